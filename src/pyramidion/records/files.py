"""Files of records: JSON Lines, plain or gzip. A file is written whole or not at all."""

import gzip
import os
import tempfile
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, NamedTuple, cast

from pyramidion.core.errors import BadRecordError, PyramidionError
from pyramidion.records.record import Record, parse_record

MAX_LINE = 32 * 1024 * 1024
GZIP_MAGIC = b"\x1f\x8b"


class Line(NamedTuple):
    """A record and the line of the file it stands on, counted from 1."""

    number: int
    record: Record


def read_records(path: str | Path) -> Iterator[Line]:
    """The records of a file, one by one. Errors name the line."""
    number = 0
    try:
        with _open_to_read(path) as file:
            while line := file.readline(MAX_LINE + 1):
                number += 1
                if len(line) > MAX_LINE:
                    raise BadRecordError(f"It is longer than {MAX_LINE // 2**20} MiB.")
                if line.strip():
                    yield Line(number, parse_record(line))
    except BadRecordError as error:
        raise BadRecordError(f"{path}, line {number}: {error}") from None
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        raise BadRecordError(f"{path}, after line {number}: the gzip file is damaged or cut off ({error}).") from None
    except OSError as error:
        raise PyramidionError(f"{path} cannot be read: {error.strerror or error}.") from None


def _open_to_read(path: str | Path) -> IO[bytes]:
    with open(path, "rb") as file:
        is_gzip = file.read(2) == GZIP_MAGIC
    return cast(IO[bytes], gzip.open(path, "rb")) if is_gzip else open(path, "rb")


def write_records(path: str | Path, records: Iterable[Record]) -> int:
    """Write records to a file, as gzip if its name ends in `.gz`. Returns how many."""
    count = 0
    with written_whole(path) as raw:
        packed = gzip.GzipFile("", "wb", 6, raw, mtime=0) if Path(path).suffix == ".gz" else None
        file = cast(IO[bytes], packed) if packed else raw
        for record in records:
            file.write(record.to_json().encode() + b"\n")
            count += 1
        if packed:
            packed.close()
    return count


@contextmanager
def written_whole(path: str | Path) -> Iterator[IO[bytes]]:
    """A file to write to that appears under its name when all is written.

    If anything goes wrong before that, what was there stays.
    """
    target = Path(path)
    part = None
    try:
        descriptor, part = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.", suffix=".part")
        with os.fdopen(descriptor, "wb") as raw:
            yield raw
            raw.flush()
            os.fsync(raw.fileno())
        os.chmod(part, 0o666 & ~_umask())
        os.replace(part, target)
    except OSError as error:
        raise PyramidionError(f"{path} cannot be written: {error.strerror or error}.") from None
    finally:
        if part:
            Path(part).unlink(missing_ok=True)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
