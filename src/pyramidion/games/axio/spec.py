"""AXIO by Reiner Knizia: what can be known without loading its rules."""

from pyramidion.core.contract import Option, Spec

SPEC = Spec(
    name="axio",
    title="Axio",
    designers=("Reiner Knizia",),
    year=2018,
    seats=range(1, 5),
    letter="A",
    rules_version=1,
    options=(Option("tiles", default="7+6", choices=("7+6", "8+4")),),  # A1.4
)
