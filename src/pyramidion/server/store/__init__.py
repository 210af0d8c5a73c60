"""What is kept: people, tables, their events, personal links, imported records."""

from pyramidion.server.store.rows import Head, Kept, Link, Listed, PersonRow, WishKey
from pyramidion.server.store.store import LostRaceError, Store

__all__ = ["Head", "Kept", "Link", "Listed", "LostRaceError", "PersonRow", "Store", "WishKey"]
