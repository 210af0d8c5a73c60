maya_quarries-summary = Rejtett munkásokkal bányássz köveket, szállítsd el őket, és építs piramisokat, ahol a többségért arany jár.
maya_quarries-rules =
    ## A lényeg

    Három–öt játékos kőkockákat fejt a bányákban, és piramisokat épít belőlük. A három forduló mindegyikének végén minden piramis minden szintje aranyat fizet annak, akinek ott a legtöbb kockája van, és valamennyit a másodiknak is. A végén az nyer, akinek a legtöbb aranya van.

    Kezdéskor sorban mindenki letesz egy kockát valamelyik piramis legalsó szintjére, aztán még egyet egy másik piramisra.

    ## Bányászat

    Nyolc munkásod van: az alacsony kártyák 3, 4, 4, 5, a magasak 6, 7, 8 és -3. A hátoldaluk elárulja, hogy alacsonyak vagy magasak. A kezdőjátékostól sorban mindenki képpel lefelé letesz egy munkást egy bányához, vagy passzol; aki passzolt, a forduló végéig kimarad. Egy bányánál az első kártya csak alacsony lehet, és minden bányához csak megadott számú kártya fér.

    Tarts meg néhány munkást: a kockáidat azok viszik el, akiket nem játszottál ki.

    ## A bányák felfedése

    Ha mindenki passzolt, a bányákat a számuk sorrendjében egymás után felfeditek. A pontjaid egy bányánál az ottani kártyáid összege. Minden -3, a kártyák sorrendjében, lesújt egy másik játékosra, aki jelen van ennél a bányánál: a tulajdonosa megmondja, kire, és az 3 pontot veszít. A -3 a többiek ellen szól, a tulajdonosának nem számít.

    A legtöbb pont kapja a legtöbb kockát és a bánya jelzőjét, a következők kevesebbet. Egyenlő pontszámnál az van előbb, akinek az első kártyája előbb fekszik. Akinek egy pontja sincs, semmit sem kap.

    Példa: egy bánya 4, 3 és 1 kockát ad. Kéknek 5 + 6 = 11 pontja van, pirosnak 6, más nincs ott. Kék 4 kockát és a jelzőt kapja, piros 3-at, az utolsó kocka ott marad.

    ## Szállítás

    Annyi kockát vihetsz el, amennyi a ki nem játszott kártyáid összege; a -3 semmit sem visz. Amit nem bírsz el, visszakerül a készletbe. Példa: kilenc kockát nyertél, de csak egy 3-as és egy 4-es maradt: két kocka elvész. Ezután mindenki visszaveszi a kártyáit.

    ## Építés

    A kezdőjátékostól sorban mindenki egy kockát tesz egy piramisra, mindig annak legalsó olyan szintjére, ahol van még hely. Magasabb szintre csak akkor építhetsz, ha minden piramis minden alacsonyabb szintje betelt, és csak olyan piramison, amelynek minden alacsonyabb szintjén van kockád.

    Egy építés helyett duplázhatsz: egy kockát a készletbe fizetsz, és kétszer építesz egymás után. Passzolni is lehet, egy kockáért. Ha van kockád, de sehová sem építheted, egyet vissza kell adnod, és 1 aranyat kapsz érte.

    Ha betelik egy szint, az a játékos, akinek egyedül van rajta a legtöbb kockája, ráadáskockát kap a készletből ugyanannak a piramisnak a következő szintjére, akárki tette is le az utolsó kockát. Nem jár, ha odafönt már van valakinek kockája.

    ## Kifizetés és erózió

    Az építés után minden szint fizet, akár kész, akár nem: akik a legtöbb kockán osztoznak, mind megkapják az első összeget, akik a második legtöbbön, mind a másodikat. Aztán a kövek elporladnak: az 1. és a 2. forduló után leveszel egy kockát minden szintről, amely fizetett neked. Ha ez volt ott az utolsó kockád, annak a piramisnak a magasabb szintjeiről is elvész minden kockád.

    Példa: egy 3-at és 1-et fizető szinten három játékosnak két-két kockája van, neked egy. Ők 3-3 aranyat kapnak, te 1-et. Mindannyian elveszítetek ott egy kockát; neked ez volt az egyetlen, ezért a fölötte lévők is leomlanak.

    ## Jelzők

    Védelem: rögtön egy másik, még zárt bányához teszed; ott senki sem sújthat le rád. Kezdőjátékos: rögtön megmondod, ki kezd, a következő fordulókban is. Teher: két kockával többet viszel. Külön kocka: amikor te építesz, egy kockát a készletből egy legalsó szint szabad helyére teszel. Áthelyezés: amikor te építesz, leveszed egy kockádat bármelyik szintről, és egy legalsó szint szabad helyére teszed; ha egy szinten nem marad kockád, a fölötte lévők elvesznek. Ingyen passz és ingyen dupla: fizetés nélkül. A jelzők egy fordulóra szólnak. A külön kocka és az áthelyezés nem fejezi be a körödet, és akkor is használhatod, ha már nincs kockád.

    ## A játszma vége

    A játszma a harmadik forduló kifizetése után ér véget. A legtöbb arany nyer; ha ez egyenlő, az, akinek kevesebb kockája maradt a készletben; különben a helyezés közös.

    ## Haladó változat

    Mindenki 10 arannyal kezd. Minden forduló elején kék jelzőkre licitáltok, eggyel kevesebbre, mint ahányan vagytok. Mindenki egyszerre, titokban licitál. A legmagasabb licit választ elsőként, és így tovább; egyenlő liciteknél a kezdőjátékostól számított sorrend dönt. A legalacsonyabb licit semmit sem kap és nem is fizet, a 0-s licit szintén nem kap semmit.

    Nagy teher: négy kockával többet viszel. Kocka: szállítás után kapsz még egy kockát. Erősítés: ha mindenki passzolt, két plusz pont egy választott bányánál. Dzsóker: egyszer bármelyik zöld jelzőként használhatod, a kezdőjátékost kivéve; a bányák felfedése előtt megkérdezünk, védjen-e, és újra, ha szállításkor kockákat veszítenél.

    ## Saját döntéseink

    A bányák és piramisok nyomtatott számai nem mind ismertek; a mieink a szabálykönyv minden példájával összeillenek. Ha megvan neked a játék, a számait saját adatlapként megadhatod. Ahol a szabálykönyv hallgat, mi döntöttünk: a kártyákon és a liciteken kívül minden nyílt, a készleten felül nincs több kocka, és a szabad lépéseket a saját körödben teszed meg.

