"""Helpers for tests of the site, which is built once per session and served."""

import contextlib
import shutil
import tempfile
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hamstertop_host.site import build, packs, serve
from runtimes import FIRMWARE, HOST, PORTABLE

BLANK = "blank.html"  # an empty page with the site's policy
UF2 = b"a UF2 that `make uf2` has made"
TOUR = "tour.pack"  # beside the site's own files: the tour of all screens
# Steps through every `apart`-th leg of the tour and returns [name, frame] for each screen
WALK = """
const [first, apart, done] = arguments;
Promise.all([import('./python.js'), import('./pack.js')]).then(async ([{ python }, { words }]) => {
  const printed = [];
  const runtime = await python(['firmware.pack', words('en'), 'tour.pack'], (text) => printed.push(text));
  runtime.runPython(`import tour; walk = tour.frames(only=tour.legs()[${first}::${apart}])
def step():
 for name, frame in walk: return name, frame`);
  const frames = [];
  const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  for (;;) {
    const step = runtime.globals.get('step')();
    if (step === null) break;
    const [name, frame] = runtime.PyProxy.toJs(step);
    frames.push([name, hex(frame)]);
    if (frames.length % 8 === 0) await new Promise((next) => setTimeout(next)); // lets garbage be collected
  }
  done(frames);
}).catch((error) => done(String(error)));
"""


def _make(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as uf2s:
        Path(uf2s, "hamstertop-pico_epaper29.uf2").write_bytes(UF2)
        shipped = build.build(folder, Path(uf2s), seeded=True)
    assert shipped
    sources = {
        path.relative_to(PORTABLE).as_posix(): path
        for pattern in ("*.py", "playing/*.py")
        for path in PORTABLE.glob(pattern)
    }
    for path in (HOST / "hamstertop_games").rglob("*.py"):  # legs of the tour import complete games
        sources[path.relative_to(HOST).as_posix()] = path
    for path in packs.CHECKS:  # the tour includes the board check
        sources[path] = FIRMWARE / path
    policy = f'<meta http-equiv="Content-Security-Policy" content="{build.policy()}">'
    icon = '<link rel="icon" href="icon-192.png">'
    (folder / BLANK).write_text(f"<!doctype html>{policy}{icon}<title>blank</title>", "utf-8")
    (folder / TOUR).write_bytes(packs.pack({name: path.read_bytes() for name, path in sources.items()}))


def renew(folder: Path) -> None:
    """Update the service worker to match a folder's current content, as a new version would."""
    found = {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    for name in (BLANK, TOUR):
        del found[name]
    (folder / build.WORKER).write_bytes(build.service_worker(found))


@pytest.fixture(scope="session")
def site(once: Callable[[str, Callable[[Path], None]], Path]) -> Path:
    """Return the site's folder, which includes the tour and must not be changed."""
    if shutil.which("npm") is None:
        pytest.skip("install npm")
    return once("site", _make)


@contextlib.contextmanager
def serving(folder: Path, handler: type[serve.Handler] = serve.Handler) -> Iterator[str]:
    """Serve a folder, and yield its address."""
    server = serve.server(folder, 0, handler)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield f"http://localhost:{server.server_port}/"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
