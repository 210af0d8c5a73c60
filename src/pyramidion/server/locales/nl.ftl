# Wat de server zegt.

server-stale = Er is intussen iets gebeurd. Kijk nog eens en kies dan.
server-not-yours = Dat is niet jouw plaats.
server-not-started = De partij is nog niet begonnen.
server-started = De partij is al begonnen.
server-over = De partij is afgelopen.
server-not-over = De partij is nog niet afgelopen.
server-resigned = Deze speler heeft opgegeven.
server-bot-plays = Op deze plaats speelt nu een bot. Neem de plaats eerst terug.
server-plays-already = Je speelt hier al zelf.
server-undo-waits = Er wacht al een verzoek om een zet terug te nemen.
server-undo-gone = Er valt niets meer goed te keuren.
server-undo-not-asked = Dit verzoek is niet aan jou gericht.
server-only-players = Dat kunnen alleen de spelers aan deze tafel.
server-only-host = Dat kan alleen wie de tafel heeft geopend.
server-no-person-there = Op die plaats speelt nu geen mens.
server-still-here = Die speler is er nog, of is net pas weg. Wacht even.
server-no-such-bot = Er is geen bot die { $bot } heet.
server-seats-open = Er zijn nog vrije plaatsen. Nodig iemand uit of zet er een bot neer.
server-seat-taken = Die plaats is al bezet.
server-no-such-seat = Die plaats is er niet aan deze tafel.
server-no-such-link = Deze persoonlijke link is niet meer geldig. Vraag een nieuwe aan op het apparaat waarop je het laatst speelde.
server-no-such-table = Die tafel bestaat niet. Misschien is het adres niet helemaal gekopieerd.
server-no-such-game = Dat spel bestaat niet.
server-no-such-option = Dit spel heeft geen instelling van die naam die een tekst aanneemt.
server-no-such-record = Dat verslag bestaat niet.
server-no-such-language = In die taal zijn er geen teksten.
server-no-such-thing = Op dit adres is niets te vinden.
server-unknown-rules = Deze partij ({ $game }) is gespeeld met regels die deze versie van Pyramidion niet kent.
server-damaged = Wat van deze tafel bewaard is, kan niet meer gelezen worden; daarom kan ze niet geopend worden. Andere tafels hebben er geen last van.
server-wrong-method = Dat kan niet op dit adres.
server-stranger = De server kent je nog niet. Laad de pagina opnieuw.
server-foreign = Een pagina van een andere site mag dit niet doen.
server-unknown-host = Deze server luistert niet naar de naam { $host }. De beheerder kan dat toestaan: pyramidion serve --allow-host { $host }
server-busy = Er gebeurt te veel tegelijk aan deze tafel. Probeer het nog eens.
server-database-busy = De database is bezet. Wat gespeeld is, is niet verloren; probeer het nog eens.
server-disk-full = De server heeft geen ruimte meer om dit te bewaren. Wat gespeeld is, is niet verloren; probeer het later nog eens.
server-used-key = Deze sleutel is al voor iets anders gebruikt. Maak voor elke opdracht een nieuwe.
server-removed = Wie de tafel heeft geopend, heeft je van je plaats gehaald.
server-outdated = Deze pagina is ouder dan de server. Laad haar opnieuw; wat er gespeeld is, gaat niet verloren.
server-too-fast = Dat ging te snel. Wacht even.
server-too-many-sockets = Je hebt deze tafel te vaak open. Sluit een paar vensters.
server-broken = Er ging iets mis op de server. Wat gespeeld is, is niet verloren; probeer het nog eens.
server-binary = Berichten zijn tekst; dit bericht was binair.
server-too-long = Een bericht mag hoogstens { $limit } bytes lang zijn; dit was langer.
server-body-too-long = Dit is langer dan de server aanneemt.
server-text-too-long = Een tekst voor een optie mag hoogstens { $limit } tekens lang zijn; deze is langer.
server-record-too-long = Een verslag mag hoogstens { $limit } acties hebben; dit heeft er meer.
server-hello-first = Het eerste bericht op een verbinding moet hello zijn.
server-unreadable = Dit is niet te lezen: { $problem }.
server-unknown-field = Er is hier geen veld { $field }.
server-bad-field = Het veld { $field } klopt niet: { $problem }.
server-bad-input = Dat kan niet: { $problem }
server-why-no-target = Daar kun je nu niets mee doen.
server-why-allowed = Niets verbiedt dit: het mag.
server-why-go-on = Dat kan het begin van iets zijn. Kies verder.
server-hint-among-people = Hints zijn er alleen aan tafels waar je tegen bots speelt, of met mensen aan dit scherm.
server-hint-underway = Er wordt al over een hint voor je nagedacht. Wacht daarop.
server-reason-resigned = { $player } heeft opgegeven.
server-reason-other = De partij is afgelopen: { $reason }.

