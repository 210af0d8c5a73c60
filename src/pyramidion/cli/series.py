"""`pyramidion series`: several matches of the same players, their points added up."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pyramidion.cli.parameters import OptionTexts, whole_number
from pyramidion.core import registry
from pyramidion.core.contract import Options
from pyramidion.core.errors import BadSetupError
from pyramidion.core.limits import LONGEST_SERIES, USUAL_SERIES

if TYPE_CHECKING:
    from rich.console import Console

    from pyramidion.records.series import Series

USUAL_GAME = "maya_towers"


def series(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file of the series; a new one begins a series.")],
    game: Annotated[
        str | None, typer.Option(metavar="GAME", show_default=USUAL_GAME, help="The game of a new series.")
    ] = None,
    players: Annotated[
        str, typer.Option(metavar="NAMES", help="The players of a new series, in turn order, such as Ada,Ben,Cleo.")
    ] = "",
    matches: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            parser=whole_number(1, LONGEST_SERIES),
            show_default=str(USUAL_SERIES),
            help="How many matches a new series has.",
        ),
    ] = None,
    option: OptionTexts = None,
    bots: Annotated[
        list[str] | None,
        typer.Option("--bots", metavar="PLAYER=NAME", help="A bot for a player, such as Ben=level2. May be repeated."),
    ] = None,
    standings: Annotated[bool, typer.Option("--standings", help="Show the standings and leave.")] = False,
) -> None:
    """Play the next match of a series, or go on with one that was left, and show the standings.

    The winner of a match starts the next one. Each call plays one match; the file keeps the series.

    Example: pyramidion series evening.json --players Ada,Ben,Cleo --bots Cleo=level3
    """
    from pyramidion.cli.console import compiling, output
    from pyramidion.cli.play import rehearse, run
    from pyramidion.cli.session.lines import lines
    from pyramidion.cli.session.screen import Screen
    from pyramidion.cli.session.session import Session

    with compiling():
        kept = _load_or_begin(file, game, players, matches, option or [])
        console = output()
        if standings or kept.is_over:
            show_standings(console, kept)
            return
        from pyramidion.library import Match

        names = kept.seating
        if bots is not None:
            kept.bots = _parse_player_bots(bots, names)
        seated = {names.index(player): bot for player, bot in kept.bots.items() if player in names}
        match = kept.next_match(Match)
        session = Session(match, seated, Screen(console), lines(), names)
        rehearse(match, seated.values())

    def keep() -> None:
        kept.add(match)
        kept.save(file)

    if run(session, keep):
        keep()
        show_standings(console, kept)
    else:
        console.print(f"The match is put aside in {file}. The same command goes on with it.", markup=False)


def show_standings(console: "Console", kept: "Series") -> None:
    """Each player's points in each match, in sum, and rank."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    columns: list[dict[str, int]] = []
    for record, seating in zip(kept.records, kept.seatings, strict=False):
        assert isinstance(record.result, dict)
        players = [kept.players[player] for player in seating]
        columns.append(dict(zip(players, record.result["scores"], strict=True)))
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("rank", "player", *(f"match {number + 1}" for number in range(len(columns))), "points"):
        table.add_column(heading, justify="left" if heading == "player" else "right")
    points, ranks = kept.points(), kept.ranks()
    for player in sorted(kept.players, key=ranks.__getitem__):
        scores = [str(column[player]) for column in columns]
        table.add_row(str(ranks[player]), Text(player), *scores, str(points[player]))
    console.print(table)
    if not kept.is_over:
        number = len(kept.records) + 1
        what = "under way" if kept.running else "next"
        console.print(f"Match {number} of {kept.length} is {what}; {kept.seating[0]} starts it.", markup=False)


def _load_or_begin(file: Path, game: str | None, players: str, matches: int | None, options: list[str]) -> "Series":
    if file.exists():
        from pyramidion.records.series import Series

        kept = Series.load(file)
        settled = (
            ("game", game, kept.game.name),
            ("players", players and tuple(_names(players)), kept.players),
            ("matches", matches, kept.length),
            ("option", options and _complete(kept, options), kept.options),
        )
        if other := [f"--{name}" for name, given, known in settled if given and given != known]:
            raise BadSetupError(f"{file} exists, and its series goes on as it began: leave out {' and '.join(other)}.")
        return kept
    found = registry.game(game or USUAL_GAME)
    chosen = found.spec.parse_options(options, files=True)
    names = _names(players) if players else []
    if not names or not all(name.isprintable() and name for name in names):
        raise BadSetupError(f"{file} does not exist; to begin a series name its players: --players Ada,Ben,Cleo")
    found.spec.check_seats(len(names))
    from pyramidion.records.series import Series

    return Series(found, names, chosen, length=matches or USUAL_SERIES)


def _complete(kept: "Series", options: list[str]) -> Options:
    """The options given, and the defaults of the others."""
    spec = kept.game.spec
    return spec.complete(spec.parse_options(options, files=True), len(kept.players))


def _names(players: str) -> list[str]:
    return [name.strip() for name in players.split(",")]


def _parse_player_bots(texts: list[str], names: list[str]) -> dict[str, str]:
    """Bots by player, from texts such as `Ben=level2`."""
    from pyramidion.search.bots import checked_name

    bots = {}
    for text in texts:
        player, equals, bot = text.rpartition("=")
        if not equals or player not in names:
            raise BadSetupError(f"A bot is given as PLAYER=NAME, with a player of {', '.join(names)}; {text!r} is not.")
        if player in bots:
            raise BadSetupError(f"{player} has two bots; one is enough.")
        bots[player] = checked_name(bot)
    return bots
