"""A position as one line of text, both ways.

Fields, separated by spaces:

1. pyramids in the order of the sheet, `/` between them; levels from the bottom, `|` between them; on each level the
   cubes of each seat: `3,0,1|0,1,0|-/…` (`-`: no cube)
2. what the match waits for (`place offer bid take dig boost shield strike protect start load build`) or why it is over
   (`complete`)
3. round, seat whose turn it is, start player: `2:1:0`; behind the seat any builds left of a double: `2:1+2:0`
4. quarries, `/` between them: the cards in order, each with its owner (`05` is a 5 of seat 0, `1x` a -3 of seat 1,
   `2l?` and `2h?` a low and a high card that is unknown), then the seats protected there (`^1`), the owner of a
   boost there (`+2`), and the seats that were struck there (`!0!0`); `-` where there is nothing
5. how many quarries are open; with `strike` behind it how many cards of the last one have been dealt with: `2:3`
6. digging: the seats that have passed; building: those whose `done` is final; `-` for nobody
7. each seat's gold and cubes in hand: `10,4/7,0/…`
8. tokens that seats hold, or that are on offer (`*`): `extra=1,joker=*`, or `-`
9. each seat's bid: `4,?,-`, or `-`
"""

import re

from pyramidion.core.contract import Options, shown
from pyramidion.core.types import State
from pyramidion.games.maya_quarries.reachable import check_reachable, refuse
from pyramidion.games.maya_quarries.scoring import REASONS
from pyramidion.games.maya_quarries.state import (
    NONE,
    ON_OFFER,
    OVER,
    PHASE_NAMES,
    RUNNING,
    STRIKE,
    UNKNOWN,
)
from pyramidion.games.maya_quarries.tables import (
    BLUE_NAMES,
    CARDS_OF_KIND,
    CUBES,
    FULL_HAND,
    KINDS,
    MAX_LEVELS,
    MOST_BID,
    OWNER,
    ROUNDS,
    TOKEN_NAMES,
    UNKNOWN_HIGH,
    UNKNOWN_LOW,
    VALUES,
)

_SIGNS = ["x" if value < 0 else str(value) for value in VALUES] + ["l?", "h?"]  # by kind
_CARD = r"([0-4])([3-8x]|[lh]\?)"
_QUARRY = re.compile(rf"((?:{_CARD})*)((?:\^[0-4])*)(?:\+([0-4]))?((?:![0-4])*)", re.ASCII)
_NUMBER = r"(?:0|[1-9]\d{0,3})"


def position_text(state: State, options: Options) -> str:
    """The state, or an observation of it, as text."""
    seats = int(state.seats)
    builds = f"+{int(state.builds)}" if int(state.builds) else ""
    opened = str(int(state.opened))
    if int(state.phase) == STRIKE:
        opened += f":{int(state.looked)}"
    return " ".join(
        (
            "/".join(_pyramid_text(state, pyramid) for pyramid in range(int(state.pyramids))),
            PHASE_NAMES.get(int(state.phase)) or REASONS[int(state.reason)],
            f"{int(state.round_number)}:{int(state.turn)}{builds}:{int(state.start)}",
            "/".join(_quarry_text(state, quarry) for quarry in range(int(state.quarries))),
            opened,
            _seats_text(int(state.passed)) or "-",
            "/".join(f"{int(state.gold[seat])},{int(state.carried[seat])}" for seat in range(seats)),
            ",".join(_token_texts(state)) or "-",
            _bids_text(state),
        )
    )


def _pyramid_text(state: State, pyramid: int) -> str:
    levels = []
    for level in range(MAX_LEVELS):
        if int(state.spaces[pyramid, level]):
            counts = state.cubes[pyramid, level, : int(state.seats)].tolist()
            levels.append(",".join(map(str, counts)) if any(counts) else "-")
    return "|".join(levels)


def _quarry_text(state: State, quarry: int) -> str:
    cards = [int(card) for card in state.cards[quarry] if int(card) != NONE]
    text = "".join(f"{card // OWNER}{_SIGNS[card % OWNER]}" for card in cards)
    text += "".join(f"^{seat}" for seat in _seats_text(int(state.shields[quarry])))
    if int(state.boosted) == quarry:
        text += f"+{int(state.booster)}"
    text += "".join(f"!{seat}" * int(state.struck[quarry, seat]) for seat in range(int(state.seats)))
    return text or "-"


def _seats_text(bits: int) -> str:
    return "".join(str(seat) for seat in range(bits.bit_length()) if bits >> seat & 1)


def _token_texts(state: State) -> list[str]:
    held = [f"{name}={int(seat)}" for name, seat in zip(TOKEN_NAMES, state.green, strict=True) if int(seat) != NONE]
    for name, seat in zip(BLUE_NAMES, map(int, state.blue), strict=True):
        if seat != NONE:
            held.append(f"{name}={'*' if seat == ON_OFFER else seat}")
    return held


