"""A worker process: a line of JSON for each request on its input, one for each answer on its output.

    {"do": "examine", "family": …, "first": …, "count": …}        → a report
    {"do": "reduce", "family": …, "seed": …, "complaint": …, "text": …}    → {"text": …, "filetest": …}

It may be killed at any time. Output of compilers goes to standard error.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import sys
from types import FrameType
from typing import Any

from ...driver.commands import end_all
from .families import FAMILIES
from .program import Family, Finding

_MADE: dict[str, Family] = {}


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """Return the answer to a request."""
    family = _MADE.setdefault(request["family"], FAMILIES[request["family"]]())
    if request["do"] == "examine":
        return family.examine(request["first"], request["count"]).to_json()
    finding = Finding(request["family"], request["seed"], request["complaint"], request["text"])
    text = family.reduced(finding)
    return {"text": text, "filetest": family.filetest(finding, text)}


def _end(number: int, frame: FrameType | None) -> None:
    end_all()
    os._exit(128 + number)


def main() -> None:
    """Answer requests until the end of the input."""
    # Most of what a compiler makes goes away by itself; looking for the rest all the time costs a tenth.
    gc.set_threshold(200_000)
    # An interrupt is for who asks; it ends its workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _end)
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    for line in sys.stdin:
        out.write(json.dumps(answer(json.loads(line))) + "\n")
        out.flush()


if __name__ == "__main__":
    main()
