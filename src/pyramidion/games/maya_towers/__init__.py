"""MAYA by Andrea Mainini and Alberto Branciari: swap the tops of nine towers."""
