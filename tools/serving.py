"""A server of one's own, as `pyramidion serve` starts it: for browser tests and for measuring."""

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from tools import processes

PATIENCE = 600.0  # seconds: the first start compiles the rules


def free_port() -> int:
    """A port that nobody listens on now."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Server:
    """`pyramidion serve` in a process of its own, with a database in the folder given.

    Killed and started again it keeps its port and its database. `source` is another checkout whose code is to serve.
    """

    def __init__(
        self, folder: Path, port: int = 0, *words: str, source: Path | None = None, **environment: str
    ) -> None:
        self.folder = folder
        self.port = port or free_port()
        self.words = words  # further options of the command
        self.environment = {**os.environ, **environment}
        if source is not None:
            self.environment["PYTHONPATH"] = str(source / "src")
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [sys.executable, "-m", "pyramidion", "serve", "--port", str(self.port)]
        command += ["--database", str(self.folder / "tables.sqlite"), *self.words]
        with (self.folder / "server.txt").open("ab") as said:
            self._process = processes.start(command, env=self.environment, stdout=said, stderr=said)
        until = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > until:
                self.kill()
                raise RuntimeError(f"The server has not started. It said:\n{self.said()}")
            time.sleep(0.05)

    @property
    def pid(self) -> int:
        """The number of its process, without those of its workers."""
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        if self._process is None:
            return
        processes.end(self._process)
        self._process = None

    def restart(self) -> None:
        """Kill it and start it again."""
        self.kill()
        self.start()

    def said(self) -> str:
        """What it has printed so far."""
        return (self.folder / "server.txt").read_text(encoding="utf-8", errors="replace")

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/api/games", timeout=5):  # noqa: S310 - our own address
                return True
        except (urllib.error.URLError, OSError):
            return False
