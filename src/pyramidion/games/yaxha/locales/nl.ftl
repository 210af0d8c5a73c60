yaxha-summary = Iedereen kiest tegelijk en in het geheim blokjes van de markt en bouwt er een piramide mee waarin gelijke kleuren elkaar moeten raken.
yaxha-rules =
    ## Waar het om gaat

    Elke speler bouwt een piramide van blokjes in vijf kleuren: oranje, blauw, groen, geel en wit. Van elke kleur zijn er 24, allemaal in één zak. Aan het eind levert de grootste zichtbare groep van iedere kleur punten op, en drie bonuskaarten die vanaf het begin open liggen geven er nog punten bij.

    Een partij duurt tien rondes. In elke ronde claim je drie blokjes en bouw je ze meteen in.

    ## Blokjes claimen

    Er zijn net zoveel markttegels als spelers, met op elke tegel drie blokjes uit de zak. Alle spelers kiezen tegelijk en in het geheim een tegel; daarna worden de keuzes onthuld. Eenmaal gekozen blijft gekozen.

    Wil niemand anders jouw tegel, dan zijn de blokjes van jou. Willen meer spelers dezelfde tegel, dan gaat hij naar wie de laagste beurttegel heeft. Wie met lege handen staat, kiest daarna uit de tegels die niemand heeft gekregen, weer in volgorde van de beurttegels; de laatste krijgt wat overblijft.

    Hetzelfde willen heeft een prijs: daarna ruilen de spelers die dezelfde tegel kozen hun beurttegels, zodat hun volgorde omkeert. Met zijn tweeën ruil je onderling; van drie ruilen de eerste en de laatste; van vier de eerste met de laatste en de tweede met de derde.

    Voorbeeld: de spelers met beurttegel 1, 2 en 3 kiezen alle drie markttegel 2. De speler met beurttegel 1 krijgt hem. De speler met 2 kiest tussen de tegels 1 en 3, de speler met 3 krijgt de andere. Daarna ruilen 1 en 3 hun beurttegels.

    ## Bouwen

    Iedereen bouwt tegelijk, en niemand ziet waar de anderen hun blokjes leggen voordat allen klaar zijn. Je legt je drie blokjes één voor één neer, in de volgorde die je wilt. Zolang een van je blokjes geplaatst kan worden, moet je er een plaatsen.

    De onderste laag: je eerste blokje ligt op d4. Elk volgend blokje van deze laag moet een zijde delen met een blokje dat er al ligt, en de hele laag moet binnen een vierkant van 4×4 passen. Waar dat vierkant ligt, staat niet vooraf vast: dat volgt uit hoe je bouwt.

    De hogere lagen: een blokje ligt midden op vier andere, die er alle vier moeten zijn. En het moet zijn eigen kleur raken: een van de vier blokjes eronder of een blokje ernaast op dezelfde laag. Je hoeft een laag niet af te maken voordat je aan de volgende begint. Een complete piramide telt 16 + 9 + 4 + 1 = 30 blokjes.

    Kan geen van je overgebleven blokjes geplaatst worden, dan gaan ze uit het spel. Dat gebeurt vanzelf.

    ## Punten

    Een blokje is zichtbaar, tenzij er vier blokjes op liggen. Zichtbare blokjes van één kleur die elkaar raken, naast elkaar of op elkaar, vormen een groep. Verborgen blokjes tellen niet mee en verbinden ook niets.

    Alleen de grootste groep van elke kleur telt. Groepen van 1 tot en met 12 blokjes leveren 1, 2, 4, 6, 9, 12, 15, 18, 21, 25, 30 en 36 punten op; een groep groter dan 12 is ook 36 punten waard.

    Voorbeeld: je grootste groepen zijn 9 oranje, 9 blauwe, 3 groene blokjes en 1 geel blokje, en wit is niet te zien: 21 + 21 + 4 + 1 + 0 = 47 punten.

    ## Bonuskaarten

    Elk van de drie kaarten geeft 5 punten aan iedere speler die eraan voldoet; zijn dat er meer, dan krijgen ze die allemaal. Wie de meeste punten heeft, wint; bij gelijkspel deel je de overwinning.

    Grootste groep: van de kleur op de kaart, of van welke kleur dan ook, of alleen geteld op de onderste laag. Meeste lagen: de groep die zich over de meeste lagen uitstrekt. Op één na grootste groep: van alle groepen van alle spelers de op één na hoogste grootte die voorkomt; iedereen met een groep van precies die grootte scoort.

    Meer dan links: een grotere groep van die kleur dan de volgende speler heeft. Niet in gebruik met twee spelers.

    Vijf kleuren: alle vijf zijn te zien op de onderste laag, of op de tweede. Eén zijde: de negen blokjes van één buitenkant, 4 + 3 + 2 zonder de top, liggen er allemaal en hebben één kleur. Drie kleuren: in de piramide zijn precies drie kleuren te zien.

    Voor een eerste partij raden we de optie voor beginners aan: alleen de kaarten voor de grootste groepen en de meeste lagen.

