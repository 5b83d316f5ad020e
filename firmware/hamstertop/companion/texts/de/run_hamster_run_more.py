"""Run, Hamster, Run! in German: what takes no memory while it is played."""

# By the id of each house rule: what it is about, then its readings.
HOUSE = {
    "RHR-A9": ("Gewendete Chips in der Grube", "zählen", "zählen nicht"),
    "RHR-A11": ("In der Grube ohne Mumm", "gefressen", "bleibt im Spiel"),
    "RHR-A15": ("Alle rasten, einer ändert: Chip", "bleibt", "kommt weg"),
    "RHR-A16": ("Müde macht die Aktion", "getane", "angesagte"),
    "RHR-A17": ("Sternchen-Tempo gilt", "ab nächster Runde", "sofort"),
    "RHR-A18": ("Letzter Alligator kann gehen", "ja", "nein"),
    "RHR-A19": ("Letzter Hamster, in der Grube", "Schnapp!", "gewinnt sofort"),
    "RHR-A26": ("Weiterschubsen ohne Probe", "überallhin", "geradeaus"),
}

# What happened, by the kind of event. Secret allocations stay secret: numbers come with the reveal.
LOG = {
    "setup": "%(players)d Hamster",
    "done place": "Die Hamster stehen",
    "done resolve": "%(who)s ist fertig",
    "done belt": "Das Band ist gerückt",
    "done fatigue": "Ende der Runde",
    "allocated": "%(seat)s hat aufgeteilt",
    "revealed allocate": "Die Blätter sind offen",
    "revealed reveal": "Aufgedeckt: %(shown)s",
    "declared": "%(who)s sagt an: %(action)s",
    "changed": "%(who)s ändert: %(action)s",
    "flipped": "%(who)s wendet %(chips)d",
    "spent": "%(who)s zahlt einen Chip",
    "lost": "Chip verloren: %(trait)s",
    "rested": "%(who)s bekommt einen Chip zurück",
    "fell": "%(seat)s fällt in die Grube",
    "counted": "%(what)s: %(number)d",
    "held": "%(seat)s hat %(scamper)d/%(mettle)d/%(friskiness)d",
    "stood": "%(seat)s: %(where)s",
    "turned": "%(seat)s ist dran",
}
