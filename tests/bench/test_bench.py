"""The benchmarks run, with tiny numbers and without peers, and tell the truth about what they could not measure."""

import json
import multiprocessing
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest
from bench.bars import bars
from bench.measure import Figure, in_turns
from bench.search.limits import most_memory

from bench import ours, peers, report, run

TINY = run.Effort(rounds=2, seconds=0.001, matches=1, call_matches=1, cold_runs=1, warm_runs=1)


@pytest.fixture
def no_peers(monkeypatch):
    for module in ("pyspiel", "pgx", "jax"):
        monkeypatch.setitem(sys.modules, module, None)


def test_kernels_and_calls_without_peers(no_peers):
    ticks = []
    found = run.measure(TINY, ["kernels", "calls"], lambda: ticks.append(1))
    assert len(ticks) == TINY.steps(["kernels", "calls"])
    by_cell = {(figure.name, figure.column): figure for figure in found.figures}
    for variant in ours.variants():
        assert len(by_cell[variant.name, "one core"].samples) == TINY.rounds
        assert min(by_cell[variant.name, "all cores"].samples) > 0
    assert by_cell["maya_towers: verbs.apply", "µs"].median > 0
    assert all(bar.kept is None for bar in found.bars)
    text = report.markdown(found)
    assert "| OpenSpiel's connect_four from Python | not installed |" in text
    assert json.loads(report.as_json(found))["machine"]["cores"] == str(ours.cores())


def test_missing_peers_are_no_error(no_peers):
    assert peers.open_spiel_connect_four() is None
    assert peers.pgx_connect_four() is None


def test_the_gpu_bench_keeps_its_cache_to_itself(tmp_path):
    pytest.importorskip("numba.cuda")
    code = "import os; from bench import gpu; print(os.environ['NUMBA_CACHE_DIR'])"
    environment = {name: value for name, value in os.environ.items() if name != "NUMBA_CACHE_DIR"}
    folders = []
    for _ in range(2):
        done = subprocess.run(
            [sys.executable, "-c", code],
            cwd=Path(run.__file__).parent.parent,
            env={**environment, "TMPDIR": str(tmp_path)},
            capture_output=True,
            text=True,
            check=True,
        )
        folders.append(Path(done.stdout.strip()))
        assert folders[-1].parent == tmp_path
        assert list(tmp_path.iterdir()) == []
    assert folders[0] != folders[1], "a name that can be guessed could be somebody else's"


def test_variants_cover_seats_and_setups():
    mine = [variant for variant in ours.variants() if variant.game == "maya_towers"]
    assert len(mine) == 9
    assert [variant.seats for variant in mine if variant.is_default] == [2, 3, 4]


def test_all_cores_plays_one_stream_a_core():
    variant = ours.variants()[0]
    alone = [ours.one_core(variant, 3, index)() for index in range(ours.cores())]
    with ThreadPoolExecutor(ours.cores()) as pool:
        assert ours.all_cores(variant, 3, pool)() == sum(alone)


def test_ratios_pair_each_sample_with_the_peers_next():
    mine, peer = Figure("play", "ours", "one core"), Figure("play", "peer", "one core")
    (ratio,) = in_turns([(mine, lambda: 40)], (peer, lambda: 10), "÷ peer", 3, 0.0, lambda: None)
    assert len(mine.samples) == len(peer.samples) == 3
    assert ratio.samples == [a / b for a, b in zip(mine.samples, peer.samples, strict=True)]


@pytest.mark.parametrize(
    ("game", "median", "kept"),
    [("maya_towers", 2.9, False), ("maya_towers", 3.1, True), ("axio", 0.9, False), ("axio", 1.1, True)],
)
def test_bar_is_the_worst_seat_count(game, median, kept):
    ratios = {
        variant: Figure("play", variant.name, "÷ OpenSpiel", [median if variant.seats == 4 else 5.0])
        for variant in ours.variants()
        if variant.is_default
    }
    bar = next(bar for bar in bars([], ratios) if bar.name.startswith(f"{game}, one core"))
    assert (bar.found, bar.kept) == (median, kept)


def test_a_run_replaces_the_one_before(tmp_path):
    page = tmp_path / "page.md"
    page.write_text(f"before\n{report.BEGIN}\nold\n{report.END}\nafter\n")
    latest = report.Report("today", {"cores": "2"}, [Figure("play", "ours", "one core", [1e6, 2e6, 4e6])], [])
    report.store(latest, tmp_path, page)
    text = page.read_text()
    assert "| ours | 2 M (1 M–4 M) |" in text
    assert "old" not in text
    assert text.startswith("before\n")
    assert text.endswith("\nafter\n")


def test_numbers_are_short():
    assert [report.number_text(value) for value in (3_123_456, 1_440, 0.8524, 48.4)] == [
        "3.12 M",
        "1.44 k",
        "0.852",
        "48.4",
    ]


def test_memory_is_that_of_a_process_alone():
    """Not that of the one which started it, as it was when that had just compiled all games."""
    ballast = np.ones(75_000_000)
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        taken = pool.apply(most_memory)
    assert most_memory() > ballast.nbytes
    assert 10e6 < taken < 400e6
