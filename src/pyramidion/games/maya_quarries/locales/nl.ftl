maya_quarries-summary = Graaf met verborgen arbeiders blokken uit, voer ze weg en bouw piramiden waar meerderheden in goud worden betaald.
maya_quarries-rules =
    ## Het idee

    Drie tot vijf spelers halen stenen blokken uit groeven en bouwen er piramiden mee. Na elk van de drie rondes betaalt elke laag van elke piramide goud aan wie daar de meeste blokken heeft, en iets aan wie tweede is. Wie aan het eind het meeste goud heeft, wint.

    Om te beginnen legt iedereen om de beurt een blok op de onderste laag van een piramide, en daarna een tweede op een andere piramide.

    ## Graven

    Je hebt acht arbeiders: de lage kaarten 3, 4, 4, 5 en de hoge kaarten 6, 7, 8 en -3. Aan de achterkant zie je of een kaart laag of hoog is. Om de beurt, te beginnen bij de startspeler, legt ieder een arbeider gedekt bij een groeve of past; wie gepast heeft, doet deze ronde niet meer mee. De eerste kaart bij een groeve moet laag zijn, en bij elke groeve passen maar zoveel kaarten.

    Houd een paar arbeiders achter: wie je niet gespeeld hebt, draagt je blokken.

    ## De groeven openen

    Als iedereen gepast heeft, worden de groeven een voor een geopend, in de volgorde van hun nummers. Je punten bij een groeve zijn de som van je kaarten daar. Elke -3, in de volgorde van de kaarten, treft een andere speler die bij deze groeve ligt: de eigenaar kiest wie, en die verliest 3 punten. De -3 is tegen anderen gericht en telt niet mee voor de eigenaar.

    De meeste punten krijgen de meeste blokken en de fiche van de groeve, de volgende spelers krijgen minder. Bij gelijke punten gaat voor wie zijn eerste kaart het eerst heeft liggen. Wie nog geen punt heeft, krijgt niets.

    Voorbeeld: een groeve geeft 4, 3 en 1 blokken. Blauw heeft 5 + 6 = 11 punten, rood heeft er 6, verder ligt er niemand. Blauw krijgt 4 blokken en de fiche, rood 3, het laatste blok blijft liggen.

    ## Vervoer

    Je kunt zoveel blokken dragen als je niet gespeelde kaarten samen waard zijn; een -3 draagt niets. Wat je niet kunt dragen, gaat terug naar de voorraad. Voorbeeld: negen blokken gewonnen, maar alleen een 3 en een 4 over: twee blokken zijn verloren. Daarna neemt iedereen zijn kaarten terug.

    ## Bouwen

    Te beginnen bij de startspeler legt ieder om de beurt een blok op een piramide, altijd op de onderste laag met een vrije plek. Hoger bouwen mag pas als alle lagere lagen van alle piramiden vol zijn, en alleen op een piramide waar je op elke lagere laag een blok hebt.

    In plaats van één keer bouwen mag je dubbel bouwen: betaal een blok aan de voorraad en bouw twee keer achter elkaar. Passen mag ook, dat kost een blok. Heb je blokken maar nergens een plek, dan moet je er een teruggeven en krijg je daar 1 goud voor.

    Als een laag vol raakt, krijgt de speler die er als enige de meeste blokken heeft een bonusblok uit de voorraad op de volgende laag van die piramide, wie het laatste blok ook legde. Die bonus vervalt als daarboven al een blok ligt.

    ## Uitbetaling en erosie

    Na het bouwen betaalt elke laag, vol of niet: wie de meeste blokken delen, krijgen elk het eerste bedrag, wie het op een na grootste aantal delen, elk het tweede. Daarna brokkelen de stenen af: na ronde 1 en 2 neem je een blok weg van elke laag die jou betaald heeft. Was dat je laatste blok op een laag, dan ben je ook al je blokken op hogere lagen van die piramide kwijt.

    Voorbeeld: op een laag die 3 en 1 betaalt, hebben drie spelers elk twee blokken en jij een. Zij krijgen elk 3 goud, jij 1. Ieder verliest daar een blok; het was je enige, dus ook je blokken erboven vallen.

    ## Fiches

    Bescherming: leg hem meteen bij een andere groeve die nog dicht is; daar kan niemand je treffen. Startspeler: noem meteen wie begint, ook in de volgende rondes. Last: draag twee blokken meer. Extra blok: leg in je bouwbeurt een blok uit de voorraad op een vrije plek van een onderste laag. Verplaatsen: neem in je bouwbeurt een van je blokken van een laag en leg het op een vrije plek van een onderste laag; blokken boven een laag waar je niets meer hebt, zijn verloren. Gratis passen en gratis dubbel: zonder te betalen. Fiches gelden één ronde. Extra blok en verplaatsen beëindigen je beurt niet, en je mag ze ook gebruiken als je geen blokken meer hebt.

    ## Het einde

    De partij eindigt na de uitbetaling van de derde ronde. Het meeste goud wint; is dat gelijk, dan wie de minste blokken in de voorraad over heeft; anders wordt de plaats gedeeld.

    ## Variant voor kenners

    Iedereen begint met 10 goud. Elke ronde begint met een veiling van blauwe fiches, één minder dan er spelers zijn. Allen bieden tegelijk en in het geheim. Het hoogste bod kiest eerst, enzovoort; gelijke biedingen gaan op volgorde vanaf de startspeler. Het laagste bod krijgt niets en betaalt niets, en ook een bod van 0 krijgt niets.

    Grote last: draag vier blokken meer. Blok: na het vervoer nog een blok. Versterking: als iedereen gepast heeft, twee extra punten bij een groeve naar keuze. Joker: gebruik hem één keer als een willekeurige groene fiche, behalve de startspeler; voordat de groeven opengaan, vragen we of hij je moet beschermen, en nog eens als je bij het vervoer blokken zou verliezen.

    ## Onze eigen keuzes

    De gedrukte getallen van groeven en piramiden zijn niet allemaal bekend; de onze kloppen met elk voorbeeld uit de spelregels. Heb je het spel in huis, voer dan de getallen in als eigen blad. Waar de spelregels zwijgen, hebben wij beslist: alles ligt open behalve kaarten en biedingen, er zijn niet meer blokken dan de voorraad heeft, en vrije acties doe je in je eigen beurt.

