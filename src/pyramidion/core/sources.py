"""Sources in short: where their digest is the same, so is what they do."""

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path

CODE = ".py"
WEIGHTS = ".npz"  # of a net: compiled into the code


def digest_of(folders: Iterable[Path]) -> str:
    """A digest of the sources in folders, wherever these lie."""
    digest = hashlib.blake2b(digest_size=10)
    for name, text in _sources(folders):
        digest.update(f"{name}\0{len(text)}\0".encode() + text)
    return digest.hexdigest()


def _sources(folders: Iterable[Path]) -> Iterator[tuple[str, bytes]]:
    """All sources by name, each with its text; line ends are as people read them."""
    for folder in sorted(folders, key=lambda folder: folder.name):
        for path in sorted(path for path in folder.rglob("*") if path.suffix in (CODE, WEIGHTS)):
            text = path.read_bytes()
            lines = text.splitlines() if path.suffix == CODE else [text]
            yield path.relative_to(folder.parent).as_posix(), b"\n".join(lines)
