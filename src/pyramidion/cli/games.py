"""`pyramidion games`: the games there are. It must be quick, and load no Numba."""

from typing import TYPE_CHECKING

from pyramidion.core import registry
from pyramidion.core.contract import Spec

if TYPE_CHECKING:
    from rich.console import RenderableType


def games() -> None:
    """List the games: seats, and the options with their values, defaults and meanings.

    Example: pyramidion games
    """
    from rich.console import Console

    console = Console(highlight=False)
    for index, name in enumerate(registry.names()):
        if index:
            console.print()
        for part in _description(registry.game(name).spec):
            console.print(part)
    console.print("\nTo play one: pyramidion play GAME --option key=value", style="dim")


def _description(spec: Spec) -> "list[RenderableType]":
    from rich.padding import Padding
    from rich.text import Text

    heading = Text.assemble((spec.name, "bold"), f"  {spec.title} ({spec.year}), by {', '.join(spec.designers)}")
    seats = f"{spec.seats[0]} to {spec.seats[-1]} seats" if len(spec.seats) > 1 else f"{spec.seats[0]} seats"
    lines = [f"{seats}.", *([summary] if (summary := _message(f"{spec.name}-summary")) else [])]
    return [heading, Padding("\n".join(lines), (0, 0, 0, 2)), Padding(_options_table(spec), (1, 0, 0, 2))]


def _options_table(spec: Spec) -> "RenderableType":
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for heading in ("option", "values", "default", "meaning"):
        table.add_column(heading, overflow="fold")
    for option in spec.options:
        meaning = _message(f"{spec.name}-option-{option.name}")
        table.add_row(option.name, option.values_text, option.default_text, meaning)
    return table


def _message(message_id: str) -> str:
    """The message, or nothing: a game from outside may not have it."""
    from pyramidion.core.words import Message, words

    return words().say(Message(message_id)) if words().has(message_id) else ""
