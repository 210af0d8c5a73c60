"""Files of records: plain and gzip, whole or not at all, and every way in which a file can be bad."""

import gzip
import json
import os
import random
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pyramidion.core.errors import BadRecordError, PyramidionError
from pyramidion.records import Record, read_records, write_records
from pyramidion.records.files import MAX_LINE, read_some_records, written_whole
from records.samples import data, finished, line


@pytest.mark.parametrize("name", ["matches.jsonl", "matches.jsonl.gz", "matches"])
def test_files_round_trip(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    records = [finished("template", seats) for seats in (1, 2, 3)]
    assert write_records(path, records) == 3
    assert [(found.number, found.record) for found in read_records(path)] == list(enumerate(records, 1))
    assert (path.read_bytes()[:2] == b"\x1f\x8b") == name.endswith(".gz")
    assert os.listdir(tmp_path) == [name]


def test_writing_is_reproducible(tmp_path: Path) -> None:
    for name in ("one.gz", "two.gz"):
        write_records(tmp_path / name, [finished()])
    assert (tmp_path / "one.gz").read_bytes() == (tmp_path / "two.gz").read_bytes()


def test_empty_lines_are_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "f"
    path.write_bytes(b"\n" + line(data()) + b"\n\n  \r\n" + line(data()))
    assert [found.number for found in read_records(path)] == [2, 5]


def test_an_empty_file_has_no_records(tmp_path: Path) -> None:
    for name, content in (("plain", b""), ("packed", gzip.compress(b""))):
        (tmp_path / name).write_bytes(content)
        assert list(read_records(tmp_path / name)) == []
        with pytest.raises(BadRecordError, match=f"{name} holds no records"):
            list(read_some_records(tmp_path / name))


@pytest.mark.parametrize("name", ["file.jsonl", "file.jsonl.gz"])
def test_lines_tell_how_much_of_the_file_was_read(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    noise = random.Random(1)  # so that packing it does not help much
    entries = [noise.randbytes(200).hex() for _ in range(2000)]
    write_records(path, [Record(game="template", rules=1, seats=1, actions=[entry]) for entry in entries])
    read, size = [line.read for line in read_records(path)], path.stat().st_size
    assert read == sorted(read)
    assert 0 < read[0] < read[1000] < read[-1] <= size
    assert abs(read[1000] - size / 2) < 0.4 * size  # packed bytes are read in blocks
    assert name.endswith(".gz") or read[-1] == size


@pytest.mark.parametrize("packed", [False, True], ids=["plain", "gzip"])
def test_pipes_can_be_read(tmp_path: Path, packed: bool) -> None:
    content = (line(data()) + b"\n") * 3
    content = gzip.compress(content) if packed else content
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    found: list[tuple[int, int]] = []
    reader = threading.Thread(
        target=lambda: found.extend((line.number, line.read) for line in read_records(pipe)), daemon=True
    )
    reader.start()
    with pipe.open("wb", buffering=0) as writer:
        writer.write(content[:1])  # the first byte must do to tell plain from packed
        time.sleep(0.1)
        writer.write(content[1:])
    reader.join(10)
    assert found == [(1, 0), (2, 0), (3, 0)]


def without(key: str) -> dict[str, Any]:
    record = data()
    del record[key]
    return record


DEEP = 100_000
BAD_LINES: dict[str, tuple[bytes, str]] = {
    "no JSON": (b"hello", "This is no JSON"),
    "junk": (bytes(range(128, 256)), "This is no JSON"),
    "zeros": (b"\0" * 100, "This is no JSON"),
    "bad UTF-8 inside": (line(data()).replace(b"template", b"tem\xff\xfe"), "This is no JSON"),
    "a list": (b"[]", "This is no record"),
    "a number": (b"3", "This is no record"),
    "null": (b"null", "This is no record"),
    "an empty object": (b"{}", "it does not say its format"),
    "cut off": (line(data())[:-5], "This is no JSON"),
    "two on a line": (line(data()) * 2, "This is no JSON"),
    "nested lists": (b"[" * DEEP + b"]" * DEEP, "This is no"),
    "nested options": (
        line({**data(), "options": 0}).replace(b'"options": 0', b'"options": ' + b'{"a":' * DEEP + b"0" + b"}" * DEEP),
        "This is no JSON",
    ),
    "NaN": (line({**data(), "legal": [float("nan")]}), "This is no JSON"),
    "infinity": (line({**data(), "seats": float("inf")}), "This is no JSON"),
    "huge seats": (line(data()).replace(b'"seats": 2', b'"seats": ' + b"9" * 5000), "This is no record"),
    "huge counts": (line(data()).replace(b'"legal": [', b'"legal": [' + b"9" * 5000 + b","), "This is no record"),
    "huge float": (line(data()).replace(b'"seats": 2', b'"seats": 1e999'), "This is no"),
    "another format": (line({**data(), "format": "pyramidion/2"}), "its format is 'pyramidion/2'"),
    "format of another type": (line({**data(), "format": 1}), "This is no record"),
    "no format": (line(without("format")), "it does not say its format"),
    "long format": (line({**data(), "format": "x" * 100_000}), "its format is 'xxx"),
    "unknown key": (line({**data(), "seed": 1}), "This is no record: Object contains unknown field seed"),
    **{f"no {key}": (line(without(key)), "missing required field") for key in ("game", "rules", "seats", "actions")},
    **{
        f"{key} is {value!r}": (line({**data(), key: value}), "This is no record")
        for key, values in {
            "game": (None, 1, ["template"]),
            "rules": (None, "1", 1.5, True),
            "seats": (None, "2", 2.5, [2], True),
            "options": (None, [], "rounds=3", 3),
            "actions": (None, "0 bid 1", {}, [1], [None], [["0", "bid 1"]]),
            "legal": (None, "9", {}, ["9"], [None], [1.5], [True]),
            "result": (None, [], "won", 1),
        }.items()
        for value in values
    },
}


@pytest.mark.parametrize("name", BAD_LINES)
@pytest.mark.parametrize("packed", [False, True], ids=["plain", "gzip"])
def test_bad_lines_are_refused_with_their_number(tmp_path: Path, name: str, packed: bool) -> None:
    bad, sentence = BAD_LINES[name]
    path = tmp_path / "file"
    content = line(data()) + b"\n" + bad + b"\n" + line(data()) + b"\n"
    path.write_bytes(gzip.compress(content, 1) if packed else content)
    read = []
    with pytest.raises(BadRecordError) as error:
        read += read_records(path)
    said = str(error.value)
    assert said.startswith(f"{path}, line 2: ")
    assert sentence in said
    assert len(said) < len(str(path)) + 300
    assert "\n" not in said


def test_lines_that_are_too_long(tmp_path: Path) -> None:
    path = tmp_path / "file"
    with path.open("wb") as file:
        file.write(line(data()) + b"\n")
        for _ in range(MAX_LINE // 2**20 + 8):
            file.write(b"x" * 2**20)
    with pytest.raises(BadRecordError, match=r"line 2: It is longer than 32 MiB\."):
        list(read_records(path))


def test_a_small_gzip_file_of_a_huge_line(tmp_path: Path) -> None:
    path = tmp_path / "bomb.gz"
    with gzip.open(path, "wb", compresslevel=1) as file:
        for _ in range(MAX_LINE // 2**20 + 8):
            file.write(b" " * 2**20)
    with pytest.raises(BadRecordError, match="line 1: It is longer than"):
        list(read_records(path))


@pytest.mark.parametrize("cut", [3, 10, 50, -9, -1])
def test_gzip_files_that_are_cut_off(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "file.gz"
    path.write_bytes(gzip.compress(line(data()) + b"\n")[:cut])
    with pytest.raises(BadRecordError, match="the gzip file is damaged or cut off"):
        list(read_records(path))


@pytest.mark.parametrize("at", [2, 12, 40, -6])
def test_gzip_files_that_are_damaged(tmp_path: Path, at: int) -> None:
    content = bytearray(gzip.compress(line(data()) + b"\n"))
    content[at] ^= 0xFF
    path = tmp_path / "file.gz"
    path.write_bytes(content)
    with pytest.raises(BadRecordError):
        list(read_records(path))


def test_paths_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(PyramidionError, match=r"nothing cannot be read: No such file"):
        list(read_records(tmp_path / "nothing"))
    with pytest.raises(PyramidionError, match=r"cannot be read: Is a directory"):
        list(read_records(tmp_path))


@pytest.mark.skipif(not hasattr(os, "getuid") or os.getuid() == 0, reason="root may read and write anything")
def test_paths_without_permission(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(line(data()))
    path.chmod(0)
    with pytest.raises(PyramidionError, match="cannot be read: Permission denied"):
        list(read_records(path))
    tmp_path.chmod(0o500)
    with pytest.raises(PyramidionError, match="cannot be written: Permission denied"):
        write_records(tmp_path / "new", [])


def test_paths_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(PyramidionError, match=r"cannot be written: No such file or directory"):
        write_records(tmp_path / "no" / "file", [])
    folder = tmp_path / "folder"
    folder.mkdir()
    with pytest.raises(PyramidionError, match=r"cannot be written: Is a directory"):
        write_records(folder, [finished()])
    assert os.listdir(tmp_path) == ["folder"]


@pytest.mark.parametrize("name", ["file.jsonl", "file.jsonl.gz"])
def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    write_records(path, [finished()])
    before = path.read_bytes()

    def two_and_a_failure() -> Iterator[Record]:
        yield finished()
        yield finished()
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_records(path, two_and_a_failure())
    assert path.read_bytes() == before
    assert os.listdir(tmp_path) == [name]


def test_files_get_the_usual_permissions(tmp_path: Path) -> None:
    old = os.umask(0o027)
    try:
        write_records(tmp_path / "file", [finished()])
    finally:
        os.umask(old)
    assert (tmp_path / "file").stat().st_mode & 0o777 == 0o640


def test_a_file_that_is_replaced_keeps_its_permissions(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("private")
    path.chmod(0o600)
    with written_whole(path) as raw:
        modes = {part.stat().st_mode & 0o777 for part in tmp_path.iterdir()}
        raw.write(b"also private")
    assert modes == {0o600}, "nobody else may read it while it is written, either"
    assert path.stat().st_mode & 0o777 == 0o600
    assert path.read_text() == "also private"


def test_writing_leaves_the_umask_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It belongs to the whole process: another thread might just be making a file."""
    monkeypatch.setattr(os, "umask", lambda _mask: pytest.fail("the umask was changed"))
    write_records(tmp_path / "file", [finished()])


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    target, link, dangling = tmp_path / "far" / "file", tmp_path / "link", tmp_path / "dangling"
    target.write_text("old")
    link.symlink_to(target)
    dangling.symlink_to(Path("far") / "new")
    for name in (link, dangling):
        write_records(name, [finished()])
        assert name.is_symlink()
    assert next(read_records(target)).record == next(read_records(tmp_path / "far" / "new")).record == finished()
    assert sorted(os.listdir(tmp_path)) == ["dangling", "far", "link"]
    assert sorted(os.listdir(tmp_path / "far")) == ["file", "new"]


def test_links_that_lead_nowhere(tmp_path: Path) -> None:
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    with pytest.raises(PyramidionError, match="cannot be written: Too many levels of symbolic links"):
        write_records(loop, [finished()])
    assert loop.is_symlink()


def test_pipes_can_be_written(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    read: list[bytes] = []
    reader = threading.Thread(target=lambda: read.append(pipe.read_bytes()), daemon=True)
    reader.start()
    write_records(pipe, [finished()])
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    reader.join(10)
    assert read == [finished().to_json().encode() + b"\n"]
    assert os.listdir(tmp_path) == ["pipe"]


def test_the_standard_output_can_be_written(tmp_path: Path) -> None:
    """It is a link to a pipe without a name. The link here is the test's own: a mistake must not cost the machine's."""
    link = tmp_path / "stdout"
    link.symlink_to("/proc/self/fd/1")
    code = """
import sys
from pyramidion.records.files import written_whole
with written_whole(sys.argv[1]) as raw:
    raw.write(b"x")
"""
    done = subprocess.run([sys.executable, "-c", code, link], capture_output=True, check=False)
    assert (done.stdout, done.stderr) == (b"x", b"")
    assert link.is_symlink()


def test_the_format_is_the_one_that_is_documented() -> None:
    record = data()
    assert list(record) == ["format", "game", "rules", "seats", "options", "actions", "legal", "result"]
    assert record["format"] == "pyramidion/1"
    assert json.loads(finished().to_json()) == record
