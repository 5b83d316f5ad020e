"""Complete the package's page on a package index: add the project's address, and make the addresses of the README's
links and pictures absolute.

The address is not stored in any file. The workflow supplies it, and `docs/releasing.md` says how to set it. Without an
address, the page has no links to the project.
"""

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"\]\((?!\w+:|#)([^)]*)\)")  # a link into the repository
PLAY = "](docs/site.md#playing-on-it)"  # replaced by a link to the site itself if its address is given
PICTURE = (".gif", ".png", ".svg")


class Page(MetadataHookInterface):
    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Fill in the fields that pyproject.toml declares as dynamic."""
        readme = (Path(self.root) / "README.md").read_text("utf-8")
        if site := os.environ.get("HAMSTERTOP_SITE"):
            readme = readme.replace(PLAY, f"]({site})")
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
        kind = "raw" if link[1].endswith(PICTURE) else "blob"
        return f"]({address}/{kind}/{tag}/{link[1]})"

    return LINK.sub(lead, readme)
