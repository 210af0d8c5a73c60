"""Whether a match can reach a position: what its fields must keep between them. Used when a position text is read."""

from typing import NoReturn

import numpy as np

from pyramidion.core.errors import BadPositionError
from pyramidion.core.types import State
from pyramidion.games.maya_quarries.rules.auction import most_bid, next_buyer
from pyramidion.games.maya_quarries.rules.building import begin_turn, has_cubes, possible_builds
from pyramidion.games.maya_quarries.rules.digging import face_down_quarries
from pyramidion.games.maya_quarries.rules.opening import capacity, strike_targets
from pyramidion.games.maya_quarries.state import (
    BID,
    BOOST_WHERE,
    BUILD,
    DIG,
    LOAD,
    NAME_START,
    NONE,
    OFFER,
    ON_OFFER,
    OVER,
    PLACE,
    PROTECT,
    SHIELD,
    STRIKE,
    TAKE,
    UNKNOWN,
    broken_invariants,
)
from pyramidion.games.maya_quarries.tables import (
    BOOST,
    CUBE,
    CUBES,
    EXPERT_GOLD,
    HAUL,
    HAUL4,
    JOKER,
    KINDS,
    LOW_KINDS,
    MINUS,
    OWNER,
    PROTECTION,
    ROUNDS,
    START,
    UNKNOWN_LOW,
)


def refuse(why: str) -> NoReturn:
    """Say what is wrong with a position."""
    raise BadPositionError(f"This is no position of maya_quarries: {why}.")


def check_reachable(state: State) -> None:
    """Pass over a state that a match can reach, as far as its fields tell; refuse it otherwise."""
    for sentence in broken_invariants(state):
        refuse(f"it breaks the rule: {sentence.rstrip('.')}")
    if (int(state.round_number) == 0) != (int(state.phase) == PLACE):
        refuse("round 0 is for the first cubes, and they for round 0 (Q2.1)")
    if int(state.phase) == PLACE:
        _check_placing(state)
    _check_quarries(state)
    _check_auction(state)
    _check_tokens(state)
    _check_course(state)
    _check_strikes(state)
    _check_phase(state)


def _check_placing(state: State) -> None:
    """Q2.1: two cubes for each seat, one after the other."""
    placed = [CUBES - int(state.supply[seat]) for seat in range(int(state.seats))]
    turn, start = int(state.turn), int(state.start)
    due = placed[turn]
    if start or due > 1 or any(count != due + (seat < turn) for seat, count in enumerate(placed)):
        refuse("the first cubes are placed in turn, from seat 0, two for each seat (Q2.1)")
    if state.cubes[:, 1:].any() or (state.cubes > 1).any():
        refuse("the first cubes lie on level 1 of different pyramids (Q2.1)")
    if state.laid.any():
        refuse("nobody digs before the first cubes are placed (Q2.1)")


def _cards(state: State, quarry: int) -> list[tuple[int, int]]:
    """Owner and kind of each card at a quarry."""
    return [divmod(int(card), OWNER) for card in state.cards[quarry] if int(card) != NONE]


def _check_quarries(state: State) -> None:
    opened = int(state.opened)
    hidden: set[int] = set()
    known: set[int] = set()
    for quarry in range(int(state.quarries)):
        cards = _cards(state, quarry)
        if cards and cards[0][1] >= LOW_KINDS and cards[0][1] != UNKNOWN_LOW:
            refuse(f"the first card at quarry {quarry + 1} is high (Q3.2)")
        for owner, kind in cards:
            if kind >= KINDS and quarry < opened:
                refuse(f"a card at quarry {quarry + 1} is unknown, but the quarry is open (Q4.1)")
            if quarry >= opened:
                (hidden if kind >= KINDS else known).add(owner)
        if int(state.shields[quarry]) and not cards:
            refuse(f"somebody is protected at quarry {quarry + 1}, where no card lies (Q7.1)")
    if hidden & known or (hidden and len(known) > 1):
        refuse("nobody knows some cards that lie face down and not the others (Q3.3)")


