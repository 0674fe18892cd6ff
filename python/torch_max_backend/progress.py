# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lines on a terminal that tell what is under way. Nothing if stderr is not a terminal."""

from __future__ import annotations

import os
import threading
from collections.abc import Sequence

# THREAD-SAFETY: protects `_shown`, and keeps the lines of several threads apart. Reentrant, because
# a signal's handler may show lines, too.
_lock = threading.RLock()
_shown = 0
"""How many lines are on the terminal now."""


def show_lines(lines: Sequence[str]) -> None:
    """Replaces what was shown before. With no lines, the terminal is as it was."""
    global _shown
    # By its number, because the object may be closed, or belong to a notebook.
    if not os.isatty(2):
        return
    with _lock:
        if not lines and not _shown:
            return
        width = max(_columns() - 1, 20)
        # To the start of the first line, then "erase everything below".
        back = f"\033[{_shown - 1}A" if _shown > 1 else ""
        os.write(2, f"\r{back}\033[J{chr(10).join(line[:width] for line in lines)}".encode())
        _shown = len(lines)


def _columns() -> int:
    try:
        return os.get_terminal_size(2).columns
    except OSError:
        return 80
