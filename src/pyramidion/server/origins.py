"""Pages of other hosts may not speak for the people here."""

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection


def is_foreign(connection: ASGIConnection[Any, Any, Any, Any], allowed: tuple[str, ...]) -> bool:
    """Whether a browser says that a page of another host is asking. Programs that are no browsers say nothing."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site") == "cross-site"
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        return True
    return not host or host not in (connection.headers.get("host"), *allowed)
