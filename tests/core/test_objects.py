"""Objects that users give: what no parser is asked to read."""

import json
import tomllib
from typing import Any

import pytest

from pyramidion.core import objects
from pyramidion.core.errors import BadObjectError
from pyramidion.core.objects import DEEPEST, MOST_PARTS, object_text, parse_object

DEEP = {
    "a dotted key": "a." * 16380 + "a=1",
    "a dotted key of strings": '"a".' * 9000 + "a=1",
    "a dotted key of strings of the other kind": "'a' . " * 5000 + "a=1",
    "a header": "[" + "a." * 16380 + "a]",
    "a key behind a comment": '# "\n' + "a." * 9000 + "a=1",
    "a key behind a string that ends in quotes": 'x={b = """ """", ' + "a." * 9000 + 'a = ""}',
    "a key behind a string of the other kind that ends so": "x={b = ''' '''', " + "a." * 9000 + "a = ''}",
    "a key behind an escape": r'x={b = "\\", ' + "a." * 9000 + 'a = "",}',
    "a key in a list": "x=[{" + "a." * 9000 + "a=1}]",
    "lists": "a=" + "[" * 9000,
    "JSON": '{"a":' * 6000,
    "JSON lists": '{"a":' + "[" * 6000,
}
LONG = {
    "keys": "".join(f"a{number} = 1\n" for number in range(MOST_PARTS + 1)),
    "comments": "#\n" * (MOST_PARTS + 1),
    "values": "a = [" + "1," * MOST_PARTS + "]",
    "JSON": json.dumps({str(number): number for number in range(MOST_PARTS)}),
}


@pytest.fixture
def no_parser(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: str) -> Any:
        raise AssertionError("this must not be parsed")

    monkeypatch.setattr(objects.tomllib, "loads", refuse)
    monkeypatch.setattr(objects.json, "loads", refuse)


@pytest.mark.usefixtures("no_parser")
@pytest.mark.parametrize("what", DEEP)
def test_what_is_nested_too_deeply_is_not_parsed(what: str) -> None:
    with pytest.raises(BadObjectError) as refused:
        parse_object(DEEP[what])
    assert (refused.value.message.id, refused.value.message.args) == ("object-deep", {"limit": DEEPEST})


@pytest.mark.usefixtures("no_parser")
@pytest.mark.parametrize("what", LONG)
def test_what_is_too_long_is_not_parsed(what: str) -> None:
    with pytest.raises(BadObjectError) as refused:
        parse_object(LONG[what])
    assert refused.value.message.id == "object-long"


ALLOWED = {
    "comments that look deep": "# " + "." * 900 + "[" * 900 + "\na = 1",
    "a string that looks deep": 'a = "' + "." * 900 + "[" * 900 + '"',
    "a string over several lines": 'a = """\n' + "b.c = [[\n" * 900 + '"""""\nd = 1',
    "a literal string": "a = '''\n" + 'b.c = "[[\n' * 900 + "'''''\nd = 1",
    "many decimal points": "a = [" + "0.5, " * 400 + "]",
    "a key as deep as can be": ".".join("a" * (DEEPEST + 1)) + " = 1",
    "lists as deep as can be": "a = " + "[" * DEEPEST + "]" * DEEPEST,
}


@pytest.mark.parametrize("what", ALLOWED)
def test_what_only_looks_so_is_read(what: str) -> None:
    assert parse_object(ALLOWED[what]) == tomllib.loads(ALLOWED[what])


BROKEN = [r"\"\"\"" "\\", '"""\\', '"""a\n', '"\\', '"a\\\nb', "'''\\", "'a\n'", '""" "" \\""', "''' '' '"]


@pytest.mark.parametrize("text", BROKEN)
def test_no_quote_is_left_over_to_be_tried_again(text: str) -> None:
    """A string without its end is matched as far as it goes: else each quote would look for its end anew."""
    for many in (1, 2, 3, 50):
        whole = text * many
        assert not set(objects._PARTS.sub("", whole)) & set("\"'")
        empty = [found for found in objects._PARTS.finditer(whole) if found[0] in ('""', "''")]
        assert not [found for found in empty if whole.startswith(found[0][0], found.end())]


def test_a_mistake_is_told_by_its_place() -> None:
    with pytest.raises(BadObjectError) as refused:
        parse_object("a = 1\nb = ?")
    assert refused.value.message.args == {"kind": "TOML", "line": 2, "column": 5}


def test_what_people_are_shown_reads_the_same() -> None:
    value = {"quarries": [{"token": "move", "cubes": [5, 3]}] * 9, "name": 'a "quoted" one'}
    assert parse_object(object_text(value)) == value
