"""The budgets in budget.json: limits on the memory that a device needs and the data that a visitor downloads."""

import json
from pathlib import Path

FILE = Path(__file__).with_name("budget.json")
BUDGETS = json.loads(FILE.read_text("utf-8"))["budgets"]


def within(name: str, value: float, of: str = "") -> None:
    """Assert that a value is within the budget of this name. `of` names the value if several share the budget."""
    what, most = BUDGETS[name]["what"], BUDGETS[name]["most"]
    assert value <= most, (
        f"{of}{': ' * bool(of)}{what}: {value:.1f}, but the budget is {most} (need less, or raise {name!r} in"
        f" tests/{FILE.name} and say why in the commit)"
    )
