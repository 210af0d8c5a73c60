"""MAYA by Bernd Eisenstein: dig for cubes, carry them, build pyramids, and be paid in gold."""