maya_quarries-legend =
    dig 6 3 legt de 6 bij groeve 3; build tikal bouwt, extra tikal legt een extra blok, move tikal 2 uxmal verplaatst van laag 2 van Tikal naar Uxmal, pass past.

    Groeven: 0:5 is een 5 van speler 0, 1:L en 1:H een voor jou verborgen lage en hoge kaart van speler 1; 2^ is daar beschermd, 2+2 heeft daar een versterking; * betekent nog dicht. Piramiden: elk blok toont het nummer van zijn speler, · is een vrije plek, 3/1 wat een laag betaalt, < waar nu gebouwd kan worden. > is de startspeler.

maya_quarries-option-expert-title = Variant voor kenners
maya_quarries-option-expert = Met een veiling van blauwe fiches aan het begin van elke ronde, en 10 goud om mee te beginnen.
maya_quarries-option-expert-false = Zonder veiling
maya_quarries-option-expert-true = Met veiling
maya_quarries-option-sheet-title = Gegevensblad
maya_quarries-option-sheet = De getallen van groeven en piramiden: onze reconstructie, of een eigen blad met de getallen uit je doos.
maya_quarries-option-sheet-reconstructed = Gereconstrueerd

maya_quarries-place-sheet = Blad
maya_quarries-place-quarry = Blad, groeve { $number }
maya_quarries-place-pyramid = Blad, piramide { $number }
maya_quarries-place-level = Blad, niveau { $number } van { $name }
maya_quarries-sheet-lacks = { $where }: { $key } ontbreekt.
maya_quarries-sheet-key = { $where }: { $key } is geen van { $keys }.
maya_quarries-sheet-no-object = { $where }: { $value } is geen object met { $keys }.
maya_quarries-sheet-no-list = { $where }: { $key } is { $value }, geen lijst.
maya_quarries-sheet-count = { $where }: { $key } heeft { $count } waarden; nodig: { $wanted }.
maya_quarries-sheet-number = { $where }: { $key }: { $value } is geen geheel getal van { $least } tot { $most }.
maya_quarries-sheet-rises = { $where }: { $key }: geen getal mag groter zijn dan het vorige: { $numbers }.
maya_quarries-sheet-token = { $where }: er is geen fiche { $value }; de fiches zijn { $tokens }.
maya_quarries-sheet-name = { $where }: de naam { $value } is niet 1 tot { $most } letters a-z.
maya_quarries-sheet-narrow = { $where }: { $spaces } plaatsen zijn minder dan de { $seats } spelers.
maya_quarries-sheet-twice = { $where }: { $name } staat er meer dan eens.

