"""What is kept: people, tables, their events, personal links, imported records."""

from pyramidion.server.store.store import Head, Kept, Link, LostRaceError, PersonRow, Store, WishKey

__all__ = ["Head", "Kept", "Link", "LostRaceError", "PersonRow", "Store", "WishKey"]
