"""Messages and their catalogues."""

import pytest

from pyramidion.core.errors import BadGameError
from pyramidion.core.words import Message, say, words


def test_arguments_may_be_messages() -> None:
    message = Message("maya_towers-piece", {"place": "a1", "level": 2, "colour": Message("colour-red")})
    assert words().say(message) == "a1, level 2: red"
    assert say("clause-G3", forms="a / b").endswith("now one writes: a / b")


def test_every_game_brings_its_words() -> None:
    assert words().has("maya_towers-summary")
    assert words().has("template-summary")
    assert not words().has("maya_towers-nothing")


def test_a_message_that_is_missing() -> None:
    with pytest.raises(BadGameError, match="The en catalogues have no message nothing"):
        say("nothing")


def test_an_argument_that_is_missing() -> None:
    with pytest.raises(BadGameError, match="Message seat: "):
        say("seat")
