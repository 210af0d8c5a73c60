"""One course of twins at a real table: everybody says everything there is to say, and what each is sent is kept."""

from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack
from typing import NamedTuple

from laws.cases import Case
from pyramidion.server import events
from pyramidion.server.store import Head
from server.driving import Client, Said, Site, Socket
from server.twins import Beat, Twins, stored


class Told(NamedTuple):
    """All that one viewer was sent, byte for byte and in order."""

    socket: list[str]
    http: list[tuple[str, int, bytes]]


class Clock:
    """Stands still between beats, so that both courses of twins live at the same time."""

    def __init__(self) -> None:
        self.beat = 0

    def now(self) -> str:
        return f"beat {self.beat}"


async def laid(site: Site, case: Case, holders: Sequence[int], happened: Sequence[events.Event]) -> str:
    """A table whose seats are held by the people of these numbers, and where this happened."""
    spec = case.game.spec
    head = Head(site.house.settings.ids.table(), case.name, spec.rules_version, case.seats, case.options, holders[0])
    seated = [events.Sat(seat=seat, person=person) for seat, person in enumerate(holders)]
    await site.house.store.make_table(head, [*seated, events.Started(), *happened], "playing")
    return head.id


class TableOfTwins:
    """One of the courses, played by a person at each seat while a stranger looks on."""

    def __init__(self, site: Site, twins: Twins, which: int, clock: Clock) -> None:
        self._site, self._twins, self._which, self._clock = site, twins, which, clock
        self._stack = AsyncExitStack()
        self._closing: list[AsyncExitStack] = []
        self._clients: list[Client] = []
        self._sockets: list[Socket] = []
        self._told: list[Told] = []
        self._said: Counter[int] = Counter()  # how much each has said so far: a key each
        self._table = ""

    async def play(self) -> list[Told]:
        """Play the course to its end. What each seat was sent, and last what the stranger was."""
        await self._gather()
        try:
            await self._beats()
            await self._leave_and_return()
            await self._ask_over_http()
            await self._wish(0, "resign", seat=0)
            await self._listen()
            await self._ask_over_http()
        finally:
            for closing in self._closing:
                await closing.aclose()
        return [Told([*told.socket, *socket.texts], told.http) for told, socket in self._with_sockets()]

    async def _gather(self) -> None:
        seats = self._twins.case.seats
        self._clients = [await self._site.person(f"Person {seat}") for seat in range(seats)]
        self._clients.append(self._site.stranger())
        self._told = [Told([], []) for _ in self._clients]
        before = stored(self._twins.before, self._which)
        self._table = await laid(self._site, self._twins.case, [seat + 1 for seat in range(seats)], before)
        for client in self._clients:
            closing = AsyncExitStack()
            self._closing.append(closing)
            self._sockets.append(await closing.enter_async_context(client.socket(self._table)))
        await self._listen()

    async def _beats(self) -> None:
        beats = self._twins.beats
        index = farthest = 0
        while index < len(beats):
            self._clock.beat += 1
            act = beats[index].acts[self._which]
            if act is not None and act.actor < self._twins.case.seats:
                await self._act(act.actor, act.text)
            await self._listen()
            await self._talk(index)
            index += 1
            if index > farthest:
                farthest = index
                if beats[index - 1].is_settled:
                    index = await self._undo(index, beats)
        await self._withdraw()

    async def _act(self, seat: int, text: str) -> None:
        frame = self._sockets[seat].frame
        action = self._twins.case.ledger.parse(text, seat).action
        answer = await self._wish(seat, "play", seat=seat, decision=frame["decision"], action=int(action))
        assert answer["type"] == "accepted", (answer, text)

    async def _talk(self, index: int) -> None:
        """Everybody says what is refused, or asks for what can be asked for; something else each time."""
        for speaker, socket in enumerate(self._sockets):
            seat, decision = speaker % self._twins.case.seats, socket.frame["decision"]
            other = (seat + 1) % self._twins.case.seats
            match index % 6:
                case 0:
                    await self._wish(speaker, "play", seat=seat, decision=decision + 1, action=0)
                    await self._wish(speaker, "play", seat=other, decision=decision, action=0)
                case 1:
                    if not decision:
                        await self._wish(speaker, "play", seat=seat, decision=0, action=0)
                    await self._wish(speaker, "answer-undo", agree=True)
                case 2:
                    await socket.say(type="look", seat=seat)
                    await socket.say(type="look", seat=other)
                case 3:
                    await self._wish(speaker, "substitute", seat=other)
                    await self._wish(speaker, "take-back", seat=seat)
                case 4:
                    await socket.say(type="hello", last=socket.frame["mark"])
                    await socket.say(type="hello", last="")
                case 5:
                    await socket.say(type="nonsense")
            await self._why_not(speaker, index)
        if index % 8 == 3:
            await self._ask_over_http()

    async def _why_not(self, speaker: int, index: int) -> None:
        """Ask what forbids pointing at something, and listen up to the answer."""
        zones = self._sockets[speaker].frame["scene"]["zones"]
        targets = [piece["target"] for zone in zones for piece in zone["pieces"] if piece.get("target")]
        shown = [targets[(index * 7 + step) % len(targets)] for step in range(index % 3)] if targets else []
        await self._wish(speaker, "why-not", seat=speaker % self._twins.case.seats, targets=shown)

    async def _undo(self, index: int, beats: list[Beat]) -> int:
        """Let a seat ask to take back its last decision, and others answer, refuse, or leave it. The next beat."""
        await self._withdraw()
        seat = index % self._twins.case.seats
        mine = [at for at in range(index) if any(act is not None and act.actor == seat for act in beats[at].acts)]
        if not mine or None in beats[mine[-1]].acts or seat not in self._sockets[seat].frame["can_undo"]:
            return index
        await self._wish(seat, "ask-undo", seat=seat)
        if index % 3 == 0:
            return index  # let it wait: the next decision may end it
        for other in self._sockets[seat].table["undo"]["waits_for"][: None if index % 3 == 1 else 1]:
            await self._wish(other, "answer-undo", agree=index % 3 == 1)
        await self._listen()
        return mine[-1] if index % 3 == 1 else index

    async def _withdraw(self) -> None:
        """End a request for undo that still waits."""
        undo = self._sockets[0].table["undo"]
        if undo is not None:
            await self._wish(undo["seat"], "answer-undo", agree=False)
            await self._listen()

    async def _leave_and_return(self) -> None:
        """The last seat's person leaves, a bot plays meanwhile (it never gets so far), the person takes it back."""
        last = self._twins.case.seats - 1
        await self._closing[last].aclose()
        self._told[last].socket.extend(self._sockets[last].texts)
        if last > 0:
            await self._sockets[0].until(lambda: not self._sockets[0].table["seats"][last]["present"])
            assert (await self._wish(0, "substitute", seat=last))["type"] == "accepted"
        self._closing[last] = AsyncExitStack()
        self._sockets[last] = await self._closing[last].enter_async_context(self._clients[last].socket(self._table))
        await self._listen()
        await self._wish(last, "take-back", seat=last)
        await self._listen()

    async def _ask_over_http(self) -> None:
        """What the page and programs ask for, whether they may or not."""
        path = f"/api/tables/{self._table}"
        for speaker, (client, told) in enumerate(zip(self._clients, self._told, strict=True)):
            seat = speaker % self._twins.case.seats
            decision = self._sockets[speaker].frame["decision"]
            stale = {"type": "play", "key": self._key(speaker), "seat": seat, "decision": decision + 1, "action": 0}
            for asked in (
                *(f"{path}/frame{seat}" for seat in ("", *(f"?seat={seat}" for seat in range(self._twins.case.seats)))),
                *(path, "/api/tables", f"{path}/record", f"{path}/replay", f"{path}/review"),
            ):
                if asked.startswith(path) and self._sockets[0].table["phase"] == "over":
                    continue  # everything may be asked for now
                answer = await client.http.get(asked)
                told.http.append((asked, answer.status_code, answer.content))
            for asked, body in (
                ("say", stale),
                ("say", {"type": "why-not", "key": self._key(speaker), "seat": seat, "targets": ["nothing"]}),
                ("hint", {"seat": seat, "decision": decision}),
                ("start", None),
                ("stand", {"seat": seat}),
                ("rematch", None),
            ):
                answer = await client.http.post(f"{path}/{asked}", json=body)
                told.http.append((asked, answer.status_code, answer.content))

    async def _wish(self, speaker: int, kind: str, **fields: object) -> Said:
        """Say something, and hear everything up to its answer: other things said may be answered before."""
        socket, key = self._sockets[speaker], self._key(speaker)
        await socket.say(type=kind, key=key, **fields)
        await socket.until(lambda: bool(socket.answers) and socket.answers[-1].get("key") == key)
        return socket.answers[-1]

    def _key(self, speaker: int) -> str:
        self._said[speaker] += 1
        return f"key-{speaker}-{self._said[speaker]}-of-this-table"

    async def _listen(self) -> None:
        """Hear whatever was sent to anybody: a question is answered after all that."""
        for speaker in range(len(self._sockets)):
            await self._wish(speaker, "why-not", seat=speaker % self._twins.case.seats, targets=[])

    def _with_sockets(self) -> list[tuple[Told, Socket]]:
        return list(zip(self._told, self._sockets, strict=True))
