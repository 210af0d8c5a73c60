"""Sealed bids: what can be known without loading its rules."""

from pyramidion.core.contract import Option, Spec

SPEC = Spec(
    name="template",
    title="Sealed bids",
    designers=("Nobody in particular",),
    year=2026,
    seats=range(1, 4),
    letter="X",
    rules_version=1,
    options=(
        Option("bag", default="even", choices=("even", "steep")),  # X1.1
        Option("rounds", default=3, least=1, most=5),  # X3.1
        Option("carry", default=True, choices=(True, False)),  # X2.4
    ),
)