maya_quarries-reason-complete = Alle drie de rondes zijn gespeeld.

maya_quarries-score-pyramid = { $pyramid }, laatste uitbetaling
maya_quarries-score-earlier = vóór de laatste uitbetaling

maya_quarries-clause-Q1-1 = Elke speler heeft de kaarten 3 4 4 5 6 7 8 -3, elk één keer per ronde te spelen.
maya_quarries-clause-Q1-2 = Er is geen groeve met dat nummer.
maya_quarries-clause-Q1-3 = Zo'n naam of laag hebben de piramiden in het spel niet.
maya_quarries-clause-Q2-1 = De twee eerste blokken gaan op verschillende piramiden.
maya_quarries-clause-Q3-2 = De eerste kaart bij een groeve moet laag zijn, en bij een volle groeve past niets meer.
maya_quarries-clause-Q4-2 = Een -3 treft een andere speler die bij deze groeve een kaart of versterking heeft en daar niet beschermd is.
maya_quarries-clause-Q6-1 = Daar is een blok in de hand en een laag met een vrije plek voor nodig; voor dubbel bouwen drie blokken, of twee en de fiche; tijdens dubbel bouwen wordt alleen gebouwd; zonder te betalen is de fiche nodig.
maya_quarries-clause-Q6-2 = Op een laag wordt gebouwd als alle lagere lagen van alle piramiden vol zijn, en met een eigen blok op elke lagere laag van die piramide.
maya_quarries-clause-Q6-4 = Wie kan bouwen, hoeft geen blok terug te geven; wie niet kan bouwen, geeft er een terug in plaats van te passen.
maya_quarries-clause-Q6-5 = Alleen zonder blokken in de hand ben je klaar, en dan kan er niets meer dan een extra blok of verplaatsen.
maya_quarries-clause-Q7-1 = Bescherming gaat naar een groeve met kaarten die nog gedekt liggen.
maya_quarries-clause-Q7-2 = Verplaatsen vraagt de fiche, een eigen blok op die plek en een vrije plek op de onderste laag waar het heen gaat.
maya_quarries-clause-Q7-3 = Een extra blok vraagt de fiche, een blok in de voorraad en een vrije plek op de onderste laag.
maya_quarries-clause-Q7-4 = Zo'n speler is er niet.
maya_quarries-clause-Q8-1 = De blauwe fiches zijn haul4, joker, cube en boost; deze is nu niet te krijgen.
maya_quarries-clause-Q8-2 = Een bod is een getal van 0 tot al je goud, hoogstens 99.
maya_quarries-clause-Q8-5 = De joker beschermt bij een groeve met gedekte kaarten.

maya_quarries-and = { $first }, { $rest }
maya_quarries-token-protection = bescherming
maya_quarries-token-move = verplaatsen
maya_quarries-token-extra = extra blok
maya_quarries-token-start = startspeler
maya_quarries-token-haul = last
maya_quarries-token-free-pass = gratis passen
maya_quarries-token-free-double = gratis dubbel
maya_quarries-token-haul4 = grote last
maya_quarries-token-joker = vrije joker
maya_quarries-token-cube = blok
maya_quarries-token-boost = versterking
maya_quarries-effect-protection = houdt -3 tegen
maya_quarries-effect-move = verzet 1 blok
maya_quarries-effect-extra = +1 onderaan
maya_quarries-effect-start = wie begint
maya_quarries-effect-haul = draag +2
maya_quarries-effect-free-pass = gratis passen
maya_quarries-effect-free-double = gratis dubbel
maya_quarries-effect-haul4 = draag +4
maya_quarries-effect-joker = elke groene
maya_quarries-effect-cube = +1 blok
maya_quarries-effect-boost = +2 punten
maya_quarries-help-protection = Meteen, bij een andere groeve die nog dicht is: daar kan niemand je treffen.
maya_quarries-help-move = Eén keer in je bouwbeurt: leg een van je blokken op de onderste laag van een piramide. Wat zijn steun verliest, ben je kwijt.
maya_quarries-help-extra = Eén keer in je bouwbeurt: een blok uit de voorraad op de onderste laag van een piramide.
maya_quarries-help-start = Meteen: noem de startspeler, ook voor de volgende rondes.
maya_quarries-help-haul = Draag twee blokken meer.
maya_quarries-help-free-pass = Pas één keer tijdens het bouwen zonder een blok te betalen.
maya_quarries-help-free-double = Bouw één keer twee keer achter elkaar zonder een blok te betalen.
maya_quarries-help-haul4 = Draag vier blokken meer.
maya_quarries-help-joker = Gebruik hem één keer als bescherming, last, extra blok, verplaatsen, gratis passen of gratis dubbel.
maya_quarries-help-cube = Nog een blok na het vervoer.
maya_quarries-help-boost = Twee extra punten bij een groeve naar keuze, zodra iedereen gepast heeft.
maya_quarries-help-low = Een lage arbeider. Mag de eerste bij een groeve zijn. Niet gespeeld draagt hij zoveel blokken als zijn getal zegt.
maya_quarries-help-high = Een hoge arbeider. Nooit de eerste bij een groeve. Niet gespeeld draagt hij zoveel blokken als zijn getal zegt.
maya_quarries-help-back-low = Een verborgen lage kaart is een 3, 4 of 5.
maya_quarries-help-back-high = Een verborgen hoge kaart is een 6, 7 of 8, of de -3.
maya_quarries-help-minus = Treft een andere speler bij zijn groeve: 3 punten minder. Telt niet voor jou en draagt niets; de achterkant is hoog.

