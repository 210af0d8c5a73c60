"""The page about strength: every duel is there, figures come from the reports, what is missed or missing is told."""

from pathlib import Path

import pytest
from tools.strength import Duel, duels
from tools.strength_page import write_page

from pyramidion.core import registry
from pyramidion.search.arena.contest import new_contest
from pyramidion.search.arena.entrants import Effort, entrants
from pyramidion.search.arena.pairing import Schedule
from pyramidion.search.arena.playing import Result
from pyramidion.search.arena.report import Report


def _report(duel: Duel, won: int, deals: int, effort: Effort) -> bytes:
    """A made-up report: the first wins both matches of so many deals, and one match of each other deal."""
    game = registry.game(duel.game)
    names = [duel.first, duel.second]
    report = Report(new_contest(game, duel.seats, {}, entrants(names, game, duel.seats, effort), 1, "test"))
    for deal in range(deals):
        for line_up in Schedule(report.contest).line_ups:
            first = 0 if deal < won else line_up[0]
            ranks = tuple(1 if entrant == first else 2 for entrant in line_up)
            report.results.append(Result(deal, line_up, ranks, ranks))
    return report.to_json()


CLEAR = Duel("axio", 2, "level2", "greedy")
CLOSE = Duel("axio", 2, "level2", "level1")
UCT = Duel("axio", 2, "level6", "uct")
MISSING = Duel("yaxha", 2, "level6", "uct")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / CLEAR.file_name).write_bytes(_report(CLEAR, 25, 50, Effort(cut=4)))
    (tmp_path / CLOSE.file_name).write_bytes(_report(CLOSE, 5, 50, Effort()))
    (tmp_path / UCT.file_name).write_bytes(_report(UCT, 20, 50, Effort(seconds=0.5)))
    return tmp_path


def test_the_page(folder: Path) -> None:
    page = folder / "strength.md"
    told = list(write_page(folder, page, [CLEAR, CLOSE, UCT, MISSING]))
    text = page.read_text()
    clear, close, uct = (line for line in text.splitlines() if line.startswith("| level"))
    assert "| 2 | 50 | 100 | 1 simulation : – (cut to one in 6) | 75.0 % (" in clear
    assert "| +191 (" in clear
    assert clear.endswith("| kept |")
    assert "6 simulations : 6 simulations |" in close
    assert close.endswith("| **missed** |")
    assert "0.5 s : 0.5 s" in uct
    assert uct.endswith("| **missed** |")  # 70 %
    assert "Not measured: level6 – uct at 2 seats." in text
    assert [sentence.split(":")[0] for sentence in told] == [
        "axio, level2 – level1 at 2 seats",
        "axio, level6 – uct at 2 seats",
        "yaxha, level6 – uct at 2 seats",
    ]
    assert "level2 – level1" in (folder / "strength-axio.svg").read_text()
    assert not (folder / "strength-yaxha.svg").exists()


def test_the_page_is_the_same_again(folder: Path) -> None:
    page = folder / "strength.md"
    list(write_page(folder, page, [CLEAR]))
    before = page.read_bytes(), (folder / "strength-axio.svg").read_bytes()
    list(write_page(folder, page, [CLEAR]))
    assert (page.read_bytes(), (folder / "strength-axio.svg").read_bytes()) == before


def test_the_page_tells_how_it_was_measured(folder: Path) -> None:
    (folder / "conditions.md").write_text("On one core.\n")
    list(write_page(folder, folder / "strength.md", [CLEAR]))
    before, after = (folder / "strength.md").read_text().split("On one core.\n")
    assert "The bars" in before
    assert "## axio" in after


@pytest.mark.parametrize(("seats", "won", "word"), [(2, 20, "**missed**"), (2, 30, "kept"), (3, 20, "kept")])
def test_against_uct_the_bar_is_higher_with_two_seats(tmp_path: Path, seats: int, won: int, word: str) -> None:
    duel = Duel("maya_towers", seats, "level6", "uct")
    (tmp_path / duel.file_name).write_bytes(_report(duel, won, 50, Effort(seconds=0.5)))
    list(write_page(tmp_path, tmp_path / "strength.md", [duel]))
    (row,) = (line for line in (tmp_path / "strength.md").read_text().splitlines() if line.startswith("| level"))
    assert row.endswith(f"| {word} |")


def test_a_report_under_a_wrong_name(folder: Path) -> None:
    (folder / CLOSE.file_name).write_bytes((folder / CLEAR.file_name).read_bytes())
    with pytest.raises(SystemExit, match="is not of the duel that its name says"):
        list(write_page(folder, folder / "strength.md", [CLOSE]))


def test_every_duel_is_wanted() -> None:
    wanted = duels()
    assert len({duel.file_name for duel in wanted}) == len(wanted)
    assert {(duel.game, duel.seats) for duel in wanted} == {
        *(("maya_towers", seats) for seats in (2, 3, 4)),
        *(("axio", seats) for seats in (2, 3, 4)),
        *(("yaxha", seats) for seats in (2, 3, 4)),
        *(("maya_quarries", seats) for seats in (3, 4, 5)),
    }
    assert {(duel.game, duel.seats) for duel in wanted if duel.second == "uct"} == {
        (duel.game, duel.seats) for duel in wanted
    }
    ladder = [(duel.first, duel.second) for duel in wanted if duel.game == "maya_quarries" and duel.seats == 3]
    assert ladder == [("level2", "greedy"), *((f"level{k + 1}", f"level{k}") for k in range(1, 6)), ("level6", "uct")]
