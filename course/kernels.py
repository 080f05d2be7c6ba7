"""Tests that are kernels in CUDA C: a comment `// launch {…}` at the top tells how one is launched (see
`running`).

A case has at least the `source` and the `launch`; what else it has is the lab's affair.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

from ..support.diagnostics import MiniccError
from .shrinking import fewer_lines

_LAUNCH = re.compile(r"^// launch (.*)\n+", re.MULTILINE)


def launch_of(text: str) -> dict[str, Any]:
    """The launch that a file's comment tells. ValueError where none does."""
    match = _LAUNCH.search(text)
    if match is None:
        raise ValueError("no comment '// launch {…}'")
    launch: dict[str, Any] = json.loads(match[1])
    return launch


def array_names(source: str) -> list[str]:
    """What the first kernel's pointers are called, in order."""
    head = re.search(r"__global__ void \w+\(([^)]*)\)", source)
    return (
        [part.strip().rpartition("*")[2].strip() for part in head[1].split(",") if "*" in part]
        if head
        else []
    )


def shown(case: dict[str, Any]) -> str:
    """A case for people: the kernel, and its launch as one would write it."""
    launch = case["launch"]
    given = ", ".join(
        str(next(iter(a.values()))) if isinstance(a, dict) else str(a) for a in launch["arguments"]
    )
    return (
        f"{_LAUNCH.sub('', case['source']).strip()}\n\n{launch['kernel']}<<<{launch['grid']},"
        f" {launch['block']}>>>({given})"
    )


def smaller_kernels(
    case: dict[str, Any], made: Callable[[str, dict[str, Any]], dict[str, Any]]
) -> Iterator[dict[str, Any]]:
    """The case with fewer threads, and with fewer lines of its source; `made(source, launch)` makes a case,
    and may raise what the compiler does.
    """
    launch = case["launch"]
    for part in ("grid", "block"):
        if isinstance(launch[part], int):
            for size in dict.fromkeys((1, 2, 4, launch[part] // 2)):
                if 0 < size < launch[part]:
                    yield case | {"launch": launch | {part: size}}
    for text in fewer_lines(case["source"]):
        if "__global__" in text and text.count("{") == text.count("}"):
            try:
                yield made(text, launch)
            except MiniccError:
                continue
