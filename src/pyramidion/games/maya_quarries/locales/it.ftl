maya_quarries-summary = Scava cubi con operai nascosti, portali via e costruisci piramidi dove le maggioranze sono pagate in oro.
maya_quarries-rules =
    ## L'idea

    Da tre a cinque giocatori estraggono cubi di pietra dalle cave e ne costruiscono piramidi. Alla fine di ciascuno dei tre turni ogni livello di ogni piramide paga oro a chi vi ha più cubi, e qualcosa a chi arriva secondo. Vince chi alla fine ha più oro.

    Per cominciare ciascuno, a turno, mette un cubo sul livello più basso di una piramide, poi un secondo su un'altra piramide.

    ## Scavare

    Hai otto operai: le carte basse 3, 4, 4, 5 e quelle alte 6, 7, 8 e -3. Il dorso mostra se sono basse o alte. A turno, dal primo giocatore, ciascuno gioca un operaio coperto presso una cava oppure passa; chi è passato resta fuori fino alla fine del turno. La prima carta presso una cava deve essere bassa, e ogni cava accetta solo un certo numero di carte.

    Tieni da parte qualche operaio: quelli che non hai giocato trasportano i tuoi cubi.

    ## Aprire le cave

    Quando tutti sono passati, le cave si aprono una dopo l'altra nell'ordine dei loro numeri. I tuoi punti in una cava sono la somma delle tue carte lì. Ogni -3, nell'ordine delle carte, colpisce un altro giocatore presente in quella cava: sceglie il suo proprietario, e il colpito perde 3 punti. Il -3 si gioca contro gli altri e per il proprietario non conta.

    Chi ha più punti prende più cubi e il gettone della cava, i successivi ne prendono meno. A parità di punti viene prima chi ha la prima carta più avanti nella fila. Chi non ha neanche un punto non prende nulla.

    Esempio: una cava dà 4, 3 e 1 cubi. Il blu ha 5 + 6 = 11 punti, il rosso 6, altri non ce ne sono. Il blu prende 4 cubi e il gettone, il rosso 3, l'ultimo cubo resta.

    ## Trasporto

    Puoi portare tanti cubi quanto vale la somma delle carte che non hai giocato; un -3 non porta nulla. Ciò che non puoi portare torna nella riserva. Esempio: nove cubi vinti, ma restano solo un 3 e un 4: due cubi sono persi. Poi tutti riprendono le loro carte.

    ## Costruire

    Dal primo giocatore, ciascuno a turno mette un cubo su una piramide, sempre sul suo livello più basso con uno spazio libero. Su un livello superiore si costruisce solo quando tutti i livelli inferiori di tutte le piramidi sono pieni, e solo su una piramide dove hai un cubo su ogni livello inferiore.

    Invece di una costruzione puoi farne due: paghi un cubo alla riserva e costruisci due volte di seguito. Puoi anche passare, e costa un cubo. Se hai cubi ma nessun posto dove metterli, devi restituirne uno e ricevi 1 moneta d'oro.

    Quando un livello si riempie, chi da solo vi ha più cubi riceve un cubo bonus dalla riserva sul livello successivo di quella piramide, chiunque abbia messo l'ultimo cubo. Non lo riceve se lassù c'è già un cubo di qualcuno.

    ## Pagamento ed erosione

    Dopo la costruzione ogni livello paga, pieno o no: tutti quelli che condividono il maggior numero di cubi ricevono la prima somma, tutti quelli che condividono il secondo numero la seconda. Poi le pietre si sgretolano: dopo i turni 1 e 2 togli un cubo da ogni livello che ti ha pagato. Se era il tuo ultimo cubo su un livello, perdi anche tutti i tuoi cubi sui livelli superiori di quella piramide.

    Esempio: su un livello che paga 3 e 1 tre giocatori hanno due cubi ciascuno, tu uno. Loro ricevono 3 monete ciascuno, tu 1. Ognuno perde lì un cubo; era il tuo unico, quindi cadono anche i tuoi cubi più in alto.

    ## Gettoni

    Protezione: mettila subito su un'altra cava ancora chiusa; lì nessuno può colpirti. Primo giocatore: nomina subito chi comincia, anche nei turni seguenti. Carico: porti due cubi in più. Cubo extra: quando costruisci, metti un cubo dalla riserva in uno spazio libero di un livello più basso. Spostamento: quando costruisci, togli un tuo cubo da un livello qualsiasi e mettilo in uno spazio libero di un livello più basso; i cubi sopra un livello dove non hai più nulla sono persi. Passo gratis e doppia gratis: senza pagare. I gettoni valgono un turno. Cubo extra e spostamento non finiscono la tua mossa, e puoi usarli anche quando non hai più cubi.

    ## La fine

    La partita finisce dopo il pagamento del terzo turno. Vince chi ha più oro; a parità, chi ha meno cubi rimasti nella riserva; altrimenti il posto è condiviso.

    ## Variante per esperti

    Tutti cominciano con 10 monete d'oro. Ogni turno comincia con un'asta di gettoni blu, uno meno dei giocatori. Tutti offrono insieme e in segreto. L'offerta più alta sceglie per prima, e così via; offerte uguali vanno nell'ordine a partire dal primo giocatore. L'offerta più bassa non riceve nulla e non paga nulla, e nemmeno un'offerta di 0 riceve qualcosa.

    Gran carico: porti quattro cubi in più. Cubo: un cubo in più dopo il trasporto. Rinforzo: quando tutti sono passati, due punti in più in una cava a scelta. Jolly: usalo una volta come un qualsiasi gettone verde tranne il primo giocatore; prima di aprire le cave ti chiediamo se deve proteggerti, e di nuovo se nel trasporto perderesti dei cubi.

    ## Le nostre decisioni

    I numeri stampati di cave e piramidi non sono tutti noti; i nostri vanno d'accordo con ogni esempio del regolamento. Se possiedi il gioco, inserisci i suoi numeri come foglio tuo. Dove il regolamento tace abbiamo deciso noi: tutto è scoperto tranne carte e offerte, non ci sono più cubi di quanti ne ha la riserva, e le azioni libere si fanno nella propria mossa.

