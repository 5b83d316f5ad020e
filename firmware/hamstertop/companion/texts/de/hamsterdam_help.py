"""What help says of Hamsterdam in German: by phase or question, pages of what to do and why."""

HELP = dict(
    (
        (
            "setup",
            (
                (
                    "Am wenigsten Wasser gewinnt.",
                    "Am Ende zählen die Marker auf deinem Flutstapel und auf deinem Damm. Am Anfang hast du keine.",
                ),
                (
                    "Die Würfel wählen die Karte.",
                    "Alle Karten mit der gewürfelten Zahl werden geflutet. Ein Hamster darauf stopft das Loch. "
                    "Was Spezialhamster können, steht im Menü.",
                ),
                (
                    "Wann ist Schluss?",
                    "Wenn auf allen Flutstapeln zusammen 5 Marker pro Spieler liegen. Das Gerät zählt mit; "
                    "die Karten bleiben auf dem Tisch.",
                ),
            ),
        ),
        (
            "first",
            (
                (
                    "Würfelt aus, wer beginnt.",
                    "Die höchste Summe würfelt in jeder Runde zuerst. Bei Gleichstand würfeln nur diese Spieler noch "
                    "einmal.",
                ),
                (
                    "Oder wählt jemanden.",
                    "Drück Wählen. Mit eigenen Würfeln: Drück die Taste Selbst und gib die Summe ein.",
                ),
            ),
        ),
        (
            "deploy",
            (
                (
                    "Wo helfen sie am meisten?",
                    "Ein Hamster stopft Löcher nur auf seiner eigenen Karte. Die 7 fällt am häufigsten, 2 und 12 selten.",
                ),
                (
                    "Darf eine Karte leer sein?",
                    "Ja. Die erste Flut bringt einen Marker auf die Karte, jede weitere einen auf deinen Flutstapel. "
                    "Ein Spezialhamster darf allein oder im Stapel stehen.",
                ),
            ),
        ),
        (
            "roll",
            (
                (
                    "Drück Würfeln.",
                    "Auf allen Dämmen wird die Karte mit der Summe geflutet. Mit eigenen Würfeln: Drück die Taste Selbst "
                    "und gib die Summe ein. Nach Ups kommt derselbe Wurf wieder.",
                ),
                (
                    "Die Zahlen unten",
                    "sind die Flutstapel. 2/3: zwei Marker, beim dritten wird eine Karte des Damms "
                    "umgedreht. Ist der Tank voll, ist das Spiel aus.",
                ),
                ("Runde 1, Zug 1/4:", "Eine Runde hat 12 Würfe: Zu dritt sind das 4 für jeden."),
            ),
        ),
        (
            "flood",
            (
                (
                    "Ein Hamster stopft.",
                    "Einer von dieser Karte muss auf deinen Ruhestapel (unsere Lesart; englisch: reinforcement pile). Du "
                    "wählst, welcher; auch Spezialhamster stopfen.",
                ),
                (
                    "Kein Hamster da?",
                    "Der erste Marker kommt auf die Karte; gib nichts ein. Liegt dort schon einer, kommt ein neuer "
                    "auf deinen Flutstapel: Drück Flutstapel.",
                ),
                (
                    "Zwei Karten, zwei Fluten.",
                    "Jede Karte mit der Zahl wird geflutet (unsere Lesart). Hast du die Zahl nicht, bleibst du "
                    "trocken. Oder nutze einen Spezialhamster: Drück Karten.",
                ),
            ),
        ),
        (
            "water",
            (
                (
                    "Wer bekam einen Marker?",
                    "Gib ihn nur ein, wenn er auf den Flutstapel kam, weil auf der gefluteten Karte schon einer lag. "
                    "Der bleibt dort (unsere Lesart).",
                ),
                (
                    "Drück +1 für jeden.",
                    "Nimm die Taste unter dem Spieler. Für den nächsten Marker drück wieder Flutstapel. Ups nimmt "
                    "einen zurück.",
                ),
                (
                    "Wann bricht der Damm?",
                    "Beim 3. und beim 5. Marker auf dem Flutstapel, dann bei jedem weiteren: Drück Weiter und dreh eine "
                    "Karte dieses Damms um. Keine Marker mehr? Nehmt Münzen.",
                ),
            ),
        ),
        (
            "specials",
            (
                (
                    "Lies, bevor du ihn nutzt.",
                    "Wann er wirkt, steht auf seiner Seite. Umgedreht bleibt er für immer normal. Nach dem Ruhen "
                    "ist er wieder da. Ein Cheekster, der nur stopft, ruht sofort.",
                ),
                (
                    "Er muss auf dem Damm stehen,",
                    "mit der Spezialseite oben; ruhend tut er nichts. Setzt ein Spezialhamster einen Hamster auf einen "
                    "Marker: Hamster in die Schachtel, Marker in die Mitte.",
                ),
                (
                    "Wer gewürfelt hat, zuerst.",
                    "Ändert die Würfel, bevor ihr Marker eingebt. Danach handeln Mobster und Ninjaster, "
                    "jeder nur für den, dem er gehört.",
                ),
            ),
        ),
        (
            "choose",
            (
                (
                    "Welcher Wurf gilt?",
                    "Wer Physicster hat, nimmt den alten oder den neuen Wurf. Diese Zahl wird geflutet.",
                ),
            ),
        ),
        (
            "breach",
            (
                (
                    "Dreh eine Karte um.",
                    "Die Karte ganz links oder ganz rechts in deinem Damm. Sie ist für immer weg: keine Flut, "
                    "kein Hamster.",
                ),
                (
                    "Hamster darauf?",
                    "Sie gehen auf die Karte daneben. Pro Marker dort kommt einer in die Schachtel, der Marker in "
                    "die Mitte (unsere Lesart: auch ein Swimster).",
                ),
                (
                    "Lagen Marker darauf?",
                    "Sie kommen auf deinen Flutstapel. Gib sie ein: Sie können gleich die nächste Karte kosten "
                    "(unsere Lesart).",
                ),
            ),
        ),
        (
            "move",
            (
                (
                    "Reihum:",
                    "Du darfst einen Hamster auf eine Karte daneben bewegen. Auch einen Spezialhamster; wer ruht, "
                    "bleibt liegen.",
                ),
                (
                    "Oder verzichte darauf",
                    "für einen Spezialhamster: Bombster, Contractster, Huckster, Momster. Drück Statt…: "
                    "sie handeln, wenn alle bewegt haben.",
                ),
            ),
        ),
        (
            "skip",
            (
                (
                    "Reihum:",
                    "Wer nicht bewegt hat, darf einen Spezialhamster nutzen (unsere Lesart: nur einen). Die Flut "
                    "von Bombster wird gestopft wie immer.",
                ),
                (
                    "Marker auf den Flutstapel?",
                    "Drück Flutstapel. Dammbruch und Spielende gelten sofort.",
                ),
            ),
        ),
        (
            "redeploy",
            (
                (
                    "Eine Runde ist vorbei.",
                    "Zuerst darfst du Marker vom Damm räumen: Jeder kostet dich einen Hamster. Janitster "
                    "kommt in die Schachtel und räumt alle ab. Der Flutstapel bleibt.",
                ),
                (
                    "Dann stellt ihr auf:",
                    "alle ruhenden Hamster, in Stapeln jeder Größe; die auf dem Damm bleiben (unsere Lesart). Nur "
                    "Swimster darf auf einen Marker.",
                ),
            ),
        ),
        (
            "dams",
            (
                (
                    "Zähle jeden Damm.",
                    "Die Marker auf Karten, die noch offen liegen. Ein Marker auf einem Cheekster zählt nicht. "
                    "Flutstapel und Damm zusammen: Wer am wenigsten hat, gewinnt.",
                ),
            ),
        ),
        (
            "hamsters",
            (
                (
                    "Wer hat mehr Hamster?",
                    "Bei Gleichstand gewinnt, wer die meisten Hamster hat: auf dem Damm und ruhend, auch Spezialhamster. "
                    "Wieder gleich: geteilter Sieg.",
                ),
            ),
        ),
        (
            "over",
            (
                (
                    "Das Spiel ist aus.",
                    "Wer am wenigsten Wasser hat, gewinnt: Flutstapel und Damm zusammen. Das Ergebnis findest du auf der "
                    "Startseite unter Ergebnisse.",
                ),
            ),
        ),
        (
            "correct",
            (
                (
                    "Was stimmt hier nicht?",
                    "Wähle die Zeile und stell ein, was am Tisch gilt. Ups macht es rückgängig.",
                ),
                (
                    "Ist ein Dammbruch fällig?",
                    "Musst du dadurch eine Karte umdrehen, dann erst nach der nächsten Flut.",
                ),
            ),
        ),
    )
)
