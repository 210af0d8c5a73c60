"""`pyramidion serve`: the web table."""

import gc
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated

import typer

from pyramidion.cli.parameters import whole_number
from pyramidion.cli.prepare import prepare
from pyramidion.core.errors import PyramidionError
from pyramidion.server.settings import Settings

if TYPE_CHECKING:
    import socket

    from litestar import Litestar

DEFAULT_PORT = 8765
MOST_WORKERS = 256
COLLECT_AFTER = (10_000, 20, 20)  # new objects; younger collections before an older one
LONGEST = 36_500.0  # days


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
    bot_workers: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            parser=whole_number(1, MOST_WORKERS),
            show_default="one less than the cores, from 2 to 4",
            help="How many processes think for the bots.",
        ),
    ] = None,
    keep_unused_days: Annotated[
        float,
        typer.Option(
            metavar="DAYS", min=0.0, max=LONGEST, help="Delete guests and tables that came to nothing; 0: never."
        ),
    ] = Settings.keep_unused_days,
    keep_days: Annotated[
        float,
        typer.Option(metavar="DAYS", min=0.0, max=LONGEST, help="Delete matches so long after their end; 0: never."),
    ] = Settings.keep_days,
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
    from pyramidion.server.listening import room_for_connections

    if not is_free(host, port):
        raise PyramidionError(
            f"Nothing can listen at {host}, port {port}: another program does, or the address is not this "
            f"machine's. Choose another one, such as --port {port + 1 if port < 65535 else DEFAULT_PORT}."
        )
    settings = Settings(
        database=database,
        bot_pause=bot_pause,
        keep_unused_days=keep_unused_days,
        keep_days=keep_days,
        hosts=(host, *(allow_host or ())),
        connections=room_for_connections(),
    )
    if bot_workers:
        settings = replace(settings, bot_workers=bot_workers)
    app = _make_app(settings)
    prepare()
    _run(app, settings, host, port, open_page)


def _make_app(settings: Settings) -> "Litestar":
    """The application, once it has hold of the database: nobody compiles the rules only to be refused then."""
    from pyramidion.server.app import make_app

    app = make_app(settings)
    app.state.house.store.open()
    return app


def _run(app: "Litestar", settings: Settings, host: str, port: int, open_page: bool) -> None:
    from pyramidion.server.listening import WebServer
    from pyramidion.server.logs import write_logs

    class Server(WebServer):
        async def startup(self, sockets: "list[socket.socket] | None" = None) -> None:
            await super().startup(sockets)
            if self.started:
                _collect_seldom()
                _announce(host, port, open_page)

    write_logs()
    Server(app, host, port, settings).run()


def _collect_seldom() -> None:
    """Keep the garbage collector from looking at everything that a server loads, while people wait for their moves.

    What is here by now stays till the end. A full collection would look at it again and again, for half a second
    each time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


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
