"""`pyramidion serve`: the web table."""

from dataclasses import replace
from typing import TYPE_CHECKING, Annotated

import typer

from pyramidion.cli.parameters import whole_number
from pyramidion.cli.prepare import prepare
from pyramidion.core.errors import PyramidionError
from pyramidion.server.settings import Settings

if TYPE_CHECKING:
    import socket

DEFAULT_PORT = 8765


def serve(
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Where to listen. 0.0.0.0 lets phones in the same network join.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(metavar="N", parser=whole_number(1, 65535), help="The port to listen on.")
    ] = DEFAULT_PORT,
    database: Annotated[
        str,
        typer.Option(
            metavar="FILE", show_default="in your data folder", help="Where tables are kept: a file, or a URL."
        ),
    ] = "",
    bot_pause: Annotated[
        float, typer.Option(metavar="SECONDS", min=0.0, max=60.0, help="How long a bot waits before it acts.")
    ] = Settings.bot_pause,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A host name that leads here, through a proxy for instance. Repeatable."),
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in your browser.")] = False,
) -> None:
    """Open the web table: people play in their browsers, alone against bots, side by side, or online by a link.

    Everything that happens at a table is kept; matches go on after a restart.

    Example: pyramidion serve --host 0.0.0.0
    """
    from pyramidion.server.addresses import is_free

    if not is_free(host, port):
        raise PyramidionError(
            f"Nothing can listen at {host}, port {port}: another program does, or the address is not this "
            f"machine's. Choose another one, such as --port {port + 1 if port < 65535 else DEFAULT_PORT}."
        )
    settings = Settings(database=database, bot_pause=bot_pause, hosts=(host, *(allow_host or ())))
    _check_database(settings)
    prepare()
    _run(settings, host, port, open_page)


def _check_database(settings: Settings) -> None:
    import asyncio

    from pyramidion.server.store.engine import check_database

    asyncio.run(check_database(settings.database_url))


def _run(settings: Settings, host: str, port: int, open_page: bool) -> None:
    from pyramidion.server.app import make_app
    from pyramidion.server.listening import WebServer, room_for_connections
    from pyramidion.server.logs import write_logs

    class Server(WebServer):
        async def startup(self, sockets: "list[socket.socket] | None" = None) -> None:
            await super().startup(sockets)
            if self.started:
                _announce(host, port, open_page)

    write_logs()
    settings = replace(settings, connections=room_for_connections())
    Server(make_app(settings), host, port, settings).run()


def _announce(host: str, port: int, open_page: bool) -> None:
    """Say where the table is; where phones can come too, draw the address for their cameras."""
    from pyramidion.cli.console import output
    from pyramidion.server.addresses import ANYWHERE, own_address, qr_lines, url_of

    console = output()
    anywhere = host in ANYWHERE
    here = url_of("127.0.0.1" if anywhere else host, port)
    console.print(f"Pyramidion is open at {here}", soft_wrap=True)
    if anywhere:
        there = url_of(own_address(), port)
        console.print(f"For phones and others in the same network: {there}", soft_wrap=True)
        for line in qr_lines(there):
            console.print(line, style="#ffffff on #000000", no_wrap=True, overflow="ignore", crop=False)
    console.print("Press Ctrl-C to stop.")
    console.file.flush()
    if open_page:
        import webbrowser

        webbrowser.open(here)
