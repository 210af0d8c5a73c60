"""Records: matches as lines of JSON, written, read and checked (docs/notation.md)."""

from pyramidion.records.files import read_records, write_records
from pyramidion.records.record import Record
from pyramidion.records.replay import check_record

__all__ = ["Record", "check_record", "read_records", "write_records"]
