yaxha-summary = Mindenki egyszerre és titokban választ kockákat a piacról, aztán piramist épít belőlük, amelyben az azonos színeknek össze kell érniük.
yaxha-rules =
    ## Miről szól?

    Mindenki piramist épít ötféle színű kockából: narancssárgából, kékből, zöldből, sárgából és fehérből. Mindegyik színből 24 kocka van, mind egyetlen zsákban. A végén minden szín legnagyobb látható csoportja pontot ér, és a kezdettől nyíltan fekvő három bónuszkártya további pontokat ad.

    A játszma tíz fordulóból áll. Minden fordulóban három kockát szerzel, és rögtön be is építed őket.

    ## A kockák megszerzése

    Annyi piaclapka van, ahány játékos, mindegyiken három, a zsákból húzott kocka. Mindenki egyszerre és titokban választ egy lapkát, aztán felfeditek a választásokat. Amit választottál, azon már nem változtathatsz.

    Ha a lapkádat rajtad kívül senki sem akarja, a kockái a tieid. Ha többen is ugyanazt választották, azé lesz, akinek a legkisebb számú a sorrendlapkája. Akik üres kézzel maradtak, a sorrendlapkáik sorrendjében választanak azokból a lapkákból, amelyek senkinek sem jutottak; az utolsó azt kapja, ami maradt.

    Az ütközésnek ára van: utána azok, akik ugyanazt a lapkát választották, sorrendlapkát cserélnek, úgy, hogy a sorrendjük megforduljon. Ketten egymással cserélnek; három közül az első és az utolsó; négy közül az első az utolsóval, a második a harmadikkal.

    Példa: az 1-es, a 2-es és a 3-as sorrendlapka gazdája is a 2. piaclapkát választja. Az 1-es megkapja. A 2-es az 1. és a 3. lapka közül választ, a 3-asé a másik. Ezután az 1-es és a 3-as sorrendlapka gazdát cserél.

    ## Építés

    Mindenki egyszerre épít, és a többiek elhelyezett kockáit senki sem látja, amíg mindenki el nem készült. Három kockádat egyenként, tetszőleges sorrendben teszed le. Amíg van olyan kockád, amelyet le lehet tenni, le is kell tenned egyet.

    A legalsó szint: az első kockád a d4 mezőre kerül. A szint minden további kockája oldalával csatlakozzon egy már ott fekvőhöz, és az egész szintnek el kell férnie egy 4×4-es négyzetben. Hogy hol van ez a négyzet, nincs előre eldöntve: az dönti el, merre építesz.

    A magasabb szintek: a kocka négy másik kocka közepére kerül, és mind a négynek ott kell lennie. Ezenkívül érintenie kell a saját színét: az alatta lévő négy kocka egyikét vagy egy mellette, ugyanazon a szinten fekvőt. Egy szintet nem kell befejezned ahhoz, hogy elkezdd a következőt. A teljes piramis 16 + 9 + 4 + 1 = 30 kocka.

    Ha a megmaradt kockáid közül egyiket sem lehet letenni, azok kikerülnek a játékból. Ez magától megtörténik.

    ## Pontozás

    Egy kocka látható, hacsak nem fekszik rajta négy másik. Az azonos színű látható kockák, ha egymás mellett vagy egymáson összeérnek, csoportot alkotnak. A rejtett kockák nem számítanak, és nem is kötnek össze semmit.

    Színenként csak a legnagyobb csoport számít. Az 1–12 kockás csoportok pontértéke: 1, 2, 4, 6, 9, 12, 15, 18, 21, 25, 30 és 36; a 12-nél nagyobb csoport is 36 pontot ér.

    Példa: legnagyobb csoportjaid 9 narancssárga, 9 kék, 3 zöld és 1 sárga kocka, fehér pedig nem látszik: 21 + 21 + 4 + 1 + 0 = 47 pont.

    ## Bónuszkártyák

    A három kártya mindegyike 5 pontot ad mindenkinek, aki teljesíti; ha többen is teljesítik, mindannyian megkapják. A legtöbb pont nyer, döntetlennél a győzelem közös.

    Legnagyobb csoport: a kártya színéből, vagy bármelyik színből, vagy csak a legalsó szinten számolva. Legtöbb szint: az a csoport, amelyik a legtöbb szintre terjed ki. Második legnagyobb csoport: az összes játékos összes csoportja közt a második legnagyobb méret; mindenki megkapja a pontot, akinek pontosan ekkora csoportja van.

    A szomszéd előtt: nagyobb csoportod van az adott színből, mint a következő játékosnak. Két játékosnál nem szerepel.

    Öt szín: mind az öt látszik a legalsó, illetve a második szinten. Egyszínű oldal: a piramis egyik külső oldalának kilenc kockája, 4 + 3 + 2, a csúcs nélkül, hiánytalan és egyszínű. Három szín: a piramison pontosan három szín látszik.

    Az első játszmához a kezdőknek szóló beállítást ajánljuk: csak a legnagyobb csoportok és a legtöbb szint kártyái.

