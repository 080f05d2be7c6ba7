"""Tests that are kernels in CUDA C: a comment `// launch {…}` at the top describes their launch (see
`running`).

A case has at least the `source` and the `launch`; a lab may add fields.
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
    """Return the launch that a file's comment describes. ValueError where there is none."""
    match = _LAUNCH.search(text)
    if match is None:
        raise ValueError("no comment '// launch {…}'")
    launch: dict[str, Any] = json.loads(match[1])
    return launch


def array_names(source: str) -> list[str]:
    """Return the names of the first kernel's pointer parameters, in order."""
    signature = re.search(r"__global__ void \w+\(([^)]*)\)", source)
    return (
        [part.strip().rpartition("*")[2].strip() for part in signature[1].split(",") if "*" in part]
        if signature
        else []
    )


def format_case(case: dict[str, Any]) -> str:
    """Return a case as text: the kernel, and its launch in CUDA syntax."""
    launch = case["launch"]
    arguments = ", ".join(
        str(next(iter(a.values()))) if isinstance(a, dict) else str(a) for a in launch["arguments"]
    )
    return (
        f"{_LAUNCH.sub('', case['source']).strip()}\n\n{launch['kernel']}<<<{launch['grid']},"
        f" {launch['block']}>>>({arguments})"
    )


def smaller_kernels(
    case: dict[str, Any], make_case: Callable[[str, dict[str, Any]], dict[str, Any]]
) -> Iterator[dict[str, Any]]:
    """Yield the case with fewer threads, and with fewer lines of its source. `make_case(source, launch)`
    makes a case and may raise MiniccErrors.
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
                yield make_case(text, launch)
            except MiniccError:
                continue
