# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The program `torch-max`, without the engine. test_process.py has the part with it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
import pytest
import torch
from click.testing import CliRunner, Result
from torch_max_backend.cli.main import main
from torch_max_backend.extension import load_extension

CONTENT, CHECKSUM = b"compiled", "2dcae02fee386d052592460269f51d0b"
KEY = "{:064x}".format

Run = Callable[..., Result]


def joined(value: Any) -> str:
    """The name of a case: its words."""
    return " ".join(value) if isinstance(value, list | tuple) else ""


@pytest.fixture
def run() -> Run:
    """Calls the program in this process. Nothing may escape it."""

    def call(*words: str | Path, code: int = 0, **settings: Any) -> Result:
        result = CliRunner().invoke(main, [str(word) for word in words], **settings)
        assert result.exit_code == code, result.output
        assert result.exception is None or isinstance(result.exception, SystemExit)
        assert "Traceback" not in result.output
        return result

    return call


def add_entry(store: Path, number: int, info: dict[str, Any] | None = None) -> Path:
    key = KEY(number)
    folder = store / key[:2]
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{key}.{CHECKSUM}.mef"
    path.write_bytes(CONTENT)
    if info is not None:
        (folder / f"{key}.json").write_text(json.dumps(info))
    return path


def useful_info(**changes: Any) -> dict[str, Any]:
    extension = load_extension()
    return {
        "engine": extension.pinned_engine_version(),
        "cpu": extension.host_cpu(),
        "label": "model.py:12",
        "inputs": ["f32[n,4]"],
        "outputs": ["f32[n]"],
        "ops": [["add", 2]],
        "num_ops": 2,
        "created": 1,
        **changes,
    }


