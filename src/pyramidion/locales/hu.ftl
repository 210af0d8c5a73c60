# Minden játék közös szavai.

clause-G1 = Most más van soron.
clause-G2 = A játszma véget ért.
clause-G3 = Ilyen lépés nincs ebben a játékban; most így kell írni: { $forms }
clause-G4 = Van ilyen lépés ebben a játékban, de most nem erre vár a játszma; most így kell írni: { $forms }

colour-red = piros
colour-orange = narancssárga
colour-yellow = sárga
colour-green = zöld
colour-turquoise = türkiz
colour-blue = kék
colour-violet = lila
colour-pink = rózsaszín
colour-brown = barna
colour-white = fehér

seat = { $seat }. játékos
chance = Véletlen

undo-nothing = { $seat } még nem döntött semmiről.
undo-drawn = Ezt nem lehet visszavenni: { $seat } utolsó döntése óta már húzott valamit a véletlen.
undo-revealed = Ezt nem lehet visszavenni: { $seat } utolsó döntése óta már kiderült valami.

object-unreadable = Ez nem érvényes { $kind }: valami hibás a { $line }. sorban, a { $column }. oszlopban.
object-deep = Túl mélyen egymásba ágyazott, nem olvasható: több mint { $limit } szint.
object-long = Ez hosszabb, mint amire itt szükség lehet: több mint { $limit } kulcs, érték és jel van benne.
