"""Teach yaxha's net how well pyramids stand: it plays against itself, and learns from who comes first.

`python -m tools.learn_yaxha` plays with the net in the package, looks ahead after each round, learns a new net from
that, and writes it into the package; progress goes to the screen, and how the new net does against the one before. With
more `--rounds` it learns from better matches each time.
"""
