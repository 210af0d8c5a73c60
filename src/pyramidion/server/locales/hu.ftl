# Amit a kiszolgáló mond.

server-stale = Közben történt valami. Nézd meg újra, aztán válassz.
server-not-yours = Ez nem a te helyed.
server-not-started = A játszma még nem kezdődött el.
server-started = A játszma már elkezdődött.
server-over = A játszma véget ért.
server-not-over = A játszma még nem ért véget.
server-resigned = Ez a játékos feladta.
server-bot-plays = Ezen a helyen most egy bot játszik. Előbb vedd vissza a helyet.
server-plays-already = Ezen a helyen már te magad játszol.
server-undo-waits = Egy visszavonás már beleegyezésre vár.
server-undo-gone = Már nincs mibe beleegyezni.
server-undo-not-asked = Erről a visszavonásról nem téged kérdeznek.
server-only-players = Ezt csak azok tehetik meg, akik ennél az asztalnál játszanak.
server-only-host = Ezt csak az teheti meg, aki az asztalt nyitotta.
server-no-person-there = Azon a helyen most nem ember játszik.
server-still-here = Az a játékos még itt van, vagy csak az imént ment el. Várj egy kicsit.
server-no-such-bot = Nincs ilyen nevű bot: { $bot }.
server-seats-open = Vannak még szabad helyek. Hívj meg valakit, vagy ültess oda botot.
server-seat-taken = Erre a helyre már más ült.
server-no-such-seat = Ennél az asztalnál nincs ilyen hely.
server-no-such-link = Ez a személyes link már nem érvényes. Kérj újat azon az eszközön, amelyen utoljára játszottál.
server-no-such-table = Nincs ilyen asztal. Talán nem másoltad ki a teljes címet.
server-no-such-game = Nincs ilyen játék.
server-no-such-option = Ennek a játéknak nincs ilyen, szöveget váró beállítása.
server-no-such-record = Nincs ilyen jegyzőkönyv.
server-no-such-language = Ezen a nyelven nincsenek szavaink.
server-no-such-thing = Ezen a címen nincs semmi.
server-unknown-rules = Ezt a játszmát ({ $game }) olyan szabályokkal játszották, amelyeket a Pyramidion itteni változata nem ismer.
server-damaged = Ennek az asztalnak a tárolt adatai már nem olvashatók, ezért nem lehet megnyitni. A többi asztalt ez nem érinti.
server-wrong-method = Ezen a címen ezt nem lehet megtenni.
server-stranger = A kiszolgáló még nem ismer téged. Töltsd be újra az oldalt.
server-foreign = Más webhely oldala ezt nem teheti meg.
server-unknown-host = Ez a szerver nem hallgat a(z) { $host } névre. Az üzemeltetője engedélyezheti: pyramidion serve --allow-host { $host }
server-busy = Túl sok minden történik egyszerre ennél az asztalnál. Próbáld újra.
server-database-busy = Az adatbázis foglalt. Amit eddig játszottatok, nem veszett el; próbáld újra.
server-disk-full = A kiszolgálón nincs több hely, ezt nem tudta megőrizni. Amit eddig játszottatok, nem veszett el; próbáld újra később.
server-used-key = Ez a kulcs már más parancshoz tartozik. Minden parancshoz új kulcs kell.
server-removed = Aki az asztalt nyitotta, felállított a helyedről.
server-outdated = Ez az oldal régebbi a kiszolgálónál. Töltsd be újra; amit eddig játszottatok, nem veszett el.
server-too-fast = Ez túl gyors volt. Várj egy pillanatot.
server-too-many-sockets = Túl sok ablakban van nyitva nálad ez az asztal. Zárj be néhányat.
server-broken = Valami hiba történt a kiszolgálón. Amit játszottatok, nem veszett el; próbáld újra.
server-binary = Az üzenetek szövegek; ez bináris volt.
server-too-long = Egy üzenet legfeljebb { $limit } bájt lehet; ez hosszabb volt.
server-body-too-long = Ez hosszabb, mint amit a kiszolgáló elfogad.
server-text-too-long = Egy beállítás szövege legfeljebb { $limit } karakter lehet; ez hosszabb.
server-record-too-long = Egy jegyzőkönyvben legfeljebb { $limit } lépés lehet; ebben több van.
server-hello-first = A kapcsolat első üzenete a hello legyen.
server-unreadable = Ezt nem lehet elolvasni: { $problem }.
server-unknown-field = Itt nincs ilyen nevű mező: { $field }.
server-bad-field = Hibás mező: { $field }. { $problem }.
server-bad-input = Ez nem lehetséges: { $problem }
server-why-no-target = Ezzel most nem lehet mit kezdeni.
server-why-allowed = Semmi sem tiltja: megteheted.
server-why-go-on = Ez lehet valaminek a kezdete. Válassz tovább.
server-hint-among-people = Tipp csak olyan asztalnál kérhető, ahol botok ellen vagy ennél a képernyőnél ülőkkel játszol.
server-hint-underway = Már készül neked egy tipp. Várd meg.
server-reason-resigned = { $player } feladta.
server-reason-other = A játszma véget ért: { $reason }.

