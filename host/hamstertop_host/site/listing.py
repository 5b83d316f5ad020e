"""Describe the site to other programs: to systems that install it as an app, to messengers that preview a link, and to
search engines."""

from html import escape
from pathlib import Path
from typing import Any

from hamstertop.games import titles
from hamstertop.words import FALLBACK

from .. import address, catalogue
from ..reports.saved import Speaker

PICTURES = Path(__file__).with_name("pictures")  # taken by `make pictures`
FOLDER = "pictures/"  # the pictures' folder on the site
SCREENSHOTS = {"phone.png": ("narrow", (390, 844)), "laptop.png": ("wide", (1280, 800))}  # name -> form factor, size
PREVIEW, PREVIEW_SIZE = "preview.png", (1200, 630)
COLOUR = "#24170f"
SITEMAP = "sitemap.xml"
# Page -> the keys of its title and description in a preview; other pages use the site's
ABOUT = {"results.html": ("evenings", "evenings.what"), "board.html": ("board", "board.new")}


def pictures() -> dict[str, bytes]:
    """Return path -> content for the site's pictures."""
    return {FOLDER + name: (PICTURES / name).read_bytes() for name in (PREVIEW, *SCREENSHOTS)}


def manifest_name(language: str) -> str:
    """Return the name of a language's manifest."""
    return f"manifest.{language}.webmanifest"


def manifest(language: str) -> dict[str, Any]:
    """Return the manifest that systems use to install the site as an app, in a language."""
    words, speaker = catalogue.words(language), Speaker(language=language)
    plain = [{"src": f"icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png"} for size in (192, 512)]
    masked = {"src": "icon-maskable.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"}
    opened = {titles.name(title, speaker): f"./?game={title}" for title in titles.names()}
    return {
        "name": "Hamstertop",
        "short_name": "Hamstertop",
        "lang": language,
        "description": words["description"],
        "categories": ["games", "utilities"],
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "orientation": "any",
        "background_color": COLOUR,
        "theme_color": COLOUR,
        "icons": [*plain, masked],
        "shortcuts": [
            {"name": name, "url": url, "icons": plain[:1]}
            for name, url in (opened | {words["evenings"]: "results.html"}).items()
        ],
        "screenshots": [
            {"src": FOLDER + name, "sizes": "{}x{}".format(*size), "type": "image/png", "form_factor": form}
            for name, (form, size) in SCREENSHOTS.items()
        ],
    }


def preview(page: str) -> str:
    """Return the tags that search engines read and that messengers use to preview a link to a page.

    Neither may run scripts, so the text is in English at first. A picture and the canonical link need an absolute
    address, so there are some only if the site's address was given to the build.

    Raises:
        UserError: the address given for this build is not valid.
    """
    words = catalogue.words(FALLBACK)
    title, description = ABOUT.get(page, ("", "description"))
    tags = {
        "og:site_name": "Hamstertop",
        "og:type": "website",
        "og:title": words.get(title, "Hamstertop"),
        "og:description": words[description],
    }
    head = [f'<meta name="description" content="{escape(str(words[description]))}" data-text-content="{description}">']
    if site := address.site():
        head.append(f'<link rel="canonical" href="{_at(site, page)}">')
        width, height = PREVIEW_SIZE
        tags |= {
            "og:image": f"{site.rstrip('/')}/{FOLDER}{PREVIEW}",
            "og:image:width": str(width),
            "og:image:height": str(height),
            "twitter:card": "summary_large_image",
        }
    head += [f'<meta property="{name}" content="{escape(str(text))}">' for name, text in tags.items()]
    return "\n".join(head)


def _at(site: str, page: str) -> str:
    return f"{site.rstrip('/')}/{'' if page == 'index.html' else page}"


def sitemap(pages: tuple[str, ...]) -> dict[str, bytes]:
    """Return path -> content of the list of pages that search engines read. It needs absolute addresses, so there is
    one only if the site's address was given to the build.

    Raises:
        UserError: the address given for this build is not valid.
    """
    site = address.site()
    if not site:
        return {}
    lines = "".join(f"<url><loc>{escape(_at(site, page))}</loc></url>\n" for page in pages)
    schema = "http://www.sitemaps.org/schemas/sitemap/0.9"
    text = f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="{schema}">\n{lines}</urlset>\n'
    return {SITEMAP: text.encode()}
