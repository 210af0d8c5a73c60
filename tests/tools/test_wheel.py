"""What is installed from a package holds the built page and the words; where it cannot be built, that is said."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parent.parent.parent
PARTS = ("hatch_build.py", "pyproject.toml", "README.md", "LICENSE", "tools", "src")


def build_wheel(root: Path, into: Path, path: str) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(into)]
    environment = os.environ | {"PATH": path}
    return subprocess.run(words, cwd=root, env=environment, capture_output=True, text=True, check=False)


def test_a_wheel_holds_the_page_and_the_words(tmp_path: Path) -> None:
    done = build_wheel(ROOT, tmp_path, os.environ["PATH"])
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    names = ZipFile(wheel).namelist()
    assert "pyramidion/server/page/index.html" in names
    for ending in (".js", ".js.br", ".js.gz"):
        assert any(name.startswith("pyramidion/server/page/assets/") and name.endswith(ending) for name in names)
    for catalogue in ("locales/en.ftl", "server/locales/en.ftl", "games/maya_towers/locales/hu.ftl"):
        assert f"pyramidion/{catalogue}" in names
    assert [name for name in names if "node_modules" in name or name.startswith("tests")] == []


def test_without_node_and_page_the_build_says_what_is_missing(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    tree.mkdir()
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, tree / part, ignore=shutil.ignore_patterns("page", "__pycache__"))
        else:
            shutil.copy(ROOT / part, tree / part)
    (tree / "web").mkdir()
    (tree / "web" / "package.json").write_text("{}", encoding="utf-8")
    done = build_wheel(tree, tmp_path / "dist", str(tmp_path))
    assert done.returncode != 0
    assert "Node 20.19" in done.stderr
    assert "Traceback" not in done.stderr
