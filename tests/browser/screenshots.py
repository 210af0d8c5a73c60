"""Pictures of everything there is to see, for people to look at: `python tests/browser/screenshots.py FOLDER`.

Each stop of the tour, on a wide screen and on a phone, in light and dark; `--only SUBSTRING` takes some of the stops.
"""

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Literal

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from tools.chromium import ADVICE, find_chromium  # noqa: E402
from tools.serving import Server  # noqa: E402

from browser.conftest import PHONE, WIDE  # noqa: E402 - found by the path above
from browser.tour import in_colours, tour  # noqa: E402
from browser.visitor import Visitor  # noqa: E402

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SCREENS = {"wide": {"viewport": WIDE}, "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True}}


def take_all(browser: Browser, server: Server, folder: Path, only: str, language: str) -> None:
    """Walk once for each screen; at each stop take a picture in light and one in dark."""
    for screen, options in SCREENS.items():
        context = browser.new_context(base_url=server.url, reduced_motion="reduce", locale=language, **options)
        visitor = Visitor(context.new_page(), server, language)
        for number, stop in enumerate(tour(visitor)):
            for scheme in SCHEMES:
                if only not in stop:
                    continue
                in_colours(visitor, scheme)
                path = folder / f"{number:02} {stop} {screen} {scheme}.png"
                visitor.page.screenshot(path=path, full_page=screen == "phone")
                print(path, flush=True)
        context.close()


def main() -> None:
    """Start a server and a browser, and walk."""
    parser = argparse.ArgumentParser(description="Pictures of everything there is to see.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="stops whose name has this in it")
    parser.add_argument("--language", default="en")
    arguments = parser.parse_args()
    program = find_chromium()
    if program is None:
        sys.exit(ADVICE)
    arguments.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        server = Server(Path(temporary), 0, "--bot-pause", "0.1")
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
            take_all(browser, server, arguments.folder, arguments.only, arguments.language)
            browser.close()
        finally:
            server.kill()


if __name__ == "__main__":
    main()
