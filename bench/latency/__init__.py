"""How long a move takes at the web table on one machine: to its acknowledgement, and to the drawn picture."""
