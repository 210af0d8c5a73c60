# Ciò che dice il server.

server-stale = Nel frattempo è successo qualcosa. Guarda di nuovo, poi scegli.
server-not-yours = Quel posto non è tuo.
server-not-started = La partita non è ancora cominciata.
server-started = La partita è già cominciata.
server-over = La partita è finita.
server-not-over = La partita non è ancora finita.
server-resigned = Questo giocatore ha abbandonato.
server-bot-plays = A questo posto ora gioca un bot. Prima riprendi il posto.
server-plays-already = A questo posto giochi già tu.
server-undo-waits = Una richiesta di annullare aspetta già il consenso.
server-undo-gone = Non c'è più nulla a cui acconsentire.
server-undo-not-asked = Questa richiesta di annullare non riguarda te.
server-only-players = Può farlo solo chi gioca a questo tavolo.
server-only-host = Può farlo solo chi ha aperto il tavolo.
server-no-person-there = A quel posto ora non gioca una persona.
server-still-here = Quel giocatore è ancora qui, o è appena andato via. Aspetta un po'.
server-no-such-bot = Non c'è nessun bot di nome { $bot }.
server-seats-open = Ci sono ancora posti liberi. Invita qualcuno o facci sedere un bot.
server-seat-taken = Quel posto l'ha già preso qualcun altro.
server-no-such-seat = A questo tavolo quel posto non c'è.
server-no-such-link = Questo link personale non è più valido. Chiedine uno nuovo sul dispositivo dove hai giocato l'ultima volta.
server-no-such-table = Questo tavolo non esiste. Forse l'indirizzo non è stato copiato per intero.
server-no-such-game = Questo gioco non esiste.
server-no-such-option = Questo gioco non ha un'opzione del genere che accetti un testo.
server-no-such-record = Questa partita salvata non esiste.
server-no-such-language = Non ci sono testi in quella lingua.
server-no-such-thing = A questo indirizzo non c'è nulla.
server-unknown-rules = Questa partita di { $game } è stata giocata con regole che questa versione di Pyramidion non conosce.
server-damaged = I dati salvati di questo tavolo non si possono più leggere, perciò non si può aprire. Gli altri tavoli non ne risentono.
server-wrong-method = A questo indirizzo non si può fare.
server-stranger = Il server non ti conosce ancora. Ricarica la pagina.
server-foreign = La pagina di un altro sito non può farlo.
server-unknown-host = Questo server non risponde al nome { $host }. Chi lo gestisce può permetterlo: pyramidion serve --allow-host { $host }
server-busy = A questo tavolo succedono troppe cose insieme. Riprova.
server-database-busy = Il database è occupato. Nulla di ciò che è stato giocato è perduto; riprova.
server-disk-full = Sul server non c’è più spazio per salvare questa mossa. Nulla di ciò che è stato giocato è perduto; riprova più tardi.
server-used-key = Questa chiave è già servita per un altro comando. Usane una nuova per ogni comando.
server-removed = Chi ha aperto il tavolo ti ha fatto alzare dal tuo posto.
server-outdated = Questa pagina è più vecchia del server. Ricaricala: quello che avete giocato non va perso.
server-too-fast = Troppo in fretta. Aspetta un momento.
server-too-many-sockets = Hai aperto questo tavolo troppe volte. Chiudi qualche finestra.
server-broken = Qualcosa è andato storto sul server. Nulla di ciò che è stato giocato è perso; riprova.
server-binary = I messaggi sono testo; questo era binario.
server-too-long = Un messaggio può avere al massimo { $limit } byte; questo era più lungo.
server-body-too-long = È più lungo di quanto il server accetti.
server-text-too-long = Il testo di un'opzione può avere al massimo { $limit } caratteri; questo è più lungo.
server-record-too-long = Una partita salvata può avere al massimo { $limit } azioni; questa ne ha di più.
server-hello-first = Il primo messaggio di una connessione dev'essere hello.
server-unreadable = Non si riesce a leggerlo: { $problem }.
server-unknown-field = Qui non c'è un campo di nome { $field }.
server-bad-field = Il campo { $field } è sbagliato: { $problem }.
server-bad-input = Non è possibile: { $problem }
server-why-no-target = Con questo ora non si può fare nulla.
server-why-allowed = Nulla lo vieta: puoi farlo.
server-why-go-on = Può essere l'inizio di qualcosa. Continua a scegliere.
server-hint-among-people = I suggerimenti sono solo per i tavoli dove giochi contro i bot o con persone a questo schermo.
server-hint-underway = Sto già pensando a un suggerimento per te. Aspettalo.
server-reason-resigned = { $player } ha abbandonato.
server-reason-other = La partita è finita: { $reason }.

