"""A table's socket: it parses, asks the house, and sends what waits to be sent."""

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from pyramidion.server.connections import Connection
from pyramidion.server.errors import FaultError, sentence
from pyramidion.server.house import House, TheHouse
from pyramidion.server.origins import host_of, is_foreign, is_known_host
from pyramidion.server.prices import CHANGE, price_of
from pyramidion.server.protocol import PROTOCOL, FromClient, Hello, Key, Look, Problem, Refused, WhyNot
from pyramidion.server.reading import complaint
from pyramidion.server.requests import address_of

HELLO_WITHIN = 20.0  # seconds
MOST_TOO_FAST = 200  # messages more that came too fast than did not: then the socket is closed
TOO_FAST_PAUSE = 0.02  # seconds before the next message is read
DONE, FOREIGN, UNKNOWN, OUTDATED, FLOOD, CROWD, BROKEN = 1000, 4403, 4404, 4410, 4429, 4430, 1011
logger = logging.getLogger(__name__)
_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class _Keyed(msgspec.Struct):
    """Whatever has a key."""

    key: Key = ""


_key_decoder = msgspec.json.Decoder(_Keyed)

Socket = WebSocket[Any, Any, Any]


class _Closing(Exception):  # noqa: N818  # no error: the conversation is over
    """The socket is to be closed, with this code."""

    def __init__(self, code: int, problem: Problem | None = None) -> None:
        super().__init__(code)
        self.code, self.problem = code, problem


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: FromPath[str], house: TheHouse) -> None:
    """Hello, then wishes; in return the table, frames and answers."""
    settings = house.settings
    if is_foreign(socket, settings.origins) or not is_known_host(host_of(socket), settings.hosts):
        await socket.close(FOREIGN)
        return
    await socket.accept()
    code = DONE
    try:
        await _converse(socket, table_id, house)
    except _Closing as closing:
        code = closing.code
        if closing.problem is not None:
            with suppress(WebSocketDisconnect):
                await _send(socket, msgspec.json.encode(closing.problem))
    except WebSocketDisconnect:
        return
    except Exception:
        logger.exception("A socket broke.")
        code = BROKEN
    await _close(socket, code)


async def _converse(socket: Socket, table_id: str, house: House) -> None:
    person = await house.people.who(socket)
    if not house.budgets.spend(person.id if person else None, address_of(socket), CHANGE):
        raise _Closing(FLOOD, Problem(sentence=sentence("too-fast")))
    try:
        table = await house.tables.get(table_id)
    except FaultError as fault:
        raise _Closing(UNKNOWN, Problem(sentence=fault.message)) from None
    connection = Connection(table.id, None if person is None else person.id, address_of(socket))
    crowd = house.settings.sockets_each * (1 if person else 16)  # all strangers count as one
    if (
        house.presence.sockets(table.id, connection.person) >= crowd
        or house.connections.of_address(connection.address) >= house.settings.sockets_of_address
    ):
        raise _Closing(CROWD, Problem(sentence=sentence("too-many-sockets")))
    house.connections.open(connection)
    writer = asyncio.ensure_future(_write(socket, connection))
    reader = asyncio.ensure_future(_Reader(socket, connection, house).run())
    try:
        done, _ = await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        failures = [failure for task in done if (failure := task.exception()) is not None]
        if failures:
            raise failures[0]
    except FaultError as fault:  # the table was let go, and cannot be had any more
        raise _Closing(UNKNOWN, Problem(sentence=fault.message)) from None
    finally:
        reader.cancel()
        house.connections.close(connection)
        house.connections.broadcast_table(table)
        connection.outgoing.end()
        await asyncio.wait({writer, reader}, timeout=2)
        writer.cancel()
        await asyncio.gather(writer, reader, return_exceptions=True)  # how they ended matters to nobody any more


async def _write(socket: Socket, connection: Connection) -> None:
    while (message := await connection.outgoing.next()) is not None:
        await _send(socket, message)


