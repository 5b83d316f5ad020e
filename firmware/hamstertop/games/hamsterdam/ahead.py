"""What is read while nobody waits, in the order in which a game comes to it, see `companion.ahead`."""

PAGES = "hamstertop.games.hamsterdam.pages."
AHEAD = (
    PAGES + "evening",
    ".pages.steps",
    ".pages.phrases",
    "hamstertop.drawing.pictures.dam",
    "hamstertop.drawing.dice",
    PAGES + "turning",
)