maya_quarries-legend =
    dig 6 3 gioca il 6 presso la cava 3; build tikal costruisce, extra tikal mette un cubo extra, move tikal 2 uxmal sposta dal livello 2 di Tikal a Uxmal, pass passa.

    Cave: 0:5 è un 5 del giocatore 0, 1:L e 1:H una carta bassa e una alta del giocatore 1 per te nascoste; 2^ lì è protetto, 2+2 lì ha un rinforzo; * indica ciò che è ancora chiuso. Piramidi: ogni cubo mostra il numero del suo giocatore, · è uno spazio libero, 3/1 ciò che paga un livello, < dove ora si può costruire. > è il primo giocatore.

maya_quarries-option-expert-title = Variante per esperti
maya_quarries-option-expert = Con un'asta di gettoni blu all'inizio di ogni turno, e 10 monete d'oro per cominciare.
maya_quarries-option-expert-false = Senza asta
maya_quarries-option-expert-true = Con asta
maya_quarries-option-sheet-title = Foglio dei componenti
maya_quarries-option-sheet = I numeri di cave e piramidi: la nostra ricostruzione, oppure un foglio tuo con i numeri stampati nella tua scatola.
maya_quarries-option-sheet-reconstructed = Ricostruito

maya_quarries-place-sheet = Foglio
maya_quarries-place-quarry = Foglio, cava { $number }
maya_quarries-place-pyramid = Foglio, piramide { $number }
maya_quarries-place-level = Foglio, livello { $number } di { $name }
maya_quarries-sheet-lacks = { $where }: manca { $key }.
maya_quarries-sheet-key = { $where }: { $key } non è tra { $keys }.
maya_quarries-sheet-no-object = { $where }: { $value } non è un oggetto con { $keys }.
maya_quarries-sheet-no-list = { $where }: { $key } è { $value }, non una lista.
maya_quarries-sheet-count = { $where }: le voci di { $key } sono { $count }; ne servono { $wanted }.
maya_quarries-sheet-number = { $where }: { $key }: { $value } non è un numero intero da { $least } a { $most }.
maya_quarries-sheet-rises = { $where }: { $key }: nessun numero può superare il precedente: { $numbers }.
maya_quarries-sheet-token = { $where }: non c'è un gettone { $value }; i gettoni sono { $tokens }.
maya_quarries-sheet-name = { $where }: il nome { $value } non è di 1-{ $most } lettere a-z.
maya_quarries-sheet-narrow = { $where }: gli spazi ({ $spaces }) sono meno dei giocatori ({ $seats }).
maya_quarries-sheet-twice = { $where }: { $name } compare più di una volta.