maya_quarries-caption-place = { $seat } legt een eerste blok
maya_quarries-caption-offer = Ronde { $round }: fiches worden getrokken voor de veiling
maya_quarries-caption-bid = Ronde { $round }: allen bieden in het geheim
maya_quarries-caption-take = Ronde { $round }: { $seat } kiest een fiche
maya_quarries-caption-dig = Ronde { $round }: { $seat } graaft
maya_quarries-caption-boost = Ronde { $round }: { $seat } legt de versterking
maya_quarries-caption-shield = Ronde { $round }: moet de joker { $seat } beschermen?
maya_quarries-caption-strike = Ronde { $round }, groeve { $quarry }: wie treft { $seat }?
maya_quarries-caption-protect = Ronde { $round }: waar wil { $seat } bescherming?
maya_quarries-caption-start = Ronde { $round }: { $seat } noemt de startspeler
maya_quarries-caption-load = Ronde { $round }: moet de joker dragen voor { $seat }?
maya_quarries-caption-build = Ronde { $round }: { $seat } bouwt
maya_quarries-caption-over = De partij is afgelopen. { $reason }

maya_quarries-pyramids = Piramiden
maya_quarries-pyramid = { $pyramid }
maya_quarries-level-open = { $pyramid }, laag { $level }, nu te bouwen: { $filled } van { $spaces } plekken bezet, betaalt { $first } en { $second } goud
maya_quarries-level-closed = { $pyramid }, laag { $level }: { $filled } van { $spaces } plekken bezet, betaalt { $first } en { $second } goud
maya_quarries-pays = betaalt { $first } goud aan de eerste, { $second } aan de tweede
maya_quarries-cube-on = blok van { $seat } op { $pyramid }, laag { $level }
maya_quarries-nobody-leads = Niemand heeft hier een blok.
maya_quarries-leads = Meeste blokken ({ $count }): { $seats }.
maya_quarries-shelf = Groeve { $quarry } · { $cards }/{ $most }
maya_quarries-quarry = Groeve { $quarry }: blokken voor de eerste, tweede enzovoort { $cubes }; { $cards } van { $most } kaarten; fiche voor de eerste: { $token }
maya_quarries-shares = blokken { $cubes }
maya_quarries-card-low = een verborgen lage kaart van { $seat }
maya_quarries-card-high = een verborgen hoge kaart van { $seat }
maya_quarries-card-down = { $value }, een kaart van { $seat }, gedekt
maya_quarries-card-open = { $value }, een kaart van { $seat }
maya_quarries-owner = kaart van { $seat }
maya_quarries-protected = { $seat } is hier beschermd
maya_quarries-boosted = versterking van { $seat }: 2 punten
maya_quarries-struck = { $seat } is hier getroffen
maya_quarries-points = { $seat } heeft hier { $points } punten
maya_quarries-gold = goud: { $count }
maya_quarries-carried = blokken in de hand: { $count }
maya_quarries-built = gebouwde blokken: { $count }, in de voorraad: { $supply }
maya_quarries-left-low = niet gespeelde lage kaarten: { $count }
maya_quarries-left-high = niet gespeelde hoge kaarten: { $count }
maya_quarries-bid = bod: { $count }
maya_quarries-mat = { $seat }
maya_quarries-mat-start = { $seat } · startspeler
maya_quarries-sign = kleur en teken van { $seat }
maya_quarries-offer = Te koop
maya_quarries-worker = arbeider { $value }
maya_quarries-hand = Arbeiders van { $seat }

