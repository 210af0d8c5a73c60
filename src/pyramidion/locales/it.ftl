# Parole comuni a tutti i giochi.

clause-G1 = È il turno di qualcun altro.
clause-G2 = La partita è finita.
clause-G3 = Questa azione non esiste nel gioco; adesso si scrive: { $forms }
clause-G4 = Questa azione esiste nel gioco, ma la partita ora ne aspetta un'altra; adesso si scrive: { $forms }

colour-red = rosso
colour-orange = arancione
colour-yellow = giallo
colour-green = verde
colour-turquoise = turchese
colour-blue = blu
colour-violet = viola
colour-pink = rosa
colour-brown = marrone
colour-white = bianco

seat = Giocatore { $seat }
chance = Il caso

undo-nothing = { $seat } non ha ancora deciso nulla.
undo-drawn = Non si può annullare: dopo l'ultima decisione di { $seat } il caso ha già estratto qualcosa.
undo-revealed = Non si può annullare: dopo l'ultima decisione di { $seat } si è già scoperto qualcosa.

object-unreadable = Questo non è { $kind } valido: c'è un errore alla riga { $line }, colonna { $column }.
object-deep = Annidato troppo in profondità per essere letto: più di { $limit } livelli.
object-long = È più lungo di quanto possa mai servire: contiene più di { $limit } chiavi, valori e segni.