maya_quarries-legend =
    dig 6 3: a 6-os a 3. bányához; build tikal: építés, extra tikal: külön kocka, move tikal 2 uxmal: áthelyezés Tikal 2. szintjéről Uxmalra; pass: passz.

    Bányák: 0:5 a 0. játékos 5-öse, 1:L és 1:H az 1. játékos előtted rejtett alacsony, illetve magas kártyája; 2^ ott védett, 2+2 ott van az erősítése; * jelöli, ami még zárt. Piramisok: minden kocka a játékosa számát mutatja, · szabad hely, 3/1 a szint fizetsége, < jelzi, hová lehet most építeni. > a kezdőjátékos.

maya_quarries-option-expert-title = Haladó változat
maya_quarries-option-expert = Minden forduló elején licit a kék jelzőkre, induláskor 10 arannyal.
maya_quarries-option-expert-false = Licit nélkül
maya_quarries-option-expert-true = Licittel
maya_quarries-option-sheet-title = Adatlap
maya_quarries-option-sheet = A bányák és piramisok számai: a mi rekonstrukciónk, vagy saját adatlap a dobozodban lévő játék számaival.
maya_quarries-option-sheet-reconstructed = Rekonstruált

maya_quarries-place-sheet = Lap
maya_quarries-place-quarry = Lap, { $number }. bánya
maya_quarries-place-pyramid = Lap, { $number }. piramis
maya_quarries-place-level = Lap, { $name } { $number }. szintje
maya_quarries-sheet-lacks = { $where }: hiányzik: { $key }.
maya_quarries-sheet-key = { $where }: { $key } nincs ezek között: { $keys }.
maya_quarries-sheet-no-object = { $where }: { $value } nem objektum ezekkel: { $keys }.
maya_quarries-sheet-no-list = { $where }: { $key } értéke { $value }, ami nem lista.
maya_quarries-sheet-count = { $where }: { $key } elemeinek száma { $count }; kell: { $wanted }.
maya_quarries-sheet-number = { $where }: { $key }: { $value } nem egész szám { $least } és { $most } között.
maya_quarries-sheet-rises = { $where }: { $key }: egyik szám sem lehet nagyobb az előzőnél: { $numbers }.
maya_quarries-sheet-token = { $where }: nincs { $value } jelző; a jelzők: { $tokens }.
maya_quarries-sheet-name = { $where }: a név ({ $value }) nem 1–{ $most } betű az a-z közül.
maya_quarries-sheet-narrow = { $where }: { $spaces } hely kevesebb, mint a { $seats } játékos.
maya_quarries-sheet-twice = { $where }: { $name } többször szerepel.

