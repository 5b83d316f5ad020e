"""Run, Hamster, Run! in German."""

TRAITS = ("Flitzen", "Kraft", "Eifer", "Müdigkeit")
ACTIONS = ("Beißen", "Rennen", "Werfen", "Rasten")
WHERE = ("Auf dem Band", "In der Grube", "Gefressen")
COUNTS = ("Tempotopf", "Alligatoren", "Sternchen auf Streifen", "Runde")

# A new game
NEW_GAME = {"players": "Spieler"}
VALUES = {"action": ACTIONS, "trait": TRAITS, "where": WHERE, "what": COUNTS}

# By the name of each moment: what to do, a stroke, what follows from it.
SAY = {
    "setup 0": "Legt das Band aus. | Zehn Streifen, alle Pfeile in eine Richtung. Am Ende liegt der Grubenstreifen.",
    "setup 1": "Streifen 5 ist der mit Sternchen. | Streifen 1 liegt an der Grube. Sonst stimmt kein Tempo.",
    "setup 2": "Zwei Alligator-Chips. | Legt einen in den Tempotopf, einen auf die Grube.",
    "setup 3": "Jedem 7 Chips. | In einer Farbe: dein Mumm. Dazu der Hamster in dieser Farbe und ein Blatt, gefaltet "
    "zum Verstecken.",
    "setup 4": "Füllt den Hut (Beutel). | Von jedem einen seiner 7 Chips. Ohne Hut: Bei Ziehen zieht das Gerät. Chips zurücknehmen.",
    "placing next": "Zieh den nächsten Chip. | %s ist Nummer %d.",
    "place": "Stellt die Hamster auf. | Reihum, auf freie Felder der Streifen 1 bis 5.",
    "allocate": "Nimm das Gerät allein. | Teil %d Mumm geheim auf, leg deine Chips so hin. Gib es weiter.",
    "trait 0": "Flitzen: ein Chip für jeden Schritt beim Rennen",
    "trait 1": "Kraft: hilft beim Beißen, Schubsen, Werfen",
    "trait 2": "Eifer: Wer mehr hat, ist meist früher dran",
    "are they right": "Stimmt das? Der Rest ist in %s.",
    "reveal": "Deckt eure Blätter auf. | Aufdecken zeigt von allen Flitzen, Kraft und Eifer.",
    "initiative": "Zieh aus dem Hut. | Alle Eifer-Chips sind darin. Wer zuerst gezogen wird, handelt zuerst.",
    "initiative next": "Zieh den nächsten Chip. | %s ist Nummer %d. Chips dieser Farbe kommen heraus.",
    "initiative last": "Zieh den nächsten Chip. | Die anderen haben keinen Eifer: von jedem ein Chip hinein.",
    "initiative none": "Zieh aus dem Hut. | Keiner hat Eifer: 1 Chip mehr in den Tempotopf. Dann je ein Chip.",
    "declare": "Sag, was du tun wirst. | Deck zuerst alle deine Chips auf.",
    "fighting by 0": "Beißen | Geh 0 oder 1. Probe. Sieg: Nachbar verliert 1 Chip.",
    "fighting by 2": "Werfen | Geh 0 oder 1. Probe. Sieg: Nachbar fliegt bis zu %s.",
    "start 0": "Geh 0 oder 1 Feld, beiß. | Nicht schräg. Drück Beißen: Probe. Sieg: Nachbar verliert 1 Chip.",
    "start 1": "Wende 1 pro Schritt. | Ein Schritt zur Seite kostet nichts. Besetzt? Drück Schubsen.",
    "start without Mettle": "Wende 1 pro Schritt. | Ein Schritt zur Seite kostet nichts. Ohne Kraft kein Schubsen.",
    "start 2": "Geh 0 oder 1 Feld, wirf. | Nicht schräg. Drück Werfen: Probe. Sieg: Er fliegt bis zu %s.",
    "start 3": "Nimm 1 Chip zurück. | Aus der Müdigkeit: wohin damit?",
    "pit 0": "Beiß hier jemanden. | In der Grube geht niemand. Probe gewonnen: Er verliert 1 Chip.",
    "pit 1": "Hier rennt niemand. | Drück Fertig.",
    "pit 2": "Hier kommt keiner raus. | Ein Wurf bewirkt hier nichts. Drück Fertig.",
    "pit 3": "Kein Chip kommt zurück. | In der Grube schützt Rasten nur vor Müdigkeit. Drück Fertig.",
    "pit without others": "Sonst ist keiner hier. | Drück Fertig.",
    "unable 0": "Geh 0 oder 1 Feld. | Nicht schräg. Ohne Kraft kannst du nicht beißen. Drück Fertig.",
    "unable 1": "Geh zur Seite, oder bleib. | Ein Schritt zur Seite kostet nichts. Kein Flitzen mehr. Drück Fertig.",
    "unable 2": "Geh 0 oder 1 Feld. | Nicht schräg. Zu wenig Kraft zum Werfen. Drück Fertig.",
    "unable 3": "Kein Chip kommt zurück. | Du hast schon all deinen Mumm. Drück Fertig.",
    "all have rested": "Alle rasten: mehr Tempo. | Leg 1 Chip mehr in den Tempotopf.",
    "step": "Geh ein Feld. | Nicht schräg. An den Seiten und am fernen Rand ist Schluss.",
    "dash": "Geh zwei Felder. | Beide müssen frei sein. Der Chip geht zur Müdigkeit.",
    "climb": "Kletter drüber. | Über einen Nachbarn auf ein freies Feld neben ihm.",
    "won 0": "Nichts zu verlieren. | %s hat keinen Chip. Drück Fertig.",
    "won 1": "Schubs %s 1 Feld weiter. | Geh mit. Kein Platz: Beide bleiben. Wende 1: noch mal, ohne Probe.",
    "won straight on": "Schubs %s geradeaus. | Geh mit. Kein Platz: Beide bleiben. Wende 1: weiter so, ohne Probe.",
    "won 2": "Wirf %s bis zu %s. | Über alles hinweg auf ein freies Feld oder in die Grube, nie schräg.",
    "won by judo throw": "Wirf %s bis zu %s. | Über alles hinweg auf ein freies Feld, in die Grube oder neben dich.",
    "won without reach": "Zu schwach zum Werfen. | %s bleibt: Deine halbe Kraft ist 0. Drück Fertig.",
    "lost 0": "%s gewinnt. | Nichts passiert. Drück Fertig.",
    "lost 1": "%s gewinnt. | Du bleibst, dein Chip gewendet. Ein Schritt zur Seite gilt noch.",
    "lost 2": "%s gewinnt. | Nichts passiert. Drück Fertig.",
    "fell": "%s ist in der Grube. | Spielt weiter, kommt aber nie mehr heraus.",
    "bitten": "%s verliert 1 Chip. | Er geht auf dem Blatt zur Müdigkeit. Drück Fertig.",
    "another action": "Was tust du stattdessen? | Das kostet dich einen Chip, egal welchen.",
    "price of change": "Welchen Chip zahlst du? | Er geht zur Müdigkeit, unten auf deinem Blatt.",
    "loss of a chip": "Sieg: %s verliert 1 Chip. | Du wählst, welchen. Er geht zur Müdigkeit, unten auf dem Blatt.",
    "belt just once": "Rück das Band einmal. | Streifen 1 ans ferne Ende. Wer darauf ist, fällt hinein. Lücke zu.",
    "belt": "Rück das Band %d-mal. | Je: Streifen 1 ans ferne Ende. Wer darauf ist, fällt hinein. Lücke zu.",
    "belt fell": "Wer fiel noch hinein? | Band %d× gerückt? Fertig.",
    "belt falling in": "Wer darauf ist, fällt hinein.",
    "belt asterisks": "Sternchen am fernen Ende: Tempo %d, dann %d.",
    "tie": "Zieh aus dem Hut. | Am wenigsten Kraft zuerst. Hier ist sie gleich.",
    "chomp": "Wehr dich: womit? | Verloren: %d zur Müdigkeit.",
    "alligators +1": "Grube besetzt: Leg 1 Alligator dazu, jetzt %d.",
    "alligators -1": "Grube leer: Nimm 1 Alligator weg, jetzt %d.",
    "alligators left": "Alligatoren übrig: %d.",
    "tired": "Wer nicht rastete, verliert 1 Mumm. | Irgendeinen Chip, zur Müdigkeit. Auch in der Grube.",
    "everybody rested": "Niemand ist müde. | Alle haben gerastet oder keinen Mumm mehr.",
    "key draw": "Ziehen",
    "key skip": "Kenn ich",
    "key by hand": "Selbst",
    "key sheet": "Blatt",
    "key paper": "Papier",
    "key secret": "Bereit",
    "key revealed": "Aufdecken",
    "key change": "Ändern",
    "key fight": "Kampf",
    "key flipped": "1 wenden",
    "key tested": "Schubsen",
    "key fell": "Grube",
    "key against": "Anderer",
    "key more": "Mehr",
    "title placing": "Hut",
    "title initiative": "Hut",
    "title tie": "Wer zuerst?",
    "title by hand": "Wessen Chip kam?",
    "title place": "Aufbau",
    "title allocate": "Runde %d",
    "title reveal": "Alle sind bereit",
    "title another action": "andere Aktion",
    "title belt": "Das Band",
    "title fell": "Wer fiel in die Grube?",
    "title turned": "Wer ist dran?",
    "title not revealed": "Noch nichts aufgedeckt",
    "title chomp": "in der Grube",
    "title fatigue": "Ende der Runde %d",
    "title over": "gewinnt!",
    "title over for nobody": "Die Alligatoren siegen!",
    "odds": "Zieh 1 Chip.",
    "odds decided 0": "Kein Chip darin: keine Probe",
    "odds decided 1": "Kein Chip dagegen: Sieg",
    "over": "Der letzte Hamster. | nach %d Runden",
    "over for nobody": "Kein Hamster mehr da. | nach %d Runden",
    "count 0": "Tempotopf | Chips darin.",
    "count 1": "Alligatoren | Jetzt in der Grube.",
    "count 2": "Sternchen auf Streifen | Der Streifen an der Grube ist 1, der fernste 10.",
    "count 3": "Runde | Sie läuft gerade.",
}
# Words on pages
VERSUS = "%s gegen %s"
MEANWHILE = ("gehen", "+1 Chip")  # of a Run and a Rest
SQUARES = ("0 Felder", "1 Feld", "2 Felder", "3 Felder")
ODDS = "%d %%"

