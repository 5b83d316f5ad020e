"""What is read while nobody waits, in the order in which a game comes to it, see `companion.ahead`."""

PAGES = "hamstertop.games.run_hamster_run.pages."
MODULES = (
    "hamstertop.companion.leaves",
    PAGES + "hat",
    "hamstertop.drawing.pictures.setup_run_hamster_run",
    PAGES + "planning",
    PAGES + "acting",
    PAGES + "closing",
)
TEXTS = ()
