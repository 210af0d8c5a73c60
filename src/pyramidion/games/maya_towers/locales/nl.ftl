maya_towers-summary = Ruil de toppen van negen torens tot gelijke kleuren elkaar raken. Wat elkaar heeft gevonden, blijft bij elkaar.
maya_towers-rules =
    ## Het bord

    Negen torens staan op drie bij drie plaatsen: kolommen a, b, c en rijen 1, 2, 3. De toren op b2 is de middelste. Elke toren heeft vijf lagen, van de voet (laag 1) tot de top (laag 5). Er zijn negen kleuren, elk met één blok voor iedere laag. Aan het begin komt in geen enkele toren een kleur twee keer voor.

    Torens zijn buren als hun plaatsen een zijde delen. Een gedeelde hoek telt niet.

    ## Jouw beurt

    Je doet één ruil; passen mag niet. Kies twee aangrenzende torens en een laag van 2 tot en met 5: alles vanaf die laag wisselt van toren. De voet beweegt nooit.

    Waar een blok op een blok van dezelfde kleur komt te liggen, zijn die twee verbonden. Geen ruil mag een verbinding verbreken, wie hem ook heeft gemaakt. Een toren in één kleur is voltooid en verandert nooit meer.

    Na de ruil gaat de monoliet tussen die twee torens staan. Zolang hij daar staat, doet geen van beide torens mee aan een ruil.

    ## Twee spelers: ladders en priesters

    Als de torens staan, zet Zwart de monoliet tussen twee buren naar keuze en de raaf op een laag van 2 tot en met 5. Wit doet de eerste ruil.

    De raaf sluit één laag op het hele bord af: daar mag geen ruil beginnen. De blokken van die laag gaan wel mee als een ruil lager begint. Na elke ruil gaat de raaf naar de laag waar die ruil begon.

    Maakt jouw ruil een verbinding, dan zet je een van je 15 ladders bij die toren, zolang er plek is: twee ladders bij een hoek, drie bij een rand, vier in het midden. Een ruil die in beide torens verbindt, levert twee ladders op. Voltooit jouw ruil een toren, dan komt er ook een van je vijf priesters bovenop, zelfs als er geen ladder meer bij past. Je hoeft hier niet op te letten, het gaat vanzelf.

    Aan het eind is elke priester van jou 1 punt waard, en ook elke toren waar je meer ladders hebt dan je tegenstander. Bij gelijke punten wint wie de meeste priesters heeft, daarna wie de meeste ladders op het bord heeft; anders is het gelijkspel.

    Voorbeeld: Wit heeft twee priesters en bij drie torens meer ladders: 2 + 3 = 5. Zwart heeft één priester en bij vier torens meer ladders: 1 + 4 = 5. De punten zijn gelijk, Wit heeft meer priesters, Wit wint.

    ## Drie of vier spelers: geheime kleuren

    Nu zijn er geen ladders en geen priesters, doet de raaf niets en wacht de monoliet tot de eerste ruil naast het bord. De opdrachtkaart in de kleur van de voet van de middelste toren ligt open op tafel: die kleur is van niemand. Elke speler krijgt twee van de andere kaarten en laat ze aan niemand zien. Met drie spelers blijven twee kaarten voor iedereen verborgen. Speler 0 begint.

    Met drie speelt ieder voor zich. Met vier speel je in teams, 0 en 2 tegen 1 en 3; ook partners zien elkaars kaarten niet.

    Aan het eind scoort iedereen de reeksen van de eigen twee kleuren. Een reeks bestaat uit blokken van één kleur op opeenvolgende lagen van één toren. Twee blokken zijn 1 punt waard, drie 3 (Hongaarse editie: 2), vier 6, alle vijf 10. Reeksen tellen bij elkaar op; een los blok levert niets op. Wie de meeste punten heeft, wint; in teams tellen de punten van beide partners samen. Bij gelijke punten deel je de plaats.

    In je beurt mag je de partij stoppen, in plaats van je ruil of meteen erna, als een toren in een van je twee kleuren voltooid is of als de middelste toren voltooid is. In de Hongaarse editie moet het allebei zo zijn. Wie de middelste toren voltooit en in diezelfde beurt stopt, krijgt 5 punten extra.

    Voorbeeld: je kaarten zijn rood en blauw. Eén toren heeft rood op laag 2, 3 en 4: 3 punten. Een andere heeft blauw op 1 en 2, en nog eens op 4 en 5: 1 + 1. Je voltooit de middelste toren en stopt meteen: 5 erbij. Samen is dat 10.

    ## Het einde

    De partij eindigt als wie aan zet is geen geldige ruil heeft, als iemand stopt, of na 50 beurten achter elkaar zonder nieuwe verbinding; dat aantal kun je bij de opties veranderen. Die laatste grens hebben wij toegevoegd, zodat geen partij eindeloos duurt. De punten worden steeds op dezelfde manier geteld; alleen stoppen kan de 5 extra opleveren.

    ## De torens bouwen

    Willekeurig: het toeval bouwt de torens. Vrije keuze: om de beurt, te beginnen met speler 0, zet iedereen een blok naar keuze van de laagste laag die nog niet af is, op een toren waar die laag nog ontbreekt. Getrokken blokken: hetzelfde, maar het toeval trekt de kleur en jij kiest de toren. Elke laag wordt afgemaakt voordat de volgende begint, in geen toren komt een kleur twee keer, en een blok waarna de laag niet meer af te maken is, mag niet.

    ## Edities

    De twee gedrukte spelregels verschillen voor drie en vier spelers. Russisch: een van de twee voltooide torens is genoeg om te stoppen, en een reeks van drie is 3 punten waard. Hongaars: om te stoppen zijn beide nodig, en een reeks van drie is 2 punten waard. Je kunt elk van deze regels ook apart kiezen.

