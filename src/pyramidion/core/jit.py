"""The only module that imports Numba.

Kernels are plain functions marked `@kernel`. With `NUMBA_DISABLE_JIT=1` the mark does nothing and Numba is not even
imported: everything runs as plain Python, to be read, stepped through and compared with the compiled world.

Compiled code is kept on disk. Numba's own cache does not notice a change in *another* file, so the cache folder is
named by a hash of all kernel sources, every registered game's included (docs/decisions/0002-numba.md). The same
sources share it wherever they lie: a second copy of Pyramidion, or one that was moved, compiles nothing again.
"""

import atexit
import inspect
import os
import platform
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from pyramidion.core import registry
from pyramidion.core.errors import BadGameError
from pyramidion.core.sources import digest_of

Function = TypeVar("Function", bound=Callable[..., Any])

COMPILED = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")
KERNEL_ROOMS = ("core", "games", "search/kernels", "vector")
CACHES_KEPT = 6

# The kernels of each game, by the dtype of its state: dtype -> verb -> kernel.
_kernels: dict[np.dtype[Any], dict[str, Callable[..., Any]]] = {}


def _kernel_folders(outside: list[Path]) -> list[Path]:
    package = Path(__file__).parent.parent
    return [package / room for room in KERNEL_ROOMS] + outside


def _cache_home() -> Path:
    """`NUMBA_CACHE_DIR` if set, else the user's cache folder, else (read-only homes) one for this process alone."""
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    if chosen:
        home = Path(chosen)
    else:
        import platformdirs

        home = Path(platformdirs.user_cache_dir("pyramidion", False)) / "kernels"
    try:
        home.mkdir(parents=True, exist_ok=True)
        if os.access(home, os.W_OK):
            return home
    except OSError:
        pass
    passing = tempfile.mkdtemp(prefix="pyramidion-kernels-")
    atexit.register(shutil.rmtree, passing, ignore_errors=True)
    return Path(passing)


def _begin_with(folder: Path, other: Path) -> None:
    """Let a new cache begin with what another one holds. Several processes may try at once."""
    if folder.exists() or not other.exists():
        return
    copy = Path(tempfile.mkdtemp(prefix="new-", dir=folder.parent))
    try:
        shutil.copytree(other, copy, dirs_exist_ok=True)
        copy.rename(folder)
    except OSError:  # another process was faster, or is just removing the other cache
        shutil.rmtree(copy, ignore_errors=True)


def _remove_old_caches(home: Path, current: Path) -> None:
    """Forget the compiled code of sources that are long gone."""

    def age(folder: Path) -> float:
        try:
            return folder.stat().st_mtime
        except OSError:  # another process was faster
            return 0.0

    others = [folder for folder in home.glob("k-*") if folder != current]
    for folder in sorted(others, key=age, reverse=True)[CACHES_KEPT - 1 :]:
        shutil.rmtree(folder, ignore_errors=True)


