"""package.json, by which `mpremote mip install` finds the firmware: `python -m hamstertop_host.flashing.mip`.

mip installs source into /lib unless it is told `--target /`, and knows no boards: a board's file is copied by hand.
"""

import json

import hamstertop

from . import files

PACKAGE_JSON = files.FIRMWARE.parent / "package.json"


def package() -> str:
    """The text of package.json: where each file goes, and where it lies beside package.json."""
    start = files.START["micropython"]
    places = [(path, f"firmware/{path}") for path in files.modules("micropython")]
    places.append((start, f"firmware/{files.STARTS}/{start}"))
    urls = ",\n".join(f"  {json.dumps(place)}" for place in places)
    return f'{{\n "version": "{hamstertop.VERSION}",\n "deps": [],\n "urls": [\n{urls}\n ]\n}}\n'


if __name__ == "__main__":
    PACKAGE_JSON.write_text(package(), "utf-8")
