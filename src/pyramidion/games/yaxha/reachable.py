"""Whether a match can reach a position: what its fields must keep between them. Used when a position text is read."""

from typing import NoReturn

from pyramidion.core.errors import BadPositionError
from pyramidion.core.types import State
from pyramidion.games.yaxha.rules.boards import beside, board, cubes_of, resting_on_any, resting_on_four
from pyramidion.games.yaxha.rules.claiming import count_before, is_tied
from pyramidion.games.yaxha.rules.dealing import bonuses_in_use, cards_dealt, cubes_in_bag, cubes_in_market
from pyramidion.games.yaxha.state import BONUS, BUILD, CLAIM, FILL, NONE, OVER, TAKE, TURNS, UNKNOWN
from pyramidion.games.yaxha.tables import (
    BONUS_CARDS,
    COLOUR_LETTERS,
    COLOURS,
    CUBES_OF_A_COLOUR,
    FULL_LAYERS,
    LAYERS,
    ROUNDS,
    SPOTS,
    START,
)


def refuse(why: str) -> NoReturn:
    """Say what is wrong with a position."""
    raise BadPositionError(f"This is no position of yaxha: {why}.")


def check_reachable(state: State) -> None:
    """Pass over a state that a match can reach, as far as its fields tell; refuse it otherwise.

    Pyramids are as the round began: what has been placed since is looked at when it is placed.
    """
    if (int(state.phase) == OVER) != (int(state.played) == ROUNDS):
        refuse(f"the match is over after {ROUNDS} rounds, not before")
    if int(state.phase) < FILL and int(state.played):
        refuse("a round has been played, but the set-up is not over")
    _check_turns(state)
    _check_cards(state)
    _check_market(state)
    _check_choices(state)
    for seat in range(int(state.seats)):
        _check_pyramid(state, seat)
    _check_cubes(state)


def _check_turns(state: State) -> None:
    turns = [int(turn) for turn in state.turns[: int(state.seats)]]
    dealt = [turn for turn in turns if turn]
    if turns[: len(dealt)] != dealt or (len(dealt) == len(turns)) == (int(state.phase) == TURNS):
        refuse("the turn tiles are dealt one by one from seat 0 on, and before everything else")
    if len(set(dealt)) != len(dealt):
        refuse("two seats have the same turn tile")


def _check_cards(state: State) -> None:
    phase, dealt = int(state.phase), int(cards_dealt(state))
    if not (dealt == 0 if phase == TURNS else dealt < BONUS_CARDS if phase == BONUS else dealt == BONUS_CARDS):
        refuse(f"{BONUS_CARDS} bonus cards are dealt after the turn tiles, and before the first round")
    cards = [int(card) for card in state.cards[:dealt]]
    if len(set(cards)) != len(cards):
        refuse("a bonus card lies there twice")
    if any(not (int(bonuses_in_use(state)) >> card) & 1 for card in cards):
        refuse("a bonus card lies there that is not in use with this number of seats, or with these options")


def _check_market(state: State) -> None:
    phase, seats = int(state.phase), int(state.seats)
    cubes, full = int(cubes_in_market(state)), SPOTS * seats
    spots = [int(cube) for tile in state.market[:seats] for cube in tile]
    if NONE in spots[:cubes]:
        refuse("the market is not filled spot by spot, tile by tile")
    if not (cubes < full if phase == FILL else cubes == full if CLAIM <= phase <= BUILD else cubes == 0):
        refuse("the market is filled at the beginning of a round, before anybody chooses, and empty between rounds")


def _check_choices(state: State) -> None:
    phase, seats = int(state.phase), int(state.seats)
    claims, got = ([int(tile) for tile in field[:seats]] for field in (state.claims, state.got))
    if phase == CLAIM:
        if NONE not in claims or got != [NONE] * seats:
            refuse("everybody has chosen, so the choices would be revealed, or somebody has got a tile before that")
    elif phase in (TAKE, BUILD):
        if NONE in claims or UNKNOWN in claims:
            refuse("somebody's choice is missing, or unknown although all choices have been revealed")
        _check_tiles(state, claims, got)
    elif claims != [NONE] * seats or got != [NONE] * seats:
        refuse("somebody has chosen or got a market tile, but nobody claims or builds now")


