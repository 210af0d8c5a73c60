"""Pages of other hosts may not speak for the people here, nor hosts pretend to be this one."""

import ipaddress
import socket
from functools import cache
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


def host_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The name by which the client calls this server, without its port."""
    try:
        return (urlsplit(f"//{connection.headers.get('host', '')}").hostname or "").rstrip(".")
    except ValueError:
        return "?"


def is_known_host(host: str, allowed: tuple[str, ...]) -> bool:
    """Whether the server may be called so.

    Anybody can let a name of theirs lead to any address: in a browser their page would then be of the same origin as
    this server (DNS rebinding). They cannot do that with an address itself, nor with names that never leave a network.
    Programs that give no name at all are no browsers.
    """
    if host in ("", "localhost", _own_name(), *map(str.lower, allowed)) or host.endswith((".localhost", ".local")):
        return True
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


@cache
def _own_name() -> str:
    return socket.gethostname().lower()