yaxha-legend =
    claim 2 kiest markttegel 2, take 3 neemt tegel 3 van wat overblijft. O@d4.1 legt een oranje blokje op d4 van laag 1; c3.2 ligt op c3, d3, c4 en d4. O oranje, B blauw, G groen, Y geel, W wit: op elk blokje staan de letter en het teken van zijn kleur.

    De lagen van een piramide staan naast elkaar, de onderste links. Een punt is een vakje waar nog een blokje kan komen.

yaxha-option-bonus-title = Bonuskaarten
yaxha-option-bonus = Welke bonuskaarten er kunnen komen: allemaal, of alleen de acht die geschikt zijn voor een eerste partij.
yaxha-option-bonus-all = Allemaal
yaxha-option-bonus-beginner = Voor beginners

yaxha-reason-complete = Er zijn tien rondes gespeeld.

yaxha-score-colour =
    { $colour }: { $size ->
        [one] groep van { $size } blokje
       *[other] groep van { $size } blokjes
    }

yaxha-clause-Y1-1 = Er zijn vijf kleuren: O oranje, B blauw, G groen, Y geel, W wit.
yaxha-clause-Y1-2 = Er zijn net zoveel markttegels en net zoveel beurttegels als spelers, genummerd vanaf 1.
yaxha-clause-Y1-3 = Een piramide heeft vier lagen, van 1 onderaan tot 4.
yaxha-clause-Y2-1 = De beurttegels worden vanaf speler 0 gedeeld, daarna drie verschillende bonuskaarten; dit is nu niet aan de beurt.
yaxha-clause-Y3-1 = De markttegels worden op volgorde gevuld met blokjes uit de zak; dit blokje hoort daar nu niet, of de kleur is op.
yaxha-clause-Y3-2 = Een keuze noemt een markttegel.
yaxha-clause-Y3-4 = Deze markttegel is al van iemand: je kiest uit de tegels die niemand heeft gekregen.
yaxha-clause-Y4-1 = Zo'n blokje heb je niet meer om te plaatsen.
yaxha-clause-Y4-2 = Dat vakje bestaat niet of is niet leeg; het eerste blokje van een piramide komt altijd op d4.
yaxha-clause-Y4-3 = Op de onderste laag moet een blokje een zijde delen met een ander, en alles moet binnen een vierkant van 4×4 passen.
yaxha-clause-Y4-4 = Op een hogere laag heeft een blokje vier blokjes onder zich nodig en moet het zijn eigen kleur raken, eronder of ernaast.

yaxha-pyramid = Piramide: { $seat }
yaxha-mat = { $seat }
yaxha-cube = blokje: { $colour }
yaxha-cube-on = { $cell }: blokje, { $colour }
yaxha-cell = { $cell }
yaxha-hand = Te bouwen blokjes: { $seat }
yaxha-market = Markt
yaxha-tile = markttegel { $tile }: { $first }, { $second }, { $third }
yaxha-tile-empty = markttegel { $tile }
yaxha-turn = beurttegel { $tile }
yaxha-turn-help = Van wie dezelfde markttegel kiest, krijgt de laagste beurttegel hem. Daarna worden de beurttegels geruild.
yaxha-points =
    { $count ->
        [one] nu { $count } punt
       *[other] nu { $count } punten
    }
yaxha-claimed = heeft markttegel { $tile } gekozen
yaxha-claimed-unknown = heeft een markttegel gekozen

