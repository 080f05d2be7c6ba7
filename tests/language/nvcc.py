"""nvcc as an oracle. It takes half a second to start, so programs go to it many at a time, each in a
namespace of its own; `#line` says in its messages which program is meant."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

import pytest

INCLUDE = re.compile(r"^#include.*$", re.MULTILINE)


def find() -> str:
    """The path of nvcc; skips the test where there is none."""
    tool = shutil.which("nvcc")
    if tool is None:
        pytest.skip("nvcc is not installed")
    return tool


def together(paths: Iterable[Path], include: str = "") -> str:
    """One translation unit of many: headers first, then a namespace for each program."""
    texts = {path: path.read_text() for path in paths}
    headers = dict.fromkeys([include, *(line for text in texts.values() for line in INCLUDE.findall(text))])
    parts = [
        f'namespace program_{p.stem} {{\n#line 1 "{p.name}"\n{INCLUDE.sub("", t)}\n}}\n'
        for p, t in texts.items()
    ]
    return "\n".join(headers) + "\n" + "".join(parts)


def run(text: str, folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """nvcc on `text`; what it produces is `unit.ptx` in `folder`."""
    (folder / "unit.cu").write_text(text)
    command = [find(), "-std=c++17", "-arch=sm_80", "-ptx", *options, "unit.cu", "-o", "unit.ptx"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300)
