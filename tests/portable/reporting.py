"""Print, on any runtime, the page that the site makes from the files in a folder. Arguments: folder, language."""

import os
import sys


class Lent:
    """A stand-in for the page that gives the site's worker its files."""

    def __init__(self, folder):
        self._folder = folder

    def names(self):
        return "\n".join(sorted(os.listdir(self._folder)))

    def read(self, name):
        with open(self._folder + "/" + name, "rb") as file:
            return file.read()


folder, language = sys.argv[1:]
sys.modules["page"] = Lent(folder)
from hamstertop_host.reports import browser  # noqa: E402  (it imports what is lent)

sys.stdout.write(browser.report(folder.split("/")[-1], language, ""))