bot-random = Casuale
bot-greedy = Avido
bot-level1 = Portatore di pietre
bot-level2 = Muratore
bot-level3 = Capomastro
bot-level4 = Mastro costruttore
bot-level5 = Architetto
bot-level6 = Sommo sacerdote
bot-level1-help = Per una prima partita: sbaglia come le persone.
bot-level2-help = Per principianti: gioca con buon senso e subito.
bot-level3-help = Per chi conosce il gioco.
bot-level4-help = Difficile da battere, eppure veloce.
bot-level5-help = Molto forte; pensa fino a 3 secondi.
bot-level6-help = Il più forte; pensa fino a 3 secondi.
bot-random-help = Fa qualsiasi mossa permessa.
bot-greedy-help = Guarda avanti di una mossa.

# Ciò che dice la pagina.

page-title = Pyramidion
page-home = Pyramidion: tutti i giochi
page-skip = Vai al contenuto
page-unknown = A questo indirizzo non c'è nulla.
page-my-name = Il tuo nome
page-name = Nome
page-name-of = Nome del giocatore: { $seat }
page-language = Lingua
page-to-light = Colori chiari
page-to-dark = Colori scuri
page-fault = Il server non ha risposto come dovrebbe ({ $status }). Riprova tra un momento.
page-fault-offline = Il server non è raggiungibile. Controlla la connessione e riprova.
page-fault-unexpected = Qualcosa è andato storto in questa pagina. Ricaricala.

page-start-heading = Piramidi da costruire, scambiare e scalare
page-start-intro = Giochi da tavolo sulle piramidi: contro i bot, fianco a fianco allo stesso schermo, o con gli amici tramite un link.
page-game-by = { $designers }, { $year }
page-game-seats = da { $least } a { $most } giocatori
page-play-now = Gioca ora
page-more = Altri modi di giocare…
page-rules = Regole
page-my-tables = I tuoi tavoli
page-table-gathering = in attesa di giocatori
page-table-playing = in corso
page-table-over = finita
page-table-my-turn = tocca a te
page-import = Apri una partita salvata…
page-import-help = Una partita conservata in un file, da rivedere.

page-new-table = Nuovo tavolo
page-how-many = Quanti giocatori?
page-company = Con chi?
page-company-bots = Contro i bot
page-company-here = A questo schermo
page-company-online = Online, con un link
page-seats = Giocatori
page-who-me = Io
page-who-here = Qualcuno a questo schermo
page-who-open = Libero: per chi ha il link
page-options = Opzioni
page-option-own = Una mia…
page-option-own-text = La mia versione, in TOML o JSON
page-option-own-help = Inserisci quella predefinita e cambiala, o carica un file. Viene controllata mentre scrivi.
page-option-fill = Inserisci quella predefinita
page-option-load = Carica un file…
page-option-earlier = Riporta il testo di prima
page-option-good = Va bene: si può giocare così.
page-open-table = Apri il tavolo
page-start-match = Comincia la partita

page-gathering =
    { $count ->
        [one] C'è ancora un posto libero.
       *[other] Ci sono ancora { $count } posti liberi.
    }
page-gathered = Ci siete tutti.
page-invite = Invita
page-invite-help = Manda questo link a chi deve giocare: si siederà a un posto libero.
page-sit = Siediti
page-stand = Alzati
page-send-away = Manda via
page-wait-for-host = Chi ha aperto il tavolo ora può cominciare la partita.
page-seat-bot = Fai sedere un bot…