# What is seldom done: another action, a chip spent, a fall, climbing, another push, a test of other
# traits, drawing by hand
RARE = (
    "Andere Aktion, für 1 Chip",
    "Bezahl 1: Geh zwei Felder",
    "Jemand fiel in die Grube",
    "Bezahl 1, wende 1: drüberklettern",
    "Wende 3: drüberklettern",
    "Noch jemanden schubsen",
    "Andere Probe",
    "Selbst ziehen",
)
# In a test: whose chip a real HAT gave; no resistance
IN_TEST = ("Selbst: Chip von %s", "%s gibt nach")
# Of a test of other traits
TEST = ("In den Hut", "Wer testet", "Womit", "Gegen", "Womit")
CHIPS = "Chips"
CHIPS_ARE = "%d/%d/%d"

# The data sheet: its title; the Speed pool and the alligators; columns; how a hamster is
SHEET_TITLE = "Datenblatt"
POOLS = "Tempo %d, Alligatoren %d"
COLUMNS = ("Fli", "Kra", "Eif", "Müd")
STATES = ("gefressen", "ohnmächtig", "Grube", "drin, %s")

# What the last event led to, by the kind of news; the first values are players
NEWS = {
    "drawn": "Chip von %s",
    "won": "%s besiegt %s",
    "fell": "%s ist in der Grube",
    "escaped": "%s: drin, aber heil!",
    "chomped": "Schnapp! %s: –%d",
    "eaten": "%s gefressen!",
}