def files(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


@pytest.fixture
def store(tmp_path: Path) -> Path:
    """Three entries: of use, of an older version, and for another engine."""
    store = tmp_path / "store"
    add_entry(store, 1, useful_info())
    add_entry(store, 2)
    add_entry(store, 3, useful_info(engine="0.1"))
    return store


def test_list(run: Run, store: Path) -> None:
    text = run("cache", "list", "--cache-dir", store).output
    assert "model.py:12 (f32[n,4]) -> (f32[n]) by 2 add" in text
    assert "an older version compiled it" in text
    assert "of no use here: it is for the engine 0.1" in text
    entries = json.loads(run("cache", "list", "--json", "--cache-dir", store).output)
    assert {entry["key"] for entry in entries} == {KEY(1), KEY(2), KEY(3)}
    assert {entry["size"] for entry in entries} == {len(CONTENT)}
    assert [e["useless_because"] != "" for e in sorted(entries, key=lambda e: e["key"])] == [
        False,
        False,
        True,
    ]


def test_a_store_that_is_not_there(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "none"
    assert "empty" in run("cache", "list", "--cache-dir", folder).output
    assert json.loads(run("cache", "list", "--json", "--cache-dir", folder).output) == []
    assert "not there yet" in run("cache", "size", "--cache-dir", folder).output
    assert not folder.exists(), "a question makes nothing"


def test_size_of_several_folders(run: Run, store: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    folders = os.pathsep.join(map(str, (tmp_path / "file", tmp_path / "own", store)))
    rows = json.loads(run("cache", "size", "--json", "--cache-dir", folders).output)
    assert [row["state"] for row in rows] == ["read", "written", "read"]
    assert [row["entries"] for row in rows] == [0, 0, 3]
    assert rows[2]["bytes"] == 3 * len(CONTENT)


def test_the_store_is_that_of_the_environment(
    run: Run, store: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TORCH_MAX_BACKEND_CACHE_DIR", str(store))
    assert len(json.loads(run("cache", "list", "--json").output)) == 3


@pytest.mark.parametrize(
    ("words", "removed"),
    [
        (["--stale"], {3}),
        (["--damaged"], {2}),
        (["--older-than", "1h"], {1}),
        (["--max-size", "8"], {1, 2}),
        (["--max-size", "0"], {1, 2, 3}),
        (["--max-size", "1G"], set()),
        ([KEY(3)], {3}),
        (["--stale", KEY(1)], {1, 3}),
        (["--all", "--yes"], {1, 2, 3}),
    ],
    ids=joined,
)
def test_clean(run: Run, store: Path, words: list[str], removed: set[int]) -> None:
    paths = {number: store / "00" / f"{KEY(number)}.{CHECKSUM}.mef" for number in (1, 2, 3)}
    long_ago = time.time() - 7200
    os.utime(paths[1], (long_ago, long_ago))
    if "--damaged" in words:
        paths[2].write_bytes(b"damaged")
    before = files(store)
    clean = ["cache", "clean", "--cache-dir", str(store), "--json", *words]
    planned = json.loads(run(*clean, "--dry-run").output)
    assert files(store) == before
    done = json.loads(run(*clean).output)
    assert sorted(done["removed"]) == sorted(planned["removed"]) == sorted(map(KEY, removed))
    assert {n for n, path in paths.items() if not path.exists()} == removed
    if 1 in removed:
        assert not (store / "00" / f"{KEY(1)}.json").exists()


def test_clean_asks_before_all(run: Run, store: Path) -> None:
    before = files(store)
    run("cache", "clean", "--all", "--cache-dir", store, code=1, input="n\n")
    # Nobody is there to answer.
    run("cache", "clean", "--all", "--cache-dir", store, code=1, input="")
    assert files(store) == before
    run("cache", "clean", "--all", "--cache-dir", store, input="y\n")
    assert files(store) == {}


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["cache", "clean"], "Say what to remove"),
        (["cache", "clean", "--older-than", "soon"], "not a time"),
        (["cache", "clean", "--max-size", "-1"], "not a size"),
        (["cache", "clean", "xyz"], "not the beginning of a key"),
        (["cache", "import", "no-such-file"], "does not exist"),
        (["cache", "warm", "model"], "FILE.py:NAME"),
        (["cache", "warm", "no-such-file.py:f"], "no file"),
        (["coverage", "no-such-file.py:f"], "no file"),
        (["explain", "no-such-file.mlir"], "does not exist"),
        (["explain", "."], "is a directory"),
        (["cache", "frobnicate"], "No such command"),
        (["frobnicate"], "No such command"),
        (["doctor", "--frobnicate"], "No such option"),
    ],
    ids=joined,
)
def test_wrong_words(run: Run, words: list[str], message: str) -> None:
    assert message in run(*words, code=2).output


def test_export_and_import(run: Run, store: Path, tmp_path: Path) -> None:
    archive, target = tmp_path / "graphs.tms", tmp_path / "target"
    run("cache", "export", archive, "--cache-dir", store)
    bytes_before = archive.read_bytes()
    assert "--force" in run("cache", "export", archive, "--cache-dir", store, code=1).output
    run("cache", "export", archive, "--cache-dir", store, "--force")
    assert archive.read_bytes() == bytes_before, "the same entries give the same file"

    result = run("cache", "import", archive, "--cache-dir", target)
    assert "Imported 2 graphs" in result.output
    assert "engine 0.1" in result.output
    again = json.loads(run("cache", "import", archive, "--cache-dir", target, "--json").stdout)
    assert (again["imported"], again["present"], len(again["left_out"])) == (0, 2, 1)
    everything = run("cache", "import", archive, "--cache-dir", target, "--all", "--json")
    assert json.loads(everything.stdout)["imported"] == 1
    before, after = (
        {entry["key"]: entry for entry in json.loads(listing.output)}
        for listing in (
            run("cache", "list", "--json", "--cache-dir", folder) for folder in (store, target)
        )
    )
    assert before.keys() == after.keys()
    for key, entry in before.items():
        assert Path(after[key]["path"]).read_bytes() == CONTENT
        for changing in ("path", "last_used"):
            del entry[changing], after[key][changing]
        assert after[key] == entry


def test_one_entry_is_exported(run: Run, store: Path, tmp_path: Path) -> None:
    archive = tmp_path / "graphs.tms"
    report = run("cache", "export", archive, KEY(2), "--cache-dir", store, "--json").output
    assert json.loads(report)["exported"] == 1
    message = run("cache", "export", tmp_path / "x", "f" * 64, "--cache-dir", store, code=1).output
    assert "No entry" in message


def test_a_folder_is_imported(run: Run, store: Path, tmp_path: Path) -> None:
    target = tmp_path / "target"
    assert "Imported 2 graphs" in run("cache", "import", store, "--cache-dir", target).output


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda data: data[:-1], "ends too early"),
        (lambda data: data[:30], "ends too early"),
        (lambda data: data + b"x", "follows"),
        (lambda data: data[:-1] + b"x", "damaged"),
        (lambda data: data.replace(KEY(1).encode(), b"../" * 21 + b"x"), "damaged"),
        (lambda data: b"PK\x03\x04" + data, "not an archive"),
        (lambda _: b"", "not an archive"),
    ],
    ids=["short", "header only", "long", "content", "name", "foreign", "empty"],
)
def test_a_bad_archive_changes_nothing(
    run: Run, store: Path, tmp_path: Path, damage: Callable[[bytes], bytes], message: str
) -> None:
    archive, target = tmp_path / "graphs.tms", tmp_path / "target"
    add_entry(target, 9)
    run("cache", "export", archive, "--cache-dir", store)
    archive.write_bytes(damage(archive.read_bytes()))
    before = files(target)
    assert message in run("cache", "import", archive, "--cache-dir", target, code=1).output
    assert files(target) == before


