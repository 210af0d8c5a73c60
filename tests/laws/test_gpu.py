"""GPU-safety: every kernel of every game compiles for CUDA, by way of the generic verbs."""

import re

import numpy as np
import pytest

from laws.cases import DEPTH, every_game
from laws.ptx import ptx_of
from pyramidion.core import verbs
from pyramidion.core.contract import OPTIONAL_VERBS, VERBS_BY_ROOM, Game
from pyramidion.core.jit import COMPILED, kernel
from pyramidion.core.playout import play_matches

CONSTANT_MEMORY = 65_536  # bytes, on any GPU
pytestmark = pytest.mark.skipif(not COMPILED, reason="NUMBA_DISABLE_JIT is set: nothing is compiled")


def all_verbs(states, options, rng, buffers, work, values):  # Numba finds the types
    """One thread's worth of every verb."""
    state = states[0]
    verbs.init(state, 2, options)
    actors = verbs.actors(state)
    count = verbs.legal_into(state, actors, buffers[0], work)
    count += verbs.chance_into(state, buffers[0], buffers[1], work)
    action = verbs.sample_chance(state, rng, work)
    verbs.apply(state, 7, action, work)
    verbs.observe(state, 0)
    verbs.reconsider(state, 0)
    verbs.determinize(state, 0, rng, work)
    count += verbs.seen_as(state, state, 0, 7, action) + verbs.explain(state, 0, action, work)
    count += verbs.outcome_into(state, buffers[0], buffers[1])
    verbs.features_into(state, 0, values)
    verbs.evaluate(state, values)
    verbs.foresee(state, values, work)
    values[0] = verbs.prospect(state, 0, values, work)
    count += verbs.appeal(state, 0, action)
    buffers[0, 0] = count


def whole_matches(states, options, rng, buffers, work, values):
    """Random matches, as a GPU plays them."""
    buffers[1, 0] = play_matches(states[0], 2, options, 10, rng, buffers[0], work)


def signature_of(game: Game) -> tuple[object, ...]:
    from numba import from_dtype, types

    words = types.Array(types.int32, 1, "C")
    return (
        types.Array(from_dtype(game.state.STATE), 1, "C"),
        words,
        types.Array(types.int64, 1, "C"),
        types.Array(types.int32, 2, "C"),
        words,
        types.Array(types.float32, 1, "C"),
    )


def constants_of(ptx: str) -> int:
    """How many bytes the tables take that kernels look up."""
    found = re.findall(r"^\.const .*\.b(\d+) [^\s\[]+(?:\[(\d+)\])?", ptx, re.MULTILINE)
    assert found
    return sum(int(bits) // 8 * int(count or 1) for bits, count in found)


@every_game
@pytest.mark.parametrize("function", [all_verbs, whole_matches] if DEPTH > 1 else [all_verbs])
def test_kernels_compile_for_cuda(game: Game, function, monkeypatch: pytest.MonkeyPatch) -> None:
    ptx = ptx_of(function, signature_of(game), monkeypatch)
    assert ".entry" in ptx
    assert ".extern .func" not in ptx  # nothing is left to a host that is not there
    if function is whole_matches:  # yaxha's net, which only searches look at, is larger than that by itself
        assert constants_of(ptx) <= CONSTANT_MEMORY


def test_every_verb_is_compiled() -> None:
    called = all_verbs.__code__.co_names
    assert {verb for room in VERBS_BY_ROOM.values() for verb in room} | set(OPTIONAL_VERBS) <= set(called)


@kernel
def allocates(count: int) -> int:
    return len(np.zeros(count))


@kernel
def speaks(count: int) -> str:
    return "much" if count > 3 else str(count)


@pytest.mark.parametrize("bad", [allocates, speaks])
def test_what_is_not_safe_is_refused(bad, monkeypatch: pytest.MonkeyPatch) -> None:
    from numba import types

    def uses(out):
        out[0] = len(bad(int(out[0]))) if bad is speaks else bad(int(out[0]))

    with pytest.raises(Exception, match=r"(?i)nopython|unresolved|unsupported|NRT|undefined|cannot"):
        ptx_of(uses, (types.Array(types.int32, 1, "C"),), monkeypatch)