maya_quarries-say-pass-digging = passen
maya_quarries-say-pass-building = passen voor een blok
maya_quarries-say-double = dubbel voor een blok
maya_quarries-say-double-token = dubbel met fiche
maya_quarries-say-pass-token = passen met fiche
maya_quarries-say-forced = blok terug, +1 goud
maya_quarries-say-done = klaar
maya_quarries-say-joker-haul = joker: 2 blokken meer
maya_quarries-say-joker-keep = joker houden
maya_quarries-say-strike = { $struck } treffen
maya_quarries-say-start = begint: { $named }
maya_quarries-say-bid = bied { $gold }
maya_quarries-say-extra = extra blok …
maya_quarries-say-move = blok verplaatsen …

maya_quarries-story-offer = Te koop: { $token }.
maya_quarries-story-hidden-bid = { $seat } heeft geboden.
maya_quarries-story-bid = { $seat } biedt { $gold }.
maya_quarries-story-bids = De biedingen worden getoond.
maya_quarries-story-take = { $seat } neemt een fiche: { $token }.
maya_quarries-story-dig = { $seat } legt { $card } bij groeve { $quarry }.
maya_quarries-story-hidden-dig =
    { $back ->
        [low] { $seat } legt een lage kaart bij groeve { $quarry }.
       *[high] { $seat } legt een hoge kaart bij groeve { $quarry }.
    }
maya_quarries-story-pass-digging = { $seat } past.
maya_quarries-story-passes = { $seat } kan niet meer graven.
maya_quarries-story-boost = { $seat } legt de versterking bij groeve { $quarry }.
maya_quarries-story-protect = { $seat } is beschermd bij groeve { $quarry }.
maya_quarries-story-joker-protect = { maya_quarries-story-protect }
maya_quarries-story-strike = { $seat } treft { $struck }: 3 punten minder.
maya_quarries-story-share =
    { $cubes ->
        [one] Groeve { $quarry }: { $seat } heeft { $points } punten en krijgt { $cubes } blok.
       *[other] Groeve { $quarry }: { $seat } heeft { $points } punten en krijgt { $cubes } blokken.
    }
maya_quarries-story-token = { $seat } wint een fiche: { $token }.
maya_quarries-story-start = { $named } is de startspeler.
maya_quarries-story-joker-haul = { $seat } draagt 2 blokken meer met de joker.
maya_quarries-story-joker-keep = { $seat } houdt de joker.
maya_quarries-story-lost =
    { $count ->
        [one] { $seat } kan { $count } blok niet dragen.
       *[other] { $seat } kan { $count } blokken niet dragen.
    }
maya_quarries-story-cube = { $seat } krijgt nog een blok.
maya_quarries-story-build = { $seat } legt een blok op { $pyramid }.
maya_quarries-story-place = { maya_quarries-story-build }
maya_quarries-story-bonus = { $seat } krijgt een bonusblok op { $pyramid }, laag { $level }.
maya_quarries-story-extra = { $seat } legt een extra blok op { $pyramid }.
maya_quarries-story-move = { $seat } verplaatst een blok van { $pyramid }, laag { $level }, naar de onderste laag van { $to }.
maya_quarries-story-torn =
    { $count ->
        [one] { $seat } verliest daarboven { $count } blok.
       *[other] { $seat } verliest daarboven { $count } blokken.
    }
maya_quarries-story-double = { $seat } betaalt een blok om twee keer te bouwen.
maya_quarries-story-double-token = { $seat } bouwt twee keer met de fiche.
maya_quarries-story-pass-building = { $seat } betaalt een blok en past.
maya_quarries-story-pass-token = { $seat } past met de fiche.
maya_quarries-story-forced = { $seat } kan niet bouwen, geeft een blok terug en krijgt 1 goud.
maya_quarries-story-done = { $seat } is klaar.
maya_quarries-story-paid = { $seat } krijgt { $count } goud.
maya_quarries-story-eroded =
    { $count ->
        [one] { $seat } verliest { $count } blok door erosie.
       *[other] { $seat } verliest { $count } blokken door erosie.
    }
maya_quarries-story-round = Ronde { $round } begint.

maya_quarries-diagram-offer = Te koop: { $tokens }
maya_quarries-diagram-seat = { $seat }: goud { $gold }, blokken in de hand { $carried }, in de voorraad { $supply }
