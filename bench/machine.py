"""The machine and the versions that the figures belong to: nothing that tells whose machine it is."""

import os
import platform
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from bench.ours import cores

PACKAGES = ("numba", "numpy", "open_spiel", "pgx", "jax")


def facts() -> dict[str, str]:
    """Processor, cores, system and versions; asked before a run, `load` tells how busy others keep the machine."""
    return {
        "processor": _processor(),
        "cores": str(cores()),
        "load": f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown",
        "system": f"{platform.system()} {platform.machine()}",
        "Python": platform.python_version(),
        **{package: _version(package) for package in PACKAGES},
    }


def _processor() -> str:
    info = Path("/proc/cpuinfo")
    if info.is_file():
        for line in info.read_text(encoding="utf-8").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name":
                return value.strip()
    return platform.processor() or "unknown"


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"
