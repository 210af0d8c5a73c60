"""YAXHA by Baptiste Vaiana: claim cubes in secret, build a pyramid of five colours."""