def _check_tiles(state: State, claims: list[int], got: list[int]) -> None:
    """Who got which tile (Y3.3, Y3.4). When building begins the turn tiles have been exchanged (Y3.5)."""
    seats = range(int(state.seats))
    is_building = int(state.phase) == BUILD
    owned = [tile for tile in got if tile != NONE]
    if len(set(owned)) != len(owned):
        refuse("two seats have got the same market tile")
    groups = {seat: sum(bool(is_tied(state, seat, other)) for other in seats) for seat in seats}
    first = [seat for seat in seats if count_before(state, seat) == (groups[seat] - 1 if is_building else 0)]
    if any(got[seat] != claims[seat] for seat in first):
        refuse("a market tile did not go to the seat that was first among those who chose it")
    others = [seat for seat in seats if seat not in first]
    if any(got[seat] in claims for seat in others):
        refuse("a seat left over has got a market tile that somebody chose")
    waiting = [int(state.turns[seat]) for seat in others if got[seat] == NONE]
    if is_building and waiting:
        refuse("somebody builds without a market tile")
    if not is_building and len(waiting) < 2:
        refuse("the seats left over have all got their tiles, so everybody would be building")
    if not is_building and any(int(state.turns[seat]) > min(waiting) for seat in others if got[seat] != NONE):
        refuse("the seats left over have not taken tiles in the order of their turn tiles")


def _check_pyramid(state: State, seat: int) -> None:
    cubes, played = int(cubes_of(state, seat)), int(state.played)
    boards = [int(board(state, seat, layer)) for layer in range(LAYERS)]
    if cubes > SPOTS * played:
        refuse(f"the pyramid of seat {seat} has {cubes} cubes, more than {SPOTS} for each round")
    if cubes < SPOTS * played and boards[0].bit_count() < FULL_LAYERS[0]:
        refuse(f"seat {seat} has lost a cube, but there was room for it on layer 1")
    if cubes and not (boards[0] >> START) & 1:
        refuse(f"the pyramid of seat {seat} has no cube on d4, where it began")
    if _spread(boards[0] & (1 << START), boards[0]) != boards[0]:
        refuse(f"layer 1 of seat {seat} is not in one piece")
    for layer in range(1, LAYERS):
        if boards[layer] & ~int(resting_on_four(boards[layer - 1])):
            refuse(f"a cube on layer {layer + 1} of seat {seat} does not rest on four")
        for colour in range(COLOURS):
            own, below = int(state.cubes[seat, colour, layer]), int(state.cubes[seat, colour, layer - 1])
            if _spread(own & int(resting_on_any(below)), own) != own:
                refuse(f"a cube on layer {layer + 1} of seat {seat} could not touch its own colour")


def _spread(start: int, cells: int) -> int:
    """Those of the cells that can be reached from the first ones, side by side."""
    reached = start
    while (wider := reached | (int(beside(reached)) & cells)) != reached:
        reached = wider
    return reached


def _check_cubes(state: State) -> None:
    seats = int(state.seats)
    drawn = SPOTS * seats * int(state.played) + int(cubes_in_market(state))
    if int(cubes_in_bag(state)) != COLOURS * CUBES_OF_A_COLOUR - drawn:
        refuse(f"{drawn} cubes have been drawn, but the bag does not hold the others")
    for colour, letter in enumerate(COLOUR_LETTERS):
        built = sum(int(bits).bit_count() for bits in state.cubes[:seats, colour].flat)
        if built + int((state.market == colour).sum()) + int(state.bag[colour]) > CUBES_OF_A_COLOUR:
            refuse(f"there are more than {CUBES_OF_A_COLOUR} cubes of {letter}")
