"""The law over sockets: what a viewer may not know changes not one byte of what that viewer is sent."""

from contextlib import AsyncExitStack
from pathlib import Path

import pytest

import pyramidion
from pyramidion.core.match import Match
from pyramidion.core.types import CHANCE
from pyramidion.server import events
from pyramidion.server.events import Event
from pyramidion.server.store import Head
from server.driving import Client, Site, Socket, counting_ids, running, settings_in

pytestmark = pytest.mark.anyio

TURNS = 9
SECRET_TARGETS = ("stop", "continue")  # what one's cards allow, others do not know
Texts = dict[str, list[str]]


def dealt(seed: int) -> list[str]:
    """The set-up of a match of three, as chance made it."""
    return [entry.action.text for entry in Match(pyramidion.game("maya_towers"), 3, seed=seed).log]


def with_cards_swapped(set_up: list[str], one: int, two: int) -> list[str]:
    """The same, but for two seats that have each other's cards."""
    letters = {seat: [text[-1] for text in set_up if text.startswith(f"card {seat} ")] for seat in (one, two)}
    assert letters[one] != letters[two]
    swapped = {one: iter(letters[two]), two: iter(letters[one])}
    return [
        f"card {text[5]} {next(swapped[int(text[5])])}" if text.startswith("card") and int(text[5]) in swapped else text
        for text in set_up
    ]


async def laid(site: Site, game: str, seats: list[int], set_up: list[str]) -> str:
    """A table that begins with this set-up. Seats are held by the people of these numbers."""
    spec = pyramidion.game(game).spec
    head = Head(site.house.settings.ids.table(), game, spec.rules_version, len(seats), spec.complete({}), seats[0])
    happened: list[Event] = [events.Sat(seat=seat, person=person) for seat, person in enumerate(seats)]
    happened.append(events.Started())
    happened += [events.Acted(actor=CHANCE, text=text) for text in set_up]
    await site.house.store.make_table(head, happened, "playing")
    return head.id


async def opened(stack: AsyncExitStack, table: str, clients: list[Client]) -> list[Socket]:
    """Sockets of all, opened one after the other so that each is told of the others in the same order."""
    sockets: list[Socket] = []
    for client in clients:
        sockets.append(await stack.enter_async_context(client.socket(table)))
        for socket in sockets:
            await socket.quiet(0.05)
    return sockets


async def swaps_played(folder: Path, set_up: list[str], actions: list[int]) -> Texts:
    """All that is sent to three people and a stranger while these actions (or, at first, any) are played."""
    folder.mkdir()
    async with running(settings_in(folder, ids=counting_ids())) as site, AsyncExitStack() as stack:
        people = [await site.person(name) for name in ("Ann", "Bob", "Cid")]
        table = await laid(site, "maya_towers", [1, 2, 3], set_up)
        sockets = await opened(stack, table, [*people, site.stranger()])
        for turn in range(TURNS):
            socket = sockets[turn % 3]
            if turn == len(actions):
                first = next(target for target in socket.frame["choices"] if target not in SECRET_TARGETS)
                actions.append(socket.action(first))
            number = len(socket.log)
            wish = {"seat": turn % 3, "decision": socket.frame["decision"], "action": actions[turn]}
            assert (await socket.wish("play", f"key-of-turn-{turn}", **wish))["type"] == "accepted"
            for each in sockets:
                await each.until(lambda each=each, number=number: len(each.log) > number)
            await socket.wish("why-not", f"key-of-why-{turn}", seat=turn % 3, targets=["a1@2", "b1@2"])
        await sockets[2].wish("ask-undo", "key-of-the-undo", seat=2)
        await sockets[0].wish("answer-undo", "key-of-answer-0", agree=True)
        for each in sockets:
            await each.quiet(0.1)
        return {name: socket.texts for name, socket in zip(("0", "1", "2", "all"), sockets, strict=True)}


async def test_cards_of_others_change_nothing_that_a_seat_or_a_spectator_is_sent(tmp_path: Path) -> None:
    set_up, actions = dealt(11), list[int]()
    told = await swaps_played(tmp_path / "as dealt", set_up, actions)
    assert len(told["0"]) > TURNS
    for viewer, one, two in ((0, 1, 2), (1, 0, 2), (2, 0, 1)):
        swapped = with_cards_swapped(set_up, one, two)
        other = await swaps_played(tmp_path / f"for {viewer}", swapped, actions)
        assert other[str(viewer)] == told[str(viewer)]
        assert other["all"] == told["all"]
        assert other[str(one)] != told[str(one)]  # who has other cards is told so


async def bids_made(folder: Path, tokens: tuple[int, int], bid: str) -> Texts:
    """What is sent while seat 1, with a token of its own, bids in secret."""
    folder.mkdir()
    async with running(settings_in(folder, ids=counting_ids())) as site, AsyncExitStack() as stack:
        people = [await site.person(name) for name in ("Ann", "Bob")]
        set_up = [f"token {seat} {value}" for seat, value in enumerate(tokens)]
        table = await laid(site, "template", [1, 2], set_up)
        sockets = await opened(stack, table, [*people, site.stranger()])
        await sockets[1].play(bid, "key-of-the-bid")
        for each in sockets:
            await each.quiet(0.1)
        return {name: socket.texts for name, socket in zip(("0", "1", "all"), sockets, strict=True)}


async def test_a_sealed_bid_is_sealed(tmp_path: Path) -> None:
    one = await bids_made(tmp_path / "one", (1, 2), "bid 3")
    two = await bids_made(tmp_path / "two", (1, 3), "bid 1")
    assert one["0"] == two["0"]
    assert one["all"] == two["all"]
    assert one["1"] != two["1"]


async def shared_screen(folder: Path, set_up: list[str]) -> list[str]:
    """What is sent to a screen that three people share, before it is handed to one of them."""
    folder.mkdir()
    async with running(settings_in(folder, ids=counting_ids())) as site, AsyncExitStack() as stack:
        ann = await site.person("Ann")
        table = await laid(site, "maya_towers", [1, 1, 1], set_up)
        (socket,) = await opened(stack, table, [ann])
        assert socket.frame["handover"] == 0
        return socket.texts


async def test_a_screen_not_yet_handed_over_shows_no_card(tmp_path: Path) -> None:
    set_up = dealt(12)
    told = await shared_screen(tmp_path / "one", set_up)
    for one, two in ((0, 1), (1, 2)):
        assert await shared_screen(tmp_path / f"{one}-{two}", with_cards_swapped(set_up, one, two)) == told
