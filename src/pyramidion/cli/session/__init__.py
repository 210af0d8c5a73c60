"""A match at the terminal: turns (`session`, `commands`), drawing (`screen`, `layout`), typing, files, undo."""
