"""The page in the browser: files that were built from web/, and one clear sentence where they were not."""

import asyncio
import mimetypes
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.params import FromPath

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


@get(["/", "/{path:path}"], include_in_schema=False)
async def show_page(path: FromPath[Path | None] = None) -> Response[bytes]:
    """A file of the page; any other address, as far as it is one of the page's own, shows index.html."""
    return await asyncio.to_thread(_found, "" if path is None else str(path).lstrip("/"))


def _found(name: str) -> Response[bytes]:
    if name.split("/", maxsplit=1)[0] in ("api", "schema"):
        raise FaultError(404, sentence("no-such-thing"))
    found = _built(name)
    if found is not None:
        return _file(found, is_hashed=name.startswith("assets/"))
    if "." in name.rsplit("/", 1)[-1] or name.startswith("assets/"):
        raise FaultError(404, sentence("no-such-thing"))
    index = FOLDER / "index.html"
    if index.is_file():
        return _file(index, is_hashed=False)
    return Response(NOT_BUILT.encode(), media_type=MediaType.HTML, status_code=503)


def _built(name: str) -> Path | None:
    """The built file of that name; None where there is none, or where no file can have such a name."""
    try:
        found = (FOLDER / name).resolve()
        return found if found.is_relative_to(FOLDER.resolve()) and found.is_file() else None
    except (OSError, ValueError):
        return None


def _file(path: Path, *, is_hashed: bool) -> Response[bytes]:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    keep = f"public, max-age={A_YEAR}, immutable" if is_hashed else "no-cache"
    return Response(path.read_bytes(), media_type=kind, headers={"Cache-Control": keep})
