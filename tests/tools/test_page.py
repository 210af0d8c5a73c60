"""The page is built when it is stale, by a Node that is recent enough; what is missing is said."""

import os
import stat
from pathlib import Path
from types import ModuleType

import pytest


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2\n", "v22.12.0", "v24.0.1", "v100.1.0"])
def test_recent(page: ModuleType, version: str) -> None:
    assert page.is_recent(version)


@pytest.mark.parametrize("version", ["v8.0.0", "v18.20.4", "v20.18.3", "v21.7.0", "v22.11.0"])
def test_too_old(page: ModuleType, version: str) -> None:
    assert not page.is_recent(version)


def program(folder: Path, name: str, says: str) -> None:
    path = folder / name
    path.write_text(f"#!/bin/sh\n{says}\n", encoding="utf-8")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)


def test_an_old_node_is_passed_over(page: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    program(tmp_path, "npm", "exit 0")
    program(tmp_path, "node", "echo v18.1.0")
    assert page.node_on_path() is None
    program(tmp_path, "node", "echo v22.13.0")
    assert page.node_on_path() == page.Node(str(tmp_path / "node"), (str(tmp_path / "npm"),))


def test_without_any_node_it_is_said_what_to_do(
    page: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(page, "find_spec", lambda name: None)
    assert page.main(["run", "check"]) == 1
    said = capsys.readouterr().err
    assert "Node 20.19" in said
    assert "make play" in said


@pytest.fixture
def small(page: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The tool in a folder with a little page, and an npm that writes down what it is asked."""
    web, built = tmp_path / "web", tmp_path / "page"
    for folder in (web / "src", web / "node_modules", tmp_path / "bin", built):
        folder.mkdir(parents=True)
    for name in ("package.json", "package-lock.json", "src/main.ts"):
        (web / name).write_text("{}", encoding="utf-8")
    program(tmp_path / "bin", "node", "echo v24.0.0")
    program(
        tmp_path / "bin", "npm", f'echo "$@" >> {tmp_path}/asked; [ "$1" != run ] || echo page > {built}/index.html'
    )
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}")
    here = {"ROOT": tmp_path, "WEB": web, "PAGE": built, "LOOK": tmp_path / "look.json"}
    stamps = {"BUILT_FROM": built / ".built-from", "INSTALLED_FROM": web / "node_modules" / ".installed-from"}
    for name, value in (here | stamps).items():
        monkeypatch.setattr(page, name, value)
    return page


def asked(page: ModuleType) -> list[str]:
    path = page.ROOT / "asked"
    words = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    path.unlink(missing_ok=True)
    return words


def test_the_page_is_built_once(small: ModuleType) -> None:
    assert small.main([]) == 0
    assert asked(small) == ["ci --loglevel=error", "run --silent build -- --logLevel=warn"]
    assert small.main([]) == 0
    assert asked(small) == []


def test_a_changed_source_is_built_anew_and_changed_packages_are_fetched(small: ModuleType) -> None:
    small.main([])
    asked(small)
    (small.WEB / "src" / "main.ts").write_text("changed", encoding="utf-8")
    small.main([])
    assert asked(small) == ["run --silent build -- --logLevel=warn"]
    (small.WEB / "package-lock.json").write_text("[]", encoding="utf-8")
    small.main([])
    assert asked(small) == ["ci --loglevel=error", "run --silent build -- --logLevel=warn"]


def test_a_removed_page_is_built_anew(small: ModuleType) -> None:
    small.main([])
    asked(small)
    (small.PAGE / "index.html").unlink()
    small.main([])
    assert asked(small) == ["run --silent build -- --logLevel=warn"]


def test_a_failed_build_is_no_fresh_page(small: ModuleType) -> None:
    program(small.ROOT / "bin", "npm", "exit 3")
    (small.PAGE / "index.html").write_text("old", encoding="utf-8")
    assert small.main([]) == 3
    assert not small.is_fresh()


def test_npm_keeps_its_cache_inside_where_there_is_no_home(small: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    program(small.ROOT / "bin", "npm", f'echo "$npm_config_cache" >> {small.ROOT}/asked')
    monkeypatch.setenv("HOME", "")
    small.find_node(fetch=False).run("ci")
    assert asked(small) == [str(small.WEB / ".npm-cache")]
