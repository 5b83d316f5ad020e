"""What each special of Hamsterdam does, what becomes of it, and our readings of its card: by default, and as a house
rule may have it. In the order of specials.SPECIALS; read when one is shown."""

# By the number of each special: one at a time is read.
HELP = dict(
    enumerate(
        (
            ("Ferma un allagamento qui o sulla carta accanto.", "Poi riposa."),
            (
                "Salta la mossa: allaga una carta di un'altra diga.",
                "Si tappa come al solito. Gettone in pila acqua? Inseriscilo.",
            ),
            ("Dopo il tuo tiro: gira i due dadi sulla faccia opposta.", ""),
            (
                "Ferma due allagamenti sulla sua carta.",
                "Primo: mettici un gettone, non è acqua. Secondo: riposa, gettone al centro.",
            ),
            (
                "Salta la mossa: spingi un gettone alla carta accanto.",
                "Possono impilarsi.",
                ("sulla tua diga,", "su ogni diga,"),
                ("non sui criceti.", "sui criceti, uno esce."),
            ),
            (
                "Copia un altro speciale in gioco.",
                "Poi riposa; l'altro resta com'è.",
                ("ma non Cheekster, Swimster, Twinsters o Whack-a-Mole.", "tutti i tipi."),
            ),
            (
                "Salta la mossa: muovi un criceto altrui.",
                "Non uno speciale.",
                ("su quella diga, alla carta accanto.", "su quella diga, a ogni carta."),
            ),
            (
                "Nei rinforzi, se è sulla tua diga: via tutti i gettoni.",
                "Esce dal gioco. Restano la pila acqua e il gettone su Cheekster.",
            ),
            (
                "Dopo un tiro: per te vale 1 in più o in meno.",
                "",
                ("solo se hai quella carta.", "ogni numero da 2 a 12."),
                ("più Mobster si sommano.", "un Mobster per tiro."),
            ),
            ("Salta la mossa: porta qui due criceti a riposo.", "Scegli tu quali."),
            ("Dopo un tiro: può andare alla carta accanto.", "", ("a ogni tiro, prima di allagare.",)),
            ("Dopo un tiro: ignoralo.", "Poi riposa, girato. Se tappa e basta, resta speciale."),
            ("Dopo il tuo tiro: tira ancora, scegli vecchio o nuovo.", ""),
            ("Nel movimento: va su una carta a scelta.", "Oltre alla tua mossa normale."),
            ("Dopo il tuo tiro: scegli il numero di un dado.", ""),
            (
                "Sta con un gettone sulla carta: restano tutti e due.",
                "Se ci va o lo piazzi lì; oppure lo toglie.",
                ("lì tappa un allagamento.",),
                ("non in un crollo.", "anche in un crollo."),
            ),
            ("Se uno riposa, riposa anche l'altro.", "Ovunque sia sulla tua diga. Si muovono uno per volta."),
            (
                "Dopo il tuo tiro: tira ancora, mettilo su quella carta.",
                "Non l'hai? Riposa, lato speciale in su.",
                ("dalla diga, prima di allagare.",),
            ),
        )
    )
)
