"""The house keeps its own rules: imports, docs that are true, files that would serve on any machine."""

import doctest
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import pyramidion

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


def blocks(page: Path, language: str) -> list[str]:
    """The code blocks of a page in one language."""
    found = re.findall(rf"^```{language}\n(.*?)^```$", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return [str(block) for block in found]


def test_imports_go_downward() -> None:
    code = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    found = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout
    assert "0 broken" in found.stdout


@every_page
def test_python_blocks_say_what_happens(page: Path) -> None:
    """Blocks with `>>>` are run, one after the other; a block without is an excerpt, and stands in some source."""
    examples = [block for block in blocks(page, "python") if block.startswith(">>>")]
    test = doctest.DocTestParser().get_doctest("\n".join(examples), {}, page.name, str(page), 0)
    said: list[str] = []
    result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=said.append)
    assert result.failed == 0, "".join(said)
    assert bool(examples) == bool(result.attempted)
    sources = "\n".join(path.read_text(encoding="utf-8") for path in ROOT.glob("tests/template_game/**/*.py"))
    for block in blocks(page, "python"):
        assert block in examples or block in sources


def commands() -> set[str]:
    from pyramidion.cli.app import app

    return {command.callback.__name__ for command in app.registered_commands if command.callback}


@every_page
def test_commands_in_bash_blocks_exist(page: Path) -> None:
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for block in blocks(page, "bash"):
        assert set(re.findall(r"^pyramidion (\w+)", block, re.MULTILINE)) <= commands()
        assert set(re.findall(r"^make ([\w-]+)", block, re.MULTILINE)) <= targets


@every_page
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8")):
        assert "://" in link or (page.parent / link).exists(), link


def test_the_changelog_tells_of_this_version() -> None:
    headings = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert headings
    assert headings[0] == "Unreleased" or pyramidion.__version__ in headings[0]


def tracked_files() -> list[Path]:
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        pytest.skip("this is no git checkout, so nobody can tell which files are tracked")
    listed = subprocess.run([git, "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    return [path for name in listed.decode().split("\0") if name and (path := ROOT / name).is_file()]


# Written so that this file does not hold what it looks for.
FOLDERS = "|".join(("work", "root", r"home/\w+", "tmp", r"Users/\w+"))
MACHINE_PATH = re.compile(rf"(?<![\w.}}~/]){'/'}(?:{FOLDERS})/")


def test_no_file_names_a_path_of_somebodys_machine() -> None:
    found = [str(path.relative_to(ROOT)) for path in tracked_files() if MACHINE_PATH.search(_text(path))]
    assert found == []


def test_paths_of_machines_are_recognised() -> None:
    for bad in ('"{}work/main"', "see {}root/x", "{}tmp/x", "={}home/ann/y"):
        assert MACHINE_PATH.search(bad.format("/"))
    for good in ("src/tmp/x", "~/tmp/x", "https://x.org/home/ann/", "home/ann"):
        assert not MACHINE_PATH.search(good)


def test_pins_name_versions_and_no_hosts() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = [line for line in lines if line and not line.startswith("#")]
    assert pins
    assert [pin for pin in pins if not re.fullmatch(r"[\w.-]+==[\w.+]+( ?; .+)?", pin)] == []


def _text(path: Path) -> str:
    return path.read_bytes().decode("utf-8", errors="replace")
