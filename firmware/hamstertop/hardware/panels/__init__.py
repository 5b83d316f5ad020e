"""Drivers for e-paper controllers. They are pure command logic with a bus, which can run and be tested on every
runtime."""
