"""Whole matches inside compiled code, for any game: random play, and following a log that already exists."""

from pyramidion.core import verbs
from pyramidion.core.bits import count_bits, nth_bit
from pyramidion.core.clauses import ALLOWED
from pyramidion.core.jit import kernel
from pyramidion.core.rng import below
from pyramidion.core.types import CHANCE, CHANCE_BIT, ActionInt, Buffer, Rng, Seat, State


@kernel
def random_step(state: State, actors: int, rng: Rng, legal: Buffer, work: Buffer) -> None:
    """Let chance, or a random one of the acting seats, act at random."""
    if actors == CHANCE_BIT:
        verbs.apply(state, CHANCE, verbs.sample_chance(state, rng, work), work)
    else:
        seat = random_actor(actors, rng)
        count = verbs.legal_into(state, seat, legal, work)
        verbs.apply(state, seat, int(legal[below(rng, count)]), work)


@kernel
def random_actor(actors: int, rng: Rng) -> Seat:
    """One of the actors: chance, or one of the acting seats. No randomness is used where there is only one."""
    count = count_bits(actors)
    return nth_bit(actors, below(rng, count) if count > 1 else 0)


@kernel
def actions_into(state: State, actor: Seat, out: Buffer, weights: Buffer, work: Buffer) -> int:
    """What an actor may do: a seat's legal actions, or the outcomes of chance with their weights."""
    if actor == CHANCE:
        return verbs.chance_into(state, out, weights, work)
    return verbs.legal_into(state, actor, out, work)


@kernel
def play_out(state: State, rng: Rng, legal: Buffer, work: Buffer) -> int:
    """Play at random to the end. Returns how many actions the seats made (chance not counted)."""
    moves = 0
    actors = verbs.actors(state)
    while actors:
        if actors != CHANCE_BIT:
            moves += 1
        random_step(state, actors, rng, legal, work)
        actors = verbs.actors(state)
    return moves


@kernel
def play_matches(state: State, seats: int, options: Buffer, matches: int, rng: Rng, legal: Buffer, work: Buffer) -> int:
    """Play so many random matches from the start, set-up included. Returns how many actions the seats made."""
    moves = 0
    for _ in range(matches):
        verbs.init(state, seats, options)
        moves += play_out(state, rng, legal, work)
    return moves


@kernel
def log_random_match_into(
    state: State,
    rng: Rng,
    who: Buffer,
    actions: Buffer,
    counts: Buffer,
    legal: Buffer,
    weights: Buffer,
    work: Buffer,
) -> int:
    """Play at random to the end and log each actor, action and number of legal actions.

    Returns the number of plies, or -1 if the log (as long as `who`) is too short.
    """
    ply = 0
    actors = verbs.actors(state)
    while actors:
        if ply == len(who):
            return -1
        actor = random_actor(actors, rng)
        count = actions_into(state, actor, legal, weights, work)
        action = verbs.sample_chance(state, rng, work) if actor == CHANCE else int(legal[below(rng, count)])
        who[ply] = actor
        actions[ply] = action
        counts[ply] = count
        verbs.apply(state, actor, action, work)
        ply += 1
        actors = verbs.actors(state)
    return ply


@kernel
def follow(
    state: State, who: Buffer, actions: Buffer, counts: Buffer, legal: Buffer, weights: Buffer, work: Buffer
) -> int:
    """Follow a log as far as it is legal, and write the number of legal actions at each ply.

    Returns how many actions were carried out: all of them, or the ply of the first that is illegal.
    """
    for ply in range(len(who)):
        actor = int(who[ply])
        action: ActionInt = int(actions[ply])
        if verbs.explain(state, actor, action, work) != ALLOWED:
            return ply
        counts[ply] = actions_into(state, actor, legal, weights, work)
        verbs.apply(state, actor, action, work)
    return len(who)
