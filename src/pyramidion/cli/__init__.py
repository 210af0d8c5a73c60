"""The command line."""


def main() -> None:
    """Being built."""
    raise NotImplementedError
