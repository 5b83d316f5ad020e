"""Run, Hamster, Run! 2.1, for 2 to 5 hamsters."""

ORDER = 3
# The modules that a device loads, in an order that puts imports first; the last one has SCREENS
MODULES = (
    "rules",
    "house",
    "tracker",
    "screens.page",
    "screens.effects",
    "screens.hat",
    "screens.planning",
    "screens.sheet",
    "screens.odds",
    "screens.acting",
    "screens.closing",
    "screens.phases",
)
