yaxha-summary = Tutti scelgono cubi dal mercato nello stesso momento e in segreto, e ne fanno una piramide in cui i colori uguali devono toccarsi.
yaxha-rules =
    ## Di che cosa si tratta

    Ogni giocatore costruisce una piramide con cubi di cinque colori: arancione, blu, verde, giallo e bianco. Ce ne sono 24 per colore, tutti in un solo sacchetto. Alla fine il gruppo visibile più grande di ciascun colore vale punti, e tre carte bonus, scoperte fin dall'inizio, ne danno altri.

    La partita dura dieci round. In ogni round ottieni tre cubi e li costruisci subito.

    ## Ottenere i cubi

    Ci sono tante tessere mercato quanti giocatori, ognuna con tre cubi pescati dal sacchetto. Tutti scelgono una tessera nello stesso momento e in segreto; poi le scelte vengono svelate. Una scelta fatta non si cambia più.

    Se nessun altro vuole la tua tessera, i suoi cubi sono tuoi. Se più giocatori vogliono la stessa tessera, va a chi ha la tessera turno più bassa. Chi è rimasto a mani vuote sceglie poi tra le tessere che nessuno ha preso, sempre nell'ordine delle tessere turno; all'ultimo va quel che resta.

    Volere la stessa cosa ha un prezzo: dopo, i giocatori che hanno scelto la stessa tessera si scambiano le tessere turno, in modo che il loro ordine si inverta. In due se le scambiano; in tre se le scambiano il primo e l'ultimo; in quattro il primo con l'ultimo e il secondo con il terzo.

    Esempio: i giocatori con le tessere turno 1, 2 e 3 scelgono tutti la tessera mercato 2. La ottiene chi ha la tessera turno 1. Chi ha la 2 sceglie tra le tessere 1 e 3, chi ha la 3 prende l'altra. Poi la 1 e la 3 si scambiano.

    ## Costruire

    Tutti costruiscono nello stesso momento, e nessuno vede dove gli altri mettono i cubi finché non hanno finito tutti. Metti i tuoi tre cubi uno alla volta, nell'ordine che vuoi. Finché uno dei tuoi cubi si può mettere, devi metterne uno.

    Lo strato più basso: il primo cubo va in d4. Ogni altro cubo di questo strato deve avere un lato in comune con uno già presente, e tutto lo strato deve stare in un quadrato di 4×4. Dove si trova il quadrato non è deciso prima: dipende da come costruisci.

    Gli strati superiori: un cubo sta al centro di altri quattro, che devono esserci tutti. E deve toccare il proprio colore: uno dei quattro cubi sotto, oppure un vicino di lato sullo stesso strato. Non serve completare uno strato prima di cominciare il successivo. Una piramide completa ha 16 + 9 + 4 + 1 = 30 cubi.

    Quando nessuno dei cubi che ti restano si può mettere, quei cubi escono dal gioco. Succede da sé.

    ## Punteggio

    Un cubo è visibile, a meno che non ne abbia quattro sopra. I cubi visibili di uno stesso colore che si toccano, di lato o uno sull'altro, formano un gruppo. I cubi nascosti non contano e non collegano.

    Di ogni colore conta solo il gruppo più grande. Le grandezze da 1 a 12 valgono 1, 2, 4, 6, 9, 12, 15, 18, 21, 25, 30 e 36 punti; anche un gruppo di più di 12 cubi vale 36.

    Esempio: i tuoi gruppi più grandi sono di 9 cubi arancioni, 9 blu, 3 verdi e 1 giallo, e di bianchi non se ne vedono: 21 + 21 + 4 + 1 + 0 = 47 punti.

    ## Carte bonus

    Ognuna delle tre carte dà 5 punti a ogni giocatore che la soddisfa; se sono più di uno, li prendono tutti. Vince chi ha più punti; in caso di parità la vittoria è condivisa.

    Gruppo più grande: del colore della carta, o di qualsiasi colore, o contando solo lo strato più basso. Più strati: il gruppo che si estende su più strati. Secondo gruppo: tra tutti i gruppi di tutti i giocatori, la seconda grandezza più alta che ci sia; prende i punti chiunque abbia un gruppo esattamente di quella grandezza.

    Davanti al vicino: un gruppo di quel colore più grande di quello del giocatore successivo. Non si usa in due.

    Cinque colori: si vedono tutti e cinque sullo strato più basso, oppure sul secondo. Un lato: i nove cubi di un lato esterno, 4 + 3 + 2 senza la punta, ci sono tutti e sono di un solo colore. Tre colori: nella piramide si vedono esattamente tre colori.

    Per la prima partita consigliamo l'opzione per principianti: solo le carte dei gruppi più grandi e quella con più strati.

