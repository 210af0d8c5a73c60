"""The files of the page: compressed when it was built, sent once, read once."""

import gzip
import os
from pathlib import Path

import pytest

from pyramidion.server import page
from server.driving import Site

pytestmark = pytest.mark.anyio
SCRIPT = b"// a script " * 500
PACKED = gzip.compress(SCRIPT)


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A little page, as building it leaves it."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(b"<!doctype html><title>One</title>")
    (folder / ".built-from").write_bytes(b"secret")
    (folder / "assets" / "index-1.js").write_bytes(SCRIPT)
    (folder / "assets" / "index-1.js.gz").write_bytes(PACKED)
    (folder / "assets" / "index-1.js.br").write_bytes(b"brotli")
    (folder / "assets" / "font-1.woff2").write_bytes(b"font")
    monkeypatch.setattr(page, "FOLDER", folder)
    return folder


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    ("accepted", "coding"),
    [("br, gzip", "br"), ("gzip, deflate", "gzip"), ("identity", ""), ("br;q=0, gzip;q=0.5", "gzip"), ("brr", "")],
)
async def test_a_file_is_sent_as_it_was_compressed(site: Site, accepted: str, coding: str) -> None:
    eve = site.stranger()
    request = eve.http.build_request("GET", "/assets/index-1.js", headers={"Accept-Encoding": accepted})
    answer = await eve.http.send(request, stream=True)
    raw = b"".join([piece async for piece in answer.aiter_raw()])
    assert raw == {"br": b"brotli", "gzip": PACKED, "": SCRIPT}[coding]
    assert answer.headers.get("content-encoding", "") == coding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.usefixtures("built")
async def test_a_file_that_a_browser_has_is_not_sent_again(site: Site) -> None:
    eve = site.stranger()
    first = await eve.http.get("/table/of/mine")
    assert (first.text, first.headers["cache-control"]) == ("<!doctype html><title>One</title>", "no-cache")
    tag = first.headers["etag"]
    for said in (tag, f"W/{tag}", f'"other", {tag}', "*"):
        again = await eve.http.get("/", headers={"If-None-Match": said})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert (await eve.http.get("/", headers={"If-None-Match": '"other"'})).status_code == 200


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "name", [".built-from", "assets/index-1.js.gz", "assets/index-1.js.br", "assets/index-2.js", "x.y"]
)
async def test_nothing_else_is_sent(site: Site, name: str) -> None:
    assert (await site.stranger().http.get(f"/{name}")).status_code == 404


async def test_files_are_read_once_until_the_page_is_built_anew(
    site: Site, built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    eve = site.stranger()
    assert "One" in (await eve.http.get("/")).text
    with monkeypatch.context() as patch:
        patch.setattr(Path, "read_bytes", None)
        assert (await eve.http.get("/assets/font-1.woff2")).content == b"font"
    (built / "index.html").write_bytes(b"<title>Two</title>")
    os.utime(built / "index.html", ns=(1, 1))
    assert "Two" in (await eve.http.get("/")).text


async def test_without_a_page_it_is_said_how_to_build_it(site: Site, built: Path) -> None:
    (built / "index.html").unlink()
    answer = await site.stranger().http.get("/")
    assert answer.status_code == 503
    assert "make page" in answer.text
