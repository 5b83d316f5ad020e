"""The package works as users install it, in a separate environment, without a checkout and from any folder."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import urllib.request
import venv
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import hamstertop
from games_saved import Table
from hamstertop_host import boards, paths
from hamstertop_host.flashing import contents
from runtimes import REMEDIES, find_micropython
from simulating import PATIENCE

pytest.importorskip("hatchling", reason="install hatchling")
CHECKOUT = Path(__file__).parents[1]
SCRIPTS = "Scripts" if os.name == "nt" else "bin"


def build(source, kind, folder, **environment):
    """Build a distribution of this kind from a source folder, without the network, and return its file."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", str(folder)]
    subprocess.run(command, cwd=source, check=True, capture_output=True, env={**_environment(), **environment})
    return next(folder.iterdir())


def _environment():
    """Return the environment without the variables that would make the checkout importable or reveal its path."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH" and "HAMSTERTOP_" not in name}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    return build(CHECKOUT, "wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def installed(wheel, tmp_path_factory):
    """Return a function that runs the installed `hamstertop` in an empty folder. Only the dependencies are shared with
    the checkout's environment."""
    home = tmp_path_factory.mktemp("home")
    venv.create(home / "venv", with_pip=False, symlinks=os.name != "nt")
    python = home / "venv" / SCRIPTS / "python"
    command = [sys.executable, "-m", "pip", "--python", str(python), "install", "--no-deps", "--no-index", str(wheel)]
    subprocess.run(command, check=True, capture_output=True, env=_environment())
    (site,) = {path.parent for path in (home / "venv").rglob("hamstertop_host")}
    # .pth files in folders listed in a .pth file are ignored, so an editable hamstertop is not found.
    (site / "dependencies.pth").write_text(f"{sysconfig.get_path('purelib')}\n{sysconfig.get_path('platlib')}\n")
    environment = {**_environment(), "HOME": str(home), "XDG_STATE_HOME": str(home / "state")}
    if micropython := find_micropython():
        environment["PATH"] = os.pathsep.join([str(Path(micropython).parent), os.environ["PATH"]])
    program = [str(python.with_name("hamstertop"))]

    def run(*words, status=0, folder=home):
        done = subprocess.run([*program, *words], cwd=folder, env=environment, capture_output=True, text=True)
        assert done.returncode == status, done.stdout + done.stderr
        return done.stdout + done.stderr

    run.program = Path(program[0])
    run.start = lambda *words: subprocess.Popen(
        [*program, *words], cwd=home, env=environment, stdout=subprocess.PIPE, text=True
    )
    return run


def test_a_wheel_contains_only_our_top_level_packages(wheel):
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.partition("/")[0] for name in names} == {
        "hamstertop",
        "hamstertop_games",
        "hamstertop_host",
        f"hamstertop-{hamstertop.VERSION}.dist-info",
    }


def test_a_wheel_contains_every_module_and_catalogue(wheel):
    names = set(zipfile.ZipFile(wheel).namelist())
    for root, package in (
        (paths.FIRMWARE, "hamstertop"),
        (paths.HOST, "hamstertop_games"),
        (paths.HOST, "hamstertop_host"),
    ):
        for kind in ("*.py", "*.toml"):
            assert {path.relative_to(root).as_posix() for path in (root / package).rglob(kind)} <= names


@pytest.mark.slow
def test_a_wheel_built_from_the_source_archive_is_identical(wheel, tmp_path):
    archive = build(CHECKOUT, "sdist", tmp_path / "archive")
    with tarfile.open(archive) as file:
        file.extractall(tmp_path / "source")
    (source,) = (tmp_path / "source").iterdir()
    again = build(source, "wheel", tmp_path / "again")
    assert _contents(again) == _contents(wheel)


def _contents(wheel):
    with zipfile.ZipFile(wheel) as file:
        return {name: file.read(name) for name in file.namelist()}