class _Reader:
    """Reads one socket until it ends."""

    def __init__(self, socket: Socket, connection: Connection, house: House) -> None:
        self._socket, self._connection, self._house = socket, connection, house
        self._too_fast = 0

    async def run(self) -> None:
        """Answer whatever comes."""
        while True:
            try:
                async with asyncio.timeout(None if self._connection.is_greeted else HELLO_WITHIN):
                    message = await self._socket.receive()
            except TimeoutError:
                raise _Closing(DONE, Problem(sentence=sentence("hello-first"))) from None
            if message["type"] == "websocket.disconnect":
                return
            if message["type"] != "websocket.receive":
                continue
            said = self._parsed(message.get("text"))
            if not self._pays_for(said):
                self._slow_down(said)
                await asyncio.sleep(TOO_FAST_PAUSE)
                continue
            self._too_fast = max(0, self._too_fast - 1)
            if isinstance(said, Problem):
                self._connection.say(said)
            elif isinstance(said, Hello | Look | WhyNot):  # what is all work of the event loop
                async with self._house.turns.of(self._connection.address):
                    await self._hear(said)
            else:
                await self._hear(said)
            await asyncio.sleep(0)  # where messages wait already, reading them lets nobody else have a turn

    def _pays_for(self, said: FromClient | Problem) -> bool:
        connection, house = self._connection, self._house
        price = price_of(said, house.connections.count_at(connection.table_id))
        return house.budgets.spend(connection.person, connection.address, price)

    def _parsed(self, text: str | None) -> FromClient | Problem:
        """What the client said; a Problem where it cannot be read."""
        if text is None:
            return Problem(sentence=sentence("binary"))
        if len(text.encode("utf-8", "replace")) > self._house.settings.message_limit:
            return Problem(sentence=sentence("too-long", limit=self._house.settings.message_limit))
        try:
            return _decoder.decode(text)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            return Problem(key=_key_in(text), sentence=complaint(error))

    def _slow_down(self, said: FromClient | Problem) -> None:
        self._too_fast += 1
        too_fast = sentence("too-fast")
        if self._too_fast > MOST_TOO_FAST:
            raise _Closing(FLOOD, Problem(sentence=too_fast))
        if isinstance(said, Hello | Look | Problem):
            self._connection.say(Problem(key=_key_of(said), sentence=too_fast))
        else:
            self._connection.say(Refused(key=said.key, reason="too-fast", sentence=too_fast))

    async def _hear(self, said: FromClient) -> None:
        connection, house = self._connection, self._house
        if isinstance(said, Hello):
            if said.protocol != PROTOCOL:
                raise _Closing(OUTDATED, Problem(sentence=sentence("outdated")))
            table = await house.tables.get(connection.table_id)
            house.connections.greet(connection, table, said.last)
            house.connections.broadcast_table(table)
            house.bots.wake(table)
        elif not connection.is_greeted:
            connection.say(Problem(key=_key_of(said), sentence=sentence("hello-first")))
        elif isinstance(said, Look):
            await self._look(said)
        else:
            connection.say(await self._answer(said))

    async def _look(self, said: Look) -> None:
        table = await self._house.tables.get(self._connection.table_id)
        if said.seat not in table.seats_of(self._connection.person):
            self._connection.say(Problem(sentence=sentence("not-yours")))
            return
        self._connection.looked = said.seat
        self._house.connections.show_frame(self._connection, table)

    async def _answer(self, said: Any) -> Any:
        connection = self._connection
        try:
            return await self._house.say(connection.table_id, connection.person, said)
        except FaultError as fault:
            return Problem(key=said.key, sentence=fault.message)
        except Exception:
            logger.exception("A wish could not be answered.")
            return Problem(key=said.key, sentence=sentence("broken"))


def _key_of(said: FromClient | Problem) -> str:
    return "" if isinstance(said, Hello | Look) else said.key


def _key_in(text: str) -> str:
    """The key in a message that cannot be read, if at least that can."""
    try:
        return _key_decoder.decode(text).key
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return ""


async def _send(socket: Socket, message: bytes) -> None:
    try:
        await socket.send_data(message.decode(), mode="text")
    except (WebSocketDisconnect, RuntimeError, OSError):
        raise WebSocketDisconnect(detail="the client has gone") from None


async def _close(socket: Socket, code: int) -> None:
    try:
        await socket.close(code)
    except (WebSocketDisconnect, RuntimeError, OSError):
        return
