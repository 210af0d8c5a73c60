"""What goes wrong again and again is not logged each time."""

import logging

import pytest

from pyramidion.server.sparse_log import EVERY, SparseLog


def test_it_speaks_once_a_minute_and_says_how_often_it_was_silent(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    log = SparseLog(logging.getLogger("a test"), lambda: now)
    for _ in range(100):
        log.warn("%s has failed.", "It")
    now += EVERY
    log.warn("%s has failed.", "It")
    now += EVERY
    log.warn("%s has failed.", "It")
    assert caplog.messages == [
        "It has failed.",
        "It has failed. (99 more such messages were left out before.)",
        "It has failed.",
    ]


def test_it_shows_where_something_was_raised_if_asked_to(caplog: pytest.LogCaptureFixture) -> None:
    try:
        raise ValueError("as a test wishes")
    except ValueError:
        SparseLog(logging.getLogger("a test")).warn("It has failed.", with_traceback=True)
    assert "ValueError: as a test wishes" in caplog.text
