"""The plugin as other teams use it: a folder of filetests, collected, failing, updated."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import numpy as np
import pytest

import minicc

pytest_plugins = ["pytester"]

GOOD = """\
// LAUNCH: inc<<<1,4>>> p=zeros(4,i32)
// EXPECT: p == p_in + 1
// RUN: minicc %s -O2 -emit-llvm -o - | FileCheck %s
// CHECK-LABEL: define ptx_kernel void @_Z3incPi
__global__ void inc(int *p) { p[threadIdx.x] += 1; }
"""


@pytest.fixture(scope="module", autouse=True)
def loaded() -> None:
    """pytester forgets what a run has imported: NumPy cannot be loaded twice, and of modules with something
    to remember there must be one.
    """
    with minicc.checking("all"):
        minicc.compile("__global__ void k(int *p) { p[0] = 1; }")["k"][1, 1](np.zeros(1, np.int32))


@pytest.fixture
def folder(pytester: pytest.Pytester) -> Path:
    pytester.makeini("[pytest]\naddopts = -p no:cacheprovider\nminicc_filetests = *.cu\n")
    return pytester.path


def test_nothing_is_collected_that_the_ini_file_does_not_ask_for(
    pytester: pytest.Pytester, folder: Path
) -> None:
    for place in ("", "kernels/"):
        (folder / f"{place}inc.cu").parent.mkdir(exist_ok=True)
        (folder / f"{place}inc.cu").write_text(GOOD)
    (folder / "bad.ptx").write_text("// LAUNCH: k<4>\n")
    for ini, count in (("", 0), ("minicc_filetests = kernels/*.cu\n", 3), ("minicc_filetests = *.cu\n", 6)):
        pytester.makeini("[pytest]\naddopts = -p no:cacheprovider\n" + ini)
        pytester.runpytest().assert_outcomes(passed=count)


def test_a_good_file(pytester: pytest.Pytester, folder: Path) -> None:
    (folder / "inc.cu").write_text(GOOD)
    (folder / "helper.cu").write_text("// no directives here\n")
    result = pytester.runpytest("-v")
    result.assert_outcomes(passed=3)
    result.stdout.fnmatch_lines(
        ["*inc.cu::RUN:3*PASSED*", "*inc.cu::LAUNCH:1 -O0*PASSED*", "*inc.cu::LAUNCH:1 -O2*PASSED*"]
    )


def test_failures_say_what_differs_and_how_to_rerun(pytester: pytest.Pytester, folder: Path) -> None:
    (folder / "bad.cu").write_text(GOOD.replace("+ 1\n", "+ 2\n").replace("_Z3incPi", "_Z3incPf"))
    result = pytester.runpytest()
    result.assert_outcomes(failed=3)
    result.stdout.fnmatch_lines(
        ["*EXPECT: p == p_in + 2*", "*4 of 4 differ; first at [[]0[]]*", "rerun: python -m pytest 'bad.cu::*"]
    )
    assert "Traceback" not in result.stdout.str()


def test_line_expectations_and_faults(pytester: pytest.Pytester, folder: Path) -> None:
    (folder / "error.cu").write_text(
        "__global__ void k() { x = 1; } // error@23: use of undeclared identifier 'x'\n"
    )
    (folder / "fault.cu").write_text(
        "// LAUNCH: k<<<1,8>>> p=zeros(4,i32)\n// FAULT: MemoryFault: out-of-bounds store\n__global__ void"
        " k(int *p) { p[threadIdx.x] = 1; }\n"
    )
    pytester.runpytest().assert_outcomes(passed=3)
    (folder / "error.cu").write_text(
        "__global__ void k() { x = 1; } // error@24: use of undeclared identifier 'x'\n"
    )
    (folder / "fault.cu").unlink()
    pytester.runpytest().assert_outcomes(failed=1)


def test_update_rewrites_generated_checks_only(pytester: pytest.Pytester, folder: Path) -> None:
    text = (
        "// RUN: minicc %s -o - | FileCheck %s\n__global__ void k(int *p) { *p = 1; }\n// CHECKS:"
        " generated\n// CHECK: stale\n"
    )
    (folder / "generated.cu").write_text(text)
    (folder / "handmade.cu").write_text(GOOD)
    pytester.runpytest("generated.cu").assert_outcomes(failed=1)
    pytester.runpytest("--minicc-update")
    assert "CHECK-LABEL: .visible .entry _Z1kPi(" in (folder / "generated.cu").read_text()
    assert "stale" not in (folder / "generated.cu").read_text()
    assert (folder / "handmade.cu").read_text() == GOOD
    pytester.runpytest("generated.cu").assert_outcomes(passed=1)


def test_a_file_that_cannot_be_read_fails_and_the_others_run(pytester: pytest.Pytester, folder: Path) -> None:
    (folder / "odd.cu").write_text("// LAUNCH: k<4>\n")
    (folder / "latin.cu").write_bytes(b"// LAUNCH: k<<<1,1>>>\n// \xe9\n")
    (folder / "inc.cu").write_text(GOOD)
    result = pytester.runpytest()
    result.assert_outcomes(failed=2, passed=3)
    result.stdout.fnmatch_lines(
        ["*latin.cu: 'utf-8' codec can't decode*", "*odd.cu: line 1: expected 'LAUNCH: kernel<<<grid, block*"]
    )


def test_misspelt_directives_are_refused(pytester: pytest.Pytester, folder: Path) -> None:
    (folder / "inc.cu").write_text(GOOD.replace("EXPECT", "EXEPCT"))
    result = pytester.runpytest()
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*inc.cu: line 2: unknown directive 'EXEPCT:'; did you mean 'EXPECT:'[?]"])


def test_conditions_of_numpy(pytester: pytest.Pytester, folder: Path) -> None:
    text = (
        "// LAUNCH: k<<<1,4>>> p=zeros(4,i32)\n// EXPECT: {}\n// CONFIGS: -O2\n__global__ void k(int *p) {{"
        " p[threadIdx.x] = threadIdx.x; }}\n"
    )
    for condition in (
        "p >= p_in",
        "(p == arange(4)).all()",
        "p.sum() < 7",
        "(p != 5) & (p < 4)",
        "sorted(p) == [0, 1, 2, 3]",
    ):
        (folder / "good.cu").write_text(text.format(condition))
        pytester.runpytest().assert_outcomes(passed=1)
    (folder / "good.cu").write_text(text.format("p < 2 + p_in"))
    result = pytester.runpytest()
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(
        ["*line 2: EXPECT: p < 2 + p_in", "*false at 2 of 4; first at [[]2[]]: p is 2, p_in is 0"]
    )


def test_instances_of_templates_are_launched(pytester: pytest.Pytester, folder: Path) -> None:
    (folder / "t.cu").write_text(
        "// LAUNCH: k<int, 3><<<1,4>>> p=zeros(4,i32)\n// EXPECT: p == 3\n// LAUNCH: k<float, 2><<<1,4>>>"
        " p=zeros(4,f32)\n// EXPECT: p == 2\ntemplate <typename T, int N> __global__ void k(T *p) {"
        " p[threadIdx.x] = N; }\n"
    )
    pytester.runpytest().assert_outcomes(passed=4)


def test_launches_run_under_each_engine_that_is_named(pytester: pytest.Pytester, folder: Path) -> None:
    text = (
        "// LAUNCH: k<<<1,32>>> p=zeros(32,i32)\n// ENGINES: reference native\n// EXPECT: p == {}\n__global__"
        " void k(int *p) {{ p[threadIdx.x] = threadIdx.x; }}\n"
    )
    (folder / "good.cu").write_text(text.format("arange(32)"))
    (folder / "bad.cu").write_text(text.format("0").replace("reference ", ""))
    result = pytester.runpytest()
    result.assert_outcomes(passed=2, failed=2)
    result.stdout.fnmatch_lines(["*31 of 32 differ*"])


def test_an_expectation_that_cannot_be_told_is_a_message(pytester: pytest.Pytester, folder: Path) -> None:
    (folder / "bad.cu").write_text(GOOD.replace("p_in + 1\n", "nosuch(4)\n"))
    result = pytester.runpytest("bad.cu")
    result.assert_outcomes(passed=1, failed=2)
    result.stdout.fnmatch_lines(
        ["*line 2: EXPECT: p == nosuch(4)", "*NameError: name 'nosuch' is not defined*"]
    )
    assert "Traceback" not in result.stdout.str() and len(result.stdout.lines) < 60


ENDLESS = (
    "// LAUNCH: k<<<1,1>>> p=zeros(2,i32)\n// CONFIGS: -O0\n__global__ void k(volatile int *p) { while (*p =="
    " 0) p[1] = p[1] + 1; }\n"
)


@pytest.mark.parametrize(
    ("ini", "said"),
    [
        ("minicc_max_steps = 1000", "*the instruction budget of 1000 is used up*"),
        (
            "minicc_max_steps = 100000000000\nminicc_timeout = 0.5",
            "*the launch ran for 0.5 seconds (minicc_timeout)*",
        ),
    ],
)
def test_every_launch_has_limits(pytester: pytest.Pytester, folder: Path, ini: str, said: str) -> None:
    pytester.makeini(f"[pytest]\naddopts = -p no:cacheprovider\nminicc_filetests = *.cu\n{ini}\n")
    (folder / "endless.cu").write_text(ENDLESS)
    result = pytester.runpytest()
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines([said])


def test_a_limit_that_is_no_number_is_refused(pytester: pytest.Pytester, folder: Path) -> None:
    for given in ("soon", "inf", "nan", "-1"):
        pytester.makeini(f"[pytest]\nminicc_timeout = {given}\n")
        result = pytester.runpytest()
        assert result.ret == pytest.ExitCode.USAGE_ERROR
        result.stderr.fnmatch_lines([f"*minicc_timeout is a number, found '{given}'"])


def test_requirements(pytester: pytest.Pytester, folder: Path) -> None:
    (folder / "a.cu").write_text(GOOD + "// REQUIRES: gpu && !windows\n")
    (folder / "b.cu").write_text(GOOD + "// UNSUPPORTED: mars || filecheck\n")
    (folder / "c.cu").write_text(GOOD + "// REQUIRES: filecheck, !mars\n")
    (folder / "d.cu").write_text(GOOD + "// REQUIRES: (gpu\n")
    result = pytester.runpytest("-rs")
    result.assert_outcomes(skipped=6, passed=3, failed=1)
    result.stdout.fnmatch_lines(
        [
            "*d.cu: cannot read the condition '(gpu'",
            "SKIPPED*requires gpu && !windows",
            "SKIPPED*unsupported: mars || filecheck",
        ]
    )
    pytester.runpytest("a.cu", "-o", "minicc_features=gpu").assert_outcomes(passed=3)


def test_expected_failures(pytester: pytest.Pytester, folder: Path) -> None:
    wrong = GOOD.replace("p_in + 1", "p_in + 2")
    (folder / "a.cu").write_text(wrong + "// XFAIL: mars || filecheck\n")  # the launches fail, its RUN passes
    (folder / "b.cu").write_text(wrong + "// XFAIL: mars\n")
    (folder / "c.cu").write_text(GOOD + "// XFAIL: *\n")
    (folder / "d.cu").write_text(GOOD + "// XFAIL: (gpu\n")
    result = pytester.runpytest("-rx")
    result.assert_outcomes(xfailed=2, xpassed=1 + 3, failed=2 + 1, passed=1)
    result.stdout.fnmatch_lines(["*d.cu: cannot read the condition '(gpu'", "XFAIL*XFAIL: mars || filecheck"])
    pytester.runpytest("c.cu", "-o", "xfail_strict=true").assert_outcomes(failed=3)


def test_what_filecheck_needs_is_said(
    pytester: pytest.Pytester, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "filecheck.finput", None)
    (folder / "inc.cu").write_text(GOOD)
    result = pytester.runpytest()
    result.assert_outcomes(failed=1, passed=2)
    result.stdout.fnmatch_lines(["FileCheck needs the package 'filecheck': pip install filecheck"])


def test_fixtures(pytester: pytest.Pytester, folder: Path) -> None:
    pytester.makepyfile("""
        import minicc, numpy as np

        BARRIER = minicc.compile("__global__ void k(int *p) { if (threadIdx.x < 16) __syncthreads();"
            " else __syncthreads(); p[threadIdx.x] = 1; }")
        FINE = minicc.compile("__global__ void k(int *p) { __syncthreads(); p[threadIdx.x] = 1; }")

        def test_device(minicc_device):
            x = minicc_device.array(np.zeros(32, np.int32))
            FINE["k"][1, 32](x)
            assert x.device is minicc_device and (x.get() == 1).all()

        def test_clean(minicc_checked):
            FINE["k"][1, 32](np.zeros(32, np.int32))
            assert not minicc_checked

        def test_reported(minicc_checked):
            BARRIER["k"][1, 32](np.zeros(32, np.int32))

        LEAK = minicc.compile("__global__ void k() { malloc(16); }")

        def test_leak(minicc_checked):
            LEAK["k"][1, 1]()

        def test_fault(minicc_checked):
            FINE["k"][1, 32](np.zeros(16, np.int32))

        def test_fault_without_checkers():
            FINE["k"][1, 32](np.zeros(16, np.int32))

        def test_assertion(minicc_checked):
            BARRIER["k"][1, 32](np.zeros(32, np.int32))
            assert not "this one"
    """)
    result = pytester.runpytest()
    result.assert_outcomes(passed=2, failed=5)
    text = result.stdout.str()
    assert (
        "ERROR at" not in text
        and "Invalid __global__ write of size 4 bytes" in text
        and "Leaked 16 bytes" in text
        and "this one" in text
    )
    assert "driver/api.py" not in text and "runtime/" not in text
    assert "driver/api.py" in pytester.runpytest("--full-trace", "-k", "without_checkers").stdout.str()


PROGRAM = r"""
// PROGRAM: 3 "a b"
// PROGRAM:
// STATUS: 4
// CHECK: device
// CHECK-NEXT: words
#include <cstdio>
__global__ void k() { printf("device\n"); }
int main(int argc, char **argv) { k<<<1, 1>>>(); cudaDeviceSynchronize(); printf("%d words\n", argc);
  return argc == 3 ? 0 : 4; }
"""


@pytest.mark.skipif(shutil.which("g++") is None, reason="no g++ on PATH")
def test_whole_programs(pytester: pytest.Pytester, folder: Path) -> None:
    (folder / "good.cu").write_text(PROGRAM)
    pytester.runpytest("good.cu").assert_outcomes(passed=2)
    (folder / "bad.cu").write_text(
        PROGRAM.replace("STATUS: 4", "STATUS: 0").replace("CHECK: device", "CHECK: host")
    )
    result = pytester.runpytest("bad.cu")
    result.assert_outcomes(failed=2)
    result.stdout.fnmatch_lines(["*error: Couldn't match*host*", "*ended with status 4, expected 0*"])
