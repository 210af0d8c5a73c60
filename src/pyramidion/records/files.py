"""Files of records: JSON Lines, plain or gzip. A file is written whole or not at all."""

import gzip
import os
import secrets
import stat
import zlib
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from io import BufferedReader
from pathlib import Path
from typing import IO, NamedTuple, cast

from pyramidion.core.errors import BadRecordError, PyramidionError
from pyramidion.records.record import Record, parse_record

MAX_LINE = 32 * 1024 * 1024
GZIP_START = b"\x1f"  # no JSON begins so; a pipe may hold no second byte yet


class Line(NamedTuple):
    """A record and the line of the file it stands on, counted from 1."""

    number: int
    record: Record
    read: int  # bytes of the file, packed or not, that were read for the records up to here; 0 for a pipe


def read_records(path: str | Path) -> Iterator[Line]:
    """The records of a file, one by one. Errors name the line. A pipe will do: it is opened once, and read through."""
    number = 0
    try:
        with open(path, "rb") as raw, _unpacked(raw) as file:
            counts = raw.seekable()
            while line := file.readline(MAX_LINE + 1):
                number += 1
                if len(line) > MAX_LINE:
                    raise BadRecordError(f"It is longer than {MAX_LINE // 2**20} MiB.")
                if line.strip():
                    yield Line(number, parse_record(line), raw.tell() if counts else 0)
    except BadRecordError as error:
        raise BadRecordError(f"{path}, line {number}: {error}") from None
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        raise BadRecordError(f"{path}, after line {number}: the gzip file is damaged or cut off ({error}).") from None
    except OSError as error:
        raise PyramidionError(f"{path} cannot be read: {error.strerror or error}.") from None


def read_some_records(path: str | Path) -> Iterator[Line]:
    """The records of a file that must have at least one."""
    is_empty = True
    for line in read_records(path):
        is_empty = False
        yield line
    if is_empty:
        raise BadRecordError(f"{path} holds no records.")


def _unpacked(raw: BufferedReader) -> AbstractContextManager[IO[bytes]]:
    if raw.peek(1)[:1] == GZIP_START:
        return cast(AbstractContextManager[IO[bytes]], gzip.GzipFile(fileobj=raw))
    return nullcontext(raw)


def write_records(path: str | Path, records: Iterable[Record]) -> int:
    """Write records to a file, as gzip if its name ends in `.gz`. Returns how many."""
    count = 0
    with written_whole(path) as raw, _packed(raw, Path(path).suffix == ".gz") as file:
        for record in records:
            file.write(record.to_json().encode() + b"\n")
            count += 1
    return count


def _packed(raw: IO[bytes], wanted: bool) -> AbstractContextManager[IO[bytes]]:
    if wanted:
        return cast(AbstractContextManager[IO[bytes]], gzip.GzipFile("", "wb", 6, raw, mtime=0))
    return nullcontext(raw)


@contextmanager
def written_whole(path: str | Path) -> Iterator[IO[bytes]]:
    """A file to write to that appears under its name when all is written.

    If anything goes wrong before that, what was there stays. A link stays a link, and a file keeps its permissions.
    What is no file, such as a pipe or a device, cannot be replaced: it is written to at once.
    """
    try:
        mode = _mode(path)
        if mode is None or stat.S_ISREG(mode):
            with _replaced(Path(os.path.realpath(path)), mode) as raw:
                yield raw
        else:
            with open(path, "wb") as raw:
                yield raw
    except OSError as error:
        raise PyramidionError(f"{path} cannot be written: {error.strerror or error}.") from None


def _mode(path: str | Path) -> int | None:
    """Kind and permissions of what has that name, links followed; None if nothing has it."""
    try:
        return os.stat(path).st_mode
    except FileNotFoundError:
        return None


@contextmanager
def _replaced(target: Path, mode: int | None) -> Iterator[IO[bytes]]:
    part = target.with_name(f".{target.name[:40]}.{secrets.token_hex(8)}.part")
    try:
        with open(part, "xb") as raw:
            if mode is not None:
                os.chmod(part, stat.S_IMODE(mode))
            yield raw
            raw.flush()
            os.fsync(raw.fileno())
        os.replace(part, target)
    finally:
        part.unlink(missing_ok=True)
