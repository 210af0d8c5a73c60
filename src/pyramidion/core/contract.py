"""What a game is: a spec, which loads at once and without Numba, and modules, which load on first use."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from pyramidion.core.errors import BadGameError, BadSetupError

if TYPE_CHECKING:
    from pyramidion.core.types import Buffer

PlainValue: TypeAlias = str | int | bool
OptionValue: TypeAlias = PlainValue | dict[str, Any]
Options: TypeAlias = dict[str, OptionValue]

# Which module of a game holds which verbs (see core.verbs). All are kernels.
VERBS_BY_ROOM: dict[str, tuple[str, ...]] = {
    "rules": ("init", "actors", "legal_into", "apply", "chance_into", "sample_chance"),
    "scoring": ("outcome_into",),
    "observation": ("observe", "determinize", "seen_as"),
    "explain": ("explain",),
    "features": ("features_into",),
    "heuristics": ("evaluate",),
}
# Verbs that a game may leave out, with their module: `core.defaults` stands in.
OPTIONAL_VERBS: dict[str, str] = {
    "foresee": "heuristics",
    "prospect": "heuristics",
    "appeal": "heuristics",
    "reconsider": "observation",
}
# What else each module must offer to Python.
NAMES_BY_ROOM: dict[str, tuple[str, ...]] = {
    "spec": ("SPEC",),
    "tables": (),
    "state": ("STATE", "WORK", "MAX_LEGAL", "broken_invariants"),
    "actions": ("ledger",),
    "rules": (),
    "scoring": ("REASONS", "breakdown", "result_extras"),
    "observation": (),
    "explain": ("CLAUSES",),
    "scene": ("scene",),
    "story": ("story",),
    "diagram": ("diagram",),
    "position": ("position_text", "parse_position"),
    "features": ("FEATURES",),
    "heuristics": ("PLANS", "SIMULATIONS"),
}


class Objects(Protocol):
    """How an option reads objects (nested data, such as a sheet of components), which it takes besides its choices.

    A game writes this itself, in a module that its spec can load without Numba.
    """

    @property
    def described(self) -> str:
        """What the objects are, for people: `a sheet in a TOML or JSON file`."""
        ...

    @property
    def example(self) -> Mapping[str, Any]:
        """An object that the option takes for any number of seats: to hold the laws on."""
        ...

    def check(self, value: Mapping[str, Any], seats: int) -> OptionValue:
        """The object itself, if the option takes it for so many seats, or the choice that it says in full."""
        ...

    def full(self, choice: PlainValue, seats: int) -> Mapping[str, Any]:
        """The object that a choice stands for with so many seats: to be changed into one of one's own."""
        ...

    def word(self, value: Mapping[str, Any]) -> str:
        """A checked object as one word, without spaces, commas and semicolons: as a position's header writes it."""
        ...

    def parse(self, word: str) -> dict[str, Any] | None:
        """The object that a word stands for, not checked yet; None if the word is none of an object."""
        ...

    def numbers(self, value: OptionValue, seats: int) -> list[int]:
        """The value, an object or a choice, as kernels take it: always equally many numbers."""
        ...


