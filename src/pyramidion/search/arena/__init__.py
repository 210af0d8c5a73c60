"""The arena: bots against each other, on the same deals, until it is known who is stronger. See docs/arena.md."""
