"""An MkDocs hook that resolves links to files outside `docs`: other documents, pictures and source files.

Turn documents and pictures into pages and files in the site's folder `repository`. Links to source files and to the
code host's own pages lead to the address in HAMSTERTOP_ADDRESS, or become plain text if it is not set. The link "Play"
leads to the site at the address in HAMSTERTOP_SITE, or to the page about the site if it is not set.
"""

import os
import posixpath
import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
HOST = ROOT.parents[1]  # where links to the code host's pages lead, as seen from its page of a file: ../../releases
LINK = re.compile(r"(?<!!)\[((?:!\[[^\]]*\]\([^)]*\)|[^\[\]])*)\]\((?!\w+:|#)([^)#\s]+)(#[^)\s]*)?\)")
PICTURE = re.compile(r"!\[([^\]]*)\]\((?!\w+:)([^)\s]+)\)")
SHOWN = (".gif", ".md", ".png", ".svg")
BLOCK = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
ADDRESS = os.environ.get("HAMSTERTOP_ADDRESS", "").rstrip("/")
SITE = os.environ.get("HAMSTERTOP_SITE", "")
PLAY = DOCS / "site.md", "#playing-on-it"


def _outside() -> list[str]:
    """Return the documents outside `docs`, and the pictures outside `docs` that documents show."""
    found = {*ROOT.glob("*.md"), *ROOT.glob("boards/*/README.md"), *ROOT.glob("firmware/**/README.md")}
    for page in [*found, *DOCS.rglob("*.md")]:
        for _, path in PICTURE.findall(page.read_text("utf-8")):
            target = (page.parent / path).resolve()
            if target.exists() and not target.is_relative_to(DOCS):
                found.add(target)
    return sorted(path.relative_to(ROOT).as_posix() for path in found)


def _place(target: Path) -> str | None:
    """Return a file's path on the site, or None if it is not part of the site."""
    if target.is_relative_to(DOCS) and target.is_file():
        return target.relative_to(DOCS).as_posix()
    if target.is_relative_to(ROOT) and target.suffix in SHOWN and target.is_file():
        return "repository/" + target.relative_to(ROOT).as_posix()
    return None


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Set the address of the pages, which the list of pages for search engines needs, if the site's is known."""
    config.site_url = f"{SITE}docs/" if SITE else config.site_url
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the files outside `docs`."""
    for name in _outside():
        files.append(File.generated(config, f"repository/{name}", abs_src_path=str(ROOT / name)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Change the links on a page to the paths of their files on the site, and return the page."""
    uri = page.file.src_uri
    source = ROOT / uri.removeprefix("repository/") if uri.startswith("repository/") else DOCS / uri

    def lead(mark: str, text: str, path: str, anchor: str) -> str:
        target = Path(os.path.normpath(source.parent / path))
        if SITE and (target, anchor) == PLAY:
            return f"[{text}]({SITE})"
        if place := _place(target):
            return f"{mark}[{text}]({posixpath.relpath(place, posixpath.dirname(uri))}{anchor})"
        if ADDRESS and not target.is_relative_to(ROOT):
            return f"{mark}[{text}]({ADDRESS}/{target.relative_to(HOST).as_posix()})"
        if ADDRESS:
            return f"{mark}[{text}]({ADDRESS}/blob/HEAD/{target.relative_to(ROOT).as_posix()}{anchor})"
        return text

    def picture(found: re.Match[str]) -> str:
        return lead("!", found[1], found[2], "")

    def link(found: re.Match[str]) -> str:
        return lead("", found[1], found[2], found[3] or "")

    parts = BLOCK.split(markdown)
    for index in range(0, len(parts), 2):
        parts[index] = LINK.sub(link, PICTURE.sub(picture, parts[index]))
    return "".join(parts)
