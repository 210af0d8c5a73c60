"""`pyramidion play` from the outside: questions, bots, leaving, saving and resuming; once on a real terminal."""

import os
import pty
import re
import select
import shlex
import signal
import time
from pathlib import Path

import pytest
from tools.processes import end, start

import pyramidion
from cli.driving import PROGRAM, Run, ScriptedLines, is_one_sentence, run_program
from pyramidion.cli.session.seating import Seating, ask_seating


def resume_words(out: str) -> list[str]:
    """The command that the program says to go on with."""
    found = re.search(r"To go on:\n  (pyramidion play --resume .*)\n", out)
    assert found, out
    return shlex.split(found[1])[1:]


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        (["", "", "", ""], Seating("maya_towers", 2, {1: "level2"})),
        (
            ["what?", "maya_towers", "5", "4", "3", "1", "7", "5"],
            Seating("maya_towers", 4, {1: "level5", 2: "level5", 3: "level5"}),
        ),
        (["template", "2", "2"], Seating("template", 2, {})),
    ],
)
def test_questions(script: list[str], expected: Seating) -> None:
    assert ask_seating(ScriptedLines(*script), None, None) == expected


def test_a_single_game_is_not_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pyramidion.core.registry.names", lambda: ["maya_towers"])
    lines = ScriptedLines("", "", "")
    assert ask_seating(lines, None, None) == Seating("maya_towers", 2, {1: "level2"})
    assert len(lines.prompts) == 3
    assert "1: Stone carrier, 2: Mason, " in lines.prompts[-1]


def test_a_single_seat_has_nobody_to_choose() -> None:
    for script, seats in (["template", "1"], None), (["template"], 1):
        lines = ScriptedLines(*script)
        assert ask_seating(lines, seats, None) == Seating("template", 1, {})
        assert lines.script == []
        assert len(lines.prompts) == len(script)


def test_what_the_command_line_says_is_not_asked_for() -> None:
    lines = ScriptedLines("maya_towers")
    assert ask_seating(lines, 3, ["0=random"]) == Seating("maya_towers", 3, {0: "random"})


@pytest.mark.parametrize(
    ("bot", "part"),
    [
        ("1=deep", "There is no bot called 'deep'; there are: random, greedy"),
        ("2=random", "There is no seat '2' for a bot"),
        ("-1=random", "A bot is given as SEAT=NAME"),
        ("random", "A bot is given as SEAT=NAME"),
        ("9" * 50 + "=random", "There is no seat"),
        ("0=random", "Seat 0 has two bots"),
    ],
)
def test_bad_bots(run: Run, bot: str, part: str) -> None:
    code, _, err = run("play", "maya_towers", "--bots", "0=random", f"--bots={bot}")
    assert code == 2
    assert part in err
    assert is_one_sentence(err)


def test_leaving_before_anything_began(run: Run, data_folder: Path) -> None:
    assert run("play").code == 0
    assert not data_folder.exists()


@pytest.mark.parametrize("last", ["quit\n", ""])
def test_leaving_keeps_the_match(run: Run, data_folder: Path, last: str) -> None:
    code, out, err = run("play", "maya_towers", "--bots", "1=random", "--seed", 4, typed="1\n2\n" + last)
    assert (code, err) == (0, "")
    words = resume_words(out)
    assert words[3:] == ["--bots", "1=random", "--seed", "4"]
    kept = [line.record for line in pyramidion.read_records(words[2])]
    assert len(kept) == 1
    assert [text[0] for text in kept[0].actions[45:]] == ["1", "0", "1", "0", "1"]
    assert list(data_folder.iterdir()) == [Path(words[2])]
    # Going on and leaving again without a move keeps no second copy.
    assert resume_words(run(*words).out) == words
    assert list(data_folder.iterdir()) == [Path(words[2])]


def test_a_resumed_match_goes_on_as_if_never_left(run: Run) -> None:
    start = ("play", "maya_towers", "--bots", "1=random", "--seed", 4)
    whole = resume_words(run(*start, typed="1\n1\n1\n1\n").out)
    half = resume_words(run(*start, typed="1\n1\n").out)
    rest = resume_words(run(*half, typed="1\n1\n").out)
    first, second = (next(pyramidion.read_records(words[2])).record for words in (whole, rest))
    assert first == second