@pytest.mark.slow
def test_a_package_index_would_accept_both_archives(tmp_path):
    """Build both archives with the usual front end, and check their metadata and that the index can show the README."""
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(tmp_path)]
    subprocess.run(command, cwd=CHECKOUT, check=True, capture_output=True, env=_environment())
    archives = sorted(map(str, tmp_path.iterdir()))
    assert sorted(Path(archive).suffix for archive in archives) == [".gz", ".whl"]
    check = [sys.executable, "-m", "twine", "check", "--strict", *archives]
    done = subprocess.run(check, capture_output=True, text=True, env=_environment())
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_metadata_declares_types_and_licences_but_no_address(wheel):
    with zipfile.ZipFile(wheel) as file:
        names = file.namelist()
        (metadata,) = [file.read(name).decode() for name in names if name.endswith(".dist-info/METADATA")]
    head = metadata.split("\n\n")[0]
    assert "Classifier: Typing :: Typed" in head
    assert {"hamstertop/py.typed", "hamstertop_games/py.typed", "hamstertop_host/py.typed"} <= set(names)
    licences = {name.partition(".dist-info/licenses/")[2] for name in names if ".dist-info/licenses/" in name}
    assert {"LICENSE", "firmware/hamstertop/drawing/fonts/OFL.txt"} <= licences
    assert "\nProject-URL: " not in head
    assert "Home-page" not in head


@pytest.mark.slow
def test_the_index_page_links_to_the_tag_when_an_address_is_given(tmp_path):
    address = {"HAMSTERTOP_ADDRESS": "https://example.org/a/b", "HAMSTERTOP_TAG": "v1.2.3"}
    address["HAMSTERTOP_SITE"] = "https://example.org/site/"
    archive = build(CHECKOUT, "sdist", tmp_path / "archive", **address)
    with tarfile.open(archive) as file:
        file.extractall(tmp_path / "source")
    (source,) = (tmp_path / "source").iterdir()
    with zipfile.ZipFile(build(source, "wheel", tmp_path / "wheel")) as file:  # this builder need not know the address
        (metadata,) = [file.read(name).decode() for name in file.namelist() if name.endswith(".dist-info/METADATA")]
    head, page = metadata.split("\n\n", 1)
    urls = dict(re.findall(r"^Project-URL: (\w+), (.*)$", head, re.MULTILINE))
    assert urls["Source"] == "https://example.org/a/b"
    assert {"Changelog", "Documentation", "Issues", "Source"} == set(urls)
    links = [link for link in re.findall(r"\]\(([^)]*)\)", page) if not link.startswith("#")]
    assert links
    assert all(link.startswith("https://") for link in links)
    assert "https://example.org/a/b/raw/v1.2.3/docs/pictures/turn.gif" in links
    assert "https://example.org/a/b/blob/v1.2.3/docs/playing.md" in links
    assert "https://example.org/site/" in links, "it leads to a page to play on"


def test_the_source_archive_has_the_tests_but_no_reference_pictures(tmp_path):
    with tarfile.open(build(CHECKOUT, "sdist", tmp_path)) as file:
        names = [name.partition("/")[2] for name in file.getnames()]
    assert {"tests/test_installation.py", "tools/package_page.py", "Makefile"} <= set(names)
    assert not [name for name in names if name.startswith("tests/frames/") and name.endswith(".png")]


@pytest.mark.slow
def test_type_checkers_see_the_types(installed, tmp_path):
    program = tmp_path / "program.py"
    program.write_text("from hamstertop_games import hamsterdam\n\nreveal_type(hamsterdam.Game(3).copy())\n")
    python = installed.program.with_name("python")
    command = [sys.executable, "-m", "mypy", "--strict", "--python-executable", str(python), str(program)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, env=_environment())
    assert 'Revealed type is "hamstertop_games.hamsterdam.game.Game"' in done.stdout
    assert done.returncode == 0, done.stdout