bot-random = Véletlen
bot-greedy = Mohó
bot-level1 = Kőhordó
bot-level2 = Kőműves
bot-level3 = Pallér
bot-level4 = Építőmester
bot-level5 = Építész
bot-level6 = Főpap
bot-level1-help = Az első játszmához: téved, ahogy az emberek is.
bot-level2-help = Kezdőknek: józanul és azonnal játszik.
bot-level3-help = Annak, aki ismeri a játékot.
bot-level4-help = Nehéz legyőzni, mégis gyors.
bot-level5-help = Nagyon erős; legfeljebb 3 másodpercig gondolkodik.
bot-level6-help = A legerősebb; legfeljebb 3 másodpercig gondolkodik.
bot-random-help = Bármit lép, amit szabad.
bot-greedy-help = Egy lépésre előre néz.

# Amit az oldal mond.

page-title = Pyramidion
page-home = Pyramidion: minden játék
page-skip = Ugrás a tartalomra
page-unknown = Ezen a címen nincs semmi.
page-my-name = A neved
page-name = Név
page-name-of = A játékos neve: { $seat }
page-language = Nyelv
page-to-light = Világos színek
page-to-dark = Sötét színek
page-fault = A kiszolgáló nem úgy válaszolt, ahogy kellene ({ $status }). Próbáld újra egy kicsit később.
page-fault-offline = A kiszolgáló nem érhető el. Ellenőrizd a kapcsolatot, és próbáld újra.
page-fault-unexpected = Valami hiba történt ezen az oldalon. Töltsd be újra.

page-start-heading = Piramisok: építsd, cseréld, mászd meg
page-start-intro = Társasjátékok piramisokkal: botok ellen, egymás mellett egy képernyőnél vagy barátokkal, linkkel.
page-game-by = { $designers }, { $year }
page-game-seats = { $least }–{ $most } játékos
page-play-now = Játssz most
page-more = További lehetőségek…
page-rules = Szabályok
page-my-tables = Az asztalaid
page-table-gathering = játékosokra vár
page-table-playing = játszma folyik
page-table-over = véget ért
page-table-my-turn = te jössz
page-import = Jegyzőkönyv megnyitása…
page-import-help = Fájlba mentett játszma, visszanézéshez.

page-new-table = Új asztal
page-how-many = Hány játékos?
page-company = Kivel?
page-company-bots = Botok ellen
page-company-here = Ennél a képernyőnél
page-company-online = Online, linkkel
page-seats = Játékosok
page-who-me = Én
page-who-here = Valaki ennél a képernyőnél
page-who-open = Szabad: akinél a link van
page-options = Beállítások
page-option-own = Saját…
page-option-own-text = Saját, TOML vagy JSON formában
page-option-own-help = Írasd be az alapértelmezettet, és módosítsd, vagy tölts be egy fájlt. Gépelés közben ellenőrizzük.
page-option-fill = Az alapértelmezett beírása
page-option-load = Fájl betöltése…
page-option-earlier = Az előző szöveg vissza
page-option-good = Rendben: így lehet játszani.
page-open-table = Asztal nyitása
page-start-match = Játszma indítása

page-gathering =
    { $count ->
        [one] Még egy hely szabad.
       *[other] Még { $count } hely szabad.
    }