bot-random = Willekeurig
bot-greedy = Gretig
bot-level1 = Stenensjouwer
bot-level2 = Metselaar
bot-level3 = Voorman
bot-level4 = Bouwmeester
bot-level5 = Architect
bot-level6 = Hogepriester
bot-level1-help = Voor een eerste partij: vergist zich zoals mensen.
bot-level2-help = Voor beginners: speelt degelijk en meteen.
bot-level3-help = Voor wie het spel kent.
bot-level4-help = Moeilijk te verslaan en toch snel.
bot-level5-help = Heel sterk; denkt hoogstens 3 seconden na.
bot-level6-help = De sterkste; denkt hoogstens 3 seconden na.
bot-random-help = Doet zomaar iets wat mag.
bot-greedy-help = Kijkt één zet vooruit.

# Wat de pagina zegt.

page-title = Pyramidion
page-home = Pyramidion: alle spellen
page-skip = Naar de inhoud
page-unknown = Op dit adres is niets te vinden.
page-my-name = Je naam
page-name = Naam
page-name-of = Naam van de speler: { $seat }
page-language = Taal
page-to-light = Lichte kleuren
page-to-dark = Donkere kleuren
page-fault = De server antwoordde niet zoals het hoort ({ $status }). Probeer het zo nog eens.
page-fault-offline = De server is niet bereikbaar. Controleer je verbinding en probeer het nog eens.
page-fault-unexpected = Er ging iets mis op deze pagina. Laad de pagina opnieuw.

page-start-heading = Piramides om te bouwen, te ruilen en te beklimmen
page-start-intro = Bordspellen over piramides: tegen bots, naast elkaar aan één scherm, of met vrienden via een link.
page-game-by = { $designers }, { $year }
page-game-seats = { $least } tot { $most } spelers
page-play-now = Nu spelen
page-more = Meer manieren om te spelen…
page-rules = Spelregels
page-my-tables = Jouw tafels
page-table-gathering = wacht op spelers
page-table-playing = wordt gespeeld
page-table-over = afgelopen
page-table-my-turn = jouw beurt
page-import = Een verslag openen…
page-import-help = Een partij die als bestand is bewaard, om terug te kijken.

page-new-table = Nieuwe tafel
page-how-many = Hoeveel spelers?
page-company = Met wie?
page-company-bots = Tegen bots
page-company-here = Aan dit scherm
page-company-online = Online, via een link
page-seats = Spelers
page-who-me = Ik
page-who-here = Iemand aan dit scherm
page-who-open = Vrij: voor wie de link heeft
page-options = Opties
page-option-own = Eigen…
page-option-own-text = Eigen versie, als TOML of JSON
page-option-own-help = Vul de standaard in en verander hem, of laad een bestand. Het wordt tijdens het typen gecontroleerd.
page-option-fill = Standaard invullen
page-option-load = Bestand laden…
page-option-earlier = Vorige tekst terughalen
page-option-good = Goed: zo kan er gespeeld worden.
page-open-table = De tafel openen
page-start-match = De partij beginnen

page-gathering =
    { $count ->
        [one] Er is nog één plaats vrij.
       *[other] Er zijn nog { $count } plaatsen vrij.
    }
page-gathered = Iedereen is er.
page-invite = Uitnodigen
page-invite-help = Stuur deze link naar wie mee moet spelen; zij gaan op een vrije plaats zitten.
page-sit = Gaan zitten
page-stand = Opstaan
page-send-away = Wegsturen
page-wait-for-host = Wie de tafel heeft geopend, kan nu beginnen.
page-seat-bot = Een bot laten zitten…

