"""What help says of Hamsterdam in German: by phase or question, pages of what to do and why."""

HELP = dict(
    (
        (
            "setup",
            (
                (
                    "Das wenigste Wasser gewinnt.",
                    "Am Ende zählen die Marker auf deinem Flutstapel und auf deinem Damm. Du beginnst ohne.",
                ),
                (
                    "Die Würfel nennen Karten.",
                    "Alle Karten mit dieser Zahl werden geflutet. Ein Hamster darauf stopft das Loch. "
                    "Was Spezialhamster tun: siehe Menü.",
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
                    "Die höchste Summe würfelt in jeder Runde zuerst. Nur bei Gleichstand würfelst du noch einmal.",
                ),
                (
                    "Oder wählt jemanden.",
                    "Drück Wählen. Mit eigenen Würfeln drück Selbst und gib die Summe ein.",
                ),
            ),
        ),
        (
            "deploy",
            (
                (
                    "Wo helfen sie am meisten?",
                    "Ein Hamster stopft nur auf seiner eigenen Karte. Die 7 fällt am häufigsten, 2 und 12 selten.",
                ),
                (
                    "Darf eine Karte leer sein?",
                    "Ja. Die erste Flut legt einen Marker auf die Karte, jede weitere einen auf deinen Flutstapel. "
                    "Ein Spezialhamster darf allein oder im Stapel stehen.",
                ),
            ),
        ),
        (
            "roll",
            (
                (
                    "Drück Würfeln.",
                    "Die Summe flutet diese Zahl auf allen Dämmen. Mit eigenen Würfeln drück Selbst und gib die "
                    "Summe ein. Nach Ups kommt derselbe Wurf wieder.",
                ),
                (
                    "Die Zahlen unten",
                    "sind die Flutstapel. 2/3: zwei Marker, beim dritten wird eine Karte des Damms "
                    "umgedreht. Erreicht der Tank sein Maß, ist das Spiel aus.",
                ),
                ("Runde 1, Zug 1/4:", "Eine Runde hat 12 Würfe: zu dritt hat jeder 4."),
            ),
        ),
        (
            "flood",
            (
                (
                    "Ein Hamster stopft.",
                    "Einer von dieser Karte muss auf deinen Ruhestapel (unsere Lesart; englisch: reinforcement pile). Du "
                    "wählst, welcher; Spezialhamster stopfen wie andere.",
                ),
                (
                    "Kein Hamster da?",
                    "Der erste Marker kommt auf die Karte; gib nichts ein. Liegt schon einer, kommt ein neuer "
                    "auf deinen Flutstapel: drück Flutstapel.",
                ),
                (
                    "Zwei Karten, zwei Fluten.",
                    "Jede Karte mit der Zahl wird geflutet (unsere Lesart). Ohne die Zahl bleibst du "
                    "trocken. Oder nutze einen Spezialhamster: siehe Karten.",
                ),
            ),
        ),
        (
            "water",
            (
                (
                    "Wer bekam einen Marker?",
                    "Gib ihn nur für den Flutstapel ein: wenn auf der gefluteten Karte schon einer lag. "
                    "Der bleibt dort (unsere Lesart).",
                ),
                (
                    "Drück +1 für jeden.",
                    "Die Taste unter dem Spieler; dann Flutstapel für den nächsten. Ups nimmt einen zurück.",
                ),
                (
                    "Bei 3, bei 5, dann bei jedem",
                    "weiteren Marker auf dem Flutstapel wird eine Karte dieses Damms umgedreht: drück Weiter. "
                    "Keine Marker mehr? Nehmt Münzen.",
                ),
            ),
        ),
        (
            "specials",
            (
                (
                    "Lies, bevor du ihn nutzt.",
                    "Wann er handelt, steht auf seiner Seite. Umgedreht ist er für immer normal. Nach dem Ruhen "
                    "kommt er wieder. Ein Cheekster, der nur stopft, ruht sofort.",
                ),
                (
                    "Er muss am Damm stehen,",
                    "mit der Spezialseite oben; ruhend tut er nichts. Setzt ein Spezialhamster einen Hamster auf einen "
                    "Marker: Hamster in die Schachtel, Marker in die Mitte.",
                ),
                (
                    "Erst, wer gewürfelt hat.",
                    "Würfel ändert man, bevor Marker eingegeben sind. Danach handeln Mobster oder Ninjaster, "
                    "jeder nur für den, dem er gehört.",
                ),
            ),
        ),
        (
            "choose",
            (
                (
                    "Welcher Wurf gilt?",
                    "Wem Physicster gehört, der nimmt den alten oder den neuen Wurf. Diese Zahl wird geflutet.",
                ),
            ),
        ),
        (
            "breach",
            (
                (
                    "Dreh eine Karte um.",
                    "Die Karte ganz links oder ganz rechts an deinem Damm. Sie ist für immer weg: keine Flut, "
                    "kein Hamster.",
                ),
                (
                    "Hamster darauf?",
                    "Sie gehen auf die nächste Karte. Pro Marker dort kommt einer in die Schachtel, der Marker in "
                    "die Mitte (unsere Lesart: auch Swimster).",
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
                    "Räume zuerst Marker ab, nicht vom Flutstapel: jeder kostet einen Hamster von dir. Janitster "
                    "kommt in die Schachtel und räumt alle ab.",
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
                    "Die Marker auf Karten, die noch stehen. Marker auf einem Cheekster sind kein Wasser. Stapel und "
                    "Damm zusammen: Wer am wenigsten hat, gewinnt.",
                ),
            ),
        ),
        (
            "hamsters",
            (
                (
                    "Wer hat mehr Hamster?",
                    "Bei Gleichstand gewinnen die meisten Hamster: auf dem Damm und ruhend, auch Spezialhamster. "
                    "Wieder gleich: geteilter Sieg.",
                ),
            ),
        ),
        (
            "over",
            (
                (
                    "Das Spiel ist aus.",
                    "Das wenigste Wasser gewinnt: Flutstapel und Damm zusammen. Das Ergebnis bleibt auf der Startseite "
                    "unter Ergebnisse.",
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
                    "Eine Karte, die dadurch umzudrehen ist, kommt nach der nächsten Flut.",
                ),
            ),
        ),
    )
)
