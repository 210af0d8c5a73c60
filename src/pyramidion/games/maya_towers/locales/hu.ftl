maya_towers-summary = Cserélgesd kilenc torony tetejét, amíg az azonos színek össze nem érnek. Ami összeért, együtt marad.
maya_towers-rules =
    ## A tábla

    Kilenc torony áll három oszlopban és három sorban: az oszlopok a, b, c, a sorok 1, 2, 3. A b2 mezőn áll a középső torony. Minden toronynak öt szintje van, az alaptól (1. szint) a csúcsig (5. szint). Kilenc szín van, mindegyikből egy-egy elem minden szintre. Kezdéskor egyik toronyban sem szerepel kétszer ugyanaz a szín.

    Két torony akkor szomszédos, ha mezőik oldala közös. A közös sarok nem számít.

    ## A te köröd

    Egy cserét hajtasz végre; passzolni nem lehet. Válassz két szomszédos tornyot és egy szintet 2 és 5 között: ettől a szinttől fölfelé a két torony minden eleme helyet cserél. Az alapok sosem mozdulnak.

    Ahol egy elem a saját színére kerül, ott a kettő összekapcsolódik. A kapcsolatot egyetlen csere sem választhatja szét, akárki hozta is létre. Az egyszínű torony kész, és többé nem változik.

    A csere után a monolit a két torony közé kerül. Amíg ott áll, egyikük sem vehet részt cserében.

    ## Két játékos: létrák és papok

    Ha állnak a tornyok, Fekete bármelyik két szomszéd közé leteszi a monolitot, és a hollót a 2–5. szint egyikére ülteti. Az első cserét Fehér hajtja végre.

    A holló egy szintet az egész táblán lezár: onnan nem indulhat csere. Az ottani elemek azért együtt utaznak a többivel, ha a csere lejjebb kezdődik. Minden csere után a holló arra a szintre száll, ahonnan a csere indult.

    Ha a cseréd kapcsolatot hoz létre, 15 létrád egyikét ahhoz a toronyhoz állítod, ha akad még hely: saroknál két, szélen három, középen négy létra fér el. Ha mindkét toronyban létrejön kapcsolat, két létra jár. Ha a cseréddel elkészül egy torony, öt papod egyike is a tetejére áll, akkor is, ha létrának már nincs hely. Ezt nem kell fejben tartanod, magától megtörténik.

    A végén minden papod 1 pontot ér, és 1 pontot ér minden torony, amelynél több létrád van, mint az ellenfelednek. Egyenlő pontszámnál az nyer, akinek több papja van, aztán az, akinek több létrája áll a táblán; különben döntetlen.

    Példa: Fehérnek két papja van, és három toronynál van több létrája: 2 + 3 = 5. Feketének egy papja van, és négy toronynál van több létrája: 1 + 4 = 5. A pontok egyenlők, Fehérnek több papja van, Fehér nyer.

    ## Három vagy négy játékos: titkos színek

    Ilyenkor nincsenek sem létrák, sem papok, a hollónak nincs hatása, a monolit pedig az első cseréig a tábla mellett vár. Az a feladatkártya, amelynek színe a középső alapé, képpel felfelé az asztalra kerül: ez a szín senkié. A többi kártyából mindenki kettőt kap, és senkinek sem mutatja meg. Három játékosnál két kártya mindenki előtt rejtve marad. A 0. játékos kezd.

    Hárman mindenki magának játszik. Négyen csapatban játszotok, 0 és 2 az 1 és 3 ellen; a társak sem látják egymás kártyáit.

    A végén mindenki a két színének sorozataiért kap pontot. Sorozat: azonos színű elemek egy torony egymást követő szintjein. Két elem 1 pontot ér, három 3-at (a magyar kiadásban 2-t), négy 6-ot, mind az öt 10-et. A sorozatok összeadódnak; a magányos elem nem ér semmit. Akinek a legtöbb pontja van, az nyer, csapatban a két társ pontjai együtt számítanak; egyenlő pontszámnál a helyezés közös.

    A körödben, a cseréd helyett vagy közvetlenül utána, megállíthatod a játszmát, ha elkészült egy torony a két színed egyikéből, vagy ha elkészült a középső torony. A magyar kiadásban mindkettő kell hozzá. Aki befejezi a középső tornyot, és még ugyanabban a körben megállítja a játszmát, 5 pontot kap ráadásul.

    Példa: a kártyáid a piros és a kék. Az egyik toronyban piros van a 2., a 3. és a 4. szinten: 3 pont. Egy másikban kék van az 1. és a 2., majd újra a 4. és az 5. szinten: 1 + 1. Befejezed a középső tornyot, és rögtön megállítod a játszmát: még 5. Ez együtt 10.

    ## A játszma vége

    A játszma véget ér, ha a soron lévő játékosnak nincs szabályos cseréje, ha valaki megállítja, vagy ha 50 egymást követő körben nem jött létre új kapcsolat; ezt a számot a beállításoknál lehet módosítani. Ez a korlát a mi kiegészítésünk, hogy egy játszma se tartson örökké. A pontokat mindig ugyanúgy számoljuk; a ráadás 5 pont csak megállításért jár.

    ## A tornyok felépítése

    Véletlenszerűen: a tornyokat a véletlen rakja össze. Szabadon: a játékosok sorban, a 0. játékossal kezdve egy-egy elemet tesznek le a legalsó befejezetlen szintről, bármelyik színt bármelyik toronyra, ahonnan ez a szint még hiányzik. Húzott elemekkel: ugyanígy, de a színt a véletlen húzza, te a tornyot választod. Előbb az egyik szint készül el, csak utána kezdődik a következő. Egyik toronyba sem kerülhet kétszer ugyanaz a szín, és nem tehető le olyan elem, amely után a szintet már nem lehetne befejezni.

    ## Kiadások

    A két nyomtatott szabálykönyv három és négy játékosnál eltér. Orosz: a megállításhoz a két kész torony egyike is elég, és a hármas sorozat 3 pontot ér. Magyar: a megállításhoz mindkettő kell, és a hármas sorozat 2 pontot ér. A két szabályt külön-külön is meg lehet választani.

