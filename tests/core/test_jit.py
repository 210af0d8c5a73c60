"""Compilation: where compiled code is kept, when it is made anew, and how to do without."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from pyramidion.core import jit, registry, verbs
from pyramidion.core.errors import BadGameError


def test_the_sources_are_those_of_core_and_of_every_game() -> None:
    folders = jit._kernel_folders(registry.outside_folders())
    names = {"/".join(path.parts[-2:]) for folder in folders for path in folder.rglob("*.py")}
    assert {"core/playout.py", "maya_towers/tables.py", "rules/turn.py", "template_game/rules.py"} <= names


def test_the_cache_home_can_be_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "deep" / "cache"))
    assert jit._cache_home() == tmp_path / "deep" / "cache"
    assert (tmp_path / "deep" / "cache").is_dir()


def test_a_home_that_cannot_be_written_is_done_without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "file" / "cache"))
    home = jit._cache_home()
    assert home.name.startswith("pyramidion-kernels-")
    assert os.access(home, os.W_OK)
    home.rmdir()


def test_a_read_only_home_is_done_without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(os, "access", lambda *_: False)  # also for root, who may write anywhere
    home = jit._cache_home()
    assert home != tmp_path
    home.rmdir()


def test_a_passing_home_goes_with_its_process(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    passing = tmp_path / "passing"
    passing.mkdir()
    code = """
import os
from pyramidion.core import jit
from pyramidion.core.rng import new_rng
new_rng(1)
print(len(os.listdir(os.environ["TMPDIR"])))
"""
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path / "file" / "cache"), "TMPDIR": str(passing)}
    environment["NUMBA_DISABLE_JIT"] = "0"
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("1\n", "")
    assert list(passing.iterdir()) == []


def test_a_new_cache_begins_with_what_another_one_holds(tmp_path: Path) -> None:
    other, folder = tmp_path / "k-other", tmp_path / "k-new"
    jit._begin_with(folder, other)
    assert not folder.exists()
    (other / "deep").mkdir(parents=True)
    (other / "deep" / "kernel.nbc").write_text("compiled")
    jit._begin_with(folder, other)
    assert (folder / "deep" / "kernel.nbc").read_text() == "compiled"
    (folder / "deep" / "kernel.nbc").write_text("newer")
    jit._begin_with(folder, other)
    assert (folder / "deep" / "kernel.nbc").read_text() == "newer"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["k-new", "k-other"]


def test_old_caches_are_removed(tmp_path: Path) -> None:
    folders = [tmp_path / f"k-{age}" for age in range(10)]
    for age, folder in enumerate(folders):
        folder.mkdir()
        (folder / "code").write_text("compiled")
        os.utime(folder, (1000 - age, 1000 - age))
    other = tmp_path / "not-ours"
    other.mkdir()
    jit._remove_old_caches(tmp_path, folders[9])
    kept = {*folders[: jit.CACHES_KEPT - 1], folders[9], other}
    assert set(tmp_path.iterdir()) == kept


def test_two_games_need_two_dtypes() -> None:
    import pyramidion

    game = pyramidion.game("template")
    jit.bind_kernels(game.state.STATE, dict(game.load()))  # the same again changes nothing
    with pytest.raises(BadGameError, match="Two games have the same state dtype"):
        jit.bind_kernels(game.state.STATE, {**game.load(), "init": game.load()["apply"]})


def test_verbs_look_like_what_they_are() -> None:
    assert verbs.legal_into.__name__ == "legal_into"
    assert "ascending" in (verbs.legal_into.__doc__ or "")
    with pytest.raises(KeyError):
        verbs.actors(np.zeros(1, np.dtype((np.record, [("x", "i1")])))[0])


def test_without_compilation_numba_is_not_imported() -> None:
    code = """
import sys, pyramidion
match = pyramidion.new("maya_towers", seats=3, seed=1)
match.play(match.legal_actions()[0])
assert match.position()
assert "numba" not in sys.modules
"""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    found = subprocess.run(
        [sys.executable, "-W", "error", "-c", code], env=environment, capture_output=True, text=True, check=False
    )
    assert found.returncode == 0, found.stderr


def test_compiled_code_is_kept_and_found_again(tmp_path: Path) -> None:
    """The second process loads what the first compiled: no file of the cache is written anew."""
    code = "from pyramidion.core.rng import new_rng; new_rng(1)"
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path), "NUMBA_DISABLE_JIT": "0"}
    written = []
    for _ in range(2):
        subprocess.run([sys.executable, "-c", code], env=environment, check=True)
        folders = list(tmp_path.glob("k-*"))
        assert len(folders) == 1
        written.append({path: path.stat().st_mtime_ns for path in folders[0].rglob("*.nb?")})
    assert written[0]
    assert written[0] == written[1]


@pytest.mark.skipif(not jit.COMPILED, reason="nothing is kept")
def test_another_copy_of_the_sources_finds_what_was_compiled(tmp_path: Path) -> None:
    """A game is ready or not for all copies: a second clone that only believed so kept people waiting for its bots."""
    package = Path(jit.__file__).parent.parent
    copy = tmp_path / "elsewhere" / "pyramidion"
    shutil.copytree(package, copy, ignore=shutil.ignore_patterns("page", "__pycache__"))  # files of another age
    hits = "sum(rng.start_stream.stats.cache_hits.values())"
    code = f"from pyramidion.core import rng; rng.new_rng(1); print(rng.__file__, {hits})"
    for folder, found in ((package, 0), (copy, 1)):
        environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path / "cache"), "PYTHONPATH": str(folder.parent)}
        done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
        assert done.stdout == f"{folder / 'core' / 'rng.py'} {found}\n"


@pytest.mark.skipif(not jit.COMPILED, reason="nothing is kept")
def test_a_kernel_from_elsewhere_is_compiled_anew_when_it_changes(tmp_path: Path) -> None:
    code = "import mine; print(mine.two())"
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path / "cache"), "PYTHONPATH": str(tmp_path)}
    for result in (2, 22):
        source = f"from pyramidion.core.jit import kernel\n\n@kernel\ndef two():\n    return {result}\n"
        (tmp_path / "mine.py").write_text(source)
        done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
        assert done.stdout == f"{result}\n"


KEEPING = """
import sys
from numba.core.caching import IndexDataCacheFile
from pyramidion.core import jit
folder, name = sys.argv[1:]
file = IndexDataCacheFile(folder, "kernel", "stamp")
print("here", flush=True)
sys.stdin.readline()
for number in range(40):
    file.save((name, number), f"the code of {name} {number}")
"""


@pytest.mark.skipif(not jit.COMPILED, reason="nothing is kept")
def test_processes_that_keep_code_at_once_lose_and_mistake_nothing(tmp_path: Path) -> None:
    from numba.core.caching import IndexDataCacheFile

    names = ("one", "two", "three")
    pipe = subprocess.PIPE
    processes = [
        subprocess.Popen([sys.executable, "-c", KEEPING, str(tmp_path), name], stdin=pipe, stdout=pipe, text=True)
        for name in names
    ]
    for process in processes:
        assert process.stdout is not None
        process.stdout.readline()  # ready: all begin together
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    for process in processes:
        process.communicate()
        assert process.returncode == 0
    file = IndexDataCacheFile(str(tmp_path), "kernel", "stamp")
    for name in names:
        for number in range(40):
            assert file.load((name, number)) == f"the code of {name} {number}"
