"""Benchmarks: how fast the engine is, beside peers measured in the same run (docs/benchmarks.md)."""