yaxha-bonus-cards = Bonuskaarten
yaxha-bonus-largest-orange = Grootste oranje groep
yaxha-bonus-largest-blue = Grootste blauwe groep
yaxha-bonus-largest-green = Grootste groene groep
yaxha-bonus-largest-yellow = Grootste gele groep
yaxha-bonus-largest-white = Grootste witte groep
yaxha-bonus-largest-any = Grootste groep
yaxha-bonus-largest-ground = Grootste groep op laag 1
yaxha-bonus-most-layers = Meeste lagen
yaxha-bonus-second-largest = Op één na grootste groep
yaxha-bonus-neighbour-orange = Oranje: meer dan links
yaxha-bonus-neighbour-blue = Blauw: meer dan links
yaxha-bonus-neighbour-green = Groen: meer dan links
yaxha-bonus-neighbour-yellow = Geel: meer dan links
yaxha-bonus-neighbour-white = Wit: meer dan links
yaxha-bonus-five-ground = Vijf kleuren op laag 1
yaxha-bonus-five-second = Vijf kleuren op laag 2
yaxha-bonus-one-side = Eén zijde in één kleur
yaxha-bonus-three-colours = Precies drie kleuren
yaxha-bonus-help-largest-orange = 5 punten voor de grootste oranje groep van alle spelers.
yaxha-bonus-help-largest-blue = 5 punten voor de grootste blauwe groep van alle spelers.
yaxha-bonus-help-largest-green = 5 punten voor de grootste groene groep van alle spelers.
yaxha-bonus-help-largest-yellow = 5 punten voor de grootste gele groep van alle spelers.
yaxha-bonus-help-largest-white = 5 punten voor de grootste witte groep van alle spelers.
yaxha-bonus-help-largest-any = 5 punten voor de grootste groep van alle spelers, in welke kleur dan ook.
yaxha-bonus-help-largest-ground = 5 punten voor de groep met de meeste blokjes op laag 1; alleen die tellen.
yaxha-bonus-help-most-layers = 5 punten voor de groep die zich over de meeste lagen uitstrekt.
yaxha-bonus-help-second-largest = 5 punten voor iedereen met een groep van de op één na hoogste grootte die voorkomt.
yaxha-bonus-help-neighbour-orange = 5 punten voor een grotere oranje groep dan de volgende speler heeft.
yaxha-bonus-help-neighbour-blue = 5 punten voor een grotere blauwe groep dan de volgende speler heeft.
yaxha-bonus-help-neighbour-green = 5 punten voor een grotere groene groep dan de volgende speler heeft.
yaxha-bonus-help-neighbour-yellow = 5 punten voor een grotere gele groep dan de volgende speler heeft.
yaxha-bonus-help-neighbour-white = 5 punten voor een grotere witte groep dan de volgende speler heeft.
yaxha-bonus-help-five-ground = 5 punten als alle vijf kleuren te zien zijn op laag 1.
yaxha-bonus-help-five-second = 5 punten als alle vijf kleuren te zien zijn op laag 2.
yaxha-bonus-help-one-side = 5 punten als de negen blokjes van één zijde, de buitenste rijen van laag 1, 2 en 3, allemaal één kleur hebben.
yaxha-bonus-help-three-colours = 5 punten als er in de piramide precies drie kleuren te zien zijn.

yaxha-caption-setup = Beurttegels en bonuskaarten worden gedeeld
yaxha-caption-fill = Ronde { $round } van { $rounds } · de markt wordt gevuld
yaxha-caption-claim = Ronde { $round } van { $rounds } · iedereen kiest een markttegel
yaxha-caption-take = Ronde { $round } van { $rounds } · { $seat } neemt een van de overgebleven tegels
yaxha-caption-build = Ronde { $round } van { $rounds } · iedereen bouwt
yaxha-caption-over = De partij is afgelopen. { $reason }

yaxha-story-bonus = Bonuskaart: { $bonus }.
yaxha-story-market = Ronde { $round } van { $rounds }: de markt is gevuld.
yaxha-story-hidden-claim = { $seat } heeft een markttegel gekozen.
yaxha-story-claim = { $seat } kiest markttegel { $tile }.
yaxha-story-tie = Markttegel { $tile } is meer dan eens gekozen: hij gaat naar { $seat }.
yaxha-story-take = { $seat } neemt markttegel { $tile }.
yaxha-story-left = { $seat } krijgt wat overblijft: markttegel { $tile }.
yaxha-story-turn = { $seat } heeft nu beurttegel { $tile }.
yaxha-story-place = { $seat } legt { $colour } op { $cell }.
yaxha-story-hidden-place = { $seat } is klaar met bouwen.
yaxha-story-lost = { $seat } kan een blokje niet plaatsen en raakt het kwijt: { $colour }.
yaxha-story-nobody = Niemand kan een blokje plaatsen: ze gaan allemaal uit het spel.

yaxha-diagram-seat = { $seat }: beurttegel { $tile }, punten { $points }
yaxha-diagram-claim = koos tegel { $tile }
yaxha-diagram-done = klaar