page-gathered = Mindenki itt van.
page-invite = Meghívás
page-invite-help = Küldd el ezt a linket a többi játékosnak; ők leülnek egy szabad helyre.
page-sit = Leülök
page-stand = Felállok
page-send-away = Elküldöm
page-wait-for-host = Aki az asztalt nyitotta, most elindíthatja a játszmát.
page-seat-bot = Bot leültetése…

page-seat-open = Szabad hely
page-seat-mine = te
page-seat-away = nincs itt
page-seat-resigned = feladta
page-seat-substitute = addig { $bot } játszik
page-seat-turn = (következik)
page-seat-menu = { $name }: továbbiak
page-seat-link = Személyes link
page-link-help = Egy másik eszközön is megnyitja a helyedet. Ne add oda senkinek.
page-take-back = Újra én játszom a helyemen
page-substitute = Játsszon addig egy bot
page-reload = Újratöltés
page-resign = Feladom
page-resign-sure = Biztosan feladod?
page-bots-delayed = A kiszolgáló hibája miatt a botok most nem tudnak lépni. Amint elhárult, maguktól folytatják.
page-watchers =
    { $count ->
        [one] Egy néző van itt.
       *[other] { $count } néző van itt.
    }

page-side = Játékosok és napló
page-log = Ami történt
page-log-empty = Még semmi.
page-tools = Tábla
page-turn-left = A tábla elforgatása balra
page-turn-right = A tábla elforgatása jobbra
page-view-plan = Felülnézet
page-view-solid = Térbeli nézet
page-help = Billentyűk és beállítások
page-your-turn = Te jössz: válassz abból, ami világít.
page-not-together = Ezek nem illenek össze. Válassz mást, vagy lépj egyet vissza.
page-back = Egy lépéssel vissza
page-confirm-move = Ezt lépem
page-confirm-setting = Kérdezz meg, mielőtt a lépés megtörténik
page-choices = Lehetőségek ({ $count })
page-choices-label = Amit most választani lehet
page-reconnecting = Megszakadt a kapcsolat. Újracsatlakozás…
page-hint = Adj egy tippet
page-hint-thinking = Gondolkodom rajta…
page-hint-told = Próbáld ezt: { $way } (értéke { $worth }%)
page-undo = Visszaveszem az utolsó lépésemet
page-undo-asked = { $name } szeretné visszavenni az utolsó lépését.
page-undo-agree = Rendben
page-undo-refuse = Nem
page-undo-waits = Beleegyezésre vár: { $names }
page-undo-withdraw = Mégsem
page-copy = Másolás
page-copied = Másolva

page-handover = { $name }, te jössz
page-handover-help = Add át a képernyőt. Most csak { $name } nézzen ide.
page-handover-ready = { $name } vagyok

page-won = { $names } nyert
page-draw = Döntetlen
page-points = { $count } pont
page-rematch = Új játszma
page-to-rematch = A következő játszmához
page-replay = Visszanézés
page-export = Jegyzőkönyv mentése

page-replay-position = Hol tartunk a játszmában
page-replay-step = { $step } / { $last }
page-replay-first = Az elejére
page-replay-back = Egy lépéssel vissza
page-replay-next = Egy lépéssel tovább
page-replay-last = A végére
page-replay-play = Lejátszás
page-replay-pause = Szünet

page-chances = Nyerési esélyek
page-chances-alone = A legjobb eredmény hányada
page-chances-show = Esélyek mutatása
page-chances-working = A játszma áttekintése: { $share }%
page-chance = { $share }%
page-chances-course = { $name }: eleinte { $first }%, a végén { $last }%
page-turning-points = Fordulópontok
page-turning-none = Egyik döntés sem került sokba.
page-turning-better = Jobb lett volna ({ $worth }% helyett { $best }%): { $story }

page-key-zones = területről területre
page-key-arrows = a következő választhatóhoz
page-key-choose = kiválasztás
page-key-turn = végig azon, amivé egy félig kész lépés válhat
page-key-back = egy lépéssel vissza
page-key-hint = tippet kérni
page-key-quarter = a tábla elforgatása
page-key-view = felülről vagy térben
page-key-help = ennek megjelenítése vagy elrejtése
page-key-step = egy lépéssel vissza, egy lépéssel tovább
page-key-ends = az elejére, a végére
page-key-autoplay = lejátszás vagy szünet
