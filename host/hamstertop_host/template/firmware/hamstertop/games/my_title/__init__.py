"""My title: points in turn, until the players end the game.

A title is this folder and three files of its name:

- its words: `words/en/my_title.toml`
- its test: `tests/portable/test_my_title.py`
- its rules: `docs/rules/my_title.md`

Titles are listed nowhere: the first screen, the commands, the site and the tests find the folder.
"""

ORDER = 7  # its place on the first screen: the games are 1 to 3, the score pad 8, the dice tray 9

# A draft can be played, tested and flashed; players of other languages read it in English. It is released by taking
# this line away: from then on the tests ask for all that `hamstertop lacks my_title` lists.
DRAFT = True

# What a device loads, each after what it imports; the last one has SCREENS.
MODULES = ("house", "tracker", "screens")
