"""What is read while nobody waits, in the order in which a game comes to it, see `companion.ahead`."""

MODULES = ("hamstertop.companion.leaves", "hamstertop.drawing.pictures.setup_hamsterrolle")
TEXTS = ()