def test_a_finished_match_can_be_looked_at(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "over.jsonl"
    run("simulate", "maya_towers", "--matches", 1, "--seed", 1, "--out", file)
    code, out, _ = run("play", "--resume", file)
    assert code == 0
    assert "The match is over." in out
    assert "To go on" not in out


def test_a_match_is_kept_even_where_the_data_folder_cannot_be_written(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("no folder")
    monkeypatch.setenv("XDG_DATA_HOME", str(blocked))
    monkeypatch.chdir(tmp_path)
    words = resume_words(run("play", "maya_towers", typed="1\n").out)
    assert Path(words[2]).parent == tmp_path
    monkeypatch.setattr(Path, "cwd", lambda: blocked)
    out = run("play", "maya_towers", typed="1\n").out
    assert "No folder can be written to." in out
    assert '{"format":"pyramidion/1"' in out


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["--resume", "{file}", "--seats", "2"], "leave out --seats and --option"),
        (["--resume", "{file}", "--option", "stall=9"], "leave out --seats and --option"),
        (["template", "--resume", "{file}"], "holds a match of maya_towers, not of template"),
        (["--resume", "{folder}"], "cannot be read"),
        (["--resume", "{folder}/missing"], "cannot be read"),
        (["--resume", "{empty}"], "holds no records"),
        (["--resume", "{broken}"], "line 1: "),
    ],
)
def test_bad_files_to_resume(run: Run, tmp_path: Path, words: list[str], part: str) -> None:
    file, empty, broken = tmp_path / "file", tmp_path / "empty", tmp_path / "broken"
    match = pyramidion.new("maya_towers", seats=2, seed=1)
    pyramidion.write_records(file, [match.record()])
    empty.write_text("")
    broken.write_text(file.read_text().replace(match.log[3].text, match.log[0].text))
    filled = [word.format(file=file, folder=tmp_path, empty=empty, broken=broken) for word in words]
    code, _, err = run("play", *filled)
    assert code == 2
    assert part in err
    assert is_one_sentence(err)


def test_a_whole_match_through_a_pipe(tmp_path: Path) -> None:
    typed = "\n\n" + "1\n" * 300
    code, out, err = run_program("play", "--seed", "1", typed=typed, NO_COLOR="1", XDG_DATA_HOME=str(tmp_path))
    assert (code, err) == (0, "")
    assert "\x1b" not in out
    assert "Who plays?" in out
    assert "wins." in out or "It is a draw." in out


class Terminal:
    """The program on a terminal of 24 lines of 80 columns."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        self.main, other = pty.openpty()
        settings = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24", **environment}
        self.program = start([*PROGRAM, *arguments], stdin=other, stdout=other, stderr=other, env=settings)
        os.close(other)
        self.seen = ""

    def wait_for(self, text: str, seconds: float = 60) -> str:
        """What appears up to this text."""
        deadline = time.monotonic() + seconds
        while text not in self.seen:
            ready, _, _ = select.select([self.main], [], [], 0.2)
            try:
                part = os.read(self.main, 65536).decode(errors="replace") if ready else ""
            except OSError:  # the program has closed its end
                part = ""
                assert text in self.seen, self.seen
            if "\x1b[6n" in part:  # where is the cursor?
                self.type("\x1b[24;1R")
            self.seen += part
            assert time.monotonic() < deadline, self.seen
        before, _, self.seen = self.seen.partition(text)
        return before

    def type(self, text: str) -> None:
        os.write(self.main, text.encode())

    def close(self) -> int:
        """Wait until the program has ended by itself. Returns its exit code."""
        return self.program.wait(30)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        end(self.program)
        os.close(self.main)


def test_on_a_terminal(tmp_path: Path) -> None:
    with Terminal("play", "maya_towers", "--seed", "1", COLORTERM="truecolor", XDG_DATA_HOME=str(tmp_path)) as terminal:
        board = terminal.wait_for("help] >")
        assert "\x1b[38;2;255;255;255;48;2;200;71;59m" in board, "white letters on the red of the palette"
        terminal.type("M b3-c3\t5\r")  # Tab completes up to the level
        assert "raven at level 5" in terminal.wait_for("White to move")
        terminal.wait_for("help] >")
        terminal.program.send_signal(signal.SIGINT)
        terminal.wait_for("To go on:")
        terminal.wait_for("--resume")
        assert terminal.close() == 130
    kept = list((tmp_path / "pyramidion" / "matches").iterdir())
    assert next(pyramidion.read_records(kept[0])).record.actions[-1] == "1 M b3-c3@5"


def test_a_terminal_that_goes_away(tmp_path: Path) -> None:
    with Terminal("play", "maya_towers", "--seats", "3", NO_COLOR="1", XDG_DATA_HOME=str(tmp_path)) as terminal:
        assert "\x1b[3J" in terminal.wait_for("Press Enter")
        terminal.type("\r")
        assert "48;2" not in terminal.wait_for("help] >")
        terminal.program.send_signal(signal.SIGHUP)
        assert terminal.close() == 128 + signal.SIGHUP
    assert len(list((tmp_path / "pyramidion" / "matches").iterdir())) == 1
