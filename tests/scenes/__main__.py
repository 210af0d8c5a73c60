"""Write the gallery for the browser."""

from pathlib import Path

import msgspec

from scenes import GALLERY
from scenes.words import plain

TARGET = Path(__file__).parents[2] / "web" / "src" / "scene" / "gallery" / "scenes.json"

shown = {name: make() for name, make in GALLERY.items()}
TARGET.write_bytes(
    msgspec.json.encode(
        {
            name: {
                "scene": plain(entry.scene),
                "viewer": entry.viewer,
                "glow": entry.glow,
                "moved": plain(entry.moved),
            }
            for name, entry in shown.items()
        }
    )
)
