"""What a pyramid may be expected to score in the end: a small net that has learnt from playing against itself."""
