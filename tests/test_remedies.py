"""Commands that messages tell people to run do what the messages say."""

import ast
import functools
import importlib.metadata
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from hamstertop_games import remedies
from hamstertop_host import cli
from hamstertop_host.flashing import frozen
from test_installation import CHECKOUT, build

HOST = CHECKOUT / "host"
EXTRAS = tomllib.loads((CHECKOUT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
# What pip and the build of this package need
TOOLS = ("pip", "hatchling", "packaging", "pathspec", "pluggy", "trove-classifiers")


@functools.cache
def every_call() -> list[tuple[str, str, ast.Call]]:
    """Return the file, the function's name and the call of each call on the host."""
    trees = [(path.name, ast.parse(path.read_text("utf-8"))) for path in sorted(HOST.rglob("*.py"))]
    found = [(name, node) for name, tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [
        (name, ast.unparse(call.func), call) for name, call in found if isinstance(call.func, ast.Name | ast.Attribute)
    ]


def calls(*names: str) -> Iterator[tuple[str, ast.Call]]:
    """Yield the file and the call of each function with one of these names on the host."""
    yield from [(name, call) for name, function, call in every_call() if function in names]


def _constant(part: ast.expr) -> str:
    return str(part.value) if isinstance(part, ast.Constant) else "pico_epaper29"


def advised(function: str) -> list[list[str]]:
    """Return the words of each call of a function of `remedies`. Values that only a run knows are a board's name."""
    found = []
    for _, call in calls(f"remedies.{function}"):
        parts = [word.values if isinstance(word, ast.JoinedStr) else [word] for word in call.args]
        found.append(["".join(map(_constant, each)) for each in parts])
    assert found
    return [words for words in found if words]  # without any, it is the program itself


def test_messages_name_no_command_but_through_the_module_whose_commands_are_run_here() -> None:
    command = re.compile(r"\b(pip|make|hamstertop|uv|git|npm) [a-z]+")
    for name, call in calls("UserError", "ImportError", "print", "Fault"):
        texts = [
            node.value for node in ast.walk(call) if isinstance(node, ast.Constant) and isinstance(node.value, str)
        ]
        assert not [text for text in texts if "(" in text and command.search(text.partition("(")[2])], name


@pytest.mark.parametrize("words", advised("hamstertop"))
def test_each_command_of_ours_that_a_message_names_exists(words: list[str]) -> None:
    words = ["pico_epaper29" if word == "BOARD" else word for word in words]
    if "--help" in words:
        with pytest.raises(SystemExit) as end:
            cli.main(words)
        assert end.value.code == 0
    else:
        cli.parser(words[0]).parse_args(words)


@pytest.mark.parametrize("words", advised("make"))
@pytest.mark.parametrize("inside", [True, False])
def test_each_target_that_a_message_names_can_be_made_from_any_folder(
    words: list[str], inside: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(CHECKOUT if inside else tmp_path)
    command = remedies.make("--dry-run", *words)
    done = subprocess.run(command, shell=True, capture_output=True, text=True)
    assert "hamstertop_host.flashing.frozen pico_epaper29" in done.stdout, done.stderr


def test_a_command_is_named_as_it_was_called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / ".venv" / "bin" / "hamstertop"
    program.parent.mkdir(parents=True)
    program.write_text("")
    program.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", [".venv/bin/hamstertop", "log"])
    assert remedies.hamstertop("boards") == ".venv/bin/hamstertop boards"
    monkeypatch.setenv("PATH", str(program.parent), prepend=os.pathsep)
    monkeypatch.setattr(sys, "argv", [str(program), "log"])
    assert remedies.hamstertop("boards") == "hamstertop boards"


def test_the_compiler_is_installed_as_the_workflow_installs_it() -> None:
    script = (CHECKOUT / ".ci" / "compiler").read_text("utf-8")
    (installed,) = re.findall(r"apt-get install \S+ \S+ --no-install-recommends (.*) >/dev/null", script)
    (advised,) = re.findall(r"sudo apt install (.*?);", frozen.INSTALL)
    assert sorted(advised.split()) == sorted(installed.split())


@pytest.fixture(scope="module")
def index(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with an empty package for each requirement of the extras, for pip to find."""
    folder = tmp_path_factory.mktemp("index")
    for requirement in {Requirement(text) for needs in EXTRAS.values() for text in needs}:
        name = requirement.name.replace("-", "_")
        version = next((each.version for each in requirement.specifier if each.operator == ">="), "1")
        about = f"Metadata-Version: 2.1\nName: {requirement.name}\nVersion: {version}\n"
        info = f"{name}-{version}.dist-info"
        with zipfile.ZipFile(folder / f"{name}-{version}-py3-none-any.whl", "w") as wheel:
            wheel.writestr(f"{info}/METADATA", about)
            wheel.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
            wheel.writestr(f"{info}/RECORD", "")
    return folder


class Bare:
    """An environment with pip and what builds this package, and nothing else."""

    def __init__(self, folder: Path, index: Path) -> None:
        self.folder = folder
        venv.create(folder / "venv", with_pip=False, symlinks=True)
        (site,) = folder.rglob("site-packages")
        self.site = site
        for tool in TOOLS:
            found = importlib.metadata.distribution(tool)
            for top in {path.parts[0] for path in found.files or () if path.parts[0] not in ("..", "__pycache__")}:
                (site / top).symlink_to(str(found.locate_file(top)))
        kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        pip = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(index), "PIP_NO_BUILD_ISOLATION": "0"}
        self.environment = kept | pip | {"PIP_DISABLE_PIP_VERSION_CHECK": "1"}

    def run(self, command: str, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["sh", "-c", command], cwd=folder or self.folder, env=self.environment, capture_output=True, text=True
        )

    def advice(self, command: str, folder: Path | None = None) -> str:
        """Return the command that a message in parentheses tells to run."""
        done = self.run(command, folder)
        assert done.returncode, done.stdout
        return re.findall(r"is not installed \((.*)\)$", done.stderr.strip())[0]


@pytest.fixture
def bare(tmp_path: Path, index: Path) -> Bare:
    return Bare(tmp_path, index)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(CHECKOUT, "wheel", tmp_path_factory.mktemp("a wheel"))


LACKING = {
    "sim": "venv/bin/hamstertop sim",
    "sim,flash": "venv/bin/hamstertop site -o site",
    "flash": "venv/bin/hamstertop log --port /dev/nowhere",
    "cluster": "venv/bin/hamstertop tables hamsterdam --dask tcp://127.0.0.1:9",
    "envs": "venv/bin/python -c 'import hamstertop_games.envs.hamsterdam'",
}


def needs(extra: str) -> set[str]:
    """Return the names of the packages that extras need on this machine."""
    wanted = [Requirement(text) for name in extra.split(",") for text in EXTRAS[name]]
    return {each.name for each in wanted if not each.marker or each.marker.evaluate()}


@pytest.mark.slow
@pytest.mark.parametrize("extra", LACKING)
def test_what_a_command_says_it_lacks_is_installed_by_the_command_it_names(extra: str, bare: Bare, wheel: Path) -> None:
    assert bare.run(f"venv/bin/python -m pip install {shlex.quote(str(wheel))}").returncode == 0
    done = bare.run(bare.advice(LACKING[extra]))
    assert done.returncode == 0, done.stderr
    assert needs(extra) <= {found.name for found in importlib.metadata.distributions(path=[str(bare.site)])}


@pytest.mark.slow
@pytest.mark.parametrize("where", ["in the checkout", "elsewhere", "copied from it"])
def test_a_checkout_is_installed_again_by_the_command_that_a_message_names(where: str, bare: Bare) -> None:
    editable = "" if where == "copied from it" else "-e "
    first = bare.run(f"venv/bin/python -m pip install {editable}{shlex.quote(str(CHECKOUT))}")
    assert first.returncode == 0, first.stderr
    folder = CHECKOUT if where == "in the checkout" else bare.folder
    program = shlex.quote(str(bare.folder / "venv" / "bin" / "hamstertop"))
    advice = bare.advice(f"{program} sim", folder)
    assert ("'.[sim]'" in advice) == (where == "in the checkout"), advice
    done = bare.run(advice, folder)
    assert done.returncode == 0, done.stderr
    assert needs("sim") <= {found.name for found in importlib.metadata.distributions(path=[str(bare.site)])}


@pytest.mark.parametrize(
    ("source", "advice"),
    [
        (None, "hamstertop[sim]"),
        ({"url": "https://example.org/a.whl", "archive_info": {}}, "hamstertop[sim] @ https://example.org/a.whl"),
        ({"url": "https://example.org/a", "vcs_info": {"vcs": "git"}}, "hamstertop[sim] @ git+https://example.org/a"),
    ],
)
def test_what_came_from_an_address_is_installed_from_there(
    source: dict[str, object] | None, advice: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remedies, "CHECKOUT", tmp_path)
    info = tmp_path / "hamstertop-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: hamstertop\nVersion: 1\n")
    if source:
        (info / "direct_url.json").write_text(json.dumps(source))
    monkeypatch.syspath_prepend(tmp_path)
    assert shlex.split(remedies.install("sim"))[-1] == advice


def test_an_archive_that_is_gone_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    test_what_came_from_an_address_is_installed_from_there(None, "hamstertop[sim]", tmp_path, monkeypatch)
    gone = {"url": (tmp_path / "hamstertop-1-py3-none-any.whl").as_uri(), "archive_info": {}}
    (tmp_path / "hamstertop-1.dist-info" / "direct_url.json").write_text(json.dumps(gone))
    assert remedies.install("sim").startswith("where hamstertop-1-py3-none-any.whl is: ")


def test_an_environment_of_uv_is_filled_by_uv(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remedies.importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}")
    assert remedies.pip("a").startswith("uv pip install --python ")
