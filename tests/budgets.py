"""The most memory that a device may need, the longest that it may take, and the most data that a visitor may have to
download.

A change that needs more raises a number here, and its commit says why.
"""

BUDGETS = {
    "stack": ("bytes of a 64-bit stack at the deepest import", 20500),
    "modules": ("KB of .mpy on a device that speaks English", 272),
    "one game": ("KB of .mpy on a device with Hamsterdam alone", 217),
    "language": ("KB of one language on a device", 78),  # a title that nobody has translated yet is there in English
    "fonts": ("KB of all fonts together", 14.6),
    "start": ("ms from power-on to the refresh command, without the panel's own", 300),
    # The target is 80, which presses miss that store an event and turn to another page.
    "press": ("ms from a press in play to the refresh command, without the panel's own", 108),
    "first visit": ("KB of a first visit to the site in one language, gzipped", 466),
}


def within(name: str, value: float, of: str = "") -> None:
    """Assert that a value is within the budget of this name. `of` names the value if several share the budget."""
    what, most = BUDGETS[name]
    assert value <= most, f"{of}{': ' * bool(of)}{what}: {value:.1f}, but the budget is {most} in tests/budgets.py"
