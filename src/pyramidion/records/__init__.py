"""Records: matches as lines of JSON, written, read and checked (docs/notation.md)."""

from pyramidion.records.files import read_records, write_records
from pyramidion.records.record import Record
from pyramidion.records.replay import check_record
from pyramidion.records.series import Series

__all__ = ["Record", "Series", "check_record", "read_records", "write_records"]
