"""Fill in the package's page on an index: the project's address, and a README whose links and pictures lead there.

No file has the address: the workflow supplies it, and `docs/releasing.md` says how to set it. Without one, the page has
no links.
"""

import os
import re
from pathlib import Path

from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"\]\((?!\w+:|#)([^)]*)\)")  # a link into the repository
PICTURE = (".gif", ".png", ".svg")


class Page(MetadataHookInterface):
    PLUGIN_NAME = "custom"

    def update(self, metadata):
        """Fill in the fields that pyproject.toml calls dynamic."""
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
    """Return the text with links to the tag's files; pictures link to the raw file, because an index shows no
    others."""

    def lead(link: "re.Match[str]") -> str:
        kind = "raw" if link[1].endswith(PICTURE) else "blob"
        return f"]({address}/{kind}/{tag}/{link[1]})"

    return LINK.sub(lead, readme)
