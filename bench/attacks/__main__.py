"""`python -m bench.attacks`: play honestly, alone and beside each attack, and print how long everything takes."""

import argparse
import asyncio
import multiprocessing
import os
import resource
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles

from rich.console import Console
from rich.table import Table
from tools.serving import Server

from bench.attacks import honest
from bench.attacks.attackers import ATTACKS, run
from bench.attacks.honest import Times
from bench.machine import facts

BAR = 0.25  # seconds: what 99 of 100 may take beside an attack, unless three times the quiet figure is more
SETTLING = 4.0  # seconds after an attack's first request
FEW_FILES = 512  # open files at first: the server may ask for more


def p99(times: list[float]) -> float:
    """What 99 of 100 do not exceed."""
    return quantiles(times, n=100, method="inclusive")[98] if len(times) > 1 else max(times)


def main() -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m bench.attacks", description="An honest player beside attackers.")
    parser.add_argument("--seconds", type=float, default=20.0, help="of each attack (20)")
    parser.add_argument("--only", choices=ATTACKS, action="append", help="this attack; may be repeated")
    parser.add_argument("--source", type=Path, help="another checkout whose server is attacked")
    given = parser.parse_args()
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    table = Table(title="An honest player, in milliseconds", title_justify="left", title_style="bold")
    for heading in (
        "beside",
        "moves",
        "p50",
        "p99",
        "bot's reply p99",
        "new connection p99",
        "memory MB",
        "log kB",
        "",
    ):
        table.add_column(heading, justify="left" if heading == "beside" else "right")
    quiet: Times | None = None
    console = Console(width=150)
    for name in ["nobody", *(given.only or ATTACKS)]:
        console.print(f"Playing beside {name} …", style="dim")
        with tempfile.TemporaryDirectory() as folder:
            resource.setrlimit(resource.RLIMIT_NOFILE, (FEW_FILES, before[1]))
            server = Server(Path(folder), 0, "--bot-pause", "0", source=given.source)
            try:
                server.start()
                resource.setrlimit(resource.RLIMIT_NOFILE, before)
                memory = _memory(server.pid)
                times = _beside(server.url, name, given.seconds)
                grown, said = _memory(server.pid) - memory, len(server.said())
            finally:
                server.kill()
        quiet = quiet or times
        table.add_row(name, *_row(times), f"{grown:+.0f}", f"{said / 1000:.0f}", _verdict(times, quiet))
    console.print(table)
    console.print(", ".join(f"{name} {value}" for name, value in facts().items()) + ".", style="dim")


def _row(times: Times) -> list[str]:
    figures = [median(times.moves), p99(times.moves), p99(times.replies), p99(times.pages)]
    return [str(len(times.moves)), *(f"{1000 * figure:.0f}" for figure in figures)]


def _verdict(times: Times, quiet: Times) -> str:
    pairs = ((times.moves, quiet.moves), (times.replies, quiet.replies), (times.pages, quiet.pages))
    kept = all(p99(mine) <= max(BAR, 3 * p99(alone)) for mine, alone in pairs)
    return "kept" if kept else "missed"


def _beside(url: str, attack: str, seconds: float) -> Times:
    """The honest player's times, while the attack goes on."""
    if attack == "nobody":
        return asyncio.run(honest.play(url, seconds))
    spawn = multiprocessing.get_context("spawn")
    asked = spawn.Value("q", 0)
    attacking = spawn.Process(target=run, args=(attack, url, seconds + 60, asked), daemon=True)
    attacking.start()
    try:
        while not asked.value and attacking.is_alive():
            time.sleep(0.1)
        time.sleep(SETTLING)
        before = asked.value
        times = asyncio.run(honest.play(url, seconds))
        if asked.value == before:
            raise RuntimeError(f"Nobody attacked: {attack} has broken off.")
        return times
    finally:
        attacking.kill()
        attacking.join()


def _memory(pid: int) -> float:
    """The memory of a process in megabytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


if __name__ == "__main__":
    main()
