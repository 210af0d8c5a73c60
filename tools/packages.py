"""Debian's packages that some tests need, installed where that may be done unasked: `python -m tools.packages NAME`."""

import os
import shutil
import subprocess
import sys


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


def install(name: str) -> None:
    """Install a package where that may be done; whether it worked is seen by looking for what it brings."""
    before = may_install()
    if before is None:
        return
    print(f"Installing {name} for the tests (once) …", flush=True)
    get = [*before, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
    subprocess.run([*get, "update"], stdout=subprocess.DEVNULL, check=False)
    subprocess.run([*get, "install", "--no-install-recommends", "--yes", name], stdout=subprocess.DEVNULL, check=False)


if __name__ == "__main__":
    for package in sys.argv[1:]:
        install(package)
