"""The plugin as other teams use it: a folder of filetests, collected, failing, updated."""

from __future__ import annotations

import shutil
from pathlib import Path

import numpy  # noqa: F401 - pytester forgets what it has imported, and NumPy cannot be loaded twice
import pytest

pytest_plugins = ["pytester"]

GOOD = """\
// LAUNCH: inc<<<1,4>>> p=zeros(4,i32)
// EXPECT: p == p_in + 1
// RUN: minicc %s -O2 -emit-llvm -o - | FileCheck %s
// CHECK-LABEL: define ptx_kernel void @_Z3incPi
__global__ void inc(int *p) { p[threadIdx.x] += 1; }
"""


@pytest.fixture
def folder(pytester: pytest.Pytester) -> Path:
    pytester.makeini("[pytest]\naddopts = -p no:cacheprovider\n")
    return pytester.path


def test_a_good_file(pytester: pytest.Pytester, folder: Path) -> None:
    (folder / "inc.cu").write_text(GOOD)
    (folder / "helper.cu").write_text("// no directives here\n")
    result = pytester.runpytest("-v")
    result.assert_outcomes(passed=3)
    result.stdout.fnmatch_lines(["*inc.cu::RUN:3*PASSED*", "*inc.cu::LAUNCH:1 -O0*PASSED*", "*inc.cu::LAUNCH:1 -O2*PASSED*"])


def test_failures_say_what_differs_and_how_to_rerun(pytester: pytest.Pytester, folder: Path) -> None:
    (folder / "bad.cu").write_text(GOOD.replace("+ 1\n", "+ 2\n").replace("_Z3incPi", "_Z3incPf"))
    result = pytester.runpytest()
    result.assert_outcomes(failed=3)
    result.stdout.fnmatch_lines(["*EXPECT: p == p_in + 2*", "*4 of 4 differ; first at [[]0[]]*", "rerun: python -m pytest 'bad.cu::*"])
    assert "Traceback" not in result.stdout.str()


def test_line_expectations_and_faults(pytester: pytest.Pytester, folder: Path) -> None:
    (folder / "error.cu").write_text("__global__ void k() { x = 1; } // error@23: use of undeclared identifier 'x'\n")
    (folder / "fault.cu").write_text(
        "// LAUNCH: k<<<1,8>>> p=zeros(4,i32)\n// FAULT: MemoryFault: out-of-bounds store\n__global__ void k(int *p) { p[threadIdx.x] = 1; }\n"
    )
    pytester.runpytest().assert_outcomes(passed=3)
    (folder / "error.cu").write_text("__global__ void k() { x = 1; } // error@24: use of undeclared identifier 'x'\n")
    (folder / "fault.cu").unlink()
    pytester.runpytest().assert_outcomes(failed=1)


def test_update_rewrites_generated_checks_only(pytester: pytest.Pytester, folder: Path) -> None:
    text = "// RUN: minicc %s -o - | FileCheck %s\n__global__ void k(int *p) { *p = 1; }\n// CHECKS: generated\n// CHECK: stale\n"
    (folder / "generated.cu").write_text(text)
    (folder / "handmade.cu").write_text(GOOD)
    pytester.runpytest("generated.cu").assert_outcomes(failed=1)
    pytester.runpytest("--minicc-update")
    assert "CHECK-LABEL: .visible .entry _Z1kPi(" in (folder / "generated.cu").read_text()
    assert "stale" not in (folder / "generated.cu").read_text()
    assert (folder / "handmade.cu").read_text() == GOOD
    pytester.runpytest("generated.cu").assert_outcomes(passed=1)


def test_an_unreadable_directive_is_a_collection_error(pytester: pytest.Pytester, folder: Path) -> None:
    (folder / "odd.cu").write_text("// LAUNCH: k<4>\n")
    result = pytester.runpytest()
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["*line 1: expected 'LAUNCH: kernel<<<grid, block*"])


PROGRAM = r"""
// PROGRAM: 3 "a b"
// PROGRAM:
// STATUS: 4
// CHECK: device
// CHECK-NEXT: words
#include <cstdio>
__global__ void k() { printf("device\n"); }
int main(int argc, char **argv) { k<<<1, 1>>>(); cudaDeviceSynchronize(); printf("%d words\n", argc); return argc == 3 ? 0 : 4; }
"""


@pytest.mark.skipif(shutil.which("g++") is None, reason="no g++ on PATH")
def test_whole_programs(pytester: pytest.Pytester, folder: Path) -> None:
    (folder / "good.cu").write_text(PROGRAM)
    pytester.runpytest("good.cu").assert_outcomes(passed=2)
    (folder / "bad.cu").write_text(PROGRAM.replace("STATUS: 4", "STATUS: 0").replace("CHECK: device", "CHECK: host"))
    result = pytester.runpytest("bad.cu")
    result.assert_outcomes(failed=2)
    result.stdout.fnmatch_lines(["*error: Couldn't match*host*", "*ended with status 4, expected 0*"])
