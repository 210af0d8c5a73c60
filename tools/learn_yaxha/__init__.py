"""Teach yaxha's net what pyramids are worth: it plays against itself, and learns from how the matches end.

`python -m tools.learn_yaxha --minutes 30` begins anew and writes the net into the package; progress goes to the screen.
What a position is worth is learnt from the final points, and a little from what the next position seemed to be worth
(temporal differences). Weights that were corrected much lately take shorter steps (RMSProp), and all do in the end.
"""
