"""An action in words, with what the rules then did by themselves."""

from pyramidion.core.contract import Options
from pyramidion.core.forms import Who
from pyramidion.core.types import ActionInt, Seat, State
from pyramidion.core.words import Argument, Message
from pyramidion.games.yaxha.actions import LEDGER
from pyramidion.games.yaxha.rules.building import take_back
from pyramidion.games.yaxha.scene.words import colour_name, seat_name, told
from pyramidion.games.yaxha.scoring import REASONS
from pyramidion.games.yaxha.state import BUILD, CLAIM, NONE, OVER, TAKE
from pyramidion.games.yaxha.tables import COLOURS, ROUNDS, SPOTS


def story(before: State, after: State, actor: Seat, action: ActionInt, options: Options) -> list[Message]:
    """What there is to say of an action that led from one observation to the next. Of most chance, nothing."""
    lines = _said(before, after, actor, action)
    if int(after.phase) != int(before.phase) and int(before.phase) in (CLAIM, TAKE):
        lines += _revealed(before, after)
    if int(after.played) > int(before.played):
        lines += _lost(before, after)
    if int(after.phase) == OVER:
        lines.append(Message(f"yaxha-reason-{REASONS[int(after.reason)]}"))
    return lines


def _said(before: State, after: State, actor: Seat, action: ActionInt) -> list[Message]:
    """The action itself; of chance each bonus card, and that the market is full."""
    form = LEDGER.form(action)
    if form.who != Who.CHANCE:
        return [Message(f"yaxha-story-{form.name}", {**_seat(before, actor), **told(action)})]
    if form.name == "bonus":
        return [Message("yaxha-story-bonus", told(action))]
    if int(after.phase) == CLAIM:
        return [Message("yaxha-story-market", {"round": int(after.played) + 1, "rounds": ROUNDS})]
    return []


def _revealed(before: State, after: State) -> list[Message]:
    """Who was first where several wanted the same tile; what was left for the last; who has another turn tile."""
    seats = range(int(after.seats))
    if int(after.phase) not in (TAKE, BUILD):
        return []
    claims, got = ([int(tile) for tile in field] for field in (after.claims, after.got))
    lines = []
    if int(before.phase) == CLAIM:
        firsts = [seat for seat in seats if got[seat] == claims[seat] and claims.count(claims[seat]) > 1]
        lines += [Message("yaxha-story-tie", {**_seat(after, seat), "tile": got[seat] + 1}) for seat in firsts]
    if int(after.phase) == BUILD:
        order = sorted(seats, key=lambda seat: int(before.turns[seat]))
        left = [seat for seat in order if int(before.got[seat]) == NONE and got[seat] != claims[seat]]
        lines += [Message("yaxha-story-left", {**_seat(after, seat), "tile": got[seat] + 1}) for seat in left[-1:]]
        for seat in seats:
            if int(after.turns[seat]) != int(before.turns[seat]):
                lines.append(Message("yaxha-story-turn", {**_seat(after, seat), "tile": int(after.turns[seat])}))
    return lines


def _lost(before: State, after: State) -> list[Message]:
    """The cubes that could not be placed in the round that is over (Y4.6)."""
    if int(before.phase) != BUILD:
        return [Message("yaxha-story-nobody")]
    lines = []
    for seat in range(int(after.seats)):
        start = before.copy()
        take_back(start, seat)
        held = [int(before.market[int(before.got[seat]), spot]) for spot in range(SPOTS)]
        for colour in range(COLOURS):
            lost = held.count(colour) - _cubes(after, seat, colour) + _cubes(start, seat, colour)
            lines += [Message("yaxha-story-lost", {**_seat(after, seat), "colour": colour_name(colour)})] * lost
    return lines


def _cubes(state: State, seat: Seat, colour: int) -> int:
    return sum(int(bits).bit_count() for bits in state.cubes[seat, colour])


def _seat(state: State, seat: Seat) -> dict[str, Argument]:
    return {"seat": seat_name(state, seat)}
