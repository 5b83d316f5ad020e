"""What is read while nobody waits, in the order in which a game comes to it, see `companion.ahead`."""

PAGES = "hamstertop.games.hamsterdam.pages."
MODULES = (
    PAGES + "evening",
    "hamstertop.drawing.pictures.dam",
    "hamstertop.drawing.dice",
    PAGES + "turning",
)
TEXTS = ("hamsterdam.pages.steps", "hamsterdam.pages.phrases")
