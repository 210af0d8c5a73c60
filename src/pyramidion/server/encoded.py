"""Answers whose bytes are at hand: compressed once, and not sent again to those who have them."""

import gzip
from hashlib import blake2b
from typing import Any, NamedTuple

from litestar import Request, Response

CODINGS = {"br": ".br", "gzip": ".gz"}  # content codings, the best first, and the endings of files compressed so
WORTH_IT = 1000  # bytes: less than that is sent as it is


class Encoded(NamedTuple):
    """The same bytes, plain and compressed."""

    plain: bytes
    coded: dict[str, bytes]  # by content coding
    etag: str


def encoded(plain: bytes, coded: dict[str, bytes] | None = None) -> Encoded:
    """Bytes to be sent, compressed here unless that was done before."""
    if coded is None:
        coded = {"gzip": gzip.compress(plain, 6)} if len(plain) >= WORTH_IT else {}
    return Encoded(plain, coded, etag_of(plain))


def etag_of(*parts: bytes) -> str:
    """A tag by which clients can ask whether what they have is still right."""
    digest = blake2b(digest_size=12)
    for part in parts:
        digest.update(part)
    return f'"{digest.hexdigest()}"'


def takes(request: Request[Any, Any, Any]) -> set[str]:
    """The content codings that the client takes."""
    parts = [part.replace(" ", "").lower() for part in request.headers.get("accept-encoding", "")[:200].split(",")]
    return {coding for coding, _, quality in (part.partition(";") for part in parts) if quality not in REFUSED}


REFUSED = ("q=0", "q=0.0", "q=0.00", "q=0.000")


def has_already(request: Request[Any, Any, Any], etag: str) -> bool:
    """Whether the client says that it has just this. A proxy may have marked its tag as weak."""
    tags = request.headers.get("if-none-match", "")[:1000].split(",")
    return any(tag.strip().removeprefix("W/") in (etag, "*") for tag in tags)


def answer(request: Request[Any, Any, Any], content: Encoded, media_type: str, cache_control: str) -> Response[bytes]:
    """The bytes in the best coding that the client takes, or 304 if it has them."""
    headers = {"ETag": content.etag, "Cache-Control": cache_control, "Vary": "Accept-Encoding"}
    if has_already(request, content.etag):
        return Response(b"", status_code=304, media_type=media_type, headers=headers)
    accepted = takes(request)
    coding = next((coding for coding in CODINGS if coding in content.coded and coding in accepted), "")
    if coding:
        headers["Content-Encoding"] = coding
    return Response(content.coded.get(coding, content.plain), media_type=media_type, headers=headers)
