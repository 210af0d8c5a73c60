"""Programs for those who work on Pyramidion: no part of the package."""
