"""Drivers of e-paper controllers. Pure command logic over a bus: they run, and are tested, on every runtime."""
