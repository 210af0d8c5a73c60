"""A hook of the build: wheels and source archives hold the page in the browser, built."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the page where it is missing or older than its sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page; an editable install leaves that to `make`."""
        if version == "editable":
            return
        tool = Path(self.root, "tools", "page.py")
        done = subprocess.run([sys.executable, str(tool)], stderr=subprocess.PIPE, text=True, check=False)
        if done.returncode:
            raise SystemExit(done.stderr or "The page in the browser could not be built: see what npm says above.")