def _bids_text(state: State) -> str:
    signs = {NONE: "-", UNKNOWN: "?"}
    bids = [signs.get(bid, str(bid)) for bid in state.bids[: int(state.seats)].tolist()]
    return ",".join(bids) if set(bids) != {"-"} else "-"


def parse_position(text: str, state: State, options: Options) -> None:
    """Fill a state, initialised for its seats and options, from a text. Refuses what no match can reach."""
    fields = text.split()
    if len(fields) != 9:
        refuse(
            f"it has {len(fields)} fields after the seats, not 9: pyramids, phase, course, quarries, opened, passed, "
            "seats, tokens, bids"
        )
    pyramids, phase, course, quarries, opened, passed, seats, tokens, bids = fields
    _read_phase(phase, state)
    _read_course(course, state)
    _read_seats(seats, state)
    _read_pyramids(pyramids, state)
    _read_quarries(quarries, state)
    _read_opened(opened, state)
    _read_passed(passed, state)
    _read_tokens(tokens, state)
    _read_bids(bids, state)
    check_reachable(state)


def _numbers(text: str, count: int) -> list[int] | None:
    """So many numbers, separated by commas."""
    parts = text.split(",")
    if len(parts) != count or not all(re.fullmatch(_NUMBER, part, re.ASCII) for part in parts):
        return None
    return [int(part) for part in parts]


def _seat_pattern(state: State) -> str:
    return f"[0-{int(state.seats) - 1}]"


def _read_phase(text: str, state: State) -> None:
    if text in REASONS[1:]:
        state.phase, state.reason = OVER, REASONS.index(text)
        return
    state.reason = RUNNING
    for phase, name in PHASE_NAMES.items():
        if name == text:
            state.phase = phase
            return
    refuse(f"the phase {shown(text)} is none of {' '.join((*PHASE_NAMES.values(), *REASONS[1:]))}")


def _read_course(text: str, state: State) -> None:
    seat = _seat_pattern(state)
    found = re.fullmatch(rf"([0-{ROUNDS}]):({seat})(?:\+([12]))?:({seat})", text, re.ASCII)
    if not found:
        refuse(
            f"the course {shown(text)} is not a round from 0 to {ROUNDS}, a seat (with builds left of a double) "
            "and the start player, such as 2:1:0 or 2:1+2:0"
        )
    state.round_number, state.turn, state.start = int(found[1]), int(found[2]), int(found[4])
    state.builds = int(found[3] or 0)


def _read_seats(text: str, state: State) -> None:
    parts = text.split("/")
    if len(parts) != int(state.seats):
        refuse(f"it tells what {len(parts)} seats have, not {int(state.seats)}")
    for seat, part in enumerate(parts):
        numbers = _numbers(part, 2)
        if numbers is None or numbers[1] > CUBES:
            refuse(f"seat {seat} has {shown(part)}, which is not its gold and its 0 to {CUBES} cubes in hand")
        state.gold[seat], state.carried[seat] = numbers


def _read_pyramids(text: str, state: State) -> None:
    parts = text.split("/")
    if len(parts) != int(state.pyramids):
        refuse(f"it has {len(parts)} pyramids, not {int(state.pyramids)}")
    for pyramid, part in enumerate(parts):
        _read_levels(part, state, pyramid)
    for seat in range(int(state.seats)):
        left = CUBES - int(state.carried[seat]) - int(state.cubes[:, :, seat].sum())
        if left < 0:
            refuse(f"seat {seat} has {CUBES - left} cubes, more than {CUBES} (Q1.1)")
        state.supply[seat] = left


def _read_levels(text: str, state: State, pyramid: int) -> None:
    where = f"pyramid {pyramid + 1}"
    height = int((state.spaces[pyramid] > 0).sum())
    levels = text.split("|")
    if len(levels) != height:
        refuse(f"{where} has {len(levels)} levels, not {height}")
    for level, part in enumerate(levels):
        counts = [0] * int(state.seats) if part == "-" else _numbers(part, int(state.seats))
        spaces = int(state.spaces[pyramid, level])
        if counts is None or sum(counts) > spaces:
            refuse(
                f"level {level + 1} of {where} is {shown(part)}: the cubes of each seat, {spaces} at most, such as "
                f"{','.join('1' * int(state.seats))}, or -"
            )
        state.cubes[pyramid, level, : int(state.seats)] = counts
        state.filled[pyramid, level] = sum(counts)


def _read_quarries(text: str, state: State) -> None:
    parts = text.split("/")
    if len(parts) != int(state.quarries):
        refuse(f"it has {len(parts)} quarries, not {int(state.quarries)}")
    for quarry, part in enumerate(parts):
        found = _QUARRY.fullmatch("" if part == "-" else part)
        if not found or not part:
            refuse(
                f"quarry {quarry + 1} is {shown(part)}: cards such as 05, 1x, 2l? or 2h?, then ^1 for a protection, "
                "+2 for a boost and !0 for a strike, or -"
            )
        _read_quarry(state, quarry, found)
    _read_hands(state)


