"""The catalogues, parsed: what each message needs and says."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from pyramidion.core.clauses import clause_id
from pyramidion.core.contract import Game, value_id
from pyramidion.core.words import catalogues

PLURALS = {"en": {"one", "other"}, "hu": {"one", "other"}, "nl": {"one", "other"}}
# Italian and Russian have a form more for numbers; Italian uses it from a million on, which no game counts to.
PLURALS |= {"it": {"one", "many", "other"}, "ru": {"one", "few", "many", "other"}}
NEEDED_PLURALS = {language: {"one", "other"} for language in PLURALS} | {"ru": {"one", "few", "many"}}


class Entry(NamedTuple):
    """One message or term of a catalogue."""

    id: str  # a term's begins with a dash
    owner: str  # "shared", "server" or a game's name
    text: str  # the pattern as the catalogue writes it
    variables: frozenset[str]
    shown: frozenset[str]  # those variables that are part of the text; others only choose among forms
    references: frozenset[str]  # ids of the messages and terms it is made of
    selects: tuple[frozenset[str], ...]  # for each choice among forms the names of these


class _Needs(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.shown: set[str] = set()
        self.references: set[str] = set()
        self.selects: list[frozenset[str]] = []
        self.words: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # named by Fluent
        self.variables.add(node.id.name)
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = (variant.key for variant in node.variants)
        self.selects.append(frozenset(key.name for key in keys if isinstance(key, ast.Identifier)))
        if isinstance(node.selector, ast.VariableReference):
            self.variables.add(node.selector.id.name)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words.append(node.value)


def entries_in(owner: str, text: str) -> Iterator[Entry]:
    """The messages and terms of a catalogue; what cannot be parsed is an error that shows it."""
    for node in FluentParser().parse(text).body:
        if isinstance(node, ast.Junk):
            raise ValueError(f"The catalogue of {owner} has a part that is no Fluent: {node.content}")
        if isinstance(node, ast.Message | ast.Term):
            needs = _Needs()
            needs.visit(node)
            yield Entry(
                ("-" if isinstance(node, ast.Term) else "") + node.id.name,
                owner,
                "".join(needs.words).strip(),
                frozenset(needs.variables),
                frozenset(needs.shown),
                frozenset(needs.references),
                tuple(needs.selects),
            )


@cache
def entries(language: str) -> list[Entry]:
    """All entries of a language, in the order of the files."""
    return [entry for owner, text in catalogues(language).items() for entry in entries_in(owner, text)]


@cache
def messages(language: str) -> dict[str, Entry]:
    """The messages of a language by id, without terms."""
    return {entry.id: entry for entry in entries(language) if not entry.id.startswith("-")}


def ids_asked_of(game: Game) -> set[str]:
    """The messages that the core, the command line and the page ask any game for."""
    clauses = (clause_id(number, game.spec.letter).replace(".", "-") for number in game.explain.CLAUSES)
    endings = ["summary", "rules", "legend", *(f"clause-{clause}" for clause in clauses)]
    endings += [f"reason-{reason}" for reason in game.scoring.REASONS[1:]]
    for option in game.spec.options:
        own = f"option-{option.name}"
        endings += [own, f"{own}-title", *(f"{own}-{value_id(value)}" for value in option.choices)]
    return {f"{game.name}-{ending}" for ending in endings}


def wrong_plurals(language: str, entry: Entry) -> list[str]:
    """Which forms for numbers the message lacks, or has without need, as sentences."""
    wrong = []
    for keys in entry.selects:
        if not keys & {"zero", "one", "two", "few", "many"}:
            continue
        if not keys <= PLURALS[language]:
            wrong.append(f"{entry.id} has the forms {sorted(keys - PLURALS[language])}, which {language} has not.")
        if not keys >= NEEDED_PLURALS[language]:
            wrong.append(f"{entry.id} lacks the forms {sorted(NEEDED_PLURALS[language] - keys)} of {language}.")
    return wrong
