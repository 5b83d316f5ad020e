"""The package's page on an index: where the project lies, and a README whose links and pictures lead there.

No file names the address: the workflow knows it, and `docs/releasing.md` says how to give it. Without it the page has
none.
"""

import os
import re
from pathlib import Path

from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"\]\((?!\w+:|#)([^)]*)\)")  # into the repository
PICTURE = (".gif", ".png", ".svg")


class Page(MetadataHookInterface):
    PLUGIN_NAME = "custom"

    def update(self, metadata):
        """Fill in what pyproject.toml calls dynamic."""
        readme = (Path(self.root) / "README.md").read_text("utf-8")
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
    """Return the text with links to the tag's files; an index shows a picture only by its raw file."""

    def lead(link: "re.Match[str]") -> str:
        kind = "raw" if link[1].endswith(PICTURE) else "blob"
        return f"]({address}/{kind}/{tag}/{link[1]})"

    return LINK.sub(lead, readme)