@dataclass(frozen=True)
class Option:
    """One option of a game.

    Its meaning is the message `GAME-option-NAME` of the catalogues, its short name `GAME-option-NAME-title`, the name
    of a value `GAME-option-NAME-VALUE` (see `value_id`).

    Either `choices` or `least` and `most` say which values it takes. `follows` names another option whose value
    decides the default here. `objects` reads values that are objects, which it takes besides its choices.
    """

    name: str
    default: PlainValue | None = None
    choices: tuple[PlainValue, ...] = ()
    least: int = 0
    most: int = 0
    follows: str = ""
    defaults: Mapping[PlainValue, PlainValue] = field(default_factory=dict)
    objects: Objects | None = None

    @property
    def values_text(self) -> str:
        """The values it takes, for people."""
        if self.objects:
            return ", ".join([*map(value_text, self.choices), self.objects.described])
        if self.choices:
            return ", ".join(map(value_text, self.choices))
        return f"a whole number from {self.least} to {self.most}"

    @property
    def default_text(self) -> str:
        """The default, for people."""
        if not self.follows:
            return value_text(self.default)
        return ", ".join(f"{value_text(mine)} with {self.follows}={theirs}" for theirs, mine in self.defaults.items())

    def default_in(self, options: Options) -> PlainValue:
        """The default, given the options decided before this one."""
        if self.follows:
            leader = options[self.follows]
            assert not isinstance(leader, dict)
            return self.defaults[leader]
        assert self.default is not None
        return self.default

    def check(self, value: object, seats: int | None = None) -> OptionValue:
        """The value itself, if the option takes it. An object is taken for a number of seats."""
        if self.objects and isinstance(value, Mapping):
            assert seats is not None, f"Option {self.name} takes objects, which depend on the number of seats."
            return self.objects.check(value, seats)
        for choice in self.choices:
            if type(value) is type(choice) and value == choice:
                return choice
        if not self.choices and type(value) is int and self.least <= value <= self.most:
            return value
        raise BadSetupError(f"Option {self.name} takes {self.values_text}; {shown(value)} is none of that.")

    def parse(self, text: str, *, files: bool = False) -> OptionValue:
        """The value that a text such as `draft`, `3` or `true` stands for; an object is not checked yet.

        With `files` a text may also name a file that holds an object.
        """
        for choice in self.choices:
            if text == value_text(choice):
                return choice
        if self.objects:
            found = self.objects.parse(text)
            if found is None and files:
                from pyramidion.core.objects import read_object  # only where somebody names a file

                found = read_object(text)
            if found is not None:
                return found
        digits = text.removeprefix("-")
        is_whole = digits.isascii() and digits.isdigit() and len(digits) <= 18
        return self.check(int(text) if is_whole and not self.choices else text)

    def text(self, value: OptionValue) -> str:
        """The value as people type it, and as a position's header writes it."""
        if isinstance(value, dict):
            assert self.objects
            return self.objects.word(value)
        return value_text(value)

    def encode(self, value: OptionValue, seats: int | None = None) -> list[int]:
        """The value as kernels take it: words by their index, numbers and yes/no as they are, objects as numbers."""
        if self.objects:
            assert seats is not None, f"Option {self.name} takes objects, which depend on the number of seats."
            return self.objects.numbers(value, seats)
        assert not isinstance(value, dict)
        return [self.choices.index(value) if isinstance(value, str) else int(value)]


def value_text(value: object) -> str:
    """An option's value, if it is no object, as people type it."""
    return {True: "true", False: "false"}[value] if isinstance(value, bool) else str(value)


def value_id(value: object) -> str:
    """An option's value as it stands in the ids of messages: `7+6` is `7-6`."""
    return re.sub(r"[^\w-]", "-", value_text(value), flags=re.ASCII)


def shown(value: object) -> str:
    """Anything a user gave, short and safe to print."""
    try:
        text = repr(value)
    except ValueError:  # Python writes no whole number of more than 4300 digits
        return "a huge number"
    return text if len(text) <= 60 else text[:57] + "..."


@dataclass(frozen=True)
class Spec:
    """What can be known of a game without loading its rules."""

    name: str
    title: str
    designers: tuple[str, ...]
    year: int
    seats: range
    letter: str  # of its clauses
    rules_version: int
    options: tuple[Option, ...]
    teams: Mapping[int, tuple[tuple[int, ...], ...]] = field(default_factory=dict)  # by seat count, where there are any

    def check_seats(self, seats: object) -> int:
        """The seat count itself, if the game can be played so."""
        if type(seats) is not int or seats not in self.seats:
            raise BadSetupError(
                f"{self.name} is for {self.seats[0]} to {self.seats[-1]} seats; {shown(seats)} is not possible."
            )
        return seats

    def option(self, name: object) -> Option:
        """The option of that name."""
        for option in self.options:
            if option.name == name:
                return option
        names = ", ".join(option.name for option in self.options)
        others = f"its options are {names}" if names else "it has no options at all"
        raise BadSetupError(f"{self.name} has no option {shown(name)}; {others}.")

    def complete(self, given: Mapping[str, object], seats: int | None = None) -> Options:
        """All options in the spec's order: those given, checked, and the defaults of the others.

        Objects among them are checked for the number of seats, so it must then be given.
        """
        for name in given:
            self.option(name)
        options: Options = {}
        for option in self.options:
            name = option.name
            options[name] = option.check(given[name], seats) if name in given else option.default_in(options)
        return options

    def parse_options(self, texts: Iterable[str], *, files: bool = False) -> Options:
        """Options from texts such as `setup=draft`; with `files` an object may be in a file (`sheet=mine.toml`)."""
        given: Options = {}
        for text in texts:
            name, equals, value = text.partition("=")
            if not equals and self.options:
                raise BadSetupError(f"An option is written key=value, such as {self.example}; {shown(text)} is not.")
            if name in given:
                raise BadSetupError(f"Option {name} is given twice.")
            given[name] = self.option(name).parse(value, files=files)
        return given

    @property
    def example(self) -> str:
        """An option as one would type it; nothing where the game has none."""
        # An option follows one that stands before it, so one at least has a default of its own.
        return next(
            (f"{option.name}={value_text(option.default)}" for option in self.options if not option.follows), ""
        )

    @property
    def header_example(self) -> str:
        """How a position of the game may begin: seats and options."""
        return ",".join(filter(None, (str(self.seats[0]), self.example)))

    def not_default(self, options: Options) -> Options:
        """Those of the complete options that differ from the defaults: what a record stores."""
        return {
            option.name: options[option.name]
            for option in self.options
            if options[option.name] != option.default_in(options)
        }

    def encode(self, options: Options, seats: int | None = None) -> "Buffer":
        """The complete options as `init` takes them. Where the game takes objects, they depend on the seats."""
        import numpy as np  # not needed to list the games

        numbers = [number for option in self.options for number in option.encode(options[option.name], seats)]
        return np.array(numbers, np.int32)


