"""MAYA by Mainini and Branciari: what can be known without loading its rules."""

from pyramidion.core.contract import Option, Spec

SPEC = Spec(
    name="maya_towers",
    title="Maya",
    designers=("Andrea Mainini", "Alberto Branciari"),
    year=2012,
    seats=range(2, 5),
    letter="T",
    rules_version=1,
    teams={4: ((0, 2), (1, 3))},  # T5.5
    options=(
        Option("setup", default="random", choices=("random", "draft", "drawn")),  # T2.1
        Option("edition", default="russian", choices=("russian", "hungarian")),  # T5.6
        Option(
            "ending",
            choices=("either", "both"),
            follows="edition",
            defaults={"russian": "either", "hungarian": "both"},
        ),  # T5.2
        Option("triple", choices=(2, 3), follows="edition", defaults={"russian": 3, "hungarian": 2}),  # T5.3
        Option("stall", default=50, least=1, most=10_000),  # T6.1
    ),
)
