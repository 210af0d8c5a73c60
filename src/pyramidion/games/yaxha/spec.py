"""YAXHA by Baptiste Vaiana: what can be known without loading its rules."""

from pyramidion.core.contract import Option, Spec

SPEC = Spec(
    name="yaxha",
    title="Yaxha",
    designers=("Baptiste Vaiana",),
    year=2024,
    seats=range(2, 5),
    letter="Y",
    rules_version=1,
    options=(Option("bonus", default="all", choices=("all", "beginner")),),  # Y2.1
)
