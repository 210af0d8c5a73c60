"""What every game shares: the contract, compilation, chance, matches, words."""