def _read_quarry(state: State, quarry: int, found: re.Match[str]) -> None:
    cards = re.findall(_CARD, found[1])
    shields = found[4].replace("^", "")
    struck = found[6].replace("!", "")
    owners = [*(int(owner) for owner, _ in cards), *map(int, shields + (found[5] or "") + struck)]
    if any(owner >= int(state.seats) for owner in owners):
        refuse(f"quarry {quarry + 1} names a seat that does not exist")
    if len(cards) > int(state.most[quarry]):
        refuse(f"quarry {quarry + 1} has {len(cards)} cards, more than {int(state.most[quarry])} (Q3.2)")
    for place, (owner, sign) in enumerate(cards):
        state.cards[quarry, place] = int(owner) * OWNER + _SIGNS.index(sign)
    state.laid[quarry] = len(cards)
    if sorted(set(shields)) != list(shields):
        refuse(f"the protections at quarry {quarry + 1} are not in the order of the seats")
    state.shields[quarry] = sum(1 << int(seat) for seat in shields)
    if sorted(struck) != list(struck) or len(struck) > len(cards):
        refuse(f"the strikes at quarry {quarry + 1} are not in the order of the seats, or too many")
    for seat in struck:
        state.struck[quarry, int(seat)] += 1
    if found[5]:
        if int(state.boosted) != NONE:
            refuse("there are two boosts")
        state.boosted, state.booster = quarry, int(found[5])


def _read_hands(state: State) -> None:
    """What is not played is in hand; nobody can tell as long as some of it is unknown."""
    for seat in range(int(state.seats)):
        kinds = [int(card) % OWNER for card in state.cards.flat if int(card) != NONE and int(card) // OWNER == seat]
        hand = FULL_HAND
        for kind in filter(lambda kind: kind < KINDS, kinds):
            held = hand & CARDS_OF_KIND[kind]
            if not held:
                refuse(f"seat {seat} has played {VALUES[kind]} more often than it has it (Q1.1)")
            hand &= ~(held & -held)
        for back, cards in ((UNKNOWN_LOW, 0b1111), (UNKNOWN_HIGH, 0b11110000)):
            if kinds.count(back) > (hand & cards).bit_count():
                refuse(f"seat {seat} has played more than four low or four high cards (Q1.1)")
        state.hands[seat] = UNKNOWN if any(kind >= KINDS for kind in kinds) else hand


def _read_opened(text: str, state: State) -> None:
    found = re.fullmatch(r"([0-7])(?::([1-9]|[1-4]\d))?", text, re.ASCII)
    if not found or int(found[1]) > int(state.quarries):
        refuse(
            f"{shown(text)} is not how many of {int(state.quarries)} quarries are open; with strike also how many "
            "cards have been dealt with, such as 2:3"
        )
    if bool(found[2]) != (int(state.phase) == STRIKE):
        refuse("how many cards have been dealt with is told with strike, and only then")
    state.opened = int(found[1])
    state.looked = int(found[2] or 0)


def _read_passed(text: str, state: State) -> None:
    seats = "" if text == "-" else text
    known = re.fullmatch(rf"{_seat_pattern(state)}*", seats, re.ASCII)
    if not text or not known or list(seats) != sorted(set(seats)):
        refuse(f"{shown(text)} is not the seats that have passed, in order, such as 02, or -")
    state.passed = sum(1 << int(seat) for seat in seats)


def _read_tokens(text: str, state: State) -> None:
    names = (*TOKEN_NAMES, *BLUE_NAMES)
    seen: list[int] = []
    for part in [] if text == "-" else text.split(","):
        name, _, holder = part.partition("=")
        if name not in names or not re.fullmatch(rf"{_seat_pattern(state)}|\*", holder, re.ASCII):
            refuse(f"{shown(part)} is not a token and who holds it, such as extra=1, or on offer: joker=*")
        number = names.index(name)
        if number < len(TOKEN_NAMES):
            if holder == "*":
                refuse(f"the token {name} is never on offer")
            state.green[number] = int(holder)
        else:
            state.blue[number - len(TOKEN_NAMES)] = ON_OFFER if holder == "*" else int(holder)
        seen.append(number)
    if seen != sorted(set(seen)):
        refuse(f"the tokens are not told once each in the order {' '.join(names)}")


def _read_bids(text: str, state: State) -> None:
    if text == "-":
        return
    parts = text.split(",")
    if len(parts) != int(state.seats) or not all(re.fullmatch(r"0|[1-9]\d?|\?|-", part, re.ASCII) for part in parts):
        refuse(f"{shown(text)} is not the bid of each seat, 0 to {MOST_BID}, ? or -, such as 4,?,-; or -")
    if set(parts) == {"-"}:
        refuse("bids that nobody has made are written as one -")
    signs = {"-": NONE, "?": UNKNOWN}
    for seat, part in enumerate(parts):
        state.bids[seat] = signs[part] if part in signs else int(part)
