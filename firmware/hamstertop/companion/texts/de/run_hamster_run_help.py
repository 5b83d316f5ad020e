"""What help says of Run, Hamster, Run! in German: by phase and by question, pages parted by an empty line: what to do, and
why.

Where a page says "unsere Lesart", the rulebook leaves it open: see docs/rules/run_hamster_run.md.
"""

HELP = {
    "placing": """
Sei der letzte Hamster im Spiel.
Das Band läuft zu den Alligatoren. Bleib darauf und schubs die anderen hinunter.

Zieh einen Chip aus dem Hut.
Der Hut ist ein Beutel, in den keiner hineinsieht. Drück Ziehen: Das Gerät zieht. Mit echtem Hut drück die Taste Selbst: Wessen
Chip war es?
""",
    "place": """
Stellt die Hamster reihum auf.
Jeden auf ein freies Feld der Streifen 1 bis 5; Streifen 1 liegt an der Grube. Weit weg ist sicherer.
""",
    "allocate": """
Teil deinen Mumm geheim auf.
Nimm das Gerät und drück Bereit. Chips in der Müdigkeit zählen nicht. Dann gib es weiter. Die Reihenfolge ist egal.

Oder legt Chips auf Papier.
Legt sie auf eure gefalteten Blätter. Drückt Papier, deckt die Blätter auf und gebt die Zahlen ein.
""",
    "chips": """
Flitzen rennt, Kraft kämpft.
Flitzen: ein Chip, ein Schritt beim Rennen. Kraft: zum Beißen, Schubsen, Werfen und Dagegenhalten.

Mit Eifer bist du früh dran.
Alle Eifer-Chips kommen in den Hut. Je mehr du hast, desto früher wirst du gezogen.

Stell jede Zahl ein, dann OK.
Es beginnt wie in der letzten Runde. Die letzte Zahl nimmt den Rest. Halte links: eine Zahl zurück.
""",
    "reveal": """
Blätter auf, alle zugleich!
Seht, wer wie viel Flitzen, Kraft und Eifer hat. Danach rührt bis zur nächsten Runde keiner den Mumm an.
""",
    "initiative": """
Lost aus, wer zuerst handelt.
Wer gezogen wird, ist der Nächste und nimmt seine übrigen Eifer-Chips aus dem Hut.

Ohne Eifer kommst du zuletzt.
Hat keiner welchen, bekommt der Tempotopf einen Chip, auch über vier, und nur das Los entscheidet.
""",
    "declare": """
Sag eine Aktion an.
Wer zuletzt dran ist, sagt zuerst an. Für einen Chip darfst du später noch etwas anderes tun.

Rennen und Schubsen, Rasten.
Rennen: ein Schritt je gewendetem Flitz-Chip. Rasten: ein Chip kommt zurück, du wirst nicht müde.

Kampf: Beißen oder Werfen.
Gewinn eine Kraftprobe gegen einen Nachbarn. Beißen: Er verliert 1 Chip. Werfen: Er fliegt weg.
""",
    "resolving 0": """
Du darfst 1 gehen, dann beißen.
Auf ein freies Feld, nicht schräg (unsere Lesart). Dann Kraftprobe gegen einen Nachbarn, auch nicht schräg.

Sieg: Nimm ihm einen Chip.
Du wählst, welchen. Er geht zur Müdigkeit. Verloren: Nichts passiert.

Jemand anderen beißen?
Das kostet nichts. Eine andere Aktion kostet einen Chip: Halte die rechte Taste für das Menü.
""",
    "resolving 1": """
Wende 1 Flitz-Chip: ein Feld.
Im Menü: Bezahl 1 für 2 freie Felder (unsere Lesart). Wende 3, oder bezahl 1 und wende 1: Klettere über einen
Nachbarn.

Besetzt? Drück Schubsen.
Wende 1, dann Kraftprobe. Sieg: Schubs geradeaus, geh mit. Unsere Lesart: kein Platz, keine Probe;
noch mal schubsen, auch von anderer Seite, ohne Probe.

Zur Seite: 1 Schritt umsonst.
Auf deinem Streifen, auf ein freies Feld (unsere Lesart). An den Seiten und am fernen Rand ist Schluss.
""",
    "resolving 2": """
Du darfst 1 gehen, dann werfen.
Auf ein freies Feld, nicht schräg (unsere Lesart). Dann Kraftprobe gegen einen Nachbarn, auch nicht schräg.

Sieg: Lass ihn fliegen.
So viele Felder wie deine halbe Kraft, nicht schräg (unsere Lesart). Ab 4 Kraft: auf jedes freie Feld neben dir.

In die Grube? Drück Grube.
Jemand anderen zu werfen kostet nichts. Eine andere Aktion kostet einen Chip: Siehe Menü.
""",
    "resolving 3": """
Nimm einen Müdigkeits-Chip.
Leg ihn zu Flitzen, Kraft oder Eifer. Du gehst nicht und wirst in dieser Runde nicht müde.

Ohne Mumm musst du rasten.
In der Grube kommt kein Chip zurück. Eine andere Aktion kostet einen Chip: Siehe Menü.
""",
    "odds": """
Zieh einen Chip aus dem Hut.
Beide legen ihre Kraft-Chips hinein. Wessen Chip kommt, der gewinnt. Dann alle Chips zurück.

Für eine Probe brauchst du 1 Chip.
Wer sich wehrt, darf nachgeben: Drück Mehr. Dort sagst du auch, was ein echter Hut ergab.
""",
    "loss": """
Wähle einen Chip von ihm.
Nimm ihn von Flitzen, Kraft oder Eifer; er geht dort zur Müdigkeit.
""",
    "fell": """
Sag, wer in der Grube ist.
Geschubst, geworfen, vom Band getragen oder freiwillig (unsere Lesart): Heraus kommt keiner mehr.
""",
    "belt": """
Leg Streifen 1 ans ferne Ende.
Einmal für jeden Chip im Tempotopf. Wer auf dem Streifen steht, fällt in die Grube.

Sternchen ändern das Tempo.
Kommt ihr Streifen ans ferne Ende: Bei weniger als 4 Chips im Tempotopf leg 1 dazu, bei mehr als 4 nimm 1 heraus. Das
gilt ab der nächsten Runde (unsere Lesart).
""",
    "tie": """
Lost aus, wer zuerst muss.
Am wenigsten Kraft zuerst; bei Gleichstand entscheidet der Hut (unsere Lesart).
""",
    "chomp": """
Womit machst du die Probe?
Deine Chips davon kommen in den Hut, dazu ein Chip pro Alligator. Wird deiner gezogen, bist du sicher.

Verloren? Schnapp!
Du verlierst einen Chip für je zwei Alligatoren, aufgerundet. Dann geht ein Alligator.

Ohne Mumm wirst du gefressen.
Wer so den letzten Chip verliert, ist raus. Wer keinen mehr hat, auch (unsere Lesart).
""",
    "fatigue": """
Nicht gerastet: 1 Chip weg.
Irgendeiner, zur Müdigkeit. Es zählt, was du getan hast (unsere Lesart). Ohne Mumm kannst du nur rasten.

Der letzte Hamster gewinnt.
Wer in der Grube ist, spielt noch mit. Sind alle gefressen, siegen die Alligatoren.
""",
    "correct": """
Stell ein, was am Tisch gilt.
Wähle, was falsch ist, und stell es richtig. Ups macht es rückgängig. Chips, die sonst nirgends sind, sind in der
Müdigkeit.
""",
    "over": """
Das Spiel ist aus.
Das Ergebnis findest du auf der Startseite unter Ergebnisse.
""",
}
