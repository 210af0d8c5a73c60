"""A match at the terminal: turns (`session`), drawing (`screen`, `layout`), typing (`lines`), files (`keeping`)."""