yaxha-legend =
    claim 2: a 2. piaclapkát választod. take 3: a megmaradtak közül a 3. lapkát viszed el. O@d4.1: narancssárga kocka az 1. szint d4 mezőjére; c3.2 a c3, d3, c4 és d4 mezőn fekszik. O narancssárga, B kék, G zöld, Y sárga, W fehér: minden kockán ott van a színe betűje és jele.

    A piramis szintjei egymás mellett állnak, a legalsó a bal szélen. A pont olyan mező, ahová még kerülhet kocka.

yaxha-option-bonus-title = Bónuszkártyák
yaxha-option-bonus = Mely bónuszkártyák kerülhetnek elő: mind, vagy csak az első játszmához való nyolc.
yaxha-option-bonus-all = Mind
yaxha-option-bonus-beginner = Kezdőknek

yaxha-reason-complete = Véget ért a tizedik forduló.

yaxha-score-colour = { $colour }: { $size } kockás csoport

yaxha-clause-Y1-1 = Öt szín van: O narancssárga, B kék, G zöld, Y sárga, W fehér.
yaxha-clause-Y1-2 = Annyi piaclapka és annyi sorrendlapka van, ahány játékos; számozásuk 1-től kezdődik.
yaxha-clause-Y1-3 = A piramisnak négy szintje van, alulról az 1-től a 4-ig.
yaxha-clause-Y2-1 = Először a sorrendlapkákat osztjuk ki a 0. játékostól kezdve, aztán három különböző bónuszkártyát; ez most nem következik.
yaxha-clause-Y3-1 = A piaclapkák sorban telnek meg a zsákból húzott kockákkal; ez a kocka nem oda való, vagy a színe elfogyott.
yaxha-clause-Y3-2 = A választásnak meg kell neveznie egy piaclapkát.
yaxha-clause-Y3-4 = Ez a piaclapka már valakié: csak azokból lehet választani, amelyek senkinek sem jutottak.
yaxha-clause-Y4-1 = Ilyen kockád nincs, amelyet még le kellene tenned.
yaxha-clause-Y4-2 = Ilyen mező nincs, vagy nem üres; a piramis első kockája mindig a d4 mezőre kerül.
yaxha-clause-Y4-3 = A legalsó szinten a kockának oldalával csatlakoznia kell egy másikhoz, és az egésznek el kell férnie egy 4×4-es négyzetben.
yaxha-clause-Y4-4 = Magasabb szinten a kocka alatt négy kockának kell lennie, és érintenie kell a saját színét alatta vagy mellette.

yaxha-pyramid = Piramis: { $seat }
yaxha-mat = { $seat }
yaxha-cube = { $colour } kocka
yaxha-cube-on = { $cell }: { $colour } kocka
yaxha-cell = { $cell }
yaxha-hand = Beépítendő kockák: { $seat }
yaxha-market = Piac
yaxha-tile = { $tile }. piaclapka: { $first }, { $second }, { $third }
yaxha-tile-empty = { $tile }. piaclapka
yaxha-turn = { $tile }. sorrendlapka
yaxha-turn-help = Akik ugyanazt a piaclapkát választják, azok közül a legkisebb sorrendlapka gazdája kapja meg. Utána sorrendlapkát cserélnek.
yaxha-points = pillanatnyilag { $count } pont
yaxha-claimed = választása: { $tile }. piaclapka
yaxha-claimed-unknown = már választott piaclapkát

