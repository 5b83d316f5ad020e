"""What help says of Run, Hamster, Run! in German: by phase and by question, pages parted by an empty line: what to do, and
why.

Where a page says "unsere Lesart", the rulebook leaves it open: see docs/rules/run_hamster_run.md.
"""

HELP = {
    "placing": """
Sei der letzte Hamster im Spiel.
Das Band läuft zu den Alligatoren. Bleib darauf und schubs die anderen hinunter.

Zieh einen Chip aus dem Hut.
Der Hut ist ein Beutel, in den keiner hineinsieht. Drück Ziehen: das Gerät zieht. Mit echtem Hut drück Selbst: Wessen
Chip war es?
""",
    "place": """
Stellt die Hamster reihum auf.
Jeden auf ein freies Feld der Streifen 1 bis 5; Streifen 1 liegt an der Grube. Weit weg ist sicherer.
""",
    "allocate": """
Teil deinen Mumm geheim auf.
Nimm das Gerät und drück Bereit. Chips in der Müdigkeit zählen nicht. Dann gib es weiter. Die Reihenfolge ist egal.

Oder teilt Chips auf Papier.
Legt die Chips auf eure gefalteten Blätter. Drückt Papier, deckt die Blätter auf und gebt sie ein.
""",
    "chips": """
Flitzen rennt, Kraft kämpft.
Flitzen: ein Chip, ein Schritt beim Rennen. Kraft: zum Beißen, Schubsen, Werfen und Dagegenhalten.

Eifer ist früh dran.
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
Wer gezogen wird, ist der Nächste und nimmt die eigenen anderen Eifer-Chips aus dem Hut.

Ohne Eifer kommst du zuletzt.
Hat keiner welchen, bekommt der Tempotopf einen Chip, auch über vier, und nur das Los entscheidet.
""",
    "declare": """
Sag eine Aktion an.
Wer zuletzt dran ist, sagt zuerst an. Du darfst später noch anderes tun, für einen Chip.

Rennen und Schubsen, Rasten.
Rennen: ein Schritt je gewendetem Flitz-Chip. Rasten: ein Chip kommt zurück, du wirst nicht müde.

Kampf: Beißen oder Werfen.
Gewinn eine Probe der Kraft gegen einen Nachbarn. Beißen: er verliert 1 Chip. Werfen: er fliegt weg.
""",
    "resolving 0": """
Du darfst 1 gehen, dann beißen.
Auf ein freies Feld, nicht über Ecken (unsere Lesart). Dann die Probe der Kraft gegen einen Nachbarn, nicht über Ecken.

Sieg: nimm ihm einen Chip.
Du wählst, welchen. Er geht zur Müdigkeit. Verloren: nichts passiert.

Jemand anderen beißen? Frei.
Eine andere Aktion kostet einen Chip: halte die rechte Taste für das Menü.
""",
    "resolving 1": """
Wende 1 Flitz-Chip: ein Feld.
Menü: zahl 1: 2 freie Felder (unsere Lesart). Wende 3, oder zahl 1 und wende 1: klettere über einen.

Besetzt? Drück Schubsen.
Wende 1, Probe der Kraft. Sieg: schubs geradeaus, folge. Unsere Lesart: kein Platz, keine Probe;
noch mal, auch von anderer Seite, ohne Probe.

Ein Schritt zur Seite ist frei.
Auf deinem Streifen, auf ein freies Feld (unsere Lesart). Seite und ferner Rand halten dich auf.
""",
    "resolving 2": """
Du darfst 1 gehen, dann werfen.
Auf ein freies Feld, nicht über Ecken (unsere Lesart). Dann die Probe der Kraft gegen einen Nachbarn, nicht über Ecken.

Sieg: lass ihn fliegen.
Deine halbe Kraft in Feldern, nicht schräg (unsere Lesart). Ab 4 Kraft: auf jedes freie Feld neben dir.

Flog er in die Grube? Drück Grube.
Jemand anderen werfen: das ist frei. Eine andere Aktion kostet einen Chip: siehe Menü.
""",
    "resolving 3": """
Nimm einen Müdigkeits-Chip.
Leg ihn zu Flitzen, Kraft oder Eifer. Du gehst nicht und wirst in dieser Runde nicht müde.

Ohne Mumm musst du rasten.
In der Grube kommt kein Chip zurück. Eine andere Aktion kostet einen Chip: siehe Menü.
""",
    "odds": """
Zieh einen Chip aus dem Hut.
Beide legen ihre Kraft-Chips hinein. Wessen Chip kommt, der gewinnt. Dann alle Chips zurück.

Für eine Probe brauchst du 1 Chip.
Wer sich wehrt, darf nachgeben: drück Mehr. Dort sagst du auch, was ein echter Hut ergab.
""",
    "loss": """
Wähle einen Chip von ihm.
Nimm ihn von Flitzen, Kraft oder Eifer; er geht dort zur Müdigkeit.
""",
    "fell": """
Sag, wer in der Grube ist.
Geschubst, geworfen, vom Band getragen oder freiwillig (unsere Lesart): heraus kommt keiner mehr.
""",
    "belt": """
Leg Streifen 1 ans ferne Ende.
Einmal für jeden Chip im Tempotopf. Wer auf dem Streifen steht, fällt in die Grube.

Sternchen ändern das Tempo.
Wenn sie dorthin kommen: unter 4 ein Chip mehr, über 4 einer weniger, ab nächster Runde (unsere Lesart).
""",
    "tie": """
Lost aus, wer zuerst muss.
Am wenigsten Kraft zuerst; bei Gleichstand entscheidet der Hut (unsere Lesart).
""",
    "chomp": """
Womit machst du die Probe?
Deine Chips davon kommen in den Hut, dazu ein Chip pro Alligator. Deiner gezogen: du bist sicher.

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
Gleich das Gerät dem Tisch an.
Wähle, was falsch ist, und stell es ein. Ups macht es rückgängig. Chips, die sonst nirgends sind, sind in der
Müdigkeit.
""",
    "over": """
Das Spiel ist aus.
Das Ergebnis bleibt auf der Startseite unter Ergebnisse.
""",
}
