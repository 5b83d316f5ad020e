"""The laptop side of Hamstertop: the simulator, the site, the boards and the `hamstertop` commands. Some of its modules
are portable."""