maya_towers-legend =
    Az a1-b1@3 csere a 3. szinttől fölfelé cseréli meg az a1 és a b1 tornyot. Minden elemen ott van a színe betűje és jele.

    ▐█▌ a monolit, rajta > a holló. A torony alatt W1 B2: ennyi létrája van ott Fehérnek (W) és Feketének (B); W♟ és B♟ a papjuk. (?) egy előtted rejtett kártya.

maya_towers-option-setup-title = A tornyok felépítése
maya_towers-option-setup = Hogyan épüljenek fel a tornyok: véletlenszerűen; a játékosok sorban, szabadon választva; vagy a játékosok sorban, véletlenül húzott elemekkel.
maya_towers-option-setup-random = Véletlenszerűen
maya_towers-option-setup-draft = Szabadon
maya_towers-option-setup-drawn = Húzott elemekkel
maya_towers-option-edition-title = Kiadás
maya_towers-option-edition = Melyik szabálykönyv szerint játszik három vagy négy játékos: ez dönt a megállításról és a hármas sorozatról. Két játékosnál nincs hatása.
maya_towers-option-edition-russian = Orosz
maya_towers-option-edition-hungarian = Magyar
maya_towers-option-ending-title = Megállítás
maya_towers-option-ending = Mikor állíthatja meg valaki a játszmát: ha kész egy torony a saját színéből vagy kész a középső torony, illetve csak ha mindkettő. Két játékosnál nincs hatása.
maya_towers-option-ending-either = Saját szín vagy közép
maya_towers-option-ending-both = Saját szín és közép
maya_towers-option-triple-title = Hármas sorozat
maya_towers-option-triple = Ennyi pontot ér három összekapcsolt, azonos színű elem. Két játékosnál nincs hatása.
maya_towers-option-triple-2 = 2 pont
maya_towers-option-triple-3 = 3 pont
maya_towers-option-stall-title = Csendes körök
maya_towers-option-stall = A játszma ennyi egymást követő, új kapcsolat nélküli kör után ér véget.

maya_towers-reason-no-swap = A soron lévő játékosnak nincs szabályos cseréje.
maya_towers-reason-stopped = Az egyik játékos megállította a játszmát.
maya_towers-reason-stalled = Túl sok körön át nem jött létre új kapcsolat.

maya_towers-score-towers = tornyok több létrával
maya_towers-score-priests = papok
maya_towers-score-colour = { $colour } elemek
maya_towers-score-centre = befejezett középső torony

