"""Machine code, of stand-ins for NVIDIA's tools: what they say is shown, and why there is none."""

from __future__ import annotations

from pathlib import Path

import pytest

import minicc
from minicc.explorer import assembly

PTX = minicc.compile("__global__ void k(int *p) {\n  p[0] = 1;\n}\n", options=("-lineinfo",)).ptx


def tools(folder: Path, monkeypatch: pytest.MonkeyPatch, **scripts: str) -> None:
    """These programs, as shell scripts, and no others."""
    for name, text in scripts.items():
        (folder / name).write_text(f"#!/bin/sh\n{text}\n")
        (folder / name).chmod(0o755)
    monkeypatch.setattr(assembly, "find_tool", lambda name: str(folder / name) if name in scripts else None)


ASSEMBLES = 'case "$1" in -arch=sm_80) ;; *) exit 3;; esac; cp "$2" "$4"'


def test_it_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tools(tmp_path, monkeypatch, ptxas=ASSEMBLES, cuobjdump='echo "code of $2"; grep -c entry "$2"')
    assert assembly.machine_code(PTX, "sm_80") == {"text": "code of /module.cubin\n1\n"}


def test_the_other_disassembler_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tools(tmp_path, monkeypatch, ptxas=ASSEMBLES, nvdisasm="echo $1")
    assert assembly.machine_code(PTX, "sm_80") == {"text": "-c\n"}


@pytest.mark.parametrize(("there", "said"),
    [({}, "ptxas was not found"), ({"ptxas": ASSEMBLES}, "cuobjdump or nvdisasm was not found"),
                                             ({"ptxas": "echo line 7 is wrong >&2; exit 1",
                                                 "nvdisasm": "true"}, "ptxas rejects it: line 7 is wrong"),
                                             ({"ptxas": ASSEMBLES, "nvdisasm": "exit 1"},
                                                 "nvdisasm rejects it: no message")])  # fmt: skip
def test_why_there_is_none(
    there: dict[str, str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tools(tmp_path, monkeypatch, **there)
    assert said in assembly.machine_code(PTX, "sm_80")["absent"]


def test_lines_are_those_of_the_file_itself() -> None:
    obj = minicc.compile(
        "__device__ int f(int x) {\n  return x * 3;\n}\n__global__ void k(int *p) {\n  p[0] = f(p[1]);\n}\n"
    )
    rows = assembly.lines(obj._executable.module, "source.cu")
    ptx = obj.ptx.split("\n")
    assert {line for at, line in rows if "mul" in ptx[at - 1]} == {2}
    assert {line for at, line in rows if "st.global" in ptx[at - 1]} == {5}
