"""What is kept: people, tables, their events, personal links, imported records."""

from pyramidion.server.store.store import Head, Kept, Listed, LostRaceError, PersonRow, Store

__all__ = ["Head", "Kept", "Listed", "LostRaceError", "PersonRow", "Store"]