maya_quarries-reason-complete = Lejátszottátok mindhárom fordulót.

maya_quarries-score-pyramid = { $pyramid }, utolsó kifizetés
maya_quarries-score-earlier = az utolsó kifizetés előtt

maya_quarries-clause-Q1-1 = Mindenkinek a 3 4 4 5 6 7 8 -3 kártyái vannak, fordulónként mindegyik egyszer játszható ki.
maya_quarries-clause-Q1-2 = Nincs ilyen számú bánya.
maya_quarries-clause-Q1-3 = A játékban nincs ilyen nevű piramis vagy ilyen szint.
maya_quarries-clause-Q2-1 = A két első kocka különböző piramisokra kerül.
maya_quarries-clause-Q3-2 = Egy bányánál az első kártya csak alacsony lehet, és a tele bánya nem fogad többet.
maya_quarries-clause-Q4-2 = A -3 olyan másik játékosra sújt le, akinek kártyája vagy erősítése van ennél a bányánál, és ott nem védett.
maya_quarries-clause-Q6-1 = Ehhez kocka kell kézben és szabad hely egy szinten; duplához három kocka, vagy kettő és a jelzője; dupla közben csak építeni lehet; fizetés nélkül a jelző kell hozzá.
maya_quarries-clause-Q6-2 = Egy szintre akkor lehet építeni, ha minden piramis minden alacsonyabb szintje betelt, és a piramis minden alacsonyabb szintjén van saját kocka.
maya_quarries-clause-Q6-4 = Aki építhet, nem köteles kockát visszaadni; aki nem építhet, passz helyett visszaad egyet.
maya_quarries-clause-Q6-5 = Csak kocka nélkül lehet kész valaki, és akkor csak külön kocka vagy áthelyezés jöhet.
maya_quarries-clause-Q7-1 = A védelem olyan bányához kerül, ahol még vannak lefordított kártyák.
maya_quarries-clause-Q7-2 = Az áthelyezéshez kell a jelző, egy saját kocka azon a helyen, és szabad hely a legalsó szinten, ahová kerül.
maya_quarries-clause-Q7-3 = A külön kockához kell a jelző, egy kocka a készletben, és szabad hely a legalsó szinten.
maya_quarries-clause-Q7-4 = Nincs ilyen játékos.
maya_quarries-clause-Q8-1 = A kék jelzők: haul4, joker, cube és boost; ez most nem kapható.
maya_quarries-clause-Q8-2 = A licit egy szám 0 és a saját arany között, legfeljebb 99.
maya_quarries-clause-Q8-5 = A dzsóker olyan bányánál véd, ahol lefordított kártyák vannak.

maya_quarries-and = { $first }, { $rest }
maya_quarries-token-protection = védelem
maya_quarries-token-move = áthelyezés
maya_quarries-token-extra = külön kocka
maya_quarries-token-start = kezdőjátékos
maya_quarries-token-haul = teher
maya_quarries-token-free-pass = ingyen passz
maya_quarries-token-free-double = ingyen dupla
maya_quarries-token-haul4 = nagy teher
maya_quarries-token-joker = dzsóker
maya_quarries-token-cube = kocka
maya_quarries-token-boost = erősítés
maya_quarries-effect-protection = -3 ellen véd
maya_quarries-effect-move = áthelyezés
maya_quarries-effect-extra = +1 alulra
maya_quarries-effect-start = ki kezd
maya_quarries-effect-haul = +2 vihető
maya_quarries-effect-free-pass = ingyen passz
maya_quarries-effect-free-double = ingyen dupla
maya_quarries-effect-haul4 = +4 vihető
maya_quarries-effect-joker = bármely zöld
maya_quarries-effect-cube = +1 kocka
maya_quarries-effect-boost = +2 pont
maya_quarries-help-protection = Rögtön, egy másik, még zárt bányához: ott senki sem sújthat le rád.
maya_quarries-help-move = Egyszer, amikor te építesz: egy kockádat egy piramis legalsó szintjére teszed át. Ami alól kikerül a kockád, elvész.
maya_quarries-help-extra = Egyszer, amikor te építesz: egy kocka a készletből egy piramis legalsó szintjére.
maya_quarries-help-start = Rögtön: megmondod, ki a kezdőjátékos, a következő fordulókban is.
maya_quarries-help-haul = Két kockával többet viszel.
maya_quarries-help-free-pass = Építés közben egyszer passzolsz, kocka fizetése nélkül.
maya_quarries-help-free-double = Egyszer kétszer építesz egymás után, kocka fizetése nélkül.
maya_quarries-help-haul4 = Négy kockával többet viszel.
maya_quarries-help-joker = Egyszer védelem, teher, külön kocka, áthelyezés, ingyen passz vagy ingyen dupla helyett használod.
maya_quarries-help-cube = Szállítás után még egy kocka.
maya_quarries-help-boost = Ha mindenki passzolt: két plusz pont egy választott bányánál.
maya_quarries-help-low = Alacsony munkás. Lehet első egy bányánál. Ha nem játszod ki, annyi kockát visz, amennyi a száma.
maya_quarries-help-high = Magas munkás. Sosem lehet első egy bányánál. Ha nem játszod ki, annyi kockát visz, amennyi a száma.
maya_quarries-help-back-low = A rejtett alacsony kártya 3, 4 vagy 5.
maya_quarries-help-back-high = A rejtett magas kártya 6, 7 vagy 8, vagy a -3.
maya_quarries-help-minus = A bányájánál lesújt egy másik játékosra: 3 ponttal kevesebb. Neked nem számít, és nem is visz semmit; a hátoldala magas.

