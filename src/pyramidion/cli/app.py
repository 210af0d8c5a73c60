"""The commands, gathered. Nothing here may load Numba."""

from collections.abc import Callable
from typing import Annotated

import typer

from pyramidion import __version__
from pyramidion.cli.analyse import analyse
from pyramidion.cli.arena import arena
from pyramidion.cli.games import games
from pyramidion.cli.perft import perft
from pyramidion.cli.play import play
from pyramidion.cli.prepare import prepare
from pyramidion.cli.replay import replay
from pyramidion.cli.series import series
from pyramidion.cli.serve import serve
from pyramidion.cli.simulate import simulate

app = typer.Typer(
    help="Pyramid games, for people and for machines. Start with: pyramidion play",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _add(command: Callable[..., None]) -> None:
    """Make a function a command. The paragraphs of its docstring are its help; the last one is an example."""
    paragraphs = [" ".join(paragraph.split()) for paragraph in (command.__doc__ or "").split("\n\n")]
    app.command(help="\n\n".join(paragraphs[:-1]), epilog=paragraphs[-1])(command)


for command in (games, play, serve, series, simulate, replay, analyse, perft, arena, prepare):
    _add(command)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"pyramidion {__version__}")
        raise typer.Exit()


@app.callback()
def _program(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version and leave.")
    ] = False,
) -> None:
    pass