yaxha-legend =
    claim 2 sceglie la tessera mercato 2, take 3 prende la tessera 3 tra quelle rimaste. O@d4.1 mette un cubo arancione in d4 dello strato 1; c3.2 poggia su c3, d3, c4 e d4. O arancione, B blu, G verde, Y giallo, W bianco: ogni cubo mostra la lettera e il segno del suo colore.

    Gli strati di una piramide stanno uno accanto all'altro, il più basso a sinistra. Un punto è una casella che può ancora ricevere un cubo.

yaxha-option-bonus-title = Carte bonus
yaxha-option-bonus = Quali carte bonus possono uscire: tutte, o solo le otto adatte a una prima partita.
yaxha-option-bonus-all = Tutte
yaxha-option-bonus-beginner = Per principianti

yaxha-reason-complete = Sono stati giocati dieci round.

yaxha-score-colour =
    { $colour }: { $size ->
        [one] gruppo di { $size } cubo
       *[other] gruppo di { $size } cubi
    }

yaxha-clause-Y1-1 = I colori sono cinque: O arancione, B blu, G verde, Y giallo, W bianco.
yaxha-clause-Y1-2 = Ci sono tante tessere mercato e tante tessere turno quanti giocatori, numerate da 1.
yaxha-clause-Y1-3 = Una piramide ha quattro strati, da 1 in basso fino a 4.
yaxha-clause-Y2-1 = Si distribuiscono le tessere turno a partire dal giocatore 0, poi tre carte bonus diverse; questa non è la prossima.
yaxha-clause-Y3-1 = Le tessere mercato si riempiono in ordine con cubi del sacchetto; questo cubo non va lì adesso, o il suo colore è finito.
yaxha-clause-Y3-2 = Una scelta indica una tessera mercato.
yaxha-clause-Y3-4 = Questa tessera mercato è già di qualcuno: si sceglie tra quelle che nessuno ha preso.
yaxha-clause-Y4-1 = Non hai un cubo così ancora da mettere.
yaxha-clause-Y4-2 = Quella casella non esiste o non è vuota; il primo cubo di una piramide va sempre in d4.
yaxha-clause-Y4-3 = Sullo strato più basso un cubo deve avere un lato in comune con un altro, e tutto deve stare in un quadrato di 4×4.
yaxha-clause-Y4-4 = Su uno strato superiore un cubo ha bisogno di quattro cubi sotto di sé e deve toccare il proprio colore, sotto o di lato.

yaxha-pyramid = Piramide di { $seat }
yaxha-mat = { $seat }
yaxha-cube = cubo: { $colour }
yaxha-cube-on = { $cell }: cubo, { $colour }
yaxha-cell = { $cell }
yaxha-hand = Cubi da costruire: { $seat }
yaxha-market = Mercato
yaxha-tile = tessera mercato { $tile }: { $first }, { $second }, { $third }
yaxha-tile-empty = tessera mercato { $tile }
yaxha-turn = tessera turno { $tile }
yaxha-turn-help = Tra chi sceglie la stessa tessera mercato, la ottiene chi ha la tessera turno più bassa. Poi si scambiano le tessere turno.
yaxha-points =
    { $count ->
        [one] per ora { $count } punto
       *[other] per ora { $count } punti
    }
yaxha-claimed = ha scelto la tessera mercato { $tile }
yaxha-claimed-unknown = ha scelto una tessera mercato

