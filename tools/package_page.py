"""Complete the package's page on a package index: add the project's address, and make the addresses of the README's
links and pictures absolute.

The project's address is not stored in any file. The workflow supplies it, and `docs/releasing.md` says how to set it.
Without it, the page has no links to the project. The README does name the site: `make address` runs this module, which
writes HAMSTERTOP_SITE there.
"""

import os
import re
import sys
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"\]\((?!\w+:|#)([^)]*)\)")  # a link into the repository
HOST = "../../"  # the beginning of a link to one of the code host's own pages, such as the latest release
SITE = re.compile(r"(<!-- the site's address, written by: make address -->\n).*?(<!-- end -->)", re.DOTALL)
PICTURE = (".gif", ".png", ".svg")


class Page(MetadataHookInterface):
    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Fill in the fields that pyproject.toml declares as dynamic."""
        readme = (Path(self.root) / "README.md").read_text("utf-8")
        if site := os.environ.get("HAMSTERTOP_SITE"):
            readme = leading_to(site, readme)
        address, tag = os.environ.get("HAMSTERTOP_ADDRESS", "").rstrip("/"), os.environ.get("HAMSTERTOP_TAG", "")
        if address:
            readme = absolute(readme, address, tag or "HEAD")
            metadata["urls"] = {
                "Source": address,
                "Documentation": f"{address}/blob/{tag or 'HEAD'}/docs/library/README.md",
                "Changelog": f"{address}/blob/{tag or 'HEAD'}/CHANGELOG.md",
                "Issues": f"{address}/issues",
            }
        metadata["readme"] = {"content-type": "text/markdown", "text": readme}


def absolute(readme: str, address: str, tag: str) -> str:
    """Return the README with absolute links to the tag's files. Pictures point to raw files, which an index can
    display."""

    def lead(link: "re.Match[str]") -> str:
        if link[1].startswith(HOST):
            return f"]({address}/{link[1].removeprefix(HOST)})"
        kind = "raw" if link[1].endswith(PICTURE) else "blob"
        return f"]({address}/{kind}/{tag}/{link[1]})"

    return LINK.sub(lead, readme)


def leading_to(site: str, readme: str) -> str:
    """Return the README with a link to the site."""
    return SITE.sub(lambda found: f"{found[1]}**[Open the site]({site})**\n{found[2]}", readme)


def main() -> int:
    """Write the site's address into the README."""
    from hamstertop_games.errors import UserError
    from hamstertop_host import address

    try:
        site = address.site()
        if not site:
            raise UserError(f"{address.VARIABLE} is not set ({address.VARIABLE}=https://HOST/PATH/ make address)")
    except UserError as error:
        print(f"make address: {error}", file=sys.stderr)
        return 2
    readme = Path(__file__).parents[1] / "README.md"
    readme.write_text(leading_to(site, readme.read_text("utf-8")), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
