"""What a request tells about the one who asks."""

from typing import Any

from litestar.connection import ASGIConnection

from pyramidion.core.words import LANGUAGES


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address it came from; a proxy on the same machine is believed."""
    return connection.client.host if connection.client else ""


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The first of the browser's languages that there are words in."""
    for part in connection.headers.get("accept-language", "")[:200].split(","):
        language = part.split(";")[0].strip().split("-")[0].lower()
        if language in LANGUAGES:
            return language
    return "en"
