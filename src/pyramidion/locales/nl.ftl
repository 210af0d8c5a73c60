# Gedeeld door alle spellen.

clause-G1 = Iemand anders is aan de beurt.
clause-G2 = De partij is afgelopen.
clause-G3 = Zo'n actie bestaat niet in dit spel; nu schrijf je: { $forms }
clause-G4 = Die actie bestaat in dit spel, maar daar wacht de partij nu niet op; nu schrijf je: { $forms }

colour-red = rood
colour-orange = oranje
colour-yellow = geel
colour-green = groen
colour-turquoise = turquoise
colour-blue = blauw
colour-violet = paars
colour-pink = roze
colour-brown = bruin
colour-white = wit

seat = Speler { $seat }
chance = Het toeval

undo-nothing = { $seat } heeft nog niets beslist.
undo-drawn = Terugnemen kan niet: sinds de laatste beslissing van { $seat } heeft het toeval iets getrokken.
undo-revealed = Terugnemen kan niet: sinds de laatste beslissing van { $seat } is er iets onthuld.

object-unreadable = Dit is geen geldige { $kind }: er klopt iets niet in regel { $line }, kolom { $column }.
object-deep = Dit is te diep genest om te lezen: meer dan { $limit } niveaus.
object-long = Dit is langer dan hier ooit nodig is: het bevat meer dan { $limit } sleutels, waarden en tekens.
