"""What is kept: people, tables, their events, personal links, imported records."""

from pyramidion.server.store.rows import Head, Kept, Listed, PersonRow
from pyramidion.server.store.store import LostRaceError, Store

__all__ = ["Head", "Kept", "Listed", "LostRaceError", "PersonRow", "Store"]
