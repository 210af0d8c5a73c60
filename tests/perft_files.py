"""Perft files: a position a line, behind it `; D1 20; D2 400`, the numbers of action sequences by depth."""

from pathlib import Path


def read_perft_file(path: Path) -> list[tuple[str, list[tuple[int, int]]]]:
    """Positions, each with its (depth, number) pairs."""
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    entries = []
    for line in lines:
        position, *counts = (part.strip() for part in line.split(";"))
        pairs = [count.split() for count in counts]
        assert all(depth.startswith("D") for depth, _ in pairs)
        entries.append((position, [(int(depth[1:]), int(number)) for depth, number in pairs]))
    return entries
