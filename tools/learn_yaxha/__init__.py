"""Teach yaxha's net how well pyramids stand: it plays against itself, and learns from who came first, and how clearly.

`python -m tools.learn_yaxha` plays with the net in the package, learns a new one from these matches, and writes it into
the package; progress goes to the screen. Done again, it learns from better matches.
"""
