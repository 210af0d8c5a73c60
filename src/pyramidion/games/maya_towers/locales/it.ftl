maya_towers-summary = Scambia le cime di nove torri finché i colori uguali si incontrano. Ciò che si è incontrato resta unito.
maya_towers-rules =
    ## Il tabellone

    Nove torri stanno su tre per tre caselle: colonne a, b, c e righe 1, 2, 3. Quella in b2 è la torre centrale. Ogni torre ha cinque livelli, dalla base (livello 1) alla cima (livello 5). I colori sono nove, ciascuno con un pezzo per ogni livello. All'inizio nessuna torre ha due volte lo stesso colore.

    Due torri sono vicine se le loro caselle hanno un lato in comune. Un angolo in comune non conta.

    ## Il tuo turno

    Fai uno scambio; passare non è possibile. Scegli due torri vicine e un livello da 2 a 5: da quel livello in su, tutto cambia torre. Le basi non si muovono mai.

    Quando un pezzo finisce sopra un altro del suo stesso colore, i due sono uniti. Nessuno scambio può separare un'unione, chiunque l'abbia fatta. Una torre di un solo colore è completa e non cambia più.

    Dopo lo scambio il monolite va tra le due torri. Finché resta lì, nessuna delle due può partecipare a uno scambio.

    ## Due giocatori: scale e sacerdoti

    Costruite le torri, Nero mette il monolite tra due torri vicine a sua scelta e il corvo su un livello da 2 a 5. Il primo scambio tocca a Bianco.

    Il corvo chiude un livello su tutto il tabellone: nessuno scambio può partire da lì. I pezzi di quel livello viaggiano comunque con gli altri se lo scambio parte da più in basso. Dopo ogni scambio il corvo si sposta sul livello da cui lo scambio è partito.

    Se il tuo scambio crea un'unione, metti una delle tue 15 scale a quella torre, finché c'è posto: due scale agli angoli, tre ai lati, quattro al centro. Uno scambio che unisce in entrambe le torri dà due scale. Se il tuo scambio completa una torre, anche uno dei tuoi cinque sacerdoti sale in cima, pure dove non c'è più posto per una scala. Non devi ricordartene: avviene da sé.

    Alla fine ogni tuo sacerdote vale 1 punto, e così ogni torre dove hai più scale dell'avversario. A parità di punti vince chi ha più sacerdoti, poi chi ha più scale sul tabellone; altrimenti è un pareggio.

    Esempio: Bianco ha due sacerdoti e più scale a tre torri: 2 + 3 = 5. Nero ha un sacerdote e più scale a quattro torri: 1 + 4 = 5. I punti sono pari, Bianco ha più sacerdoti, Bianco vince.

    ## Tre o quattro giocatori: colori segreti

    Ora non ci sono né scale né sacerdoti, il corvo non ha effetto e il monolite aspetta accanto al tabellone fino al primo scambio. La carta obiettivo del colore della base centrale si mette scoperta sul tavolo: quel colore non è di nessuno. Ogni giocatore riceve due delle altre carte e non le mostra a nessuno. In tre, due carte restano nascoste a tutti. Comincia il giocatore 0.

    In tre ognuno gioca per sé. In quattro si gioca a squadre, 0 e 2 contro 1 e 3; neppure i compagni vedono le carte l'uno dell'altro.

    Alla fine ognuno segna punti per le serie dei suoi due colori. Una serie è fatta di pezzi dello stesso colore su livelli consecutivi di una torre. Due pezzi valgono 1 punto, tre 3 (edizione ungherese: 2), quattro 6, tutti e cinque 10. Le serie si sommano; un pezzo da solo non vale nulla. Vince chi ha più punti, a squadre la somma dei due compagni; a parità si divide il posto.

    Nel tuo turno puoi fermare la partita, al posto dello scambio o subito dopo, se è completa una torre di uno dei tuoi due colori oppure la torre centrale. Nell'edizione ungherese servono entrambe. Chi completa la torre centrale e ferma la partita nello stesso turno riceve 5 punti in più.

    Esempio: le tue carte sono rosso e blu. Una torre ha il rosso ai livelli 2, 3 e 4: 3 punti. Un'altra ha il blu ai livelli 1 e 2, e di nuovo a 4 e 5: 1 + 1. Completi la torre centrale e fermi subito la partita: altri 5. In tutto fa 10.

    ## La fine

    La partita finisce quando chi è di turno non ha scambi possibili, quando qualcuno la ferma, o dopo 50 turni di fila senza una nuova unione; il numero si può cambiare tra le opzioni. Quest'ultimo limite lo abbiamo aggiunto noi, perché nessuna partita duri per sempre. I punti si contano sempre allo stesso modo; i 5 in più si ottengono solo fermando la partita.

    ## Costruire le torri

    A caso: le torri le compone il caso. Scelta libera: a turno, cominciando dal giocatore 0, ognuno mette un pezzo qualsiasi del livello più basso non ancora finito su una torre a cui quel livello manca. Pezzi estratti: lo stesso, ma il colore lo estrae il caso e tu scegli la torre. Si finisce un livello prima di cominciare il successivo, nessuna torre può avere due volte lo stesso colore, e non si può mettere un pezzo che renderebbe impossibile finire il livello.

    ## Edizioni

    I due regolamenti stampati sono diversi per tre e quattro giocatori. Edizione russa: per fermare la partita basta una delle due torri complete, e una serie di tre vale 3. Edizione ungherese: servono entrambe, e una serie di tre vale 2. Ciascuna delle due regole si può scegliere anche da sola.