@pytest.mark.skipif(not os.environ.get("HAMSTERTOP_EMPTY"), reason="HAMSTERTOP_EMPTY=1 downloads all it needs")
@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_installing_into_an_empty_environment_installs_all_dependencies(kind, tmp_path):
    archive = build(CHECKOUT, kind, tmp_path / "archive")
    venv.create(tmp_path / "venv", with_pip=True, symlinks=os.name != "nt")
    program = tmp_path / "venv" / SCRIPTS / "hamstertop"
    command = [str(program.with_name("python")), "-m", "pip", "install", str(archive)]
    subprocess.run(command, check=True, capture_output=True, env=_environment())
    command[-1] += "[flash,sim]"
    subprocess.run(command, check=True, capture_output=True, env=_environment())
    for words, said in (
        (["tables", "hamsterdam", "--games", "2"], " moves in "),
        (["boards"], "pico_epaper29"),
    ):
        done = subprocess.run([str(program), *words], cwd=tmp_path, capture_output=True, text=True, env=_environment())
        assert said in done.stdout, done.stderr


def oldest_to_newest():
    """Return the Python versions named in the metadata, and the next one."""
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text("utf-8"))["project"]
    named = [text.rpartition(" :: ")[2] for text in project["classifiers"] if "Python :: 3." in text]
    return [*named, f"3.{max(int(version.partition('.')[2]) for version in named) + 1}"]


@pytest.fixture(scope="module", params=oldest_to_newest())
def alone(request, wheel, tmp_path_factory):
    """Return a function that runs the package on a version of Python without any other packages installed, and returns
    its exit status and output."""
    python = shutil.which(f"python{request.param}")
    if not python or subprocess.run([python, "--version"], capture_output=True).returncode:
        pytest.skip(f"install Python {request.param}")
    home = tmp_path_factory.mktemp("alone")
    subprocess.run([python, "-m", "venv", "--without-pip", home], check=True, env=_environment())
    (site,) = home.rglob("site-packages")
    with zipfile.ZipFile(wheel) as file:
        file.extractall(site)
    program = home / SCRIPTS / "python"

    def run(*words):
        command = [program, "-W", "error", *words]
        done = subprocess.run(command, cwd=home, capture_output=True, text=True, env=_environment())
        return done.returncode, done.stdout + done.stderr

    run.version = request.param
    return run


@pytest.mark.slow
def test_rules_and_bots_work_on_each_python_version_without_any_other_package(alone, wheel):
    with zipfile.ZipFile(wheel) as file:
        (metadata,) = [file.read(name).decode() for name in file.namelist() if name.endswith("/METADATA")]
    required = [line for line in metadata.splitlines() if line.startswith("Requires-Dist")]
    assert required
    assert all("extra ==" in line for line in required), "the core needs nothing"
    assert not [line for line in required if "==" in line.partition(";")[0]], "ranges for users"
    status, said = alone("-c", "import sys; print(sys.version)")
    assert (status, said.startswith(alone.version)) == (0, True)
    for title in ("hamsterdam", "hamsterrolle", "run_hamster_run"):
        status, said = alone("-m", "hamstertop_host", "tables", title, "--games", "1", "--bots", "sensible")
        assert (status, " moves in " in said) == (0, True), said


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (["sim"], "sim"),
        (["boards"], "sim"),
        (["wiring", "pico_epaper29"], "sim"),
        (["site", "-o", "out"], "sim,flash"),
        (["flash", "pico_epaper29"], "flash"),
        (["check", "pico_epaper29"], "flash"),
        (["log", "--port", "/dev/nowhere"], "flash"),
        (["tables", "hamsterdam", "--dask", "tcp://127.0.0.1:9"], "cluster"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_a_command_that_lacks_an_extra_says_which_one_to_install(alone, words, extra):
    status, said = alone("-m", "hamstertop_host", *words)
    assert (status, said.count("\n")) == (1, 1), said
    assert " is not installed (" in said
    assert said.endswith(f" -m pip install 'hamstertop[{extra}]')\n")


@pytest.mark.parametrize("module", ["hamsterdam", "openspiel"])
def test_the_learning_environments_say_which_extra_to_install(alone, module):
    status, said = alone("-c", f"import hamstertop_games.envs.{module}")
    assert (status, " -m pip install 'hamstertop[envs]')" in said) == (1, True)


def test_each_dependency_range_includes_the_tested_version():
    """Check all libraries that users need and the tests install."""
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text("utf-8"))["project"]
    pinned = dict(
        line.split("==")
        for line in (CHECKOUT / "tests" / "constraints.txt").read_text("utf-8").splitlines()
        if line[0] != "#"
    )
    found = [Requirement(text) for extra in project["optional-dependencies"].values() for text in extra]
    for requirement in found:
        if requirement.name not in ("hamstertop", "numpy"):
            assert requirement.specifier.contains(pinned[requirement.name]), requirement
    assert {requirement.name for requirement in found} >= set(pinned)


