"""What the search does in a second, how well it keeps time and memory, and what it finds near the end."""
