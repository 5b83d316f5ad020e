"""Reports on saved games: a table, JSON, and a page with charts. Reports never change saved games.

The site creates the page in the browser with MicroPython, so the modules it needs use only features that CPython and
MicroPython share. `balance`, `data`, `sources` and `terminal` run only on CPython.
"""
