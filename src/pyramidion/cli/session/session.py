"""A match at one terminal: people side by side and bots, turn by turn."""

import secrets
from collections.abc import Callable
from pathlib import Path

import numpy as np

from pyramidion.cli.seat_names import actor_name, seat_names
from pyramidion.cli.session import keeping
from pyramidion.cli.session.lines import Lines
from pyramidion.cli.session.screen import Screen
from pyramidion.cli.session.undoing import hidden_from, undo_to_decision_of
from pyramidion.core.errors import PyramidionError, RefusedError
from pyramidion.core.match import Action
from pyramidion.core.rng import new_rng
from pyramidion.core.types import PUBLIC, Seat, Viewer
from pyramidion.library import Match
from pyramidion.search import baselines

FIRST_BOT_STREAM = 2**31  # chance uses the streams of a seed from 0 on, bots those from here on
RECENT = 4  # how many of the latest entries stand beside the board


class Leaving(Exception):  # noqa: N818  # not an error: somebody wants to go
    """Somebody leaves the table."""


class Session:
    """The match, who plays it, where it is drawn and where lines come from."""

    def __init__(self, match: Match, bots: dict[Seat, str], screen: Screen, lines: Lines) -> None:
        self.match = match
        self.bots = bots
        self.screen = screen
        self.lines = lines
        self.names = seat_names(match.game.name, match.seats)
        self.people = [seat for seat in range(match.seats) if seat not in bots]
        self.saved: tuple[Path, int] | None = (
            None  # the file that holds the match as it is, and the ply it was saved at
        )
        self._players = {seat: baselines.bot(name, match.game) for seat, name in bots.items()}
        self._at_screen: Seat | None = None  # the person for whom the screen was drawn last
        self._told = match.ply  # how much of the log was told while no person plays
        self._commands: dict[str, Callable[[Seat, str], bool]] = {
            "help": self._help,
            "list": self._list,
            "why": self._why,
            "undo": self._undo,
            "log": self._log,
            "board": self._board,
            "position": self._position,
            "save": self._save,
            "quit": self._quit,
        }

    def run(self) -> None:
        """Play to the end. Raises Leaving, EOFError or KeyboardInterrupt when somebody leaves before."""
        while not self.match.is_over:
            seat = self.match.turn
            if seat in self._players:
                self._bot_turn(seat)
            else:
                self._person_turn(seat)
        self._finish()

    def _bot_turn(self, seat: Seat) -> None:
        seed = secrets.randbits(63) if self.match.seed is None else self.match.seed
        rng = new_rng(seed, FIRST_BOT_STREAM + self.match.ply)
        self.match.play(self._players[seat].choose(self.match.observation(seat), seat, rng), seat)
        if not self.people:
            for actor, action in self.match.log_for(PUBLIC)[self._told :]:
                self.screen.line(self._entry(actor, action))
            self._told = self.match.ply

    def _person_turn(self, seat: Seat) -> None:
        self._hand_over(seat)
        self._draw(seat)
        while not self._answer(seat, self._ask(seat)):
            pass
        if self._guards_secrets() and (self.match.is_over or self.match.turn != seat):
            self.screen.clear()

    def _guards_secrets(self) -> bool:
        """Whether several people share the screen and one of them may not see everything."""
        return len(self.people) > 1 and any(np.any(hidden_from(self.match, person)) for person in self.people)

    def _hand_over(self, seat: Seat) -> None:
        """Between two people, if there is anything to hide: an empty screen until the next one is ready."""
        if self._at_screen != seat and self._guards_secrets():
            self.screen.clear()
            self.lines.ask(f"{self.names[seat]}, it is your turn. Press Enter when only you can see the screen. ")
        self._at_screen = seat

    def _draw(self, seat: Seat) -> None:
        legal = [action.text for action in self.match.legal_actions(seat)]
        self.screen.turn(self.match.diagram(seat), self._recent(seat), legal)

    def _recent(self, viewer: Viewer) -> list[str]:
        """What happened since the viewer's own last decision, as the viewer may know it."""
        log = self.match.log_for(viewer)
        own = [ply for ply, (actor, _) in enumerate(log) if actor == viewer]
        since = log[own[-1] + 1 if own else 0 :]
        earlier = [f"… {len(since) - RECENT} earlier: log"] if len(since) > RECENT else []
        return earlier + [self._entry(actor, action) for actor, action in since[-RECENT:]]

    def _entry(self, actor: Seat, action: Action) -> str:
        bot = f" ({self.bots[actor]})" if actor in self.bots else ""
        return f"{actor_name(self.names, actor)}{bot}: {action.text}"

    def _ask(self, seat: Seat) -> str:
        legal = self.match.legal_actions(seat)
        texts = [action.text for action in legal]
        commands = [*self._commands, *(f"why {text}" for text in texts)]
        return self.lines.ask(f"{self.names[seat]} [1-{len(legal)}, help] > ", [*texts, *commands], seat)

    def _answer(self, seat: Seat, line: str) -> bool:
        """Do what the line says. Whether the match has moved, so that the turn is to be drawn anew."""
        if not line:
            return False
        try:
            action = self._named_action(seat, line)
            word, _, rest = line.partition(" ")
            if action is None and word.lower() in self._commands:
                return self._commands[word.lower()](seat, rest.strip())
            self.match.play(line if action is None else action, seat)
        except RefusedError as refusal:
            self.screen.warn(str(refusal))
            return False
        except PyramidionError as error:
            self.screen.warn(str(error))
            return False
        return True

    def _named_action(self, seat: Seat, line: str) -> Action | None:
        """The legal action that the line means: by its text, by its text in the wrong case, or by its number."""
        legal = self.match.legal_actions(seat)
        for action in legal:
            if action.text == line:
                return action
        alike = [action for action in legal if action.text.casefold() == line.casefold()]
        if len(alike) == 1:
            return alike[0]
        if line.isascii() and line.isdigit() and len(line) <= 9:
            if not 1 <= int(line) <= len(legal):
                raise PyramidionError(f"There is no action number {line}: they go from 1 to {len(legal)}.")
            return legal[int(line) - 1]
        return None

    def _help(self, _seat: Seat, _rest: str) -> bool:
        self.screen.help()
        return False

    def _list(self, seat: Seat, _rest: str) -> bool:
        self.screen.list([action.text for action in self.match.legal_actions(seat)])
        return False

    def _why(self, seat: Seat, rest: str) -> bool:
        if not rest:
            raise PyramidionError("Type the action too, such as: why " + self.match.legal_actions(seat)[0].text)
        action = self._named_action(seat, rest)
        refusal = self.match.why_not(rest if action is None else action, seat)
        self.screen.line(str(refusal) if refusal else f"{action or rest} is legal.")
        return False

    def _undo(self, seat: Seat, rest: str) -> bool:
        if rest and not (rest.isascii() and rest.isdigit() and len(rest) == 1 and int(rest) in self.people):
            raise PyramidionError(f"Type undo, or undo and the seat of a person: {', '.join(map(str, self.people))}.")
        whose = int(rest) if rest else seat
        undo_to_decision_of(self.match, whose, self.names[whose], self.people)
        return True

    def _log(self, seat: Seat, _rest: str) -> bool:
        for ply, (actor, action) in enumerate(self.match.log_for(seat)):
            self.screen.line(f"{ply:>4}  {self._entry(actor, action)}")
        return False

    def _board(self, seat: Seat, _rest: str) -> bool:
        self._draw(seat)
        return False

    def _position(self, seat: Seat, _rest: str) -> bool:
        self.screen.line(self.match.position(seat))
        return False

    def _save(self, _seat: Seat, rest: str) -> bool:
        self.save(rest)
        return False

    def _quit(self, _seat: Seat, _rest: str) -> bool:
        raise Leaving

    def save(self, name: str) -> None:
        """Write the match to a file that a person names."""
        if not name:
            raise PyramidionError("Type the name of a file too, such as: save match.jsonl")
        path = Path(name).expanduser()
        own = self.saved is not None and self.saved[0] == path
        if (
            path.is_file()
            and not own
            and self.lines.ask(f"{path} exists. Replace it? [y/N] ").lower() not in ("y", "yes")
        ):
            self.screen.line("It is left as it was.")
            return
        keeping.save(self.match, path)
        self.saved = (path, self.match.ply)
        self.screen.line(f"Saved. To go on later: {keeping.resume_command(path, self.bots, self.match.seed)}")

    def keep(self) -> None:
        """Somebody has left: write an unfinished match to a file, and say how to go on."""
        if self.match.is_over:
            return
        path = self.saved[0] if self.saved and self.saved[1] == self.match.ply else keeping.keep(self.match)
        if path is None:
            self.screen.warn("No folder can be written to. This line is the match; keep it in a file to resume it:")
            self.screen.line(keeping.as_line(self.match))
            return
        self.screen.line("The match is kept. To go on:")
        self.screen.line(f"  {keeping.resume_command(path, self.bots, self.match.seed)}")

    def _finish(self) -> None:
        """The last board with everything revealed, the scores and the winners."""
        if self.people:
            for line in self._recent(max(self.people, key=self._last_decision)):
                self.screen.line(line, "dim")
        self.screen.board(self.match.diagram())
        self.screen.line()
        self.screen.outcome(self.match, self.names)

    def _last_decision(self, seat: Seat) -> int:
        return max((ply for ply, entry in enumerate(self.match.log) if entry.actor == seat), default=-1)
