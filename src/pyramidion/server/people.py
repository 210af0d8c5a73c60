"""Who is who: guests, told apart by a cookie; their names at hand without a look into the database."""

import hashlib
import time
import unicodedata
from collections.abc import Callable
from math import inf
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from pyramidion.core.words import LANGUAGES
from pyramidion.server.errors import FaultError, sentence
from pyramidion.server.settings import Settings
from pyramidion.server.store import PersonRow, Store

COOKIE = "pyramidion"
HOST_COOKIE = "__Host-pyramidion"  # over TLS: browsers take it from this very host alone
A_DAY = 24 * 3600
A_YEAR = 365 * 24 * 3600
LONGEST_TOKEN = 128
REMEMBERED = 100_000
MOST_MARKS = 3  # accents on one letter; no language writes more
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # printable, says Unicode, but nobody sees them


def hash_of(secret: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def tidy(name: str) -> str:
    """A name as it is shown: nothing invisible in it, no space too many, no tower of accents."""
    shown = ""
    marks = MOST_MARKS  # in a row so far: those without a letter have nothing to stand on
    for sign in name:
        is_mark = unicodedata.category(sign) in ("Mn", "Me")
        marks = marks + 1 if is_mark else 0
        if marks <= MOST_MARKS:
            shown += sign if sign.isprintable() and sign not in BLANKS else " "
    return " ".join(shown.split())


class People:
    """All people, by number and by token."""

    def __init__(self, store: Store, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._store = store
        self._settings = settings
        self._by_id: dict[int, PersonRow] = {}
        self._by_token: dict[str, int] = {}
        self._renewed: dict[str, float] = {}  # when cookies were last sent, by token hash

    def known_by(self, connection: ASGIConnection[Any, Any, Any, Any]) -> int | None:
        """The number of the person of a request, as far as that needs no look into the database."""
        return self._by_token.get(hash_of(token_of(connection)))

    async def who(self, connection: ASGIConnection[Any, Any, Any, Any]) -> PersonRow | None:
        """The person of a request or socket, None for a stranger."""
        token = token_of(connection)
        if not token:
            return None
        token_hash = hash_of(token)
        if token_hash in self._by_token:
            return self._by_id[self._by_token[token_hash]]
        found = await self._store.person_by_token(token_hash)
        if found is not None:
            self._remember(found)
            self._by_token[token_hash] = found.id
        return found

    async def known(self, connection: ASGIConnection[Any, Any, Any, Any]) -> PersonRow:
        """The person of a request; a stranger is told to become one first."""
        person = await self.who(connection)
        if person is None:
            raise FaultError(401, sentence("stranger"))
        return person

    async def welcome(self, language: str) -> tuple[PersonRow, str]:
        """A new guest, with the token to be known by."""
        token = self._settings.ids.secret()
        person = await self._store.add_person(hash_of(token), language if language in LANGUAGES else "en")
        self._remember(person)
        return person, token

    def is_due(self, token: str) -> bool:
        """Whether the cookie of a guest should be sent anew: it lasts a year from when it was last sent."""
        token_hash, now = hash_of(token), self._clock()
        if now - self._renewed.get(token_hash, -inf) < A_DAY:
            return False
        if len(self._renewed) >= REMEMBERED:
            self._renewed.clear()
        self._renewed[token_hash] = now
        return True

    async def change(self, person: PersonRow) -> None:
        """Keep a changed name or language."""
        await self._store.change_person(person)
        self._by_id[person.id] = person

    async def meet(self, person_id: int) -> None:
        """Have the person's name at hand."""
        if person_id not in self._by_id:
            found = await self._store.person(person_id)
            if found is not None:
                self._remember(found)

    def is_known(self, person_id: int) -> bool:
        """Whether the person was met, as those are who have come lately."""
        return person_id in self._by_id

    def name(self, person_id: int | None) -> str:
        """The person's name, if it was met."""
        found = self._by_id.get(person_id) if person_id is not None else None
        return found.name if found else ""

    def _remember(self, person: PersonRow) -> None:
        if len(self._by_id) >= REMEMBERED:
            self._by_id.clear()
            self._by_token.clear()
        self._by_id[person.id] = person


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The token in the cookie of a request or socket, if it has one that can be meant."""
    cookies = connection.cookies
    token = cookies.get(HOST_COOKIE) or cookies.get(COOKIE, "")
    return token if len(token) <= LONGEST_TOKEN else ""


def token_cookie(token: str, *, secure: bool) -> Cookie:
    """The cookie by which a guest is known again."""
    name = HOST_COOKIE if secure else COOKIE
    return Cookie(key=name, value=token, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure, path="/")