page-seat-open = Vrije plaats
page-seat-mine = jij
page-seat-away = afwezig
page-seat-resigned = heeft opgegeven
page-seat-substitute = { $bot } speelt zolang
page-seat-turn = (aan zet)
page-seat-menu = Meer over { $name }
page-seat-link = Persoonlijke link
page-link-help = Opent jouw plaats op een ander apparaat. Houd hem voor jezelf.
page-take-back = Zelf weer spelen
page-substitute = Laat zolang een bot spelen
page-reload = Opnieuw laden
page-resign = Opgeven
page-resign-sure = Echt opgeven?
page-bots-delayed = Door een storing op de server kunnen de bots nu niet zetten. Zodra die voorbij is, gaan ze vanzelf verder.
page-watchers =
    { $count ->
        [one] Er kijkt één persoon mee.
       *[other] Er kijken { $count } personen mee.
    }

page-side = Spelers en verloop
page-log = Wat er gebeurde
page-log-empty = Nog niets.
page-tools = Bord
page-turn-left = Het bord naar links draaien
page-turn-right = Het bord naar rechts draaien
page-view-plan = Van boven bekijken
page-view-solid = Ruimtelijk bekijken
page-help = Toetsen en instellingen
page-your-turn = Jouw beurt: kies wat oplicht.
page-not-together = Dit gaat niet samen. Kies iets anders, of ga een stap terug.
page-back = Een stap terug
page-confirm-move = Dit spelen
page-confirm-setting = Vraag het me voordat een zet gespeeld wordt
page-choices = Keuzes ({ $count })
page-choices-label = Wat er nu te kiezen is
page-reconnecting = De verbinding is weg. Opnieuw verbinden…
page-hint = Geef me een hint
page-hint-thinking = Even nadenken…
page-hint-told = Probeer: { $way } (waarde { $worth }%)
page-undo = Mijn laatste zet terugnemen
page-undo-asked = { $name } wil graag de laatste zet terugnemen.
page-undo-agree = Goed
page-undo-refuse = Nee
page-undo-waits = Wacht op toestemming: { $names }
page-undo-withdraw = Laat maar
page-copy = Kopiëren
page-copied = Gekopieerd

page-handover = { $name }, jij bent aan de beurt
page-handover-help = Geef het scherm door. Nu mag alleen { $name } kijken.
page-handover-ready = Ik ben { $name }

page-won =
    { $count ->
        [one] { $names } heeft gewonnen
       *[other] { $names } hebben gewonnen
    }
page-draw = Gelijkspel
page-points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
page-rematch = Nog een keer spelen
page-to-rematch = Naar de volgende partij
page-replay = Terugkijken
page-export = Het verslag bewaren

page-replay-position = Plek in de partij
page-replay-step = { $step } van { $last }
page-replay-first = Naar het begin
page-replay-back = Een stap terug
page-replay-next = Een stap verder
page-replay-last = Naar het einde
page-replay-play = Afspelen
page-replay-pause = Pauzeren

page-chances = Winstkansen
page-chances-alone = Aandeel van de beste score
page-chances-show = Kansen tonen
page-chances-working = Terugblik op de partij: { $share }%
page-chance = { $share }%
page-chances-course = { $name }: eerst { $first }%, aan het eind { $last }%
page-turning-points = Keerpunten
page-turning-none = Geen enkele beslissing kostte veel.
page-turning-better = Beter ({ $best }% in plaats van { $worth }%): { $story }

page-key-zones = van zone naar zone
page-key-arrows = naar het volgende dat te kiezen is
page-key-choose = kiezen
page-key-turn = doorlopen wat een half gekozen zet kan worden
page-key-back = een stap terug
page-key-hint = om een hint vragen
page-key-quarter = het bord draaien
page-key-view = van boven of ruimtelijk
page-key-help = dit tonen of verbergen
page-key-step = een stap terug, een stap verder
page-key-ends = naar het begin, naar het einde
page-key-autoplay = afspelen of pauzeren
