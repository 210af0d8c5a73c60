"""Diagrams: a position as lines of text, with the colour of each span for terminals that have colours."""

from typing import NamedTuple, TypeAlias


class Span(NamedTuple):
    """A stretch of text in one colour: a name of the palette, or nothing for plain text."""

    text: str
    colour: str = ""


Line: TypeAlias = list[Span]
Diagram: TypeAlias = list[Line]


def plain(diagram: Diagram) -> str:
    """The diagram without colours."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in diagram)


def line(*spans: Span | str) -> Line:
    """A line of spans; strings are plain text."""
    return [span if isinstance(span, Span) else Span(span) for span in spans]
