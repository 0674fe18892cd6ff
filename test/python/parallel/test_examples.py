# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The examples of parallel use, briefly. They compare their answers with eager's themselves."""

from __future__ import annotations

import http.client
import json
import subprocess
import sys
from pathlib import Path

from documents import ROOT

EXAMPLES = ROOT / "examples"


def run(example: str, *arguments: str | Path) -> str:
    process = subprocess.run(
        [sys.executable, str(EXAMPLES / example), *map(str, arguments)],
        text=True,
        capture_output=True,
        timeout=300,
    )
    assert process.returncode == 0, process.stderr
    return process.stdout


def test_parallel_inference(tmp_path: Path) -> None:
    image = tmp_path / "plot.png"
    options = ("--most-threads", "2", "--seconds", "0.1", "--rounds", "1")
    output = run("parallel_inference.py", *options, "--plot-to", image)
    assert "eager" in output
    assert image.read_bytes().startswith(b"\x89PNG")


def test_load_test() -> None:
    output = run("serve.py", "--load-test", "--clients", "4", "--requests", "20")
    assert "4 clients, 20 requests each" in output
    assert "every answer is eager's" in output


def ask(port: int, content: object) -> tuple[int, dict[str, object]]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    connection.request("POST", "/", json.dumps(content))
    response = connection.getresponse()
    return response.status, json.loads(response.read())


def test_server() -> None:
    server = subprocess.Popen(
        [sys.executable, str(EXAMPLES / "serve.py"), "--port", "0"],
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        port = int(server.stdout.readline().rpartition(":")[2])
        status, answer = ask(port, [0.5] * 64)
        assert status == 200
        assert len(answer["scores"]) == 10  # type: ignore[arg-type]
        for wrong in ([1.0], ["a"] * 64, None, {"x": 1}):
            assert ask(port, wrong)[0] == 400
    finally:
        server.kill()
        server.wait()
