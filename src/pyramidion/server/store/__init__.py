"""What is kept: people, tables, their events, personal links, imported records."""

from pyramidion.server.store.store import Head, Kept, LostRaceError, PersonRow, Store

__all__ = ["Head", "Kept", "LostRaceError", "PersonRow", "Store"]