maya_quarries-reason-complete = Tutti e tre i turni sono stati giocati.

maya_quarries-score-pyramid = { $pyramid }, ultimo pagamento
maya_quarries-score-earlier = prima dell'ultimo pagamento

maya_quarries-clause-Q1-1 = Ogni giocatore ha le carte 3 4 4 5 6 7 8 -3, ciascuna da giocare una volta per turno.
maya_quarries-clause-Q1-2 = Non c'è una cava con quel numero.
maya_quarries-clause-Q1-3 = Le piramidi in gioco non hanno un nome o un livello simile.
maya_quarries-clause-Q2-1 = I due primi cubi vanno su piramidi diverse.
maya_quarries-clause-Q3-2 = La prima carta presso una cava deve essere bassa, e una cava piena non ne accetta altre.
maya_quarries-clause-Q4-2 = Un -3 colpisce un altro giocatore che in questa cava ha una carta o un rinforzo e non vi è protetto.
maya_quarries-clause-Q6-1 = Servono un cubo in mano e un livello con uno spazio libero; per la doppia tre cubi, o due e il suo gettone; durante una doppia si costruisce soltanto; senza pagare serve il gettone.
maya_quarries-clause-Q6-2 = Su un livello si costruisce quando tutti i livelli inferiori di tutte le piramidi sono pieni, e con un proprio cubo su ogni livello inferiore di quella piramide.
maya_quarries-clause-Q6-4 = Chi può costruire non deve restituire un cubo; chi non può costruire ne restituisce uno invece di passare.
maya_quarries-clause-Q6-5 = Solo senza cubi in mano si può aver finito, e allora restano soltanto cubo extra e spostamento.
maya_quarries-clause-Q7-1 = La protezione va su una cava che ha ancora carte coperte.
maya_quarries-clause-Q7-2 = Uno spostamento richiede il gettone, un proprio cubo in quel posto e uno spazio libero sul livello più basso di arrivo.
maya_quarries-clause-Q7-3 = Un cubo extra richiede il gettone, un cubo nella riserva e uno spazio libero sul livello più basso.
maya_quarries-clause-Q7-4 = Non c'è un giocatore simile.
maya_quarries-clause-Q8-1 = I gettoni blu sono haul4, joker, cube e boost; questo ora non si può avere.
maya_quarries-clause-Q8-2 = Un'offerta è un numero da 0 a tutto il proprio oro, al massimo 99.
maya_quarries-clause-Q8-5 = Il jolly protegge presso una cava che ha carte coperte.

maya_quarries-and = { $first }, { $rest }
maya_quarries-token-protection = protezione
maya_quarries-token-move = spostamento
maya_quarries-token-extra = cubo extra
maya_quarries-token-start = primo giocatore
maya_quarries-token-haul = carico
maya_quarries-token-free-pass = passo gratis
maya_quarries-token-free-double = doppia gratis
maya_quarries-token-haul4 = gran carico
maya_quarries-token-joker = jolly
maya_quarries-token-cube = cubo
maya_quarries-token-boost = rinforzo
maya_quarries-effect-protection = ferma un -3
maya_quarries-effect-move = sposta 1 cubo
maya_quarries-effect-extra = +1 alla base
maya_quarries-effect-start = chi comincia
maya_quarries-effect-haul = porta +2
maya_quarries-effect-free-pass = passo gratis
maya_quarries-effect-free-double = doppia gratis
maya_quarries-effect-haul4 = porta +4
maya_quarries-effect-joker = uno verde
maya_quarries-effect-cube = +1 cubo
maya_quarries-effect-boost = +2 punti
maya_quarries-help-protection = Subito, su un'altra cava ancora chiusa: lì nessuno può colpirti.
maya_quarries-help-move = Una volta quando costruisci: sposta un tuo cubo sul livello più basso di una piramide. I cubi che perdono l'appoggio sono persi.
maya_quarries-help-extra = Una volta quando costruisci: un cubo dalla riserva sul livello più basso di una piramide.
maya_quarries-help-start = Subito: nomina il primo giocatore, anche per i turni seguenti.
maya_quarries-help-haul = Porti due cubi in più.
maya_quarries-help-free-pass = Passi una volta mentre si costruisce, senza pagare un cubo.
maya_quarries-help-free-double = Costruisci una volta due cubi di seguito, senza pagare un cubo.
maya_quarries-help-haul4 = Porti quattro cubi in più.
maya_quarries-help-joker = Usalo una volta come protezione, carico, cubo extra, spostamento, passo gratis o doppia gratis.
maya_quarries-help-cube = Un cubo in più dopo il trasporto.
maya_quarries-help-boost = Due punti in più in una cava a scelta, quando tutti sono passati.
maya_quarries-help-low = Un operaio basso. Può essere il primo presso una cava. Se non lo giochi, porta tanti cubi quanto dice il suo numero.
maya_quarries-help-high = Un operaio alto. Mai il primo presso una cava. Se non lo giochi, porta tanti cubi quanto dice il suo numero.
maya_quarries-help-back-low = Una carta bassa coperta è un 3, un 4 o un 5.
maya_quarries-help-back-high = Una carta alta coperta è un 6, un 7, un 8 o il -3.
maya_quarries-help-minus = Colpisce un altro giocatore nella sua cava: 3 punti in meno. Per te non conta e non porta nulla; il dorso è alto.

