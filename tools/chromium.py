"""Finds Chromium, and installs Debian's where it may: `python tools/chromium.py`."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ADVICE = (
    "The browser tests need Chromium on the PATH: install your system's package `chromium` "
    "(Debian: sudo apt-get install chromium), and run this again."
)


def find_chromium() -> str | None:
    """The browser's program, if there is one on the PATH."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def may_install() -> list[str] | None:
    """The words before `apt-get` with which packages can be installed unasked, or nothing if they cannot."""
    if shutil.which("apt-get") is None:
        return None
    if os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if sudo and subprocess.run([sudo, "--non-interactive", "true"], capture_output=True, check=False).returncode == 0:
        return [sudo, "--non-interactive"]
    return None


def install() -> None:
    """Install Debian's package; whether that worked is seen by looking again."""
    before = may_install()
    if before is None:
        return
    print("Installing Chromium for the browser tests (once) …", flush=True)
    get = [*before, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
    subprocess.run([*get, "update"], stdout=subprocess.DEVNULL, check=False)
    words = ["install", "--no-install-recommends", "--yes", "chromium"]
    subprocess.run([*get, *words], stdout=subprocess.DEVNULL, check=False)


def main() -> int:
    """See to it that there is a Chromium. Returns the exit code."""
    if find_chromium() is None:
        install()
    if find_chromium() is None:
        print(ADVICE, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
