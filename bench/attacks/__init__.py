"""How well an honest player is served while strangers attack the server."""
