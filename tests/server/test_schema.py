"""The schema from which the page's types are made."""

import msgspec

from pyramidion.server import protocol
from pyramidion.server.schema import schema, structs


def test_every_message_of_the_socket_has_a_definition() -> None:
    definitions = schema()["definitions"]
    said = {reference["$ref"].rsplit("/")[-1] for reference in definitions["FromClient"]["anyOf"]}
    heard = {reference["$ref"].rsplit("/")[-1] for reference in definitions["FromServer"]["anyOf"]}
    assert {"Hello", "Play", "WhyNot"} <= said <= set(definitions)
    assert {"TableView", "Frame", "Refused"} <= heard <= set(definitions)


def test_structs_are_those_of_the_protocol_in_their_order() -> None:
    names = [struct.__name__ for struct in structs()]
    assert names.index("Hello") < names.index("Play") < names.index("Frame") < names.index("Fault")
    assert not any(name.startswith("_") for name in names)


def test_what_the_server_always_sends_is_required_and_what_it_may_omit_is_not() -> None:
    definitions = schema()["definitions"]
    sent = msgspec.json.decode(msgspec.json.encode(protocol.BotView(name="greedy")))
    assert definitions["BotView"]["required"] == list(sent)
    assert "ending" in definitions["Frame"]["required"]
    assert "action" not in definitions["Choice"].get("required", [])
    assert "last" not in definitions["Hello"]["required"]
