"""Reports on saved games: a table, JSON, and a page with pictures. Reports never change saved games.

The site makes the page in the browser with MicroPython, so the modules it needs use only features common to CPython and
MicroPython. `balance`, `data`, `scanning`, `sources` and `terminal` are for laptops only.
"""
