"""The latency of the web table: the parts that need no server; the rest is run by hand."""

import random

from bench.latency.__main__ import row
from bench.latency.socket import any_action


def test_a_row_tells_median_and_99th_percentile():
    assert row([float(value) for value in range(1, 102)]) == ["101", "51.0", "100.0"]


def test_every_action_of_a_trie_is_found():
    choices = {"a": {"next": {"b": {"action": 1}, "c": {"action": 2}}}, "d": {"action": 0}}
    rng = random.Random(1)
    assert {any_action(choices, rng) for _ in range(100)} == {0, 1, 2}
