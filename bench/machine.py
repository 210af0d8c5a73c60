"""The machine and the versions that the figures belong to: nothing that tells whose machine it is."""

import platform
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from bench.ours import cores

PACKAGES = ("numba", "numpy", "open_spiel", "pgx", "jax")


def facts() -> dict[str, str]:
    """Processor, cores, system and versions."""
    return {
        "processor": _processor(),
        "cores": str(cores()),
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
