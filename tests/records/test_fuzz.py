"""Whatever a line holds, the answer is a record or one sentence."""

import json
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pyramidion.core.errors import PyramidionError
from pyramidion.records import check_record
from pyramidion.records.record import parse_record
from records.samples import data

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
entries = st.builds(
    "{} {}".format,
    st.sampled_from(["*", "0", "1", "2", "7", ""]),
    st.sampled_from(["bid 1", "bid 5", "token 0 2", "bid ?"]),
)
values = anything | entries | st.lists(entries, max_size=30) | st.integers(-3, 9)
few = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def answer(line: bytes | str) -> None:
    """Read and check a line; no other error than a sentence gets out."""
    try:
        check_record(parse_record(line))
    except PyramidionError as error:
        assert 10 < len(str(error)) < 500  # noqa: PT017  # there may be no error, too
        assert "\n" not in str(error)  # noqa: PT017


@few
@given(st.binary(max_size=200))
def test_bytes(line: bytes) -> None:
    answer(line)


@few
@given(anything)
def test_json(value: object) -> None:
    answer(json.dumps(value))


@few
@given(st.sampled_from(list(data())), values)
def test_a_key_changed(key: str, value: object) -> None:
    answer(json.dumps({**data(), key: value}))


@few
@given(st.data())
def test_a_place_deep_inside_changed(draw: st.DataObject) -> None:
    record = data()
    place: Any = record[draw.draw(st.sampled_from(["actions", "legal", "result", "options"]))]
    if isinstance(place, list):
        place[draw.draw(st.integers(0, len(place) - 1))] = draw.draw(values)
    else:
        place[draw.draw(st.sampled_from(["reason", "scores", "ranks", "coins", "rounds", "bag", "carry", "x"]))] = (
            draw.draw(values)
        )
    answer(json.dumps(record))


@few
@given(st.data())
def test_characters_changed(draw: st.DataObject) -> None:
    line = bytearray(json.dumps(data()).encode())
    for _ in range(draw.draw(st.integers(1, 3))):
        at = draw.draw(st.integers(0, len(line) - 1))
        line[at : at + draw.draw(st.integers(0, 2))] = draw.draw(st.binary(max_size=2))
    answer(bytes(line))
