"""Download UF2 files from the release of this package's version."""

import hashlib
import importlib.metadata
import os
import urllib.request
from collections.abc import Callable
from typing import Any

import platformdirs

from hamstertop import VERSION
from hamstertop_games.errors import Failed

from .. import output

VARIABLE = "HAMSTERTOP_ADDRESS"  # the project's address, passed to a build by the workflow and built into a wheel
SUMS = "SHA256SUMS"  # a file in each release, with a digest and a name on each line
LARGEST = 1 << 24  # bytes; a UF2 takes 2 MB
PATIENCE = 30  # s to wait for a response

Opener = Callable[..., Any]  # such as urllib.request.urlopen


def address() -> str:
    """Return the project's address, or an empty string if it is not known."""
    urls = importlib.metadata.metadata("hamstertop").get_all("Project-URL") or []
    known = [url.removeprefix("Source, ") for url in urls if url.startswith("Source, ")]
    return os.environ.get(VARIABLE, known[0] if known else "").rstrip("/")


def fetch(project: str, name: str, opener: Opener = urllib.request.urlopen) -> bytes:
    """Return a file from the release. It is downloaded once and checked against the release's checksums.

    Raises:
        UserError: the file is not available, or does not match its checksum.
    """
    kept = platformdirs.user_cache_path("hamstertop") / "uf2" / f"v{VERSION}" / name
    if kept.is_file():
        return kept.read_bytes()
    place = f"{project}/releases/download/v{VERSION}"
    sums = _download(f"{place}/{SUMS}", opener).decode("utf-8", "replace")
    digests = {words[-1].lstrip("*"): words[0] for words in map(str.split, sums.splitlines()) if len(words) == 2}
    if name not in digests:
        raise Failed(f"release {VERSION} does not include {name} ({place}/{SUMS} lists its files)")
    data = _download(f"{place}/{name}", opener)
    if hashlib.sha256(data).hexdigest() != digests[name]:
        raise Failed(f"{place}/{name} differs from the release (run the same command again)")
    output.keep(kept, data)
    return data


def _download(url: str, opener: Opener) -> bytes:
    try:
        with opener(url, timeout=PATIENCE) as answer:
            data: bytes = answer.read(LARGEST + 1)
    except (OSError, ValueError) as error:  # HTTP errors and time-outs are OSErrors
        raise Failed(
            f"{url} cannot be downloaded: {error} (check the network, or give a file with --uf2 FILE)"
        ) from None
    if len(data) > LARGEST:
        raise Failed(f"{url} is too large to be firmware (give a file with --uf2 FILE)")
    return data