maya_towers-clause-T1-1 = A mezők a1-től c3-ig terjednek: oszlopok a b c, sorok 1 2 3.
maya_towers-clause-T1-2 = Ez a két mező így nem szomszédos: oldaluknak közösnek kell lennie, és a korábbi (a1 b1 c1 a2 …) áll elöl.
maya_towers-clause-T1-3 = Kilenc szín van (r o y g t b v p n), mindegyik egyszer minden szinten 1-től 5-ig.
maya_towers-clause-T1-4 = A holló a 2–5. szint egyikére mutat.
maya_towers-clause-T2-1 = Minden torony szintről szintre épül, öt különböző színből; ez az elem most nem oda való.
maya_towers-clause-T2-3 = A kártyákat sorban osztjuk, minden színt egyszer; a középső alap színét senki sem kapja.
maya_towers-clause-T2-4 = Ezután a szintet már nem lehetne úgy befejezni, hogy minden torony öt különböző színű legyen.
maya_towers-clause-T3-2 = Az alapok sosem mozdulnak: csere a 2., 3., 4. vagy 5. szintről indulhat.
maya_towers-clause-T3-3 = A monolit az egyik torony mellett áll: a két mellette lévő torony nem vehet részt cserében.
maya_towers-clause-T3-4 = Ezen a szinten van a holló: innen nem indulhat csere.
maya_towers-clause-T3-5 = A csere szétválasztana két összekapcsolt, azonos színű elemet.
maya_towers-clause-T5-2 = Ez a játékos most nem állíthatja meg a játszmát: a feltétel nem teljesül.

maya_towers-board = Tábla
maya_towers-seat-0 = Fehér
maya_towers-seat-1 = Fekete
maya_towers-mat = { $seat }
maya_towers-supply = Elemek, { $level }. szint
maya_towers-place = { $place }
maya_towers-piece = { $place }, { $level }. szint: { $colour }
maya_towers-supply-piece = { $colour }, { $level }. szint
maya_towers-monolith = monolit, { $border } között
maya_towers-monolith-beside = monolit, a tábla mellett
maya_towers-raven = holló, { $level }. szint
maya_towers-gap = { $border } között
maya_towers-raven-level = a holló ide: { $level }. szint
maya_towers-ladder = { $seat } létrája, { $place }
maya_towers-priest = { $seat } papja, { $place }
maya_towers-ladders-left = maradék létrák: { $count }
maya_towers-priests-left = maradék papok: { $count }
maya_towers-card = { $colour } feladatkártya
maya_towers-card-unknown = rejtett feladatkártya
maya_towers-card-face-up = { $colour } feladatkártya, képpel felfelé: senkié
maya_towers-face-up = Képpel felfelé
maya_towers-points = { $count } pont
maya_towers-edge-column = { $name } oszlop
maya_towers-edge-row = { $name }. sor
maya_towers-stop = a játszma megállítása
maya_towers-continue = folytatás

maya_towers-caption-setup = Épülnek a tornyok
maya_towers-caption-place = { $seat } lerak egy elemet
maya_towers-caption-monolith = { $seat } leteszi a monolitot
maya_towers-caption-deal = Kártyák osztása
maya_towers-caption-swap = { $seat } következik
maya_towers-caption-raven = { $seat } következik · holló: { $level }. szint
maya_towers-caption-decide = { $seat }: megállítás vagy folytatás?
maya_towers-caption-over = A játszma véget ért. { $reason }

maya_towers-story-built = A véletlen felépítette a tornyokat.
maya_towers-story-dealt = Kiosztottuk a kártyákat. Képpel felfelé: { $colour }.
maya_towers-story-place = { $seat } lerakja: { $colour }, { $place }.
maya_towers-story-monolith = { $seat } a monolitot { $first } és { $second } közé teszi; a holló szintje: { $level }.
maya_towers-story-swap =
    { $level ->
        [5] { $seat } megcseréli { $first } és { $second } csúcsát.
       *[other] { $seat } megcseréli { $first } és { $second } tetejét a { $level }. szinttől.
    }
maya_towers-story-meet = { $place }: összeért két elem ({ $colour }).
maya_towers-story-ladder = { $place }: összeért két elem ({ $colour }). { $seat } létrát állít.
maya_towers-story-priest = { $place }: elkészült a torony ({ $colour }). { $seat } papot állít rá.
maya_towers-story-finished = { $place }: elkészült a torony ({ $colour }).
maya_towers-story-stop = { $seat } megállítja a játszmát.
maya_towers-story-continue = { $seat } folytatja.

maya_towers-diagram-monolith = Monolit: { $border }.
maya_towers-diagram-raven = Monolit: { $border }, a holló szintje: { $level }.
maya_towers-diagram-beside = A monolit a tábla mellett áll.
maya_towers-diagram-left = { $seat }: maradék létrák { $ladders }, maradék papok { $priests }.
maya_towers-diagram-quiet = { $seat } következik, csendes körök: { $quiet } / { $stall }
maya_towers-diagram-place = { $seat } lerakja: { $colour }