def test_the_installed_command_lists_the_boards_and_shows_their_wiring(installed):
    assert [line.split()[0] for line in installed("boards").splitlines()] == boards.names()
    assert "Raspberry Pi Pico" in installed("wiring", "pico_epaper29")


def test_board_pages_can_be_written_only_in_a_checkout(installed):
    assert "--write requires a checkout" in installed("wiring", "magtag", "--write", status=2)


def test_the_installed_command_reads_saved_games(installed, tmp_path):
    (tmp_path / "hamsterdam.bin").write_bytes(Table("hamsterdam", 2, 1).play(20).blob)
    assert "Hamsterdam" in installed("log", ".", folder=tmp_path)


def test_the_installed_command_flashes_a_drive(installed, tmp_path):
    board = "Adafruit CircuitPython 10.3.1 on 2026-08-01; Adafruit MagTag\nBoard ID:adafruit_magtag_2.9_grayscale\n"
    (tmp_path / "boot_out.txt").write_text(board)
    assert "magtag is ready" in installed("flash", "magtag", "--languages", "de", "--drive", str(tmp_path))
    assert (tmp_path / "code.py").read_bytes() == (paths.START / "code.py").read_bytes()
    names = {*contents.modules("circuitpython", ["de"]), contents.LISTED}
    assert all((tmp_path / path.replace(".py", ".mpy")).is_file() for path in names)
    assert (tmp_path / contents.BOARD_FILE).read_bytes() == (paths.BOARDS / "magtag" / "board.py").read_bytes()


def test_the_installed_flash_and_log_commands_lack_only_a_uf2_and_a_connected_board(installed):
    assert "(download it from the project's releases, and give it with --uf2" in installed(
        "flash", "pico_epaper29", status=2
    )
    assert "no board found on /dev/nowhere" in installed("log", "--port", "/dev/nowhere", status=3)


@pytest.mark.parametrize("runtime", ["cpython", "micropython"])
def test_the_installed_command_plays_a_script(installed, tmp_path, runtime):
    if runtime == "micropython" and not find_micropython():
        pytest.skip(REMEDIES["micropython"])
    (tmp_path / "script.txt").write_text("press C\nframe first\n")
    words = ("sim", "--headless", "--script", "script.txt", "--frames", "out", "--runtime", runtime)
    installed(*words, folder=tmp_path)
    assert (tmp_path / "out" / "first.png").is_file()


def test_the_installed_simulator_serves_its_page(installed):
    with installed.start("sim", "--no-browser") as process:
        try:
            address = re.search(r"http://\S+", process.stdout.readline())[0]
            assert b"<title>" in urllib.request.urlopen(address, timeout=PATIENCE).read()
        finally:
            process.terminate()
        assert process.wait(PATIENCE) == 0
