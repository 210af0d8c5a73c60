"""Where the server can be reached, and that as a QR code for phones."""

import socket

import segno

ANYWHERE = ("0.0.0.0", "::")  # noqa: S104  # recognised, not bound to
DOCUMENTATION_ADDRESS = ("192.0.2.1", 9)  # nobody's: connecting a datagram socket to it sends nothing


def own_address() -> str:
    """The address of this machine in its network, as far as it has one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(DOCUMENTATION_ADDRESS)
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def url_of(host: str, port: int) -> str:
    """What to type into a browser."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def is_free(host: str, port: int) -> bool:
    """Whether nobody listens there yet."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


def qr_lines(url: str) -> list[str]:
    """The QR code of an address in half blocks, dark on light, with its quiet zone."""
    rows = [list(row) for row in segno.make(url, error="m", micro=False).matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    signs = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
    return [
        "".join(signs[int(bool(upper)), int(bool(lower))] for upper, lower in zip(*pair, strict=True))
        for pair in zip(rows[::2], rows[1::2], strict=True)
    ]
