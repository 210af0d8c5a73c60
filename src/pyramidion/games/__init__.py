"""The games, one package each, with the same rooms in each."""
