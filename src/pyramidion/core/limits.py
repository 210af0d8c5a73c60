"""Bounds that the command line tells before it loads what keeps them: nothing is imported here, not even NumPy."""

GREATEST_SEED = 2**63 - 1
USUAL_SERIES, LONGEST_SERIES = 3, 1000  # matches