maya_quarries-caption-place = { $seat } mette uno dei primi cubi
maya_quarries-caption-offer = Turno { $round }: si pescano i gettoni per l'asta
maya_quarries-caption-bid = Turno { $round }: tutti offrono in segreto
maya_quarries-caption-take = Turno { $round }: { $seat } sceglie un gettone
maya_quarries-caption-dig = Turno { $round }: { $seat } scava
maya_quarries-caption-boost = Turno { $round }: { $seat } mette il rinforzo
maya_quarries-caption-shield = Turno { $round }, { $seat }: il jolly deve proteggere?
maya_quarries-caption-strike = Turno { $round }, cava { $quarry }: chi colpisce { $seat }?
maya_quarries-caption-protect = Turno { $round }: dove vuole protezione { $seat }?
maya_quarries-caption-start = Turno { $round }: { $seat } nomina il primo giocatore
maya_quarries-caption-load = Turno { $round }, { $seat }: il jolly deve trasportare?
maya_quarries-caption-build = Turno { $round }: { $seat } costruisce
maya_quarries-caption-over = La partita è finita. { $reason }

maya_quarries-pyramids = Piramidi
maya_quarries-pyramid = { $pyramid }
maya_quarries-level-open = { $pyramid }, livello { $level }, ora da costruire: { $filled } spazi su { $spaces } occupati, paga { $first } e { $second } monete
maya_quarries-level-closed = { $pyramid }, livello { $level }: { $filled } spazi su { $spaces } occupati, paga { $first } e { $second } monete
maya_quarries-pays = paga { $first } monete al primo, { $second } al secondo
maya_quarries-cube-on = cubo: { $seat }, { $pyramid }, livello { $level }
maya_quarries-nobody-leads = Qui nessuno ha un cubo.
maya_quarries-leads = Più cubi ({ $count }): { $seats }.
maya_quarries-shelf = Cava { $quarry } · { $cards }/{ $most }
maya_quarries-quarry = Cava { $quarry }: cubi per il primo, il secondo e così via { $cubes }; { $cards } carte su { $most }; gettone per il primo: { $token }
maya_quarries-shares = cubi { $cubes }
maya_quarries-card-low = una carta bassa nascosta: { $seat }
maya_quarries-card-high = una carta alta nascosta: { $seat }
maya_quarries-card-down = { $value }, coperta: { $seat }
maya_quarries-card-open = { $value }: { $seat }
maya_quarries-owner = carta: { $seat }
maya_quarries-protected = { $seat } qui è al sicuro
maya_quarries-boosted = rinforzo: { $seat }, 2 punti
maya_quarries-struck = { $seat } qui ha subìto un colpo
maya_quarries-points = { $seat }: punti qui { $points }
maya_quarries-gold = oro: { $count }
maya_quarries-carried = cubi in mano: { $count }
maya_quarries-built = cubi costruiti: { $count }, nella riserva: { $supply }
maya_quarries-left-low = carte basse non giocate: { $count }
maya_quarries-left-high = carte alte non giocate: { $count }
maya_quarries-bid = offerta: { $count }
maya_quarries-mat = { $seat }
maya_quarries-mat-start = { $seat } · comincia
maya_quarries-sign = colore e segno: { $seat }
maya_quarries-offer = All'asta
maya_quarries-worker = operaio { $value }
maya_quarries-hand = Operai: { $seat }