class Game:
    """A registered game. `game.spec` is there at once; `game.state`, `game.scene`, … load when first used."""

    def __init__(self, spec: Spec, package: str) -> None:
        self.spec = spec
        self.package = package

    def __repr__(self) -> str:
        return f"<Game {self.spec.name}>"

    @property
    def name(self) -> str:
        """The name by which it is registered."""
        return self.spec.name

    def room(self, name: str) -> ModuleType:
        """One of the game's modules, checked to offer what the contract says."""
        module = import_module(f"{self.package}.{name}")
        wanted = NAMES_BY_ROOM[name] + VERBS_BY_ROOM.get(name, ())
        missing = [wish for wish in wanted if not hasattr(module, wish)]
        if missing:
            raise BadGameError(f"The module {name}.py of {self.name} lacks {', '.join(missing)}.")
        return module

    def load(self) -> dict[str, Callable[..., Any]]:
        """Bind the game's kernels, so that the generic verbs know its states, and return them by verb.

        Whoever asks for `state` has loaded the game too: no state can exist before its kernels are bound.
        """
        return self._kernels

    @cached_property
    def _kernels(self) -> dict[str, Callable[..., Any]]:
        from pyramidion.core import defaults, jit

        kernels = {verb: getattr(self.room(room), verb) for room, verbs in VERBS_BY_ROOM.items() for verb in verbs}
        for verb, room in OPTIONAL_VERBS.items():
            kernels[verb] = getattr(self.room(room), verb, getattr(defaults, verb))
        jit.bind_kernels(self.room("state").STATE, kernels)
        return kernels

    @cached_property
    def state(self) -> ModuleType:
        """STATE (the dtype), WORK (words of scratch), MAX_LEGAL (most legal actions or outcomes), broken_invariants.

        A state has a field `phase`: by it the ledger tells for which forms of action the match waits.
        """
        self.load()
        module = self.room("state")
        if "phase" not in module.STATE.names:
            raise BadGameError(f"The state of {self.name} lacks a field `phase`: what the match waits for.")
        return module

    @cached_property
    def actions(self) -> ModuleType:
        """The ledger of actions: int, form, text, targets."""
        return self.room("actions")

    @cached_property
    def scoring(self) -> ModuleType:
        """Reasons of ending, breakdown of scores for people."""
        return self.room("scoring")

    @cached_property
    def explain(self) -> ModuleType:
        """CLAUSES: every clause of the game that can forbid an action."""
        return self.room("explain")

    @cached_property
    def scene(self) -> ModuleType:
        """Observation to pieces for the eye."""
        return self.room("scene")

    @cached_property
    def story(self) -> ModuleType:
        """An action in words, with what the rules then did by themselves."""
        return self.room("story")

    @cached_property
    def diagram(self) -> ModuleType:
        """Observation to text for the eye."""
        return self.room("diagram")

    @cached_property
    def position(self) -> ModuleType:
        """Position text both ways."""
        return self.room("position")

    @cached_property
    def features(self) -> ModuleType:
        """FEATURES: how many numbers `features_into` writes."""
        return self.room("features")

    @cached_property
    def heuristics(self) -> ModuleType:
        """By level of bots, PLANS: how to search the game; SIMULATIONS: how many of them to make.

        PLANS_BY_SEATS, if there: other PLANS for some seat counts.
        """
        return self.room("heuristics")