page-seat-open = Posto libero
page-seat-mine = tu
page-seat-away = assente
page-seat-resigned = ha abbandonato
page-seat-substitute = intanto gioca { $bot }
page-seat-turn = (di turno)
page-seat-menu = Altro su { $name }
page-seat-link = Link personale
page-link-help = Apre il tuo posto su un altro dispositivo. Tienilo per te.
page-take-back = Torna a giocare tu
page-substitute = Intanto fai giocare un bot
page-reload = Ricarica
page-resign = Abbandona
page-resign-sure = Abbandonare davvero?
page-bots-delayed = Per un guasto del server i bot ora non possono muovere. Appena sarà passato, riprenderanno da soli.
page-watchers =
    { $count ->
        [one] Una persona sta guardando.
       *[other] { $count } persone stanno guardando.
    }

page-side = Giocatori e cronaca
page-log = Che cosa è successo
page-log-empty = Ancora nulla.
page-tools = Tabellone
page-turn-left = Gira il tabellone a sinistra
page-turn-right = Gira il tabellone a destra
page-view-plan = Vista dall'alto
page-view-solid = Vista in tre dimensioni
page-help = Tasti e impostazioni
page-your-turn = Tocca a te: scegli ciò che brilla.
page-not-together = Queste due cose non vanno insieme. Scegli altro, o torna indietro di un passo.
page-back = Un passo indietro
page-confirm-move = Gioca questa mossa
page-confirm-setting = Chiedimi conferma prima di ogni mossa
page-choices = Scelte ({ $count })
page-choices-label = Che cosa si può scegliere ora
page-reconnecting = La connessione è caduta. Nuovo tentativo…
page-hint = Dammi un suggerimento
page-hint-thinking = Ci sto pensando…
page-hint-told = Prova: { $way } (vale il { $worth }%)
page-undo = Annulla la mia ultima mossa
page-undo-asked = { $name } vorrebbe annullare l'ultima mossa.
page-undo-agree = Va bene
page-undo-refuse = No
page-undo-waits = In attesa del consenso: { $names }
page-undo-withdraw = Lascia stare
page-copy = Copia
page-copied = Copiato

page-handover = { $name }, tocca a te
page-handover-help = Passa lo schermo. Ora deve guardare solo { $name }.
page-handover-ready = Sono { $name }

page-won =
    { $count ->
        [one] { $names } ha vinto
       *[other] { $names } hanno vinto
    }
page-draw = Pareggio
page-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
page-rematch = Gioca ancora
page-to-rematch = Alla prossima partita
page-replay = Rivedi
page-export = Salva la partita

page-replay-position = Punto della partita
page-replay-step = { $step } di { $last }
page-replay-first = All'inizio
page-replay-back = Un passo indietro
page-replay-next = Un passo avanti
page-replay-last = Alla fine
page-replay-play = Avvia
page-replay-pause = Pausa

page-chances = Probabilità di vittoria
page-chances-alone = Quota del punteggio migliore
page-chances-show = Mostra le probabilità
page-chances-working = Esame della partita: { $share }%
page-chance = { $share }%
page-chances-course = { $name }: { $first }% all'inizio, { $last }% alla fine
page-turning-points = Punti di svolta
page-turning-none = Nessuna decisione è costata molto.
page-turning-better = Meglio ({ $best }% invece di { $worth }%): { $story }

page-key-zones = da una zona all'altra
page-key-arrows = alla prossima cosa che si può scegliere
page-key-choose = scegliere
page-key-turn = scorrere ciò che una mossa a metà può diventare
page-key-back = un passo indietro
page-key-hint = chiedere un suggerimento
page-key-quarter = girare il tabellone
page-key-view = dall'alto o in tre dimensioni
page-key-help = mostrare o nascondere questo
page-key-step = un passo indietro, un passo avanti
page-key-ends = all'inizio, alla fine
page-key-autoplay = avviare o mettere in pausa
