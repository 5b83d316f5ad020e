"""What help says of Hamsterrolle in German: by phase or question, pages of what to do and why."""

HELP = {
    "setup": """
Werde zuerst alle Steine los.
Ihr seid reihum dran. Jeder baut einen Stein in die Rolle ein oder passt. Was in deinem Zug herausfällt, nimmst du.

Stell die Pyramide in die Rolle.
Ins unterste der 12 Fächer. Ihr baut alle links davon, von hier aus gesehen: Die Rolle rollt nach
links.

Teilt die Steine aus.
Ein Set hat 7 Sorten, jede in eigener Farbe. Zu zweit bekommt jeder zwei Sets, zu dritt und zu viert eins.
""",
    "first": """
Wähle, wer beginnt.
Die zittrigsten Hände bauen zuerst. Dann geht es reihum, so wie in dieser Liste.
""",
    "opening": """
Lass ein Fach frei.
Dein erster Stein, egal welcher, kommt ins zweite Fach links der Pyramide: 0 im Bild. 1 in der Rolle,
das ist die Pyramide.

Halte die Rolle, dann lass los.
Beim Bauen darfst du sie halten. Dann lass los und warte, bis sie ruht. Mit Start hast du 30 Sekunden.
""",
    "turn": """
Bau einen Stein ein oder passe.
0 ist, wo zuletzt ein Stein in 0, 1 oder 2 liegen blieb; liegt einer woanders, bleibt 0 (unsere Lesart). 1 ist
das nächste Fach nach vorn (links), 2 das danach. 0 muss nicht unten sein.

Leg ihn vor die anderen.
Seine Spitze ragt weiter nach vorn (links, dann hoch) als alle im Fach (unsere Lesart). Du darfst sie mit ihm
verschieben. Nie zwei derselben Sorte.

Halte die Rolle, dann lass los.
Beim Bauen darfst du sie halten. Rollt sie davon, zieh sie mit einer Hand zur Mitte, ohne sie zu drehen. Mit
Start hast du 30 Sekunden.
""",
    "helps": """
Bau für deinen Partner.
Du hast keine Steine mehr. Nimm irgendeinen von deinem Partner und bau ihn ein. Du darfst auch passen oder aussetzen
(Hausregeln).

Was fällt, gehört dir.
Dann hast du wieder Steine und machst damit weiter.
""",
    "stands": """
Die Uhr steht.
Mit Start läuft sie weiter. Ups gibt dir wieder volle 30 Sekunden.
""",
    "running": """
Drück, wo er liegt: 0, 1, 2.
Aber erst, wenn du losgelassen hast, die Rolle ruht und nichts fiel. Was nur purzelte und drin blieb, bleibt liegen.

Steine gefallen? Rechts: Menü.
Alles, was den Tisch berührt, gehört dir, und dein Zug ist zu Ende. Dein Stein kommt zurück, wenn er fiel oder du ihn
noch hast.

Die Zeit läuft weiter.
Die Zahl springt in Stufen. Im Menü kannst du die Zeit anhalten. Aus Versehen gestartet? Ups gibt wieder
30 Sekunden.
""",
    "up": """
Lass den Stein jetzt los.
Bleibt er in der Rolle, ist er eingebaut, egal, wo er liegt. Drück 0, 1 oder 2, oder halte
rechts: Menü.

Nimm, was fällt.
Halte rechts für das Menü. Wähle dort: andere Steine gefallen oder nur dein Stein.
""",
    "more": """
Wähle, was passiert ist.
Dir gehört, was in deinem Zug fällt: alles, bis die Rolle losgelassen ist und ruht (unsere Lesart).

Setz nur aus, wenn du musst.
Also wenn du weder bauen noch passen (einen Stein versetzen) kannst. Im Team darfst du es auch ohne Steine (Hausregeln).
""",
    "fallen": """
Zähle die gefallenen Steine.
Was den Tisch berührt, zählt und gehört dir. Deinen neuen zähle nicht mit. Was nur purzelte und drin blieb, bleibt liegen.

Stein: Wo ist dein neuer?
Drück die Taste, bis die Zeile unten stimmt. Fiel er auch oder hast du ihn noch, kommt er zu dir zurück.
""",
    "passed": """
Nur, wenn Bauen nicht geht.
Passe nicht einfach so und nicht nach einem Versuch. Du baust nichts in diesem Zug, und 0 bleibt. Für 30
Sekunden drück erst Start, dann Menü.

Versetz einen Stein nach vorn.
Irgendeinen, auch die Pyramide, aus dem untersten Fach oder dem davor (unsere Lesart), nicht
unbedingt 0. Beide leer: bau.
Du darfst die Rolle halten.

Nicht zu seiner Sorte.
Er darf irgendwo in irgendeinem Fach vor seinem liegen (unsere Lesart), auch weiter vorn als 2.
Du nimmst, was fällt, auch ihn.
""",
    "gone": """
Sie sind aus dem Spiel.
Der Zug davor war aus, die Rolle ruhte, niemand berührte sie. Keiner nimmt die Steine.
""",
    "correct": """
Wähle die falsche Zahl.
Stell ein, was stimmt. In der Rolle ist alles, was kein Spieler hat und nicht aus dem Spiel ist. Ups macht es
rückgängig.
""",
    "kinds": """
Gib ein, was wo liegt.
Dann warnt das Gerät vor einem zweiten Stein derselben Sorte im Fach.
""",
    "over": """
Keine Steine mehr: gewonnen.
Sofort, aber nicht, wenn im selben Zug andere Steine fielen: Nimm sie und spiel weiter (Hausregeln).

Teams: beide alles verbaut.
Oder je einer aus beiden Teams: Dann gewinnt das Team, das zusammen weniger Steine hat.
""",
}