maya_towers-legend =
    a1-b1@3 ruilt a1 en b1 vanaf laag 3. Op elk blok staan de letter en het teken van zijn kleur.

    ▐█▌ is de monoliet, > daarop de raaf. W1 B2 onder een toren telt de ladders van Wit (W) en Zwart (B) daar, W♟ en B♟ zijn hun priesters. (?) is een kaart die voor jou verborgen is.

maya_towers-option-setup-title = De torens bouwen
maya_towers-option-setup = Hoe de torens gebouwd worden: willekeurig; door de spelers om de beurt, naar eigen keuze; of door de spelers om de beurt, met blokken die het toeval trekt.
maya_towers-option-setup-random = Willekeurig
maya_towers-option-setup-draft = Vrije keuze
maya_towers-option-setup-drawn = Getrokken blokken
maya_towers-option-edition-title = Editie
maya_towers-option-edition = Welke spelregels drie en vier spelers volgen: dit bepaalt wanneer je mag stoppen en wat een reeks van drie waard is. Geen effect met twee spelers.
maya_towers-option-edition-russian = Russisch
maya_towers-option-edition-hungarian = Hongaars
maya_towers-option-ending-title = Stoppen
maya_towers-option-ending = Wanneer een speler de partij mag stoppen: als een toren in een eigen kleur of de middelste toren voltooid is, of alleen als beide voltooid zijn. Geen effect met twee spelers.
maya_towers-option-ending-either = Eigen kleur of midden
maya_towers-option-ending-both = Eigen kleur en midden
maya_towers-option-triple-title = Reeks van drie
maya_towers-option-triple = Punten voor drie verbonden blokken van één kleur. Geen effect met twee spelers.
maya_towers-option-triple-2 = 2 punten
maya_towers-option-triple-3 = 3 punten
maya_towers-option-stall-title = Stille beurten
maya_towers-option-stall = De partij eindigt na zoveel beurten achter elkaar zonder nieuwe verbinding.

maya_towers-reason-no-swap = Wie aan zet is, heeft geen geldige ruil.
maya_towers-reason-stopped = Een speler heeft de partij gestopt.
maya_towers-reason-stalled = Te veel beurten achter elkaar zonder nieuwe verbinding.

maya_towers-score-towers = torens met meer ladders
maya_towers-score-priests = priesters
maya_towers-score-colour = blokken: { $colour }
maya_towers-score-centre = middelste toren voltooid

