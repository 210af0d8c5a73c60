"""Peers, each as its own users would run it. A peer that is not installed gives None."""

import random
from importlib.util import find_spec

from bench.measure import Work

OPEN_SPIEL_MATCHES = 20
PGX_BATCH = 4096
PGX_STEPS = 32


def open_spiel_connect_four() -> Work | None:
    """OpenSpiel's connect_four, stepped from Python: the plain loop."""
    if find_spec("pyspiel") is None:
        return None
    import pyspiel

    game = pyspiel.load_game("connect_four")
    choice = random.Random(1).choice

    def work() -> int:
        moves = 0
        for _ in range(OPEN_SPIEL_MATCHES):
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(choice(state.legal_actions()))
                moves += 1
        return moves

    return work


def pgx_connect_four() -> Work | None:
    """Pgx's connect_four on the CPU: a batch, many steps in one compiled scan, finished matches begun anew.

    So every step of every match of the batch is a move. XLA uses the cores it wants.
    """
    if find_spec("pgx") is None or find_spec("jax") is None:
        return None
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    cpu = jax.devices("cpu")[0]
    env = pgx.make("connect_four")
    step = jax.vmap(auto_reset(env.step, env.init))

    def random_step(carry, _):  # type: ignore[no-untyped-def]  # traced by JAX
        states, key = carry
        key, for_actions, for_steps = jax.random.split(key, 3)
        logits = jnp.log(states.legal_action_mask.astype(jnp.float32))
        actions = jax.random.categorical(for_actions, logits, axis=1)
        return (step(states, actions, jax.random.split(for_steps, PGX_BATCH)), key), None

    @jax.jit
    def random_steps(carry):  # type: ignore[no-untyped-def]
        return jax.lax.scan(random_step, carry, None, length=PGX_STEPS)[0]

    with jax.default_device(cpu):
        states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), PGX_BATCH))
        carry = (states, jax.random.PRNGKey(1))

    def work() -> int:
        nonlocal carry
        carry = jax.block_until_ready(random_steps(carry))
        return PGX_BATCH * PGX_STEPS

    return work