maya_towers-legend =
    a1-b1@3 scambia a1 e b1 dal livello 3 in su. Ogni pezzo mostra la lettera e il segno del suo colore.

    ▐█▌ è il monolite, > su di esso il corvo. W1 B2 sotto una torre conta le scale di Bianco (W) e Nero (B), W♟ e B♟ sono i loro sacerdoti. (?) è una carta che ti è nascosta.

maya_towers-option-setup-title = Costruire le torri
maya_towers-option-setup = Come si costruiscono le torri: a caso; i giocatori a turno, con scelta libera; oppure i giocatori a turno, con pezzi estratti a caso.
maya_towers-option-setup-random = A caso
maya_towers-option-setup-draft = Scelta libera
maya_towers-option-setup-drawn = Pezzi estratti
maya_towers-option-edition-title = Edizione
maya_towers-option-edition = Quale regolamento si segue in tre e in quattro: decide quando ci si può fermare e quanto vale una serie di tre. Nessun effetto in due.
maya_towers-option-edition-russian = Russa
maya_towers-option-edition-hungarian = Ungherese
maya_towers-option-ending-title = Fermare la partita
maya_towers-option-ending = Quando si può fermare la partita: con una torre completa del proprio colore o con la torre centrale completa, oppure solo con entrambe. Nessun effetto in due.
maya_towers-option-ending-either = Proprio colore o centro
maya_towers-option-ending-both = Proprio colore e centro
maya_towers-option-triple-title = Serie di tre
maya_towers-option-triple = Punti per tre pezzi uniti dello stesso colore. Nessun effetto in due.
maya_towers-option-triple-2 = 2 punti
maya_towers-option-triple-3 = 3 punti
maya_towers-option-stall-title = Turni tranquilli
maya_towers-option-stall = La partita finisce dopo questo numero di turni di fila senza una nuova unione.

maya_towers-reason-no-swap = Chi è di turno non ha scambi possibili.
maya_towers-reason-stopped = Un giocatore ha fermato la partita.
maya_towers-reason-stalled = Troppi turni di fila senza una nuova unione.

maya_towers-score-towers = torri con più scale
maya_towers-score-priests = sacerdoti
maya_towers-score-colour = pezzi: { $colour }
maya_towers-score-centre = torre centrale completata