def _check_auction(state: State) -> None:
    """Bids, and what is on offer (Q8.1, Q8.2)."""
    phase, seats = int(state.phase), int(state.seats)
    bids = state.bids[:seats].tolist()
    offered = int((state.blue == ON_OFFER).sum())
    if not int(state.expert):
        if (state.blue != NONE).any() or any(bid != NONE for bid in bids) or int(state.boosted) != NONE:
            refuse("blue tokens, boosts and bids are for the expert variant (Q8)")
        if phase in (OFFER, BID, TAKE):
            refuse("there is an auction in the expert variant only (Q8.1)")
        return
    if phase in (PLACE, OFFER) and any(bid != NONE for bid in bids):
        refuse("nobody has bid yet (Q8.2)")
    if phase > BID and any(bid < 0 for bid in bids):
        refuse("after the auction every seat's bid of this round is known (Q8.2)")
    if phase == BID and NONE not in bids:
        refuse("all have bid, but the match waits for bids (Q8.2)")
    if phase == BID and any(bid > most_bid(state, seat) for seat, bid in enumerate(bids)):
        refuse("a seat has bid more than it has (Q8.2)")
    wanted = {OFFER: range(seats - 1), BID: range(seats - 1, seats), TAKE: range(2, seats)}.get(phase, range(1))
    if offered not in wanted or (phase == OFFER and seats == 5):
        refuse(f"{offered} blue tokens cannot be on offer now (Q8.1)")
    if phase == TAKE and next_buyer(state) != int(state.turn):
        refuse("it is another seat's turn to choose a token (Q8.2)")


def _check_tokens(state: State) -> None:
    phase, opened = int(state.phase), int(state.opened)
    for token, seat in enumerate(state.green.tolist()):
        won = [quarry for quarry in range(opened) if int(state.tokens[quarry]) == token]
        if seat != NONE and (not won or token in (START, PROTECTION) or (token == HAUL and phase == BUILD)):
            refuse(f"seat {seat} cannot hold that green token now (Q7)")
    holders = [seat for seat in state.blue.tolist() if seat >= 0]
    if len(set(holders)) != len(holders) or (holders and phase < TAKE):
        refuse("a seat wins one blue token at most, in the auction (Q8.2)")
    if int(state.blue[BOOST]) >= 0 and (phase > BOOST_WHERE or int(state.boosted) != NONE):
        refuse("the boost is placed before the quarries are opened (Q8.3)")
    if int(state.boosted) != NONE and phase < BOOST_WHERE + 1:
        refuse("the boost is placed after digging (Q8.3)")
    if phase == BUILD and (int(state.blue[HAUL4]) >= 0 or int(state.blue[CUBE]) >= 0):
        refuse("haul4 and cube are used at transport (Q8.4)")


def _check_course(state: State) -> None:
    phase, opened = int(state.phase), int(state.opened)
    if int(state.round_number) <= 1 and opened == 0 and int(state.start):
        refuse("seat 0 is the first start player (Q2.1)")
    if int(state.round_number) <= 1 and not int(state.expert) and phase < BUILD and state.gold.any():
        refuse("nobody has gold yet")
    if (
        phase == PLACE
        and int(state.expert)
        and any(int(gold) != EXPERT_GOLD for gold in state.gold[: int(state.seats)])
    ):
        refuse(f"each seat starts with {EXPERT_GOLD} gold (Q8.1)")
    if phase < DIG and state.laid.any():
        refuse("cards lie at quarries, but nobody digs yet (Q3.1)")
    wanted = {STRIKE: 1, PROTECT: 1, NAME_START: 1, LOAD: int(state.quarries), BUILD: int(state.quarries)}
    wanted[OVER] = int(state.quarries)
    if opened < wanted.get(phase, 0) or (phase not in wanted and opened):
        refuse(f"{opened} quarries cannot be open now (Q4)")
    if (opened == 0 or phase == OVER) and state.carried.any():
        refuse("nobody can have cubes in hand now (Q4.3, Q6.6)")
    if opened == 0 and phase != SHIELD and state.shields.any():
        refuse("nobody can be protected yet (Q7.1)")
    if int(state.builds) and phase != BUILD:
        refuse("a double is a part of building (Q6.1)")
    if int(state.passed) and (phase not in (DIG, BUILD) or (phase == BUILD and has_cubes(state))):
        refuse("nobody can have passed, or be done for good, now (Q3.1, Q6.5)")
    if phase == OVER and int(state.round_number) != ROUNDS:
        refuse(f"a match has {ROUNDS} rounds (Q9.3)")


