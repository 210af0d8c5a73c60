"""One run: how much is measured, of what, in which order."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime

from bench import ours, peers
from bench.bars import bars
from bench.interpreted import interpreted
from bench.machine import facts
from bench.measure import Figure, Tick, in_turns
from bench.report import Report
from bench.starts import commands, starts

SECTIONS = ("kernels", "interpreted", "calls", "starts")


@dataclass(frozen=True)
class Effort:
    """How much is measured."""

    rounds: int  # samples of each figure
    seconds: float  # a sample in kernels
    matches: int  # a call of a kernel
    call_matches: int  # samples of single calls
    cold_runs: int
    warm_runs: int

    def steps(self, sections: list[str]) -> int:
        """How often the progress display moves on."""
        variants, started = len(ours.variants()), len(commands())
        return sum(
            {
                "kernels": 2 * variants * self.rounds,
                "interpreted": variants,
                "calls": len(default_variants()),
                "starts": started * (self.cold_runs + 1 + self.warm_runs),
            }[section]
            for section in sections
        )


FULL = Effort(rounds=7, seconds=0.25, matches=100, call_matches=15, cold_runs=2, warm_runs=9)
QUICK = Effort(rounds=3, seconds=0.05, matches=20, call_matches=3, cold_runs=1, warm_runs=3)


def default_variants() -> list[ours.Variant]:
    """Each game with all defaults and its smallest seat count."""
    found: dict[str, ours.Variant] = {}
    for variant in ours.variants():
        if variant.is_default:
            found.setdefault(variant.game, variant)
    return list(found.values())


def kernels(effort: Effort, tick: Tick) -> tuple[list[Figure], dict[ours.Variant, Figure]]:
    """One core beside OpenSpiel, all cores beside Pgx. Returns all figures, and the ratios to OpenSpiel."""
    variants = ours.variants()
    with ThreadPoolExecutor(ours.cores()) as pool:
        one = [(Figure("play", v.name, "one core"), ours.one_core(v, effort.matches)) for v in variants]
        every = [(Figure("play", v.name, "all cores"), ours.all_cores(v, effort.matches, pool)) for v in variants]
        open_spiel = Figure("play", "OpenSpiel's connect_four from Python", "one core", note="not installed")
        pgx = Figure("play", "Pgx's connect_four batched on the CPU", "all cores", note="not installed")
        effort_of_play = (effort.rounds, effort.seconds, tick)
        to_open_spiel = in_turns(one, (open_spiel, peers.open_spiel_connect_four()), "÷ OpenSpiel", *effort_of_play)
        to_pgx = in_turns(every, (pgx, peers.pgx_connect_four()), "÷ Pgx", *effort_of_play)
    one_core, all_cores = ([figure for figure, _ in measured] for measured in (one, every))
    ratios = dict(zip(variants, to_open_spiel, strict=True))
    return [*one_core, *to_open_spiel, *all_cores, *to_pgx, open_spiel, pgx], ratios


def measure(effort: Effort, sections: list[str], tick: Tick) -> Report:
    """Measure the sections, one after the other: nothing else of ours runs meanwhile."""
    machine = facts()
    figures: list[Figure] = []
    ratios: dict[ours.Variant, Figure] = {}
    if "kernels" in sections:
        found, ratios = kernels(effort, tick)
        figures += found
    if "interpreted" in sections:
        figures += interpreted(effort.rounds, effort.seconds, tick)
    if "calls" in sections:
        for variant in default_variants():
            figures += ours.calls(variant, effort.call_matches)
            tick()
    if "starts" in sections:
        figures += starts(effort.cold_runs, effort.warm_runs, tick)
    when = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    return Report(when, machine, figures, bars(figures, ratios))