yaxha-bonus-cards = Carte bonus
yaxha-bonus-largest-orange = Gruppo arancione più grande
yaxha-bonus-largest-blue = Gruppo blu più grande
yaxha-bonus-largest-green = Gruppo verde più grande
yaxha-bonus-largest-yellow = Gruppo giallo più grande
yaxha-bonus-largest-white = Gruppo bianco più grande
yaxha-bonus-largest-any = Gruppo più grande
yaxha-bonus-largest-ground = Gruppo più grande sullo strato 1
yaxha-bonus-most-layers = Più strati
yaxha-bonus-second-largest = Secondo gruppo più grande
yaxha-bonus-neighbour-orange = Arancione: davanti al vicino
yaxha-bonus-neighbour-blue = Blu: davanti al vicino
yaxha-bonus-neighbour-green = Verde: davanti al vicino
yaxha-bonus-neighbour-yellow = Giallo: davanti al vicino
yaxha-bonus-neighbour-white = Bianco: davanti al vicino
yaxha-bonus-five-ground = Cinque colori sullo strato 1
yaxha-bonus-five-second = Cinque colori sullo strato 2
yaxha-bonus-one-side = Un lato di un solo colore
yaxha-bonus-three-colours = Esattamente tre colori
yaxha-bonus-help-largest-orange = 5 punti per il gruppo arancione più grande tra tutti i giocatori.
yaxha-bonus-help-largest-blue = 5 punti per il gruppo blu più grande tra tutti i giocatori.
yaxha-bonus-help-largest-green = 5 punti per il gruppo verde più grande tra tutti i giocatori.
yaxha-bonus-help-largest-yellow = 5 punti per il gruppo giallo più grande tra tutti i giocatori.
yaxha-bonus-help-largest-white = 5 punti per il gruppo bianco più grande tra tutti i giocatori.
yaxha-bonus-help-largest-any = 5 punti per il gruppo più grande tra tutti i giocatori, di qualsiasi colore.
yaxha-bonus-help-largest-ground = 5 punti per il gruppo con più cubi sullo strato 1; contano solo quelli.
yaxha-bonus-help-most-layers = 5 punti per il gruppo che si estende su più strati.
yaxha-bonus-help-second-largest = 5 punti a chiunque abbia un gruppo della seconda grandezza più alta che ci sia.
yaxha-bonus-help-neighbour-orange = 5 punti per un gruppo arancione più grande di quello del giocatore successivo.
yaxha-bonus-help-neighbour-blue = 5 punti per un gruppo blu più grande di quello del giocatore successivo.
yaxha-bonus-help-neighbour-green = 5 punti per un gruppo verde più grande di quello del giocatore successivo.
yaxha-bonus-help-neighbour-yellow = 5 punti per un gruppo giallo più grande di quello del giocatore successivo.
yaxha-bonus-help-neighbour-white = 5 punti per un gruppo bianco più grande di quello del giocatore successivo.
yaxha-bonus-help-five-ground = 5 punti se sullo strato 1 si vedono tutti e cinque i colori.
yaxha-bonus-help-five-second = 5 punti se sullo strato 2 si vedono tutti e cinque i colori.
yaxha-bonus-help-one-side = 5 punti se i nove cubi di un lato, le file esterne degli strati 1, 2 e 3, sono tutti di un solo colore.
yaxha-bonus-help-three-colours = 5 punti se nella piramide si vedono esattamente tre colori.

yaxha-caption-setup = Si distribuiscono tessere turno e carte bonus
yaxha-caption-fill = Round { $round } di { $rounds } · si riempie il mercato
yaxha-caption-claim = Round { $round } di { $rounds } · tutti scelgono una tessera mercato
yaxha-caption-take = Round { $round } di { $rounds } · { $seat } prende una delle tessere rimaste
yaxha-caption-build = Round { $round } di { $rounds } · tutti costruiscono
yaxha-caption-over = La partita è finita. { $reason }

yaxha-story-bonus = Carta bonus: { $bonus }.
yaxha-story-market = Round { $round } di { $rounds }: il mercato è pieno.
yaxha-story-hidden-claim = { $seat } ha scelto una tessera mercato.
yaxha-story-claim = { $seat } sceglie la tessera mercato { $tile }.
yaxha-story-tie = In più d'uno vogliono la tessera mercato { $tile }: la ottiene { $seat }.
yaxha-story-take = { $seat } prende la tessera mercato { $tile }.
yaxha-story-left = A { $seat } resta la tessera mercato { $tile }.
yaxha-story-turn = { $seat } ora ha la tessera turno { $tile }.
yaxha-story-place = { $seat } mette in { $cell }: { $colour }.
yaxha-story-hidden-place = { $seat } ha finito di costruire.
yaxha-story-lost = { $seat } non può mettere un cubo e lo perde: { $colour }.
yaxha-story-nobody = Nessuno può mettere un cubo: escono tutti dal gioco.

yaxha-diagram-seat = { $seat }: tessera turno { $tile }, punti { $points }
yaxha-diagram-claim = scelta: tessera { $tile }
yaxha-diagram-done = finito
