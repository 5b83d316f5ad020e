"""`hamstertop tables --dask` works with a real scheduler and real workers."""

import json
import os
import signal

import pytest

import hamstertop
from hamstertop_games import cluster, tables
from hamstertop_games.tables import Setting
from hamstertop_host import cli

LOCAL = {"threads_per_worker": 1, "host": "127.0.0.1", "dashboard_address": "127.0.0.1:0"}  # port 0: any free one


@pytest.fixture(scope="module")
def distributed():
    """Return the module, which is imported only in the worker that runs these tests, because the import is slow."""
    return pytest.importorskip("distributed", reason="install hamstertop[cluster]")


@pytest.fixture(scope="module")
def workers(distributed):
    """Yield a scheduler with two workers in separate processes."""
    with distributed.LocalCluster(n_workers=2, processes=True, **LOCAL) as found:
        yield found


@pytest.mark.slow
def test_the_same_seed_gives_the_same_report_even_if_a_worker_is_killed(distributed, workers):
    setting = Setting(seed=5, game="hamsterrolle")
    alone = tables.run(setting, 300, lambda played: None, 1)
    killed = []

    def kill_one(played):
        if not killed:
            with distributed.Client(workers.scheduler_address) as client:
                killed.append(next(iter(client.run(os.getpid).values())))
            os.kill(killed[0], signal.SIGKILL)

    together = tables.run(setting, 300, kill_one, dask=workers.scheduler_address)
    assert killed
    assert vars(together) == vars(alone)


MINE = """
class Last:
    def __init__(self, source):
        pass

    def choose(self, game):
        return game.choices()[-1]
"""


def test_the_workers_play_a_bot_whose_module_only_the_commands_folder_has(workers, capsys, monkeypatch, tmp_path):
    (tmp_path / "only_here.py").write_text(MINE, "utf-8")
    monkeypatch.chdir(tmp_path)
    bots = "only_here:Last,sensible"
    words = ["tables", "run_hamster_run", "--players", "2", "--games", "20", "--bots", bots, "--json"]
    assert cli.main([*words, "--dask", workers.scheduler_address]) == 0
    found = json.loads(capsys.readouterr().out)
    assert cli.main(words) == 0
    assert {**found, "seconds": 0} == {**json.loads(capsys.readouterr().out), "seconds": 0}


def test_losing_the_connection_to_the_scheduler_stops_the_run_but_keeps_its_games(distributed):
    with distributed.LocalCluster(n_workers=1, processes=False, protocol="tcp", **LOCAL) as found:
        setting = Setting(seed=5, game="hamsterrolle")
        with pytest.raises(tables.Stopped, match="lost the connection to the Dask scheduler") as stopped:
            tables.run(setting, 4000, lambda played: found.close(), dask=found.scheduler_address)
    assert stopped.value.report.games >= 20


def test_a_different_version_on_a_worker_is_refused(workers, capsys, monkeypatch):
    monkeypatch.setattr(cluster, "VERSION", hamstertop.VERSION + ".1")
    assert cli.main(["tables", "hamsterrolle", "--games", "2", "--dask", workers.scheduler_address]) == 1
    error = capsys.readouterr().err
    assert f"has hamstertop {hamstertop.VERSION} (install {hamstertop.VERSION}.1 there)" in error


def test_an_unresponsive_scheduler_is_reported_with_its_address(distributed, capsys, monkeypatch):
    monkeypatch.setattr(cluster, "PATIENCE", "0.1 s")
    assert cli.main(["tables", "hamsterdam", "--games", "2", "--dask", "tcp://127.0.0.1:9"]) == 1
    assert "no Dask scheduler responds at tcp://127.0.0.1:9" in capsys.readouterr().err


@pytest.mark.parametrize("option", ["--respond", "--compare=--option late_cascade=true"])
def test_what_only_this_computer_plays_is_refused_on_a_cluster(capsys, option):
    assert cli.main(["tables", "hamsterdam", option, "--dask", "tcp://127.0.0.1:9"]) == 2
    assert "(omit --dask)" in capsys.readouterr().err
