"""The socket alone: a program plays, and notes when a move was acknowledged and when its frame was there."""

import json
import random
from dataclasses import dataclass, field
from time import perf_counter, sleep
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from pyramidion.server.protocol import PROTOCOL

SEED = 1
PATIENCE = 30.0  # seconds
PAUSE = 0.06  # seconds between moves: the server takes twenty messages a second


@dataclass
class Times:
    """Milliseconds from the sending of each move."""

    acknowledged: list[float] = field(default_factory=list)
    framed: list[float] = field(default_factory=list)


def play(url: str, game: str, seats: int, moves: int) -> Times:
    """Play all seats of as many matches as it takes to make so many moves, one after the other."""
    times, rng = Times(), random.Random(SEED)
    with httpx.Client(base_url=url, headers={"Origin": url}) as http:
        http.get("/api/me").raise_for_status()
        cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        while len(times.framed) < moves:
            seating = [{"kind": "me", "name": f"Player {seat + 1}"} for seat in range(seats)]
            made = http.post("/api/tables", json={"game": game, "seats": seating}).raise_for_status()
            address = f"{url.replace('http', 'ws', 1)}/api/tables/{made.json()['id']}/socket"
            with connect(address, origin=Origin(url), additional_headers={"Cookie": cookies}) as socket:
                _play_match(socket, rng, moves, times)
    return times


def _play_match(socket: ClientConnection, rng: random.Random, moves: int, times: Times) -> None:
    _send(socket, {"type": "hello", "protocol": PROTOCOL})
    frame = _next_frame(socket)
    while frame.get("ending") is None and len(times.framed) < moves:
        if frame.get("handover", -1) >= 0:
            _send(socket, {"type": "look", "seat": frame["handover"]})
            frame = _next_frame(socket)
            continue
        sleep(PAUSE)
        key = f"move-{len(times.framed):08}"
        wish = {"type": "play", "key": key, "seat": frame["viewer"], "decision": frame["decision"]}
        start = perf_counter()
        _send(socket, wish | {"action": any_action(frame["choices"], rng)})
        frame = _answers(socket, key, start, times)


def any_action(choices: dict[str, Any], rng: random.Random) -> int:
    """One of the actions of a trie of targets."""
    choice = rng.choice(list(choices.values()))
    return any_action(choice["next"], rng) if choice.get("next") else int(choice["action"])


def _answers(socket: ClientConnection, key: str, start: float, times: Times) -> dict[str, Any]:
    """Wait for the acknowledgement and for the frame, in whichever order they come. Returns the frame."""
    frame: dict[str, Any] | None = None
    acknowledged = False
    while frame is None or not acknowledged:
        said = _receive(socket)
        elapsed = (perf_counter() - start) * 1000
        if said["type"] == "accepted" and said["key"] == key:
            times.acknowledged.append(elapsed)
            acknowledged = True
        elif said["type"] == "frame":
            if frame is None:
                times.framed.append(elapsed)
            frame = said
        elif said["type"] != "table":
            raise RuntimeError(f"A legal move was answered by {said}.")
    return frame


def _next_frame(socket: ClientConnection) -> dict[str, Any]:
    while True:
        said = _receive(socket)
        if said["type"] == "frame":
            return said


def _send(socket: ClientConnection, message: dict[str, Any]) -> None:
    socket.send(json.dumps(message))


def _receive(socket: ClientConnection) -> dict[str, Any]:
    said: dict[str, Any] = json.loads(socket.recv(PATIENCE))
    return said
