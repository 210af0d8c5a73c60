template-summary = Punta in segreto sui gettoni che ognuno ha in mano.
template-rules =
    ## Un turno

    Ognuno pesca un gettone e lo tiene segreto. Poi tutti puntano monete nello stesso momento, ma mai esattamente il valore del proprio gettone. La puntata più alta, se nessun altro l'ha fatta uguale, viene pagata e vale in punti la somma di tutti i gettoni.

    ## La fine

    Dopo l'ultimo turno, o quando nessuno ha più monete, vince chi ha più punti.
template-legend = Un trattino vuol dire niente, ? è ciò che ti è nascosto.

template-option-bag-title = Sacchetto
template-option-bag = Quali gettoni contiene il sacchetto: sei per ogni valore, oppure molti piccoli e uno solo grande.
template-option-bag-even = Alla pari
template-option-bag-steep = Più piccoli
template-option-rounds-title = Turni
template-option-rounds = La partita finisce dopo questo numero di turni.
template-option-carry-title = Piatto che resta
template-option-carry = Se un piatto che nessuno vince resta per il turno successivo.
template-option-carry-true = Sì
template-option-carry-false = No

template-reason-rounds = Tutti i turni sono stati giocati.
template-reason-broke = Nessuno ha più monete.

template-score-pots = piatti vinti

template-clause-X1-1 = Un gettone vale 1, 2 o 3.
template-clause-X1-2 = Tutti hanno iniziato con 5 monete: non si può puntare di più.
template-clause-X2-1 = I gettoni si danno uno alla volta, a turno, tra quelli rimasti nel sacchetto.
template-clause-X2-2 = Una puntata è un numero di monete, non più di quante ne abbia il giocatore.
template-clause-X2-3 = Nessuno può puntare esattamente il valore del proprio gettone.

template-caption-deal = Si distribuiscono i gettoni
template-caption-bid = Tutti puntano
template-caption-over = La partita è finita
template-pot = nel piatto: { $count }
template-coins = monete: { $count }
template-points = punti: { $count }
template-token = un gettone da { $count }
template-token-unknown = un gettone nascosto
template-bid = una puntata di { $count }
template-bid-unknown = una puntata nascosta
template-last = una puntata di { $count } nel turno precedente
template-story-bid = { $seat } punta { $coins }.
template-story-hidden-bid = { $seat } ha puntato.
template-diagram-round = Turno { $played } di { $rounds }, { $count } nel piatto.
template-diagram-seat = { $seat }: punti { $points }, monete { $coins }, gettone { $token }, puntata { $bid }, puntata precedente { $last }.