maya_quarries-caption-place = { $seat } leteszi egy első kockáját
maya_quarries-caption-offer = { $round }. forduló: jelzők húzása a licithez
maya_quarries-caption-bid = { $round }. forduló: mindenki titokban licitál
maya_quarries-caption-take = { $round }. forduló: { $seat } jelzőt választ
maya_quarries-caption-dig = { $round }. forduló: { $seat } bányászik
maya_quarries-caption-boost = { $round }. forduló: { $seat } leteszi az erősítést
maya_quarries-caption-shield = { $round }. forduló, { $seat }: védjen a dzsóker?
maya_quarries-caption-strike = { $round }. forduló, { $quarry }. bánya: kire sújt le { $seat }?
maya_quarries-caption-protect = { $round }. forduló: hol kér védelmet { $seat }?
maya_quarries-caption-start = { $round }. forduló: { $seat } megnevezi a kezdőjátékost
maya_quarries-caption-load = { $round }. forduló, { $seat }: szállítson a dzsóker?
maya_quarries-caption-build = { $round }. forduló: { $seat } épít
maya_quarries-caption-over = A játszma véget ért. { $reason }

maya_quarries-pyramids = Piramisok
maya_quarries-pyramid = { $pyramid }
maya_quarries-level-open = { $pyramid }, { $level }. szint, most építhető: { $filled } / { $spaces } hely foglalt, { $first } és { $second } aranyat fizet
maya_quarries-level-closed = { $pyramid }, { $level }. szint: { $filled } / { $spaces } hely foglalt, { $first } és { $second } aranyat fizet
maya_quarries-pays = az elsőnek { $first } arany, a másodiknak { $second }
maya_quarries-cube-on = { $seat } kockája: { $pyramid }, { $level }. szint
maya_quarries-nobody-leads = Senkinek sincs itt kockája.
maya_quarries-leads = Legtöbb kocka ({ $count }): { $seats }.
maya_quarries-shelf = { $quarry }. bánya · { $cards }/{ $most }
maya_quarries-quarry = { $quarry }. bánya: kockák az elsőnek, a másodiknak és így tovább { $cubes }; kártyák { $cards } / { $most }; az elsőé a jelző: { $token }
maya_quarries-shares = kocka: { $cubes }
maya_quarries-card-low = { $seat } rejtett alacsony kártyája
maya_quarries-card-high = { $seat } rejtett magas kártyája
maya_quarries-card-down = { $value }, { $seat } kártyája, lefordítva
maya_quarries-card-open = { $value }, { $seat } kártyája
maya_quarries-owner = { $seat } kártyája
maya_quarries-protected = { $seat } itt védett
maya_quarries-boosted = { $seat } erősítése: 2 pont
maya_quarries-struck = { $seat } itt csapást kapott
maya_quarries-points = { $seat } pontjai itt: { $points }
maya_quarries-gold = arany: { $count }
maya_quarries-carried = kockák kézben: { $count }
maya_quarries-built = beépített kockák: { $count }, a készletben: { $supply }
maya_quarries-left-low = ki nem játszott alacsony kártyák: { $count }
maya_quarries-left-high = ki nem játszott magas kártyák: { $count }
maya_quarries-bid = licit: { $count }
maya_quarries-mat = { $seat }
maya_quarries-mat-start = { $seat } · kezdőjátékos
maya_quarries-sign = { $seat } színe és jele
maya_quarries-offer = Licitre kerül
maya_quarries-worker = { $value } értékű munkás
maya_quarries-hand = { $seat } munkásai

