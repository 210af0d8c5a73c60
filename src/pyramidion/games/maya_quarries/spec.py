"""MAYA by Eisenstein: what can be known without loading its rules."""

from pyramidion.core.contract import Option, Spec
from pyramidion.games.maya_quarries.sheet import RECONSTRUCTED, Sheets

SPEC = Spec(
    name="maya_quarries",
    title="Maya: Quarries",
    designers=("Bernd Eisenstein",),
    year=2003,
    seats=range(3, 6),
    letter="Q",
    rules_version=1,
    options=(
        Option("expert", default=False, choices=(False, True)),  # Q8
        Option("sheet", default=RECONSTRUCTED, choices=(RECONSTRUCTED,), objects=Sheets()),  # Q1.3
    ),
)
