axio-summary = Leg dominostenen langs lijnen van hun symbolen. Aan het eind telt alleen je zwakste symbool.
axio-rules =
    ## Het doel

    Er zijn vijf symbolen, en voor elk heb je een schijf die van 0 tot 18 loopt. Aan het eind van de partij is je laagste schijf je resultaat: sterk zijn in vier symbolen helpt niet als je zwak bent in het vijfde.

    ## Jouw beurt

    Leg een van de vijf stenen van je rekje op twee lege velden die een zijde delen. De allereerste steen van elke speler moet een van de vijf gekleurde velden raken, en wel een dat nog door geen enkele steen wordt geraakt. Latere stenen mogen overal liggen.

    Elke helft telt apart. Kijk vanaf haar veld in de drie richtingen die niet door de andere helft lopen: tel in elke richting de velden die zonder onderbreking hetzelfde symbool tonen, stenen en gekleurde velden net zo goed. De helft zelf telt niet mee. Een ander symbool, een leeg veld, een piramide of de rand breekt de rij af. Zet de schijf van dat symbool zoveel verder als de som; bij 18 stopt hij.

    Voorbeeld: een blauwe helft heeft links twee blauwe velden, erboven geen en eronder één: 3 punten voor blauw.

    ## Piramides

    Blijft er door jouw steen één los leeg veld over zonder lege buren, dan verrijst daar vanzelf een piramide en krijg je een punt voor elk symbool eromheen, hoogstens vier. Staan alle 20 piramides en is er nog een nodig, dan verhuist de oudste; het veld dat hij verlaat, blijft gesloten.

    ## Axio

    Telkens als een van je schijven 18 bereikt, leg je meteen nog een steen van je rekje, die telt als elke andere. Die kan er weer een opleveren; twee schijven tegelijk leveren er twee op. Pas als ze allemaal liggen, pak je nieuwe stenen. Staan alle vijf je schijven op 18, dan win je op slag.

    ## Het eind van je beurt

    Toont geen enkele steen op je rekje een van je laagste symbolen, dan mag je het hele rekje ruilen: je laat het zien, pakt vijf nieuwe stenen, en de oude gaan terug in de zak. Anders vul je je rekje aan tot vijf. Dan is de volgende speler aan de beurt. Zolang er minstens vijf stenen in de zak zitten, wordt gevraagd of je wilt ruilen.

    ## Het einde

    De partij eindigt zodra er geen twee lege velden meer zijn die een zijde delen. Vergelijk de laagste schijven: de hoogste daarvan wint. Zijn ze gelijk, dan beslissen de op één na laagste, enzovoort.

    Voorbeeld: 9, 12, 15, 16, 18 wint van 9, 12, 12, 18, 18.

    ## Alleen

    In je eentje heb je geen rekje: er wordt een steen gepakt en jij legt hem. De schijven lopen na 18 door op een tweede bord, tot 36; wat een helft of een piramide boven 18 zou opleveren op het moment dat de schijf daar aankomt, vervalt. Er zijn geen extra stenen en er wordt niet geruild. Je resultaat is je laagste schijf.

    ## Het bord

    Eén en twee spelers gebruiken 9 bij 9 velden, drie 11 bij 11, vier 13 bij 13. Er zijn altijd honderd stenen, meer dan er ooit passen, en elk symbool komt even vaak voor.

axio-legend =
    R■ G◆ B▮ O▲ P✕ zijn de vijf symbolen, · is een leeg veld, ▵ een piramide. R@e6 B@e7 legt een steen met rood op e6 en blauw op e7: het linker of onderste veld komt voorop. [??] is een steen die je niet kunt zien.

axio-option-tiles-title = Stenen
axio-option-tiles = Hoeveel van de honderd stenen gemengd zijn en hoeveel dubbel. Elk symbool komt even vaak voor.
axio-option-tiles-7-6 = 7 van elk gemengd paar, 6 van elke dubbele
axio-option-tiles-8-4 = 8 van elk gemengd paar, 4 van elke dubbele

axio-reason-full = Er zijn geen twee lege velden meer die een zijde delen.
axio-reason-axio = Alle vijf symbolen van een speler hebben 18 bereikt.
axio-reason-no-tile = Wie aan de beurt is, heeft geen steen.

axio-clause-A1-1 = Dat veld ligt niet op het bord dat in gebruik is.
axio-clause-A1-2 = De symbolen zijn R, G, B, O en P.
axio-clause-A2-1 = Stenen worden uit de zak gepakt voor de ene speler na de andere; hun symbolen staan in de volgorde R G B O P.
axio-clause-A3-1 = Een steen van je rekje gaat op twee lege velden die een zijde delen; het linker of onderste komt voorop.
axio-clause-A3-2 = Je eerste steen moet een gekleurd veld raken dat nog door geen enkele steen wordt geraakt.
axio-clause-A7-1 = Ruilen mag alleen als geen enkele steen op je rekje een van je laagste symbolen toont.

axio-board = Bord
axio-square = veld { $square }
axio-half = { $square }: { $colour }
axio-coloured = { $square }: gekleurd veld, { $colour }
axio-pyramid = piramide op { $square }
axio-edge-column = kolom { $name }
axio-edge-row = rij { $name }
axio-marker = { $colour }: { $value } van { $most }
axio-rack = Rekje van { $seat }
axio-drawn = Gepakte steen
axio-tile = steen: { $first } en { $second }
axio-tile-unknown = een verborgen steen
axio-shown = { $seat } ruilt deze
axio-bag = Zak
axio-bag-count =
    { $count ->
        [one] { $count } steen in de zak
       *[other] { $count } stenen in de zak
    }
axio-keep = het rekje houden
axio-exchange = het rekje ruilen

axio-diagram-shown = Geruild:
axio-diagram-bag = Stenen in de zak: { $count }.

axio-caption-deal = De stenen worden gedeeld
axio-caption-draw = { $seat } pakt stenen
axio-caption-place = { $seat } legt een steen
axio-caption-bonus = { $seat } legt een extra steen · nog te leggen: { $count }
axio-caption-decide = { $seat }: houden of ruilen?
axio-caption-exchange = { $seat } ruilt het rekje
axio-caption-over = De partij is afgelopen. { $reason }

axio-story-dealt = De stenen zijn gedeeld.
axio-story-draw = { $seat } pakt { $first } en { $second }.
axio-story-place = { $seat } legt { $first } op { $firstSquare } en { $second } op { $secondSquare }.
axio-story-pyramid = Op { $square } verrijst een piramide.
axio-story-points = { $colour }: +{ $points }, nu { $total }.
axio-story-bonus = { $seat } heeft 18 bereikt ({ $colour }) en legt nog een steen.
axio-story-exchange = { $seat } laat het rekje zien en ruilt het.