maya_quarries-say-pass-digging = passare
maya_quarries-say-pass-building = passare per un cubo
maya_quarries-say-double = doppia per un cubo
maya_quarries-say-double-token = doppia col gettone
maya_quarries-say-pass-token = passare col gettone
maya_quarries-say-forced = un cubo indietro, +1 oro
maya_quarries-say-done = finito
maya_quarries-say-joker-haul = jolly: 2 cubi in più
maya_quarries-say-joker-keep = tenere il jolly
maya_quarries-say-strike = colpire: { $struck }
maya_quarries-say-start = comincia: { $named }
maya_quarries-say-bid = offrire { $gold }
maya_quarries-say-extra = cubo extra …
maya_quarries-say-move = spostare un cubo …

maya_quarries-story-offer = All'asta: { $token }.
maya_quarries-story-hidden-bid = { $seat } ha fatto un'offerta.
maya_quarries-story-bid = { $seat } offre { $gold }.
maya_quarries-story-bids = Si scoprono le offerte.
maya_quarries-story-take = { $seat } prende un gettone: { $token }.
maya_quarries-story-dig = { $seat } gioca { $card } presso la cava { $quarry }.
maya_quarries-story-hidden-dig =
    { $back ->
        [low] { $seat } gioca una carta bassa presso la cava { $quarry }.
       *[high] { $seat } gioca una carta alta presso la cava { $quarry }.
    }
maya_quarries-story-pass-digging = { $seat } passa.
maya_quarries-story-passes = { $seat } non può più scavare.
maya_quarries-story-boost = { $seat } mette il rinforzo presso la cava { $quarry }.
maya_quarries-story-protect = { $seat } ha protezione presso la cava { $quarry }.
maya_quarries-story-joker-protect = { maya_quarries-story-protect }
maya_quarries-story-strike = { $seat } colpisce, { $struck } perde 3 punti.
maya_quarries-story-share =
    { $cubes ->
        [one] Cava { $quarry }: { $seat } ha { $points } punti e riceve { $cubes } cubo.
       *[other] Cava { $quarry }: { $seat } ha { $points } punti e riceve { $cubes } cubi.
    }
maya_quarries-story-token = { $seat } vince un gettone: { $token }.
maya_quarries-story-start = Primo giocatore: { $named }.
maya_quarries-story-joker-haul = { $seat } col jolly porta 2 cubi in più.
maya_quarries-story-joker-keep = { $seat } tiene il jolly.
maya_quarries-story-lost =
    { $count ->
        [one] { $seat } non può portare { $count } cubo.
       *[other] { $seat } non può portare { $count } cubi.
    }
maya_quarries-story-cube = { $seat } riceve un cubo in più.
maya_quarries-story-build = { $seat } mette un cubo su { $pyramid }.
maya_quarries-story-place = { maya_quarries-story-build }
maya_quarries-story-bonus = { $seat } riceve un cubo bonus su { $pyramid }, livello { $level }.
maya_quarries-story-extra = { $seat } mette un cubo extra su { $pyramid }.
maya_quarries-story-move = { $seat } sposta un cubo da { $pyramid }, livello { $level }, al livello più basso di { $to }.
maya_quarries-story-torn =
    { $count ->
        [one] { $seat } perde { $count } cubo più in alto.
       *[other] { $seat } perde { $count } cubi più in alto.
    }
maya_quarries-story-double = { $seat } paga un cubo per costruire due volte.
maya_quarries-story-double-token = { $seat } costruisce due volte col gettone.
maya_quarries-story-pass-building = { $seat } paga un cubo e passa.
maya_quarries-story-pass-token = { $seat } passa col gettone.
maya_quarries-story-forced = { $seat } non può costruire, restituisce un cubo e riceve 1 moneta d'oro.
maya_quarries-story-done = { $seat } ha finito.
maya_quarries-story-paid =
    { $count ->
        [one] { $seat } riceve { $count } moneta d'oro.
       *[other] { $seat } riceve { $count } monete d'oro.
    }
maya_quarries-story-eroded =
    { $count ->
        [one] { $seat } perde { $count } cubo per l'erosione.
       *[other] { $seat } perde { $count } cubi per l'erosione.
    }
maya_quarries-story-round = Comincia il turno { $round }.

maya_quarries-diagram-offer = All'asta: { $tokens }
maya_quarries-diagram-seat = { $seat }: oro { $gold }, cubi in mano { $carried }, nella riserva { $supply }
