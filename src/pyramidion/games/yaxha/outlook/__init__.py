"""How well a pyramid stands: a small net that has learnt from playing against itself who comes first."""