maya_towers-clause-T1-1 = Le caselle vanno da a1 a c3: colonne a b c, righe 1 2 3.
maya_towers-clause-T1-2 = Due caselle vicine non si scrivono così: devono avere un lato in comune, e viene prima quella che precede (a1 b1 c1 a2 …).
maya_towers-clause-T1-3 = I colori sono nove (r o y g t b v p n), ciascuno una volta per ogni livello da 1 a 5.
maya_towers-clause-T1-4 = Il corvo indica un livello da 2 a 5.
maya_towers-clause-T2-1 = Le torri si costruiscono livello per livello, con cinque colori diversi; questo pezzo ora non va lì.
maya_towers-clause-T2-3 = Le carte si danno a turno, ogni colore una volta; il colore della base centrale non va a nessuno.
maya_towers-clause-T2-4 = Dopo questo pezzo il livello non si potrebbe più finire con cinque colori diversi in ogni torre.
maya_towers-clause-T3-2 = Le basi non si muovono mai: uno scambio parte dal livello 2, 3, 4 o 5.
maya_towers-clause-T3-3 = Il monolite è accanto a una di queste torri: le due torri ai suoi lati non partecipano agli scambi.
maya_towers-clause-T3-4 = Il corvo è su questo livello: nessuno scambio può partire da qui.
maya_towers-clause-T3-5 = Lo scambio separerebbe due pezzi uniti dello stesso colore.
maya_towers-clause-T5-2 = Non si può ancora fermare la partita: per questo giocatore la condizione non è soddisfatta.

maya_towers-board = Tabellone
maya_towers-seat-0 = Bianco
maya_towers-seat-1 = Nero
maya_towers-mat = { $seat }
maya_towers-supply = Pezzi del livello { $level }
maya_towers-place = { $place }
maya_towers-piece = { $place }, livello { $level }: { $colour }
maya_towers-supply-piece = { $colour }, livello { $level }
maya_towers-monolith = monolite tra { $border }
maya_towers-monolith-beside = monolite, accanto al tabellone
maya_towers-raven = corvo al livello { $level }
maya_towers-gap = tra { $border }
maya_towers-raven-level = sposta il corvo al livello { $level }
maya_towers-ladder = scala di { $seat } in { $place }
maya_towers-priest = sacerdote di { $seat } su { $place }
maya_towers-ladders-left = scale rimaste: { $count }
maya_towers-priests-left = sacerdoti rimasti: { $count }
maya_towers-card = carta obiettivo: { $colour }
maya_towers-card-unknown = una carta obiettivo nascosta
maya_towers-card-face-up = carta obiettivo scoperta: { $colour }, di nessuno
maya_towers-face-up = Carta scoperta
maya_towers-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
maya_towers-edge-column = colonna { $name }
maya_towers-edge-row = riga { $name }
maya_towers-stop = ferma la partita
maya_towers-continue = continua

maya_towers-caption-setup = Si costruiscono le torri
maya_towers-caption-place = { $seat } mette un pezzo
maya_towers-caption-monolith = { $seat } mette il monolite
maya_towers-caption-deal = Si distribuiscono le carte
maya_towers-caption-swap = Tocca a { $seat }
maya_towers-caption-raven = Tocca a { $seat } · corvo al livello { $level }
maya_towers-caption-decide = { $seat }: fermare o continuare?
maya_towers-caption-over = La partita è finita. { $reason }

maya_towers-story-built = Il caso ha costruito le torri.
maya_towers-story-dealt = Le carte sono distribuite. Scoperta sul tavolo: { $colour }.
maya_towers-story-place = { $seat } mette su { $place }: { $colour }.
maya_towers-story-monolith = { $seat } mette il monolite tra { $first } e { $second }, il corvo al livello { $level }.
maya_towers-story-swap = { $seat } scambia { $first } e { $second } dal livello { $level } in su.
maya_towers-story-meet = In { $place } due pezzi si incontrano: { $colour }.
maya_towers-story-ladder = In { $place } due pezzi si incontrano: { $colour }. { $seat } mette una scala.
maya_towers-story-priest = La torre in { $place } è completa: { $colour }. { $seat } mette un sacerdote.
maya_towers-story-finished = La torre in { $place } è completa: { $colour }.
maya_towers-story-stop = { $seat } ferma la partita.
maya_towers-story-continue = { $seat } continua.

maya_towers-diagram-monolith = Monolite tra { $border }.
maya_towers-diagram-raven = Monolite tra { $border }, corvo al livello { $level }.
maya_towers-diagram-beside = Monolite accanto al tabellone.
maya_towers-diagram-left = { $seat }: scale rimaste { $ladders }, sacerdoti rimasti { $priests }.
maya_towers-diagram-quiet = Tocca a { $seat }, { $quiet } di { $stall } turni tranquilli
maya_towers-diagram-place = { $seat } mette: { $colour }
