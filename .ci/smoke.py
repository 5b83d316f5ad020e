"""Starts the installed simulator, presses a key on its page, and ends it: what must work wherever it installs."""

import re
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests" / "portable"))
from simulating import PATIENCE, Client

LEFT = 0

state = tempfile.mkdtemp()
command = ["hamstertop", "sim", "--no-browser", "--state", state]
with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
    try:
        assert process.stdout
        said = process.stdout.readline().decode("utf-8")
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", said)
        assert found, said
        assert b"<title>" in urllib.request.urlopen(found[0], timeout=PATIENCE).read()
        with Client(int(found[1])) as client:
            client.until_type("hello")
            client.key(LEFT, True)
            client.key(LEFT, False)
            client.until_type("frame")
            client.send({"type": "power", "on": False})
            client.until(lambda message: message == {"type": "power", "on": False})
    finally:
        process.terminate()
print(f"{sys.version}: the simulator shows its page and hears a key")
