"""Finds Chromium, and installs Debian's where it may: `python -m tools.chromium`."""

import shutil
import sys

from tools.packages import install

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ADVICE = (
    "The browser tests need Chromium on the PATH: install your system's package `chromium` "
    "(Debian: sudo apt-get install chromium), and run this again."
)


def find_chromium() -> str | None:
    """The browser's program, if there is one on the PATH."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def main() -> int:
    """See to it that there is a Chromium. Returns the exit code."""
    if find_chromium() is None:
        install("chromium")
    if find_chromium() is None:
        print(ADVICE, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
