axio-summary = Rakd le a dominókat a szimbólumaik vonalai mentén. A végén csak a leggyengébb szimbólumod számít.
axio-rules =
    ## A cél

    Öt szimbólum van, és mindegyikhez tartozik egy jelölőd, amely 0-tól 18-ig halad. A játszma végén a legalacsonyabb jelölőd az eredményed: hiába vagy erős négy szimbólumban, ha az ötödikben gyenge vagy.

    ## A te köröd

    Tedd le a tartódon lévő öt lapka egyikét két olyan üres mezőre, amelyeknek közös az oldala. Minden játékos legelső lapkájának az öt színes mező egyikével kell érintkeznie, mégpedig olyannal, amelyhez még egyetlen lapka sem ér. A későbbi lapkák bárhová kerülhetnek.

    A lapka két fele külön-külön ér pontot. Nézz körül a mezőjéről abban a három irányban, amelyik nem a másik félen át vezet: mindegyikben számold meg, hány mező mutatja megszakítás nélkül ugyanazt a szimbólumot, akár lapka, akár színes mező. Maga a lerakott fél nem számít. A sort más szimbólum, üres mező, piramis vagy a tábla széle szakítja meg. Az összeggel lépj előre annak a szimbólumnak a jelölőjével; 18-nál megáll.

    Példa: egy kék féltől balra két kék mező van, fölötte egy sem, alatta egy: ez 3 pont a kéknek.

    ## Piramisok

    Ha a lapkád után egyetlen üres mező marad, amelynek nincs üres szomszédja, ott magától piramis emelkedik, és a körülötte lévő, legfeljebb négy szimbólum mindegyikéért 1 pontot kapsz. Ha mind a 20 piramis áll, és újabb kell, a legrégebbi költözik át; a mező, amelyet elhagyott, zárva marad.

    ## Axio

    Valahányszor egy jelölőd eléri a 18-at, azonnal leteszel még egy lapkát a tartódról, és ugyanúgy pontozod. Ezzel újabbat is kiérdemelhetsz; két jelölő egyszerre kettőt ér. Csak akkor húzol új lapkákat, amikor mindet letetted. Ha mind az öt jelölőd 18-on áll, azonnal nyertél.

    ## A köröd vége

    Ha a tartódon egyetlen lapka sem mutatja valamelyik legalacsonyabb szimbólumodat, kicserélheted az egész tartót: megmutatod, húzol öt új lapkát, a régiek pedig visszakerülnek a zsákba. Különben ötre töltöd fel a tartódat. Ezután a következő játékos jön. A cseréről addig dönthetsz, amíg legalább öt lapka van a zsákban.

    ## A játszma vége

    A játszma véget ér, amint nincs többé két üres mező, amelynek közös az oldala. Hasonlítsátok össze a legalacsonyabb jelölőket: akié a legmagasabb, az nyer. Ha egyenlők, a második legalacsonyabb dönt, és így tovább.

    Példa: a 9, 12, 15, 16, 18 legyőzi a 9, 12, 12, 18, 18 sort.

    ## Egyedül

    Egyedül nincs tartód: húzol egy lapkát, és leteszed. A jelölők 18 után egy második táblán haladnak tovább 36-ig; ami a 18 elérésekor egy félért vagy egy piramisért ezen felül járna, elvész. Nincs ráadás lapka és nincs csere. Az eredményed a legalacsonyabb jelölőd.

    ## A tábla

    Egy és két játékos 9×9 mezőn játszik, három 11×11-en, négy 13×13-on. Mindig száz lapka van, több, mint amennyi valaha elfér, és minden szimbólum ugyanannyiszor fordul elő.

axio-legend =
    R■ G◆ B▮ O▲ P✕ az öt szimbólum, · üres mező, ▵ piramis. Az R@e6 B@e7 olyan lapkát tesz le, amelynek piros fele az e6, kék fele az e7 mezőre kerül: a bal vagy az alsó mező áll elöl. [??] egy előtted rejtett lapka.

axio-option-tiles-title = Lapkák
axio-option-tiles = Hány vegyes és hány dupla van a száz lapka között. Minden szimbólum ugyanannyiszor fordul elő.
axio-option-tiles-7-6 = minden vegyes párból 7, minden duplából 6
axio-option-tiles-8-4 = minden vegyes párból 8, minden duplából 4

axio-reason-full = Nincs többé két üres mező, amelynek közös az oldala.
axio-reason-axio = Az egyik játékos mind az öt szimbóluma elérte a 18-at.
axio-reason-no-tile = A soron lévő játékosnak nincs lapkája.

axio-clause-A1-1 = Ez a mező nincs rajta a használt táblán.
axio-clause-A1-2 = A szimbólumok: R, G, B, O és P.
axio-clause-A2-1 = A lapkákat a zsákból húzzuk, egyik játékosnak a másik után; szimbólumaik sorrendje R G B O P.
axio-clause-A3-1 = A tartódról egy lapka két olyan üres mezőre kerül, amelyeknek közös az oldala; a bal vagy az alsó áll elöl.
axio-clause-A3-2 = Az első lapkádnak olyan színes mezővel kell érintkeznie, amelyhez még egyetlen lapka sem ér.
axio-clause-A7-1 = Csak akkor cserélhetsz, ha a tartódon egyetlen lapka sem mutatja valamelyik legalacsonyabb szimbólumodat.

axio-board = Tábla
axio-square = { $square } mező
axio-half = { $square }: { $colour }
axio-coloured = { $square }: színes mező, { $colour }
axio-pyramid = piramis, { $square }
axio-edge-column = { $name } oszlop
axio-edge-row = { $name }. sor
axio-marker = { $colour }: { $value } / { $most }
axio-rack = { $seat } tartója
axio-drawn = A húzott lapka
axio-tile = lapka: { $first } és { $second }
axio-tile-unknown = rejtett lapka
axio-shown = { $seat } ezeket cseréli ki
axio-bag = Zsák
axio-bag-count = { $count } lapka a zsákban
axio-keep = a tartó megtartása
axio-exchange = a tartó cseréje

axio-diagram-shown = Kicserélve:
axio-diagram-bag = Lapkák a zsákban: { $count }.

axio-caption-deal = Lapkák osztása
axio-caption-draw = { $seat } húz
axio-caption-place = { $seat } letesz egy lapkát
axio-caption-bonus = { $seat } ráadás lapkát tesz le · még hátravan: { $count }
axio-caption-decide = { $seat }: megtartja vagy kicseréli?
axio-caption-exchange = { $seat } kicseréli a tartóját
axio-caption-over = A játszma véget ért. { $reason }

axio-story-dealt = Kiosztottuk a lapkákat.
axio-story-draw = { $seat } ezt húzza: { $first } és { $second }.
axio-story-place = { $seat } letesz egy lapkát: { $firstSquare } { $first }, { $secondSquare } { $second }.
axio-story-pyramid = { $square }: piramis emelkedik.
axio-story-points = { $colour }: +{ $points }, most { $total }.
axio-story-bonus = { $seat } elérte a 18-at ({ $colour }), és letesz még egy lapkát.
axio-story-exchange = { $seat } megmutatja és kicseréli a tartóját.