maya_quarries-say-pass-digging = passz
maya_quarries-say-pass-building = passz egy kockáért
maya_quarries-say-double = dupla egy kockáért
maya_quarries-say-double-token = dupla jelzővel
maya_quarries-say-pass-token = passz jelzővel
maya_quarries-say-forced = kocka vissza, +1 arany
maya_quarries-say-done = kész
maya_quarries-say-joker-haul = dzsókerrel +2 kocka
maya_quarries-say-joker-keep = a dzsóker megtartása
maya_quarries-say-strike = lesújtás: { $struck }
maya_quarries-say-start = kezdjen: { $named }
maya_quarries-say-bid = licit: { $gold }
maya_quarries-say-extra = külön kocka …
maya_quarries-say-move = kocka áthelyezése …

maya_quarries-story-offer = Licitre kerül: { $token }.
maya_quarries-story-hidden-bid = { $seat } licitált.
maya_quarries-story-bid = { $seat } licitje: { $gold }.
maya_quarries-story-bids = Kiderülnek a licitek.
maya_quarries-story-take = { $seat } jelzőt vesz el: { $token }.
maya_quarries-story-dig = { $seat } kártyát tesz a { $quarry }. bányához: { $card }.
maya_quarries-story-hidden-dig =
    { $back ->
        [low] { $seat } alacsony kártyát tesz a { $quarry }. bányához.
       *[high] { $seat } magas kártyát tesz a { $quarry }. bányához.
    }
maya_quarries-story-pass-digging = { $seat } passzol.
maya_quarries-story-passes = { $seat } már nem tud bányászni.
maya_quarries-story-boost = { $seat } a { $quarry }. bányához teszi az erősítést.
maya_quarries-story-protect = { $seat } védett a { $quarry }. bányánál.
maya_quarries-story-joker-protect = { maya_quarries-story-protect }
maya_quarries-story-strike = { $seat } lesújt, { $struck } 3 pontot veszít.
maya_quarries-story-share = { $quarry }. bánya: { $seat } { $points } pontot ért el és { $cubes } kockát kap.
maya_quarries-story-token = { $seat } jelzőt nyer: { $token }.
maya_quarries-story-start = { $named } a kezdőjátékos.
maya_quarries-story-joker-haul = { $seat } a dzsókerrel 2 kockával többet visz.
maya_quarries-story-joker-keep = { $seat } megtartja a dzsókert.
maya_quarries-story-lost = { $seat } nem bír el { $count } kockát.
maya_quarries-story-cube = { $seat } kap még egy kockát.
maya_quarries-story-build = { $seat } kockát tesz ide: { $pyramid }.
maya_quarries-story-place = { maya_quarries-story-build }
maya_quarries-story-bonus = { $seat } ráadáskockát kap: { $pyramid }, { $level }. szint.
maya_quarries-story-extra = { $seat } külön kockát tesz ide: { $pyramid }.
maya_quarries-story-move = { $seat } áthelyez egy kockát: { $pyramid }, { $level }. szint → { $to }, legalsó szint.
maya_quarries-story-torn = { $seat } { $count } kockát veszít odafönt.
maya_quarries-story-double = { $seat } egy kockát fizet, hogy kétszer építsen.
maya_quarries-story-double-token = { $seat } a jelzővel kétszer épít.
maya_quarries-story-pass-building = { $seat } egy kockát fizet és passzol.
maya_quarries-story-pass-token = { $seat } a jelzővel passzol.
maya_quarries-story-forced = { $seat } nem tud építeni, visszaad egy kockát és 1 aranyat kap.
maya_quarries-story-done = { $seat } kész.
maya_quarries-story-paid = { $seat } { $count } aranyat kap.
maya_quarries-story-eroded = { $seat } { $count } kockáját elviszi az erózió.
maya_quarries-story-round = Kezdődik a { $round }. forduló.

maya_quarries-diagram-offer = Licitre kerül: { $tokens }
maya_quarries-diagram-seat = { $seat }: arany { $gold }, kockák kézben { $carried }, a készletben { $supply }