yaxha-bonus-cards = Bónuszkártyák
yaxha-bonus-largest-orange = Legnagyobb narancssárga csoport
yaxha-bonus-largest-blue = Legnagyobb kék csoport
yaxha-bonus-largest-green = Legnagyobb zöld csoport
yaxha-bonus-largest-yellow = Legnagyobb sárga csoport
yaxha-bonus-largest-white = Legnagyobb fehér csoport
yaxha-bonus-largest-any = Legnagyobb csoport
yaxha-bonus-largest-ground = Legnagyobb csoport az 1. szinten
yaxha-bonus-most-layers = Legtöbb szint
yaxha-bonus-second-largest = Második legnagyobb csoport
yaxha-bonus-neighbour-orange = Narancssárga: a szomszéd előtt
yaxha-bonus-neighbour-blue = Kék: a szomszéd előtt
yaxha-bonus-neighbour-green = Zöld: a szomszéd előtt
yaxha-bonus-neighbour-yellow = Sárga: a szomszéd előtt
yaxha-bonus-neighbour-white = Fehér: a szomszéd előtt
yaxha-bonus-five-ground = Öt szín az 1. szinten
yaxha-bonus-five-second = Öt szín a 2. szinten
yaxha-bonus-one-side = Egyszínű oldal
yaxha-bonus-three-colours = Pontosan három szín
yaxha-bonus-help-largest-orange = 5 pont a legnagyobb narancssárga csoportért, az összes játékost tekintve.
yaxha-bonus-help-largest-blue = 5 pont a legnagyobb kék csoportért, az összes játékost tekintve.
yaxha-bonus-help-largest-green = 5 pont a legnagyobb zöld csoportért, az összes játékost tekintve.
yaxha-bonus-help-largest-yellow = 5 pont a legnagyobb sárga csoportért, az összes játékost tekintve.
yaxha-bonus-help-largest-white = 5 pont a legnagyobb fehér csoportért, az összes játékost tekintve.
yaxha-bonus-help-largest-any = 5 pont a legnagyobb csoportért, bármilyen színű, az összes játékost tekintve.
yaxha-bonus-help-largest-ground = 5 pont azért a csoportért, amelyiknek a legtöbb kockája van az 1. szinten; csak ezek számítanak.
yaxha-bonus-help-most-layers = 5 pont azért a csoportért, amelyik a legtöbb szintre terjed ki.
yaxha-bonus-help-second-largest = 5 pont mindenkinek, akinek a második legnagyobb előforduló méretű csoportja van.
yaxha-bonus-help-neighbour-orange = 5 pont, ha nagyobb narancssárga csoportod van, mint a következő játékosnak.
yaxha-bonus-help-neighbour-blue = 5 pont, ha nagyobb kék csoportod van, mint a következő játékosnak.
yaxha-bonus-help-neighbour-green = 5 pont, ha nagyobb zöld csoportod van, mint a következő játékosnak.
yaxha-bonus-help-neighbour-yellow = 5 pont, ha nagyobb sárga csoportod van, mint a következő játékosnak.
yaxha-bonus-help-neighbour-white = 5 pont, ha nagyobb fehér csoportod van, mint a következő játékosnak.
yaxha-bonus-help-five-ground = 5 pont, ha mind az öt szín látszik az 1. szinten.
yaxha-bonus-help-five-second = 5 pont, ha mind az öt szín látszik a 2. szinten.
yaxha-bonus-help-one-side = 5 pont, ha az egyik oldal kilenc kockája, az 1., 2. és 3. szint külső sora, mind egyszínű.
yaxha-bonus-help-three-colours = 5 pont, ha a piramison pontosan három szín látszik.

yaxha-caption-setup = Sorrendlapkák és bónuszkártyák osztása
yaxha-caption-fill = { $round }/{ $rounds }. forduló · megtelik a piac
yaxha-caption-claim = { $round }/{ $rounds }. forduló · mindenki piaclapkát választ
yaxha-caption-take = { $round }/{ $rounds }. forduló · { $seat } választ a megmaradt lapkákból
yaxha-caption-build = { $round }/{ $rounds }. forduló · mindenki épít
yaxha-caption-over = A játszma véget ért. { $reason }

yaxha-story-bonus = Bónuszkártya: { $bonus }.
yaxha-story-market = { $round }/{ $rounds }. forduló: megtelt a piac.
yaxha-story-hidden-claim = { $seat } piaclapkát választott.
yaxha-story-claim = { $seat } választása: { $tile }. piaclapka.
yaxha-story-tie = Többen is ugyanazt akarják ({ $tile }. piaclapka): { $seat } kapja meg.
yaxha-story-take = { $seat } elviszi: { $tile }. piaclapka.
yaxha-story-left = { $seat } kapja, ami maradt: { $tile }. piaclapka.
yaxha-story-turn = { $seat } új sorrendlapkája: { $tile }.
yaxha-story-place = { $seat } leteszi: { $colour }, { $cell }.
yaxha-story-hidden-place = { $seat } befejezte az építést.
yaxha-story-lost = { $seat } egy kockát nem tud letenni, elveszíti: { $colour }.
yaxha-story-nobody = Senki sem tud kockát letenni: mind kikerül a játékból.

yaxha-diagram-seat = { $seat }: sorrendlapka { $tile }, pont { $points }
yaxha-diagram-claim = választása: { $tile }
yaxha-diagram-done = kész
