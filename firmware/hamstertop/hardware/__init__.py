"""The only code that touches pins: a board for each runtime, and drivers for panels."""
