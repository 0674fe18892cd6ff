# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Serves a compiled model by HTTP: one thread for each connection, one model for all, no locks.

serve.py                POST a JSON list of 64 numbers to http://127.0.0.1:8000
serve.py --load-test    asks itself, compares every answer with eager's, and reports how many
                        requests a second it answers, and how long they take, beside eager
"""

from __future__ import annotations

import http.client
import json
import statistics
import sys
import threading
import time
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import click
import torch
from rich.console import Console
from rich.table import Table
from torch import Tensor, nn

FEATURES = 64
TOLERANCE = 1e-4


def make_model() -> nn.Module:
    return nn.Sequential(nn.Linear(FEATURES, 256), nn.GELU(), nn.LayerNorm(256), nn.Linear(256, 10))


def make_server(model: Callable[[Tensor], Tensor], port: int) -> ThreadingHTTPServer:
    class Handler(BaseHTTPRequestHandler):
        # Connections stay open for several requests.
        protocol_version = "HTTP/1.1"
        disable_nagle_algorithm = True

        def do_POST(self) -> None:
            try:
                features = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                x = torch.tensor([features], dtype=torch.float32)
                if x.shape != (1, FEATURES):
                    raise ValueError(f"a list of {FEATURES} numbers is needed")
            except (TypeError, ValueError) as error:
                return self.answer(400, {"error": str(error)})
            with torch.inference_mode():
                return self.answer(200, {"scores": model(x)[0].tolist()})

        def answer(self, status: int, content: dict[str, object]) -> None:
            body = json.dumps(content).encode()
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Silent."""

    return ThreadingHTTPServer(("127.0.0.1", port), Handler)


def ask(port: int, inputs: Tensor, expected: Tensor, requests: int) -> list[float]:
    """The seconds that each request took. Raises an error if an answer is not eager's."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    seconds = []
    for number in range(requests):
        row = number % len(inputs)
        body = json.dumps(inputs[row].tolist())
        start = time.perf_counter()
        connection.request("POST", "/", body)
        response = connection.getresponse()
        answer = json.loads(response.read())
        seconds.append(time.perf_counter() - start)
        scores = torch.tensor(answer.get("scores", []))
        torch.testing.assert_close(scores, expected[row], atol=TOLERANCE, rtol=TOLERANCE)
    connection.close()
    return seconds


def load_test(
    model: Callable[[Tensor], Tensor], inputs: Tensor, expected: Tensor, clients: int, requests: int
) -> tuple[float, list[float]]:
    """Requests per second, and the seconds of each."""
    server = make_server(model, 0)
    serving = threading.Thread(target=server.serve_forever)
    serving.start()
    seconds: list[float] = []
    errors: list[Exception] = []

    def work() -> None:
        try:
            seconds.extend(ask(server.server_port, inputs, expected, requests))
        except Exception as error:
            errors.append(error)

    try:
        ask(server.server_port, inputs, expected, 10)
        threads = [threading.Thread(target=work) for _ in range(clients)]
        start = time.perf_counter()
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        elapsed = time.perf_counter() - start
    finally:
        server.shutdown()
        serving.join()
        server.server_close()
    if errors:
        raise errors[0]
    return len(seconds) / elapsed, seconds


@click.command(help=__doc__)
@click.option("--port", default=8000, show_default=True)
@click.option("--load-test", "is_test", is_flag=True, help="Ask, compare and measure.")
@click.option("--clients", default=8, show_default=True, help="Of the load test, a thread each.")
@click.option("--requests", default=500, show_default=True, help="Of each client.")
def main(port: int, is_test: bool, clients: int, requests: int) -> None:
    torch.manual_seed(0)
    model = make_model().eval()
    compiled = torch.compile(model, backend="max")
    inputs = torch.randn(100, FEATURES)
    with torch.inference_mode():
        # Before the first request: this compiles, unless the graph is stored.
        compiled(inputs[:1])
        expected = torch.cat([model(row[None]) for row in inputs])
    if not is_test:
        server = make_server(compiled, port)
        print(f"http://127.0.0.1:{server.server_port}", flush=True)
        server.serve_forever()
        return
    table = Table(title=f"{clients} clients, {requests} requests each")
    for title in ("", "requests/s", "median", "90 %", "99 %"):
        table.add_column(title, justify="right")
    for name, served in (("MAX", compiled), ("eager", model)):
        try:
            rate, seconds = load_test(served, inputs, expected, clients, requests)
        except Exception as error:
            sys.exit(f"{name}: {error}")
        cuts = statistics.quantiles(seconds, n=100)
        times = [f"{cuts[percent - 1] * 1e3:.2f} ms" for percent in (50, 90, 99)]
        table.add_row(name, f"{rate:,.0f}", *times)
    Console().print(table)
    print("every answer is eager's")


if __name__ == "__main__":
    main()
