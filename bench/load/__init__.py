"""How many moves a second one server acknowledges in time, at many tables at once."""
