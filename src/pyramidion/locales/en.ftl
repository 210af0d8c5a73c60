# Shared by all games.

clause-G1 = It is somebody else's turn.
clause-G2 = The match is over.
clause-G3 = That is no action of this game; now one writes: { $forms }
clause-G4 = That is an action of this game, but not one the match waits for now; now one writes: { $forms }

colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-turquoise = turquoise
colour-blue = blue
colour-violet = violet
colour-pink = pink
colour-brown = brown
colour-white = white

seat = Seat { $seat }
chance = Chance

undo-nothing = { $seat } has not decided anything yet.
undo-drawn = It cannot be taken back: since the last decision of { $seat } something was drawn by chance.
undo-revealed = It cannot be taken back: since the last decision of { $seat } something was revealed.

object-unreadable = This is no valid { $kind }: something is wrong in line { $line }, column { $column }.
object-deep = This is nested too deeply to be read: more than { $limit } levels.
object-long = This is longer than anything it could be for: it has more than { $limit } keys, values and signs.
