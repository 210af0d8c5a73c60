"""The page in the browser: files that were built from web/, and one clear sentence where they were not."""

import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from pyramidion.server.encoded import CODINGS, Encoded, answer, encoded
from pyramidion.server.errors import FaultError, sentence

FOLDER = Path(__file__).parent / "page"
A_YEAR = 365 * 24 * 3600
NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Pyramidion</title>
<body><h1>The page is not built</h1>
<p>The server runs, but this copy of Pyramidion lacks the page that browsers show.
Run <code>make page</code> in the project's folder, then load this page again.</p>
"""
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("image/svg+xml", ".svg")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class _File(NamedTuple):
    """A built file."""

    content: Encoded
    media_type: str


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, is_encoded=True)
def show_page(request: Request[Any, Any, Any], path: FromPath[Path | None] = None) -> Response[bytes]:
    """A file of the page; any other address, as far as it is one of the page's own, shows index.html."""
    name = "" if path is None else str(path).lstrip("/")
    if name.split("/", maxsplit=1)[0] in ("api", "schema"):
        raise FaultError(404, sentence("no-such-thing"))
    files = _files(FOLDER, _built_at(FOLDER))
    is_hashed = name.startswith("assets/")
    found = files.get(name)
    if found is None:
        if is_hashed or "." in name.rsplit("/", 1)[-1]:
            raise FaultError(404, sentence("no-such-thing"))
        found = files.get("index.html")
    if found is None:
        return Response(NOT_BUILT.encode(), media_type=MediaType.HTML, status_code=503)
    keep = f"public, max-age={A_YEAR}, immutable" if is_hashed else "no-cache"
    return answer(request, found.content, found.media_type, keep)


def _built_at(folder: Path) -> int:
    """When the page was built: it may be built anew while the server runs."""
    try:
        return (folder / "index.html").stat().st_mtime_ns
    except FileNotFoundError:
        return 0


@lru_cache(maxsize=1)
def _files(folder: Path, _built_at: int) -> dict[str, _File]:
    """The whole page in memory, some megabytes: by name, each file with its compressed companions."""
    found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    return {
        name: _File(
            encoded(path.read_bytes(), _companions(path)), mimetypes.guess_type(name)[0] or "application/octet-stream"
        )
        for name, path in found.items()
        if not name.startswith(".") and path.suffix not in CODINGS.values()
    }


def _companions(path: Path) -> dict[str, bytes]:
    """The same file, compressed when the page was built."""
    others = {coding: path.with_name(path.name + ending) for coding, ending in CODINGS.items()}
    return {coding: other.read_bytes() for coding, other in others.items() if other.is_file()}
