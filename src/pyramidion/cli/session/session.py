"""A match at one terminal: people side by side and bots, turn by turn."""

import secrets

import numpy as np

from pyramidion.cli.seat_names import actor_name, seat_names
from pyramidion.cli.session import commands
from pyramidion.cli.session.keeping import Keeper
from pyramidion.cli.session.lines import Lines
from pyramidion.cli.session.screen import Screen
from pyramidion.core.errors import PyramidionError
from pyramidion.core.log import Action
from pyramidion.core.rng import new_rng
from pyramidion.core.types import CHANCE, PUBLIC, Seat, Viewer
from pyramidion.core.undoing import hidden_from
from pyramidion.library import Match
from pyramidion.search.bots import new_bot

FIRST_BOT_STREAM = 2**31  # chance uses the streams of a seed from 0 on, bots those from here on
RECENT = 4  # how many of the latest entries stand beside the board


class Session:
    """The match, who plays it, where it is drawn and where lines come from."""

    def __init__(
        self, match: Match, bots: dict[Seat, str], screen: Screen, lines: Lines, names: list[str] | None = None
    ) -> None:
        self.match = match
        self.bots = bots
        self.screen = screen
        self.lines = lines
        self.keeper = Keeper(match, bots, screen, lines)
        self.names = names or seat_names(match.game.name, match.seats)
        self.people = [seat for seat in range(match.seats) if seat not in bots]
        self._players = {seat: new_bot(name, match.game) for seat, name in bots.items()}
        self._at_screen: Seat | None = None  # the person for whom the screen was drawn last
        self._told = match.ply  # how much of the log was told while no person plays

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
                self.screen.line(self.entry_text(actor, action))
            self._told = self.match.ply

    def _person_turn(self, seat: Seat) -> None:
        self._hand_over(seat)
        self.draw(seat)
        while not self._answer(seat, self._ask(seat)):
            pass
        if not self.match.is_over and self.match.turn != seat and self._guards_secrets():
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

    def draw(self, seat: Seat) -> None:
        """The board as the seat may see it, what happened lately and what it can do."""
        legal = [action.text for action in self.match.legal_actions(seat)]
        self.screen.turn(self.match.diagram(seat), self._recent(seat), legal)

    def _recent(self, viewer: Viewer) -> list[str]:
        """What happened since the viewer's own last decision, as the viewer may know it; no set-up by chance alone."""
        log = self.match.log_for(viewer)
        own = [ply + 1 for ply, (actor, _) in enumerate(log) if actor == viewer]
        first = [ply for ply, (actor, _) in enumerate(log) if actor != CHANCE]
        since = log[(own[-1:] or first or [len(log)])[0] :]
        earlier = [f"… {len(since) - RECENT} earlier: log"] if len(since) > RECENT else []
        return earlier + [self.entry_text(actor, action) for actor, action in since[-RECENT:]]

    def entry_text(self, actor: Seat, action: Action) -> str:
        """Who did what, in words."""
        bot = f" ({self.bots[actor]})" if actor in self.bots else ""
        return f"{actor_name(self.names, actor)}{bot}: {action.text}"

    def _ask(self, seat: Seat) -> str:
        texts = [action.text for action in self.match.legal_actions(seat)]
        completions = [*texts, *commands.COMMANDS, *(f"why {text}" for text in texts)]
        numbers = f"1-{len(texts)}" if len(texts) > 1 else "1"
        return self.lines.ask(f"{self.names[seat]} [{numbers}, help] > ", completions, seat)

    def _answer(self, seat: Seat, line: str) -> bool:
        """Do what the line says: an action first, then a command. Whether the match has moved."""
        if not line:
            return False
        try:
            action = self.named_action(seat, line)
            if action is None:
                word, _, rest = line.partition(" ")
                command = commands.command_named(word.lower())
                if command:
                    return command(self, seat, rest.strip())
            self.match.play(line if action is None else action, seat)
        except PyramidionError as error:
            self.screen.warn(str(error))
            return False
        return True

    def named_action(self, seat: Seat, line: str) -> Action | None:
        """The legal action that the line means: by its text, by its text in the wrong case, or by its number."""
        legal = self.match.legal_actions(seat)
        for action in legal:
            if action.text == line:
                return action
        alike = [action for action in legal if action.text.casefold() == line.casefold()]
        if len(alike) == 1:
            return alike[0]
        if line.isascii() and line.isdigit():
            if len(line) > 9 or not 1 <= int(line) <= len(legal):
                raise PyramidionError(f"There is no action number {line[:20]}: they go from 1 to {len(legal)}.")
            return legal[int(line) - 1]
        return None

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