if COMPILED:
    import filelock
    import numba
    from numba.core.caching import CacheImpl, IndexDataCacheFile, UserProvidedCacheLocator
    from numba.extending import overload

    def _cache_folder() -> Path:
        home = _cache_home()
        python = f"{sys.implementation.cache_tag}-{platform.machine()}"

        def of(outside: list[Path]) -> Path:
            return home / f"k-{digest_of(_kernel_folders(outside))}-{numba.__version__}-{python}"

        folder = of(registry.outside_folders())
        _begin_with(folder, of([]))  # games from outside change nothing in what is compiled of the others
        folder.mkdir(exist_ok=True)
        os.utime(folder)
        _remove_old_caches(home, folder)
        return folder

    class _BySource(UserProvidedCacheLocator):
        """Where code of kernel sources is kept: by module. The folder above is of just these sources, old or moved."""

        folders: tuple[Path, ...] = ()

        def __init__(self, function: Any, file: str) -> None:
            super().__init__(function, file)  # type: ignore[no-untyped-call]  # Numba's
            self._cache_path = str(CACHE / function.__module__)

        def get_source_stamp(self) -> str:
            return ""

        @classmethod
        def from_function(cls, function: Any, file: str) -> Any:
            if any(Path(file).is_relative_to(folder) for folder in cls.folders):
                return super().from_function(function, file)  # type: ignore[no-untyped-call]  # Numba's
            return None  # a kernel of somebody else's: kept as Numba would

    def _keep_one_at_a_time(lock: filelock.BaseFileLock) -> None:
        """Numba lets two processes that keep code of one function forget, or mistake, each other's: make them wait."""
        keep: Any = IndexDataCacheFile.save

        def keep_alone(file: IndexDataCacheFile, key: Any, code: Any) -> None:
            with lock:
                keep(file, key, code)

        setattr(IndexDataCacheFile, "save", keep_alone)  # noqa: B010  # a method is not meant to be changed

    CACHE = _cache_folder()
    numba.config.CACHE_DIR = str(CACHE)  # type: ignore[attr-defined]  # set at run time
    _BySource.folders = tuple(_kernel_folders(registry.outside_folders()))
    CacheImpl._locator_classes = [_BySource, *CacheImpl._locator_classes]
    _keep_one_at_a_time(filelock.FileLock(CACHE / "lock"))
    registry.freeze()

    def is_ready(game: str) -> bool:
        """Whether all that is usually needed of a game has been compiled and kept."""
        return (CACHE / f"{game}.ready").exists()

    def mark_ready(game: str) -> None:
        """Remember that all that is usually needed of a game has been compiled."""
        (CACHE / f"{game}.ready").touch()

    def share_cache() -> None:
        """Let processes that are started from here use this process's cache, even a passing one."""
        os.environ["NUMBA_CACHE_DIR"] = str(CACHE.parent)

    # Without Numba's runtime nothing can be allocated, as on a GPU, and no references are counted (a sixth faster).
    _OPTIONS: dict[str, Any] = {"cache": True, "nogil": True, "error_model": "numpy", "_nrt": False}

    def kernel(function: Function) -> Function:
        """Compile on first call, for the CPU; CUDA kernels may call it too. Runs without the GIL."""
        compiled: Any = numba.njit(**_OPTIONS)(function)
        return compiled  # type: ignore[no-any-return]  # called like the function it was made of

    def part(function: Function) -> Function:
        """Compile it as a part of the kernels that call it, never by itself: half the time for what calls a lot."""
        compiled: Any = numba.njit(inline="always", **_OPTIONS)(function)
        return compiled  # type: ignore[no-any-return]  # called like the function it was made of

    def _offer_to_compiled_code(verb: Callable[..., Any]) -> None:
        names = ", ".join(inspect.signature(verb).parameters)

        def choose(state: Any, *_: Any) -> Callable[..., Any] | None:
            for dtype, kernels in _kernels.items():
                if state == numba.from_dtype(dtype):
                    chosen = kernels[verb.__name__]
                    implementation: Callable[..., Any] = eval(f"lambda {names}: chosen({names})", {"chosen": chosen})
                    return implementation
            return None

        choose.__signature__ = inspect.signature(verb)  # type: ignore[attr-defined]  # Numba compares signatures
        overload(verb, strict=False)(choose)

else:

    def is_ready(game: str) -> bool:
        """Nothing is compiled, so everything is ready."""
        return True

    def mark_ready(game: str) -> None:
        """There is nothing to remember."""

    def share_cache() -> None:
        """There is nothing to share."""

    def kernel(function: Function) -> Function:
        """Leave the function as it is: compilation is switched off."""
        return function

    part = kernel

    def _offer_to_compiled_code(verb: Callable[..., Any]) -> None:
        pass


def verb(signature: Function) -> Function:
    """A verb of all games: it calls the kernel of the game that the state's dtype belongs to.

    The decorated function gives name, parameters and docstring; its body is never run. From Python it looks the
    kernel up at each call; inside compiled code (CPU and CUDA) it is resolved when that code is compiled.
    """
    name = signature.__name__

    def dispatch(state: Any, *arguments: Any) -> Any:
        return _kernels[state.dtype][name](state, *arguments)

    dispatch.__name__ = dispatch.__qualname__ = name
    dispatch.__doc__ = signature.__doc__
    dispatch.__module__ = signature.__module__
    dispatch.__signature__ = inspect.signature(signature)  # type: ignore[attr-defined]
    _offer_to_compiled_code(dispatch)
    return dispatch  # type: ignore[return-value]


def bind_kernels(dtype: np.dtype[Any], kernels: dict[str, Callable[..., Any]]) -> None:
    """Say which kernels belong to states of this dtype."""
    if _kernels.get(dtype, kernels) != kernels:
        raise BadGameError("Two games have the same state dtype: give one of them a field of another name.")
    _kernels[dtype] = kernels
