"""The web table: people, bots and spectators around matches. `app` puts it together; `table` is the one door."""