def test_an_archive_for_another_machine_is_refused(run: Run, tmp_path: Path) -> None:
    add_entry(tmp_path / "store", 1, useful_info(cpu="pentium,mmx"))
    archive = tmp_path / "graphs.tms"
    run("cache", "export", archive, "--cache-dir", tmp_path / "store")
    result = run("cache", "import", archive, "--cache-dir", tmp_path / "target", code=1)
    assert "none of its 1 entries can be used here" in result.output
    assert "pentium" in result.output
    assert files(tmp_path / "target") == {}


def test_import_into_a_folder_that_cannot_be_written(run: Run, store: Path) -> None:
    result = run("cache", "import", store, "--cache-dir", "/proc/self", code=1)
    assert "cannot be written" in result.output


TORCH_IR = """\
!t = !torch.vtensor<[4,8],f32>
func.func @main(%x: !torch.vtensor<[4,6],f32>, %w: !torch.vtensor<[6,8],f32>, %b: !t) -> !t {
  %one = torch.constant.int 1
  %0 = torch.aten.mm %x, %w : !torch.vtensor<[4,6],f32>, !torch.vtensor<[6,8],f32> -> !t
  %1 = torch.aten.add.Tensor %0, %b, %one : !t, !t, !torch.int -> !t
  %2 = torch.aten.relu %1 : !t -> !t
  %3 = torch.aten.sin %2 : !t -> !t
  %4 = torch.aten.sin %2 : !t -> !t
  %5 = torch.aten.mul.Tensor %3, %4 : !t, !t -> !t
  return %5 : !t
}
"""


