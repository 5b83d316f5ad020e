"""A release is consistent everywhere, and its workflow never runs anything that an outsider could supply."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

import hamstertop
import wording
from hamstertop.words import making

ROOT = Path(__file__).parents[1]
CHANGELOG = (ROOT / "CHANGELOG.md").read_text("utf-8")
WORKFLOW = (ROOT / ".github" / "workflows" / "ci.yml").read_text("utf-8")
TAG = f"v{hamstertop.VERSION}"
FIRST = re.match(r"(?s).*?^## (\S+) – (\d{4}-\d\d-\d\d)\n\n(.*?)\n\n", CHANGELOG, re.MULTILINE)


def make(target, tag, root=ROOT, **environment):
    """Run a make target as the workflow does, and return its exit status, output and errors."""
    command = ["make", "--no-print-directory", f"PYTHON={sys.executable}", target]
    run = subprocess.run(
        command, cwd=root, env={**os.environ, "TAG": tag, **environment}, capture_output=True, encoding="utf-8"
    )
    return run.returncode, run.stdout, run.stderr


def with_gh(folder):
    """Return a PATH with a fake `gh` at the front, which creates a file named `asked` in this folder."""
    gh = folder / "gh"
    gh.write_text(f"#!/bin/sh\ntouch {folder}/asked\n", "utf-8")
    gh.chmod(0o755)
    return f"{folder}{os.pathsep}{os.environ['PATH']}"


@pytest.fixture(scope="module")
def jobs():
    return yaml.safe_load(WORKFLOW)["jobs"]


def steps(jobs):
    return [step for job in jobs.values() for step in job["steps"]]


def test_the_library_has_a_version_attribute():
    assert hamstertop.__version__ == hamstertop.VERSION


def test_the_changelog_starts_with_a_dated_release_and_what_it_offers_players():
    assert FIRST, "its newest section is not called `VERSION – YYYY-MM-DD`, or has no paragraph"
    assert FIRST[1] == hamstertop.VERSION
    assert not FIRST[3].startswith("#"), "it begins with a paragraph"
    assert "`" not in FIRST[3], "which speaks of no command"


def test_the_version_is_cited_as_it_was_released():
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert (cited["version"], cited["date-released"]) == (FIRST[1], FIRST[2])


def test_the_release_notes_are_the_versions_section_of_the_changelog():
    status, said, _ = make("notes", TAG)
    assert status == 0
    assert said.startswith(FIRST[3])
    assert "\n## " not in said


def test_links_in_the_release_notes_lead_to_files_at_the_tag():
    _, said, _ = make("notes", TAG, HAMSTERTOP_ADDRESS="https://example.org/a/b")
    links = re.findall(r"\]\((.*?)\)", said)
    assert links
    assert all(link.startswith("https://") for link in links)
    assert f"https://example.org/a/b/blob/{TAG}/docs/results.md" in links


def test_a_release_is_refused_while_the_readme_does_not_lead_to_its_site():
    status, said, errors = make("notes", TAG, HAMSTERTOP_SITE="https://example.org/nowhere/")
    assert (status, said) == (2, "")
    assert "README.md does not lead to https://example.org/nowhere/" in errors


def test_a_target_that_cannot_download_says_that_it_is_offline(tmp_path):
    (tmp_path / ".venv").symlink_to(sys.prefix)
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
    nowhere = {"PIP_INDEX_URL": "https://127.0.0.1:9/simple", "PIP_CONFIG_FILE": os.devnull, "PIP_RETRIES": "1"}
    for package, said in (("no-such-package", "is this computer offline?"), ("not a name", "Invalid requirement")):
        command = [str(ROOT / ".ci" / "install"), package]
        done = subprocess.run(command, cwd=tmp_path, env=kept | nowhere, capture_output=True, text=True)
        assert (done.returncode, done.stdout) == (1, "")
        assert said in done.stderr
        assert done.stderr.count("\n") == 1, done.stderr


@pytest.mark.parametrize("target", ["notes", "publish"])
@pytest.mark.parametrize(
    "tag",
    [
        "",
        "0.2.0",
        "v9.9.9",
        f"{TAG};touch ${{IFS}}ran",
        f"{TAG}$(touch ran)",
        "$(shell touch ran)",
        f"{TAG}`touch ran`",
    ],
)
def test_a_tag_for_a_different_version_is_refused_and_never_executed(target, tag, tmp_path):
    there = [folder for name in ("wheel", "frozen") if not (folder := ROOT / "build" / name).exists()]
    for folder in there:
        folder.mkdir(parents=True)  # which `publish` would build first
    try:
        status, _, errors = make(target, tag, PATH=with_gh(tmp_path))
    finally:
        for folder in there:
            folder.rmdir()
    assert status == 2
    assert "notes: " in errors
    assert not (tmp_path / "asked").exists()
    assert not (ROOT / "ran").exists()


def test_each_workflow_step_is_a_make_target_or_one_of_our_scripts(jobs):
    """Windows has no make, so its steps are the commands for Windows users."""
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    for name in set(jobs) - {"windows"}:
        for step in (step["run"] for step in jobs[name]["steps"] if "run" in step):
            program, *wanted = step.split()
            own = program.startswith(".ci/") and (ROOT / program).is_file() and not wanted
            assert own or (program == "make" and set(wanted) <= set(targets)), step
    page = (ROOT / "docs" / "simulator.md").read_text("utf-8")
    assert "python -m " + jobs["windows"]["steps"][2]["run"] in page


def test_no_workflow_command_contains_a_value_from_github(jobs):
    assert not [step["run"] for step in steps(jobs) if "${{" in step.get("run", "")]


def test_each_action_is_pinned_by_hash_to_one_version():
    used = re.findall(r"uses: (.*)", WORKFLOW)
    assert used
    for line in used:
        assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", line), line
    assert len(set(used)) == len({line.partition("@")[0] for line in used}), "one version of each"


def test_each_job_has_only_the_permissions_it_needs_and_no_build_has_write_access(jobs):
    assert yaml.safe_load(WORKFLOW)["permissions"] == {}
    writes = {name for name, job in jobs.items() if "write" in job["permissions"].values()}
    assert writes == {"release", "site"}
    assert [step["run"] for name in sorted(writes) for step in jobs[name]["steps"] if "run" in step] == ["make publish"]
    for job in jobs.values():
        assert job["timeout-minutes"]
        for step in job["steps"]:
            if "actions/checkout@" in step.get("uses", ""):
                assert step["with"]["persist-credentials"] is False


def test_each_python_version_that_the_package_declares_is_tested(jobs):
    named = set(re.findall(r"Python :: (3\.\d+)\"", (ROOT / "pyproject.toml").read_text("utf-8")))
    tried = {row["python"] for row in jobs["elsewhere"]["strategy"]["matrix"]["include"]}
    assert tried == named
    assert set(re.findall(r"^ {12}(3\.\d+)$", WORKFLOW, re.MULTILINE)) == named


def test_build_tools_are_locked_by_hash_at_the_tested_versions():
    locked = dict(re.findall(r"^([\w-]+)==(\S+)", (ROOT / "tests" / "locked.txt").read_text("utf-8"), re.MULTILINE))
    libraries = ROOT / "host" / "hamstertop_host" / "flashing" / "libraries.txt"
    for path in (ROOT / "tests" / "constraints.txt", libraries):
        for name, version in re.findall(r"^([\w-]+)==(\S+)", path.read_text("utf-8"), re.MULTILINE):
            assert locked.get(name, version) == version, name
    for target in ("wheel", "site", "images"):
        assert re.search(rf"^{target}: \.venv/sim ", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)


def test_a_release_has_all_images_with_checksums_and_provenance(jobs):
    uploaded = {step["with"]["name"] for step in steps(jobs) if "upload-artifact@" in step.get("uses", "")}
    there = {step["with"]["name"] for step in jobs["release"]["steps"] if "download-artifact@" in step.get("uses", "")}
    assert there == {"wheel", "images"}
    assert there <= uploaded
    assert "images" in jobs["build"]["needs"]
    assert any("attest-build-provenance@" in step.get("uses", "") for step in jobs["release"]["steps"])


def missing(language):
    """Yield the file and key of each text that a language lacks. Only released titles are considered."""
    for part in (*wording.TRANSLATED, *making.OF_PAGES):
        own = keys(language, part)
        yield from (f"{language}/{part}.toml: {key}" for key in keys(wording.ENGLISH, part) if key not in own)


def keys(language, part):
    if part in making.OF_PAGES:
        return list(making.source(language, part)) if making.path(language, part).is_file() else []
    return [f"{section}.{key}" for section, texts in making.sections(language, part).items() for key in texts]


@pytest.mark.slow
def test_no_released_language_lacks_a_text():
    """This is slow only because `make test` should pass while a new text exists in English alone."""
    assert [text for language in wording.TRANSLATIONS for text in missing(language)] == []
