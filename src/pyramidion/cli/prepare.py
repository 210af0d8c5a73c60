"""`pyramidion prepare`: compile the rules ahead of time."""


def prepare() -> None:
    """Compile the rules of all games now and keep them, so that nobody waits for it later; `serve` does this by itself.

    It takes a minute or two, once for each version of Pyramidion.

    Example: pyramidion prepare
    """
    from pyramidion.cli.console import progress
    from pyramidion.core import registry
    from pyramidion.core.jit import is_ready
    from pyramidion.server.warming import compile_games

    missing = [name for name in registry.names() if not is_ready(name)]
    if not missing:
        return
    with progress(counted=False) as bar:
        task = bar.add_task("Compiling the rules; kept for the next time", total=len(missing))
        compile_games(lambda _: bar.advance(task))