def test_explain(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "model.mlir"
    file.write_text(TORCH_IR)
    text = run("explain", file).output
    assert "kernel linear.matmul (onednn)" in text
    assert 'activation = "relu"' in text
    explained = json.loads(run("explain", file, "--json").output)
    ops = {op["number"]: op for op in explained["ops"]}
    assert [op["op"].removeprefix("torch.aten.") for op in ops.values()] == [
        "mm",
        "add.Tensor",
        "relu",
        "sin",
        "sin",
        "mul.Tensor",
    ]
    assert [op["line"] for op in ops.values()] == [4, 5, 6, 7, 8, 9]
    # One kernel computes the product, its residual and its activation.
    for number, others in ((1, [2, 3]), (2, [1, 3]), (3, [1, 2])):
        [execution] = ops[number]["runs"]
        assert (execution["by"], execution["target"]) == ("onednn", "linear.matmul")
        assert execution["together_with"] == others
    assert ops[1]["becomes"] == ["max.matmul"]
    assert {execution["by"] for execution in ops[4]["runs"]} == {"engine"}
    assert ops[5]["runs"] == []
    assert ops[5]["removed_by"] == "cse"
    assert all(op["refusal"] == "" for op in ops.values())


RMS_NORM = """\
!t = !torch.vtensor<[4,8],f32>
!r = !torch.vtensor<[4,1],f32>
!l = !torch.list<int>
func.func @main(%x: !t, %g: !torch.vtensor<[8],f32>) -> !t {
  %two = torch.constant.int 2
  %one = torch.constant.int 1
  %none = torch.constant.none
  %true = torch.constant.bool true
  %eps = torch.constant.float 1.0e-5
  %dims = torch.prim.ListConstruct %one : (!torch.int) -> !l
  %0 = torch.aten.pow.Tensor_Scalar %x, %two : !t, !torch.int -> !t
  %1 = torch.aten.mean.dim %0, %dims, %true, %none : !t, !l, !torch.bool, !torch.none -> !r
  %2 = torch.aten.add.Scalar %1, %eps, %one : !r, !torch.float, !torch.int -> !r
  %3 = torch.aten.rsqrt %2 : !r -> !r
  %4 = torch.aten.mul.Tensor %x, %3 : !t, !r -> !t
  %5 = torch.aten.mul.Tensor %4, %g : !t, !torch.vtensor<[8],f32> -> !t
  return %5 : !t
}
"""


def test_explain_many_ops_that_become_one(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "model.mlir"
    file.write_text(RMS_NORM)
    ops = json.loads(run("explain", file, "--json").output)["ops"]
    numbers = set(range(1, 7))
    for op in ops:
        [execution] = op["runs"]
        assert execution["target"] == "normalization.rms_norm"
        assert set(execution["together_with"]) == numbers - {op["number"]}
    assert any('max.custom "' in name for name in ops[1]["becomes"])


def test_explain_refused_ops(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "model.mlir"
    file.write_text(TORCH_IR.replace("aten.relu", "aten.frobnicate"))
    result = run("explain", file, code=1)
    assert "'torch.aten.frobnicate' has no lowering" in result.output
    assert "docs/Extending.md" in result.output
    explained = json.loads(run("explain", file, "--json", code=1).stdout)
    [refused] = [op for op in explained["ops"] if op["refusal"]]
    assert (refused["number"], refused["line"]) == (3, 6)
    # What is behind it is explained all the same.
    assert [bool(op["runs"]) for op in explained["ops"]] == [True, True, False, True, False, True]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("garbage", "model.mlir:1"),
        ("", "expected one function"),
        (TORCH_IR.replace("%2 : ", "%nothing : "), "model.mlir:7"),
        (TORCH_IR + TORCH_IR.partition("\n")[2].replace("@main", "@f"), "expected one function"),
    ],
    ids=["garbage", "empty", "undefined", "two functions"],
)
def test_explain_bad_files(run: Run, tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "model.mlir"
    file.write_text(text)
    assert message in run("explain", file, code=1).output
    file.write_bytes(b"\xff\xfe\x00")
    assert "not a text file" in run("explain", file, code=1).output


MODEL = """\
import torch

def forward(x, weight):
    y = torch.tanh(x @ weight)
    return torch.fft.fft(y).real + torch.ones(5)

def recipe():
    return forward, (torch.randn(2, 3), torch.randn(3, 5))

def trains():
    layer = torch.nn.Linear(3, 5)
    torch.compile(layer, backend="max")(torch.randn(2, 3)).sum().backward()

def nothing():
    return 1

def fails():
    raise KeyError("no such thing")

def ends():
    raise SystemExit(3)

number = 5
"""


@pytest.fixture
def model(tmp_path: Path) -> str:
    file = tmp_path / "the_model.py"
    file.write_text(MODEL)
    return str(file)


@pytest.mark.parametrize(
    "words", [["recipe"], ["forward", "-i", "2x3xf32", "-i", "3x5xfloat32"]], ids=joined
)
def test_coverage(run: Run, model: str, words: list[str]) -> None:
    name, *inputs = words
    report = json.loads(run("coverage", f"{model}:{name}", *inputs, "--json").output)
    [graph] = report["graphs"]
    assert (graph["kind"], graph["refusal"]) == ("inference", "")
    places = {op["op"]: op["place"] for op in graph["ops"]}
    assert places["aten.mm.default"] == places["aten.tanh.default"] == "engine"
    assert places["aten.ones.default"] == "around"
    [fft] = [op for op in graph["ops"] if "_fft" in op["op"]]
    assert (fft["place"], fft["line"], fft["file"]) == ("torch", 5, model)
    assert "complex64" in fft["reason"]
    in_torch = sum(op["place"] == "torch" for op in graph["ops"])
    share = 100 * (1 - in_torch / len(graph["ops"]))
    assert report["share_outside_of_torch"] == pytest.approx(share, abs=0.01)


def test_coverage_for_people(run: Run, model: str) -> None:
    text = run("coverage", f"{model}:recipe", "--all").output
    assert "the_model.py:5" in text
    assert "has dtype complex64" in text
    assert "aten.tanh.default" in text
    assert "Only" in run("coverage", f"{model}:recipe", "--fail-below", "99", code=1).output
    run("coverage", f"{model}:recipe", "--fail-below", "10")


def test_coverage_of_a_function_that_compiles_itself(run: Run, model: str) -> None:
    report = json.loads(run("coverage", f"{model}:trains", "--json").output)
    assert [graph["kind"] for graph in report["graphs"]] == ["forward", "backward"]
    assert report["share_outside_of_torch"] == 100


@pytest.mark.parametrize("command", [["coverage"], ["cache", "warm"]], ids=joined)
@pytest.mark.parametrize(
    ("words", "code", "message"),
    [
        (["forward"], 2, "takes x, weight"),
        (["forward", "-i", "2x3xf32", "-i", "2x5xf32"], 1, "the_model.py:4: RuntimeError"),
        (["forward", "-i", "2x3xf32"], 1, "TypeError"),
        (["forward", "-i", "2x3"], 2, "not a shape"),
        (["forward", "-i", "-1xf32"], 2, "not a shape"),
        (["forward", "-i", "999999999999x999999999xf32"], 2, "--input"),
        (["forwart"], 2, "Did you mean 'forward'?"),
        (["number"], 2, "its type is int"),
        (["fails"], 1, "the_model.py:18: KeyError"),
        (["ends"], 1, "exit code 3"),
    ],
    ids=joined,
)
def test_bad_targets(
    run: Run, model: str, command: list[str], words: list[str], code: int, message: str
) -> None:
    name, *inputs = words
    assert message in run(*command, f"{model}:{name}", *inputs, code=code).output


def test_warm_without_caches(run: Run, model: str) -> None:
    with torch.compiler.config.patch(force_disable_caches=True):
        result = run("cache", "warm", f"{model}:recipe", code=1)
    assert "disable all caches" in result.output


def test_warm_into_a_folder_that_cannot_be_written(
    run: Run, model: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TORCH_MAX_BACKEND_CACHE_DIR", "/proc/self")
    assert "cannot be written" in run("cache", "warm", f"{model}:recipe", code=1).output


def test_a_file_with_a_mistake(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "broken_model.py"
    file.write_text("def f(:\n")
    assert "broken_model.py:1: SyntaxError" in run("coverage", f"{file}:f", code=1).output
    file.write_text("import no_such_module\n")
    assert "broken_model.py:1: ModuleNotFoundError" in run("coverage", f"{file}:f", code=1).output


def commands(group: Any = main, path: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    found = []
    context = click.Context(group)
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        is_group = hasattr(command, "list_commands")
        found += commands(command, (*path, name)) if is_group else [(*path, name)]
    return found


@pytest.mark.parametrize("path", commands(), ids=joined)
def test_every_command_has_examples_and_json(run: Run, path: tuple[str, ...]) -> None:
    text = run(*path, "--help").output
    assert "--json" in text
    assert f"torch-max {' '.join(path)}" in text.partition("Examples:")[2]


def test_an_unexpected_error_has_no_traceback(
    run: Run, store: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: str) -> None:
        raise ZeroDivisionError("a mistake")

    monkeypatch.setattr(load_extension(), "store_entries", fail)
    result = run("cache", "list", "--cache-dir", store, code=1)
    assert "ZeroDivisionError: a mistake" in result.output
    assert "--debug" in result.output


def test_in_a_shell(store: Path) -> None:
    """No colours in a pipe, no traceback if the reader ends first."""
    program = f"{sys.executable} -m torch_max_backend"
    listing = f"{program} cache list --cache-dir {store}"
    process = subprocess.run(
        ["bash", "-c", f"{listing}; {listing} | true; {program} frobnicate; echo code $?"],
        capture_output=True,
        text=True,
    )
    assert KEY(1)[:12] in process.stdout
    assert "\033" not in process.stdout
    assert process.stdout.endswith("code 2\n")
    assert "Traceback" not in process.stderr
    assert "Usage: python -m torch_max_backend" in process.stderr
