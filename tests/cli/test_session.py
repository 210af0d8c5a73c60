"""Turns at the terminal, typed by a script."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

import pyramidion
from cli.driving import ScriptedLines
from pyramidion.cli.session.commands import Leaving
from pyramidion.cli.session.screen import Screen
from pyramidion.cli.session.session import Session
from pyramidion.core.errors import PyramidionError
from pyramidion.core.types import Seat
from pyramidion.records import Record


def session(
    *script: str, game: str = "maya_towers", seats: int = 2, bots: dict[Seat, str] | None = None, terminal: bool = False
) -> Session:
    console = Console(file=io.StringIO(), width=80, height=24, force_terminal=terminal, highlight=False)
    match = pyramidion.new(game, seats=seats, seed=1)
    return Session(match, bots or {}, Screen(console), ScriptedLines(*script))


def written(table: Session) -> str:
    file = table.screen.console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def prompts(table: Session) -> list[str]:
    assert isinstance(table.lines, ScriptedLines)
    return table.lines.prompts


def play(table: Session) -> str:
    """What is written until the script ends."""
    with pytest.raises((EOFError, Leaving)):
        table.run()
    return written(table)


def moves(table: Session) -> list[str]:
    return [entry.text for entry in table.match.log if not entry.text.startswith("*")]


def test_an_action_by_text_by_number_and_in_the_wrong_case() -> None:
    table = session("m A1-b1@4", "a2-b2@2", "1")
    play(table)
    assert moves(table)[:2] == ["1 M a1-b1@4", "0 a2-b2@2"]
    after = pyramidion.new("maya_towers", seats=2, seed=1)
    after.play("M a1-b1@4")
    after.play("a2-b2@2")
    assert moves(table)[2] == f"1 {after.legal_actions()[0]}"


def test_a_refused_action_names_the_clause_and_asks_again() -> None:
    table = session("M a1-b1@4", "a1-b1@2", "b1-a1@2", "b2-c2@4", "nonsense", "999", "", "quit")
    out = play(table)
    assert moves(table) == ["1 M a1-b1@4"]
    for clause in ("T3.3:", "T1.2:", "T3.4:", "G3:"):
        assert clause in out
    assert "There is no action number 999: they go from 1 to" in out


def test_why() -> None:
    table = session("M a1-b1@4", "why a1-b1@2", "why b2-c2@2", "why 1", "why", "why M a1-b1@4", "quit")
    out = play(table)
    assert "T3.3: The monolith" in out
    assert "b2-c2@2 is legal." in out
    assert "Type the action too, such as: why " in out
    assert "G4:" in out
    assert moves(table) == ["1 M a1-b1@4"]


def test_a_hint_says_what_to_do_and_changes_nothing() -> None:
    table = session("hint", "hint 3", "hint 0", "hint maybe", "quit")
    before = table.match.position()
    legal = [action.text for action in table.match.legal_actions()]
    out = play(table)
    assert table.match.position() == before
    hinted = re.search(r"Try (.*): worth \d+%\. Then: White .*", out)
    assert hinted
    assert hinted[1] in legal
    rows = [line for line in out.splitlines() if re.search(r" \d+% +[\d,]+ ", line)]
    assert len(rows) == 3
    assert rows[0].split("%")[0].strip().startswith(hinted[1])
    assert out.count("Type hint, or hint and how many actions you want to see, 1 to 99.") == 2


def test_a_hint_knows_no_more_than_the_seat() -> None:
    hinted = []
    for claim in ("1", "2"):
        table = session("", claim, "", "hint", game="yaxha", seats=2)
        hinted.append(re.findall(r"Try .*", play(table)))
        assert table.match.turn == 1
    assert len(hinted[0]) == 1
    assert hinted[0] == hinted[1]


def test_other_commands_change_nothing() -> None:
    table = session("help", "list", "log", "board", "position", "LOG", "save", "undo 7", "quit")
    before = table.match.position()
    out = play(table)
    assert table.match.position() == before
    assert "why ACTION" in out
    assert before in out
    assert "Chance: " in out
    assert "48 M b3-c3@5" in out
    assert "Type the name of a file too" in out
    assert "Type undo, or undo and the seat of a person: 0, 1." in out


def test_completions_are_the_legal_actions_and_the_commands() -> None:
    table = session()
    play(table)
    assert isinstance(table.lines, ScriptedLines)
    offered = table.lines.completions[0]
    assert offered[:48] == [str(action) for action in table.match.legal_actions()]
    assert {"help", "undo", "why", "log", "position", "save", "board", "quit", "why M a1-b1@2"} <= set(offered)


def test_bots_move_between_and_are_told() -> None:
    table = session("1", "1", bots={1: "random"})
    out = play(table)
    actors = [text[0] for text in moves(table)]
    assert actors == ["1", "0", "1", "0", "1"]
    assert out.count("Black (random): ") == 3


def test_bots_are_repeatable_under_a_seed() -> None:
    first, second = (session("1", "1", "1", bots={1: "random"}) for _ in range(2))
    play(first)
    play(second)
    assert moves(first) == moves(second)


@pytest.mark.parametrize(("game", "seats"), [("maya_towers", 2), ("maya_towers", 3), ("template", 2)])
def test_a_match_among_bots_ends_with_a_result(game: str, seats: int) -> None:
    table = session(game=game, seats=seats, bots=dict.fromkeys(range(seats), "random"))
    table.run()
    out = written(table)
    outcome = table.match.outcome()
    for word in ("rank", "seat", "points", "from"):
        assert word in out
    assert "wins." in out or "win." in out or "It is a draw." in out
    assert out.count("(random): ") == len(moves(table))
    assert all(str(score) in out for score in outcome.scores)


def test_people_can_play_to_the_end() -> None:
    table = session(*["1"] * 500, seats=2)
    table.run()
    out = written(table)
    assert "The seat to move has no legal swap." in out or "Too many turns" in out
    assert "towers with more ladders" in out


def test_undo_alone_with_bots_is_free() -> None:
    table = session("1", "2", "undo", "undo", bots={1: "random"})
    play(table)
    assert [text[0] for text in moves(table)] == ["1"]
    assert table.match.turn == 0


def test_undo_among_people_goes_to_ones_own_decision() -> None:
    table = session("1", "1", "1", "undo", "quit")
    play(table)
    assert [text[0] for text in moves(table)] == ["1"]
    assert table.match.turn == 0


def test_undo_for_another_person() -> None:
    table = session("1", "1", "undo 0", "quit")
    play(table)
    assert [text[0] for text in moves(table)] == ["1"]


def test_undo_with_nothing_to_take_back() -> None:
    table = session("1", "undo", "quit")
    assert "White has not decided anything yet." in play(table)


def test_no_undo_past_chance_among_people() -> None:
    table = session("", "1", "", "1", "", "undo", "quit", game="template", seats=2)
    assert "since the last decision of Seat 0 something was drawn by chance." in play(table)
    assert len(moves(table)) == 2


def test_undo_of_a_hidden_bid_that_nobody_has_seen() -> None:
    table = session("", "1", "", "undo 0", "", "quit", game="template", seats=2)
    play(table)
    assert moves(table) == []


def test_hand_over_only_where_there_is_something_to_hide() -> None:
    open_table = session("1", "1", "1")
    play(open_table)
    assert not any("Press Enter" in prompt for prompt in prompts(open_table))
    hidden = session("", "1", "", "1", seats=3)
    play(hidden)
    handed = [prompt.split(",")[0] for prompt in prompts(hidden) if "Press Enter" in prompt]
    assert handed == ["Seat 0", "Seat 1", "Seat 2"]
    alone = session("1", "1", seats=3, bots={1: "random", 2: "random"})
    play(alone)
    assert not any("Press Enter" in prompt for prompt in prompts(alone))


def test_cards_are_shown_to_their_owner_alone() -> None:
    table = session("", "log", "position", "quit", seats=3)
    out = play(table)
    own, *others = (f"card {seat} " for seat in range(3))
    assert out.count(own) == 2
    assert f"{own}?" not in out
    for other in others:
        assert out.count(f"{other}?") == out.count(other) == 2
    assert table.match.position(0) in out
    assert table.match.position() not in out


def test_the_screen_is_cleared_between_people() -> None:
    table = session("", "1", "", seats=3, terminal=True)
    out = play(table)
    first_hand_over, rest = out.split("\x1b[3J", 1)
    assert "Seat 0:" not in first_hand_over
    # After the move the screen is cleared at once, and nothing is drawn before the next person is there.
    drawn, *later = rest.split("\x1b[2J\x1b[3J")
    assert "Seat 0:" in drawn
    assert len(later) == 2
    assert "Seat" not in later[0]


def test_save_asks_before_it_replaces_a_file(tmp_path: Path) -> None:
    file = tmp_path / "precious.txt"
    file.write_text("precious")
    table = session(
        f"save {file}", "n", f"save {tmp_path}", f"save {tmp_path}/no/where", "save \0", f"save {'x' * 999}"
    )
    out = play(table)
    assert file.read_text() == "precious"
    assert "It is left as it was." in out
    assert "is a folder" in out
    assert out.count("cannot be written") == 3
    again = session(f"save {file}", "y", "1", f"save {file}", "quit")
    play(again)
    assert next(pyramidion.read_records(file)).record.actions[-1].startswith("1 M")


@pytest.fixture
def one_second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Everybody leaves in the same second. The folder that their matches are kept in."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("pyramidion.cli.session.keeping.time.strftime", lambda _form: "now")
    return tmp_path / "data" / "pyramidion" / "matches"


def test_two_sessions_that_leave_at_once_keep_both_matches(one_second: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = session("1", "quit"), session("2", "quit")
    play(first)
    play(second)

    waiting = [second]

    def write_late(path: Path, records: list[Record]) -> int:
        if waiting:
            waiting.pop().keeper.keep()
        return pyramidion.write_records(path, records)

    monkeypatch.setattr("pyramidion.cli.session.keeping.write_records", write_late)
    first.keeper.keep()
    kept = {next(pyramidion.read_records(path)).record.actions[-1] for path in one_second.iterdir()}
    assert kept == {moves(first)[-1], moves(second)[-1]}
    assert len(kept) == 2


def test_a_match_that_cannot_be_kept_leaves_no_empty_file(one_second: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(path: Path, records: list[Record]) -> int:
        raise PyramidionError("The disk is full.")

    monkeypatch.setattr("pyramidion.cli.session.keeping.write_records", fail)
    table = session("1", "quit")
    play(table)
    table.keeper.keep()
    assert "No folder can be written to." in written(table)
    assert [path for path in one_second.parents[2].rglob("*") if path.is_file()] == []


def test_a_folder_with_no_name_left(one_second: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pyramidion.cli.session.keeping.NAMES_TO_TRY", 2)
    tables = [session("1", "quit") for _ in range(5)]
    for table in tables:
        play(table)
        table.keeper.keep()
    assert len(list(one_second.iterdir())) == 2
    assert len(list(one_second.parents[2].glob("*.jsonl"))) == 2  # the current folder
    assert "No folder can be written to." in written(tables[4])