def _check_phase(state: State) -> None:
    phase, turn, opened = int(state.phase), int(state.turn), int(state.opened)
    if phase in (OFFER, BID) and turn != int(state.start):
        refuse("before digging it is the start player's turn (Q3.1)")
    if phase == DIG:
        _check_digging(state)
    elif phase == BOOST_WHERE and int(state.blue[BOOST]) != turn:
        refuse("the seat has no boost to place (Q8.3)")
    elif phase == SHIELD and (int(state.blue[JOKER]) != turn or not face_down_quarries(state)):
        refuse("the seat has no joker, or there is nothing to protect (Q8.5)")
    elif phase == STRIKE:
        _check_striker(state)
    elif phase == PROTECT and (
        int(state.tokens[opened - 1]) != PROTECTION or int(face_down_quarries(state)).bit_count() < 2
    ):
        refuse("nobody has to choose where to be protected (Q7.1)")
    elif phase == NAME_START and int(state.tokens[opened - 1]) != START:
        refuse("nobody has to name the start player (Q7.4)")
    elif phase == LOAD and (int(state.blue[JOKER]) != turn or int(state.carried[turn]) <= int(capacity(state, turn))):
        refuse("the seat has no joker, or no cube to lose (Q8.5)")
    elif phase == BUILD:
        _check_turn(state)


def _check_digging(state: State) -> None:
    """Seats play in turn until they pass, and the one to play can (Q3.1)."""
    seats, turn, start = int(state.seats), int(state.turn), int(state.start)
    cards = [card for quarry in range(int(state.quarries)) for card in _cards(state, quarry)]
    played = [sum(owner == seat for owner, _ in cards) for seat in range(seats)]
    for seat in range(seats):
        turns = played[turn] + ((seat - start) % seats < (turn - start) % seats)
        has_passed = int(state.passed) >> seat & 1
        if (played[seat] >= turns) if has_passed else played[seat] != turns:
            refuse(f"seat {seat} cannot have played {played[seat]} cards when it is the turn of seat {turn} (Q3.1)")
    lows = 4 - sum(owner == turn and (kind < LOW_KINDS or kind == UNKNOWN_LOW) for owner, kind in cards)
    laid, most = state.laid[: int(state.quarries)], state.most[: int(state.quarries)]
    has_room = laid < most
    if not (has_room & ((laid > 0) | (lows > 0))).any() or played[turn] == 8:
        refuse(f"seat {turn} can only pass, which it does by itself (Q3.1)")


def _check_striker(state: State) -> None:
    """The card dealt with last is a -3 of the seat to act, who has a choice (Q4.2)."""
    quarry, looked, turn = int(state.opened) - 1, int(state.looked), int(state.turn)
    cards = _cards(state, quarry)
    if looked > len(cards) or cards[looked - 1] != (turn, MINUS):
        refuse("the card dealt with last is no -3 of the seat to act (Q4.2)")
    if int(strike_targets(state, quarry, turn)).bit_count() < 2:
        refuse("the -3 has no choice of whom to strike (Q4.2)")


def _check_strikes(state: State) -> None:
    """Each -3 that lies open and was dealt with has struck, if it could (Q4.2)."""
    for quarry in range(int(state.quarries)):
        cards = _cards(state, quarry) if quarry < int(state.opened) else []
        if int(state.phase) == STRIKE and quarry == int(state.opened) - 1:
            cards = cards[: int(state.looked) - 1]
        targets = [int(strike_targets(state, quarry, owner)) for owner, kind in cards if kind == MINUS]
        struck = state.struck[quarry].tolist()
        if sum(struck) != sum(bits > 0 for bits in targets):
            refuse(f"there were more or fewer strikes at quarry {quarry + 1} than its -3s allow (Q4.2)")
        if any(count > sum(bits >> seat & 1 for bits in targets) for seat, count in enumerate(struck)):
            refuse(f"a seat was struck at quarry {quarry + 1} that could not be (Q4.2)")


def _check_turn(state: State) -> None:
    """The seat to build has a choice (Q6)."""
    if UNKNOWN in state.hands.tolist():
        refuse("after the opening all cards are known (Q3.3)")
    turn = int(state.turn)
    if int(state.builds):
        if not possible_builds(state, turn):
            refuse("within a double a build must be possible (Q6.1)")
        return
    copy = np.frombuffer(bytearray(state.tobytes()), state.dtype)[0]
    begin_turn(copy)
    if int(copy.phase) != BUILD:
        refuse(f"seat {turn} has nothing to decide now (Q6.4, Q6.5)")
