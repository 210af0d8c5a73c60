axio-summary = Posa le tessere lungo le linee dei loro simboli. Alla fine conta solo il tuo simbolo più debole.
axio-rules =
    ## Lo scopo

    I simboli sono cinque, e per ognuno hai un segnalino che va da 0 a 18. A fine partita il tuo risultato è il segnalino più basso: essere forti in quattro simboli non serve, se nel quinto si è deboli.

    ## Il tuo turno

    Posa una delle cinque tessere del tuo leggio su due caselle vuote con un lato in comune. La primissima tessera di ogni giocatore deve toccare una delle cinque caselle colorate, e precisamente una che nessuna tessera tocca ancora. Le tessere successive possono andare ovunque.

    Ogni metà conta per sé. Guarda dalla sua casella nelle tre direzioni che non passano per l'altra metà: in ciascuna conta quante caselle di fila mostrano lo stesso simbolo, tessere e caselle colorate allo stesso modo. La metà stessa non si conta. Un simbolo diverso, una casella vuota, una piramide o il bordo interrompono la fila. Fai avanzare il segnalino di quel simbolo della somma; a 18 si ferma.

    Esempio: una metà blu ha due caselle blu a sinistra, nessuna sopra e una sotto: 3 punti per il blu.

    ## Piramidi

    Se la tua tessera lascia una singola casella vuota senza vicine vuote, lì sorge da sola una piramide, e ricevi un punto per ciascun simbolo che la circonda, al massimo quattro. Quando tutte e 20 le piramidi sono in gioco e ne serve un'altra, si sposta la più vecchia; la casella che lascia resta chiusa.

    ## Axio

    Ogni volta che un tuo segnalino arriva a 18 posi subito un'altra tessera del leggio, che conta come le altre. Può fartene guadagnare una ulteriore; due segnalini insieme ne danno due. Peschi tessere nuove solo quando le hai posate tutte. Con tutti e cinque i segnalini a 18 vinci all'istante.

    ## La fine del turno

    Se nessuna tessera del tuo leggio mostra uno dei tuoi simboli più bassi, puoi cambiare l'intero leggio: lo mostri, peschi cinque tessere nuove, e le vecchie tornano nel sacchetto. Altrimenti riempi il leggio fino a cinque. Poi tocca al giocatore seguente. La scelta c'è finché nel sacchetto restano almeno cinque tessere.

    ## La fine

    La partita finisce appena non ci sono più due caselle vuote con un lato in comune. Confrontate i segnalini più bassi: vince il più alto tra questi. Se sono pari decidono i penultimi, e così via.

    Esempio: 9, 12, 15, 16, 18 batte 9, 12, 12, 18, 18.

    ## Da soli

    Da soli non c'è leggio: si pesca una tessera e la si posa. Oltre il 18 i segnalini proseguono su un secondo tabellone, fino a 36; quello che una metà o una piramide darebbe oltre il 18, quando il segnalino ci arriva, va perso. Non ci sono tessere extra né cambi. Il tuo risultato è il segnalino più basso.

    ## Il tabellone

    In uno e in due si usano 9 per 9 caselle, in tre 11 per 11, in quattro 13 per 13. Le tessere sono sempre cento, più di quante ne entrino mai, e ogni simbolo compare lo stesso numero di volte.

axio-legend =
    R■ G◆ B▮ O▲ P✕ sono i cinque simboli, · è una casella vuota, ▵ una piramide. R@e6 B@e7 posa una tessera con il rosso in e6 e il blu in e7: prima viene la casella a sinistra o in basso. [??] è una tessera che non puoi vedere.

axio-option-tiles-title = Tessere
axio-option-tiles = Quante delle cento tessere sono miste e quante doppie. Ogni simbolo compare lo stesso numero di volte.
axio-option-tiles-7-6 = 7 di ogni coppia mista, 6 di ogni doppia
axio-option-tiles-8-4 = 8 di ogni coppia mista, 4 di ogni doppia

axio-reason-full = Non ci sono più due caselle vuote con un lato in comune.
axio-reason-axio = Tutti e cinque i simboli di un giocatore sono arrivati a 18.
axio-reason-no-tile = Chi è di turno non ha tessere.

axio-clause-A1-1 = Quella casella non fa parte del tabellone in uso.
axio-clause-A1-2 = I simboli sono R, G, B, O e P.
axio-clause-A2-1 = Le tessere si pescano dal sacchetto per un giocatore dopo l'altro; i simboli si scrivono nell'ordine R G B O P.
axio-clause-A3-1 = Una tessera del tuo leggio va su due caselle vuote con un lato in comune; prima quella a sinistra o in basso.
axio-clause-A3-2 = La tua prima tessera deve toccare una casella colorata che nessuna tessera tocca ancora.
axio-clause-A7-1 = Puoi cambiare solo se nessuna tessera del tuo leggio mostra uno dei tuoi simboli più bassi.

axio-board = Tabellone
axio-square = casella { $square }
axio-half = { $square }: { $colour }
axio-coloured = { $square }: casella colorata, { $colour }
axio-pyramid = piramide in { $square }
axio-edge-column = colonna { $name }
axio-edge-row = riga { $name }
axio-marker = { $colour }: { $value } su { $most }
axio-rack = Leggio di { $seat }
axio-drawn = Tessera pescata
axio-tile = tessera: { $first } e { $second }
axio-tile-unknown = una tessera nascosta
axio-shown = { $seat } cambia queste
axio-bag = Sacchetto
axio-bag-count =
    { $count ->
        [one] { $count } tessera nel sacchetto
       *[other] { $count } tessere nel sacchetto
    }
axio-keep = tieni il leggio
axio-exchange = cambia il leggio

axio-diagram-shown = Cambiate:
axio-diagram-bag = Tessere nel sacchetto: { $count }.

axio-caption-deal = Si distribuiscono le tessere
axio-caption-draw = { $seat } pesca
axio-caption-place = { $seat } posa una tessera
axio-caption-bonus = { $seat } posa una tessera extra · ancora da posare: { $count }
axio-caption-decide = { $seat }: tenere o cambiare?
axio-caption-exchange = { $seat } cambia il leggio
axio-caption-over = La partita è finita. { $reason }

axio-story-dealt = Le tessere sono distribuite.
axio-story-draw = { $seat } pesca una tessera: { $first } e { $second }.
axio-story-place = { $seat } posa una tessera: { $first } in { $firstSquare }, { $second } in { $secondSquare }.
axio-story-pyramid = In { $square } sorge una piramide.
axio-story-points = { $colour }: +{ $points }, ora { $total }.
axio-story-bonus = { $seat } è arrivato a 18 ({ $colour }) e posa un'altra tessera.
axio-story-exchange = { $seat } mostra il leggio e lo cambia.
