"""What cannot be read, as a sentence that names the place."""

import re

from pyramidion.core.words import Message
from pyramidion.server.errors import sentence

LONGEST = 160


def complaint(error: Exception) -> Message:
    """What is wrong with a JSON text, and where."""
    return complaint_of(str(error))


def complaint_of(text: str) -> Message:
    """The same, from what msgspec says: `Expected int, got str - at $.seat`, or that a field is unknown."""
    said = text.replace("`", "").strip() or "it cannot be read"
    unknown = re.search(r"unknown field (\S+)", said)
    place = re.search(r" - at \$\.?(\S*)$", said)
    if unknown:
        return sentence("unknown-field", field=unknown.group(1)[:LONGEST])
    if place:
        return sentence("bad-field", field=place.group(1)[:LONGEST], problem=said[: place.start()][:LONGEST])
    return sentence("unreadable", problem=said[:LONGEST])
