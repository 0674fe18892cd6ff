# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The program itself: its commands, and what happens to errors."""

from __future__ import annotations

import importlib
import sys
import traceback
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import click

from ..errors import MaxCompilerError

# A command is loaded when it is called: each needs other packages, and torch takes a second.
_COMMANDS = {
    "cache": ("cache", "list, share and clean compiled graphs"),
    "coverage": ("coverage", "say what of a function would run in PyTorch"),
    "doctor": ("doctor", "check the installation, and say what to do"),
    "explain": ("explain", "say what becomes of each op of an MLIR file"),
}


class _Commands(click.Group):
    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in _COMMANDS:
            return None
        module = importlib.import_module(f"{__package__}.{_COMMANDS[cmd_name][0]}")
        command: click.Command = getattr(module, cmd_name)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, _COMMANDS[name][1]) for name in self.list_commands(ctx)])

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except (click.ClickException, click.exceptions.Exit, click.Abort, OSError) as error:
            if isinstance(error, OSError) and not isinstance(error, BrokenPipeError):
                raise _shown(error, ctx, str(error)) from error
            raise
        except MaxCompilerError as error:
            raise _shown(error, ctx, str(error)) from error
        except Exception as error:
            text = f"{type(error).__name__}: {error}"
            if not ctx.params["debug"]:
                text += "\nThis is not expected; `torch-max --debug ...` shows where it happened."
            raise _shown(error, ctx, text) from error


def _shown(error: Exception, ctx: click.Context, text: str) -> click.ClickException:
    if ctx.params["debug"]:
        traceback.print_exception(error, file=sys.stderr)
    return click.ClickException(text)


def _version() -> str:
    try:
        return version("torch-max-backend")
    except PackageNotFoundError:
        return "(not installed as a package)"


@click.group(
    cls=_Commands,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Each command has --help with examples, and --json.",
)
@click.option("--debug", is_flag=True, help="Show where in the program an error happened.")
@click.version_option(_version(), prog_name="torch-max")
def main(debug: bool) -> None:
    """Look after torch-max, the torch.compile backend for the MAX engine."""
