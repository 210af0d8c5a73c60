"""AXIO by Reiner Knizia: dominoes of two symbols, and the weakest symbol decides."""