maya_towers-clause-T1-1 = De plaatsen zijn a1 tot en met c3: kolommen a b c, rijen 1 2 3.
maya_towers-clause-T1-2 = Zo schrijf je geen buren: ze moeten een zijde delen, en de eerste in de volgorde a1 b1 c1 a2 … komt voorop.
maya_towers-clause-T1-3 = Er zijn negen kleuren (r o y g t b v p n), elk één keer op elke laag van 1 tot en met 5.
maya_towers-clause-T1-4 = De raaf wijst naar een laag van 2 tot en met 5.
maya_towers-clause-T2-1 = Torens worden laag voor laag gebouwd, uit vijf verschillende kleuren; dit blok hoort daar nu niet.
maya_towers-clause-T2-3 = De kaarten worden om de beurt gedeeld, elke kleur één keer; de kleur van de voet van de middelste toren krijgt niemand.
maya_towers-clause-T2-4 = Daarna zou de laag niet meer af te maken zijn met vijf verschillende kleuren in elke toren.
maya_towers-clause-T3-2 = De voet beweegt nooit: een ruil begint op laag 2, 3, 4 of 5.
maya_towers-clause-T3-3 = De monoliet staat naast een van deze torens: de torens aan weerszijden van hem doen niet mee aan een ruil.
maya_towers-clause-T3-4 = De raaf zit op deze laag: daar mag geen ruil beginnen.
maya_towers-clause-T3-5 = Deze ruil zou twee verbonden blokken van één kleur scheiden.
maya_towers-clause-T5-2 = Stoppen mag nog niet: deze speler voldoet niet aan de voorwaarde.

maya_towers-board = Bord
maya_towers-seat-0 = Wit
maya_towers-seat-1 = Zwart
maya_towers-mat = { $seat }
maya_towers-supply = Blokken van laag { $level }
maya_towers-place = { $place }
maya_towers-piece = { $place }, laag { $level }: { $colour }
maya_towers-supply-piece = { $colour }, laag { $level }
maya_towers-monolith = monoliet tussen { $border }
maya_towers-monolith-beside = monoliet, naast het bord
maya_towers-raven = raaf op laag { $level }
maya_towers-gap = tussen { $border }
maya_towers-raven-level = raaf naar laag { $level }
maya_towers-ladder = ladder van { $seat } bij { $place }
maya_towers-priest = priester van { $seat } op { $place }
maya_towers-ladders-left = ladders over: { $count }
maya_towers-priests-left = priesters over: { $count }
maya_towers-card = opdrachtkaart: { $colour }
maya_towers-card-unknown = een verborgen opdrachtkaart
maya_towers-card-face-up = open opdrachtkaart: { $colour }, van niemand
maya_towers-face-up = Open kaart
maya_towers-points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
maya_towers-edge-column = kolom { $name }
maya_towers-edge-row = rij { $name }
maya_towers-stop = de partij stoppen
maya_towers-continue = doorspelen

maya_towers-caption-setup = De torens worden gebouwd
maya_towers-caption-place = { $seat } zet een blok
maya_towers-caption-monolith = { $seat } plaatst de monoliet
maya_towers-caption-deal = De kaarten worden gedeeld
maya_towers-caption-swap = { $seat } is aan zet
maya_towers-caption-raven = { $seat } is aan zet · raaf op laag { $level }
maya_towers-caption-decide = { $seat }: stoppen of doorspelen?
maya_towers-caption-over = De partij is afgelopen. { $reason }

maya_towers-story-built = Het toeval heeft de torens gebouwd.
maya_towers-story-dealt = De kaarten zijn gedeeld. Open op tafel: { $colour }.
maya_towers-story-place = { $seat } zet { $colour } op { $place }.
maya_towers-story-monolith = { $seat } plaatst de monoliet tussen { $first } en { $second }, de raaf op laag { $level }.
maya_towers-story-swap = { $seat } ruilt { $first } en { $second } vanaf laag { $level }.
maya_towers-story-meet = Op { $place } raken twee blokken elkaar: { $colour }.
maya_towers-story-ladder = Op { $place } raken twee blokken elkaar: { $colour }. { $seat } zet een ladder.
maya_towers-story-priest = De toren op { $place } is voltooid: { $colour }. { $seat } zet een priester.
maya_towers-story-finished = De toren op { $place } is voltooid: { $colour }.
maya_towers-story-stop = { $seat } stopt de partij.
maya_towers-story-continue = { $seat } speelt door.

maya_towers-diagram-monolith = Monoliet op { $border }.
maya_towers-diagram-raven = Monoliet op { $border }, raaf op laag { $level }.
maya_towers-diagram-beside = Monoliet naast het bord.
maya_towers-diagram-left = { $seat }: ladders over { $ladders }, priesters over { $priests }.
maya_towers-diagram-quiet = { $seat } is aan zet, { $quiet } van { $stall } stille beurten
maya_towers-diagram-place = { $seat } zet { $colour }
