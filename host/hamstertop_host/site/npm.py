"""Pinned npm packages, which are fetched with npm, verified, and kept in the user's cache instead of in git."""

import base64
import hashlib
import io
import shutil
import subprocess
import tarfile
import tempfile
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from hamstertop_games.errors import Failed


@dataclass(frozen=True)
class Package:
    """A package. `integrity` is the SHA-512 of its archive in base64, as in npm's lock files."""

    name: str
    version: str
    integrity: str

    @property
    def archive(self) -> str:
        """Return the name of the package's archive in the cache folder."""
        return f"{self.name.replace('@', '').replace('/', '-')}-{self.version}.tgz"


MICROPYTHON = Package(
    "@micropython/micropython-webassembly-pyscript",
    "1.29.0-6",
    "kLwGPJFsLY/2aUPmzZxpvauFSmKc0SlJWVvvEttULR0poVQ6W9HV//1fUJyxrGWAxCVDw9aYqJ0LAog0ZLjYVA==",
)


def files(package: Package, names: tuple[str, ...], cache: Path | None = None) -> dict[str, bytes]:
    """Return name -> content for files in a package. The package is fetched if it is not in the cache.

    Raises:
        UserError: the package cannot be fetched, or does not match its pin.
    """
    folder = cache or platformdirs.user_cache_path("hamstertop")
    path = folder / package.archive
    if not path.is_file():
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryDirectory(dir=folder) as room:
                _fetch(package, Path(room)).replace(path)
        except OSError as error:
            raise Failed(
                f"cannot write {folder}: {error.strerror} (free up some space, or get write permission)"
            ) from None
    data = path.read_bytes()
    if base64.b64encode(hashlib.sha512(data).digest()).decode() != package.integrity:
        path.unlink()
        raise Failed(f"{package.name} {package.version} does not match the pinned archive (run the same command again)")
    with tarfile.open(fileobj=io.BytesIO(data)) as archive:
        return {name: archive.extractfile(f"package/{name}").read() for name in names}  # type: ignore[union-attr]


def _fetch(package: Package, folder: Path) -> Path:
    npm = shutil.which("npm")
    if npm is None:
        raise Failed(f"npm is needed to fetch {package.name} (install Node.js)")
    command = [npm, "pack", f"{package.name}@{package.version}", "--pack-destination", str(folder), "--silent"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    found = list(folder.glob("*.tgz"))
    if done.returncode or len(found) != 1:
        raise Failed(f"npm cannot download {package.name} {package.version} (is this computer offline?)")
    return found[0]
