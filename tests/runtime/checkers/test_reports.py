"""Reports of the checkers as data and as text: the API, the command, the environment, suppressions."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import minicc
from minicc.driver.command import main
from minicc.runtime.checkers.report import KINDS
from minicc.runtime.checkers.session import CHECKERS

SOURCE = """\
extern "C" __global__ void k(int *p)
{
    if (threadIdx.x < 16)
        p[threadIdx.x] = __shfl_sync(0xffff0000u, 1, 0);
}
"""
MAIN = (
    SOURCE
    + "int main() { int *p; cudaMalloc(&p, 64); k<<<1, 32>>>(p); cudaDeviceSynchronize(); return 0; }\n"
)


@pytest.fixture
def source(tmp_path: Path) -> Path:
    file = tmp_path / "k.cu"
    file.write_text(SOURCE)
    return file


def launch(**settings):
    minicc.compile(SOURCE)["k"][1, 16](np.zeros(16, np.int32), **settings)


def test_reports_are_data_and_fill_as_kernels_end():
    with minicc.checking("sync") as reports:
        assert not reports
        launch()
        (report,) = reports
        launch()
    assert (report.tool, report.kind, report.severity, report.kernel) == (
        "sync",
        "invalid-mask",
        "error",
        "k",
    )
    assert (report.file, report.line, report.other_line) == ("source.cu", 4, None)
    assert report.message == "Barrier error detected. Invalid arguments"
    assert report.threads[:2] == (((0, 0, 0), (0, 0, 0)), ((0, 0, 0), (1, 0, 0)))
    assert reports[0].count == 2 and len(reports) == 1 == len(reports.errors)
    launch()
    assert reports[0].count == 2, "what is launched outside the block is not watched"


def test_a_checked_launch_runs_on_the_reference_engine_and_others_as_before():
    kernel = minicc.compile(SOURCE)["k"]
    with minicc.checking("all"):
        assert kernel[1, 16](np.zeros(16, np.int32)).engine == "reference"
        with pytest.raises(minicc.LaunchError, match="does not report"):
            launch(engine="native")


def test_unknown_checkers_and_suppressions_are_refused():
    for tools in (("rice",), ()):
        with pytest.raises(minicc.UsageError, match="unknown checker"), minicc.checking(*tools):
            pass
    with (
        pytest.raises(minicc.UsageError, match="suppress:1: expected"),
        minicc.checking("sync", suppress=["sync"]),
    ):
        pass


@pytest.mark.parametrize(
    "line", ["sync invalid-mask source.cu:4", "* * source.cu", "sync * k", "sync inv* sour*"]
)
def test_suppressions_by_file_line_and_function(line):
    with minicc.checking("sync", suppress=[line]) as reports:
        launch()
    assert not reports and reports.suppressed == 1


@pytest.mark.parametrize("line", ["sync invalid-mask source.cu:5", "race * source.cu", "sync * other"])
def test_suppressions_of_others(line):
    with minicc.checking("sync", suppress=[line]) as reports:
        launch()
    assert len(reports) == 1


def test_every_checker_has_a_table_of_kinds():
    assert set(CHECKERS) <= set(KINDS)
    assert all(checker.tool == name for name, checker in CHECKERS.items())


def run(source: Path, *words: str) -> int:
    return main(["run", str(source), "--block", "16", "p=zeros(16,i32)", *words])


def test_the_command_writes_text_and_ends_with_the_status(source, capsys):
    assert run(source, "--check=sync", "--check-exit-status=3") == 3
    text = capsys.readouterr().err
    assert (
        f"{source}:4:26: error: Barrier error detected. Invalid arguments [sync: invalid-mask]\n    4 |"
        in text
    )
    assert "1 error reported.\n" in text
    assert run(source, "--check=sync") == 0
    assert run(source, "--check=none") == 2


def test_json_and_sarif_and_a_file_for_them(source, tmp_path, capsys):
    file = tmp_path / "out"
    assert run(source, "--check=all", "--check-format=json", f"--check-output={file}") == 0
    (outcome,) = json.loads(file.read_text())
    assert (
        outcome["kind"] == "invalid-mask"
        and outcome["line"] == 4
        and outcome["threads"][0] == [[0, 0, 0], [0, 0, 0]]
    )
    assert run(source, "--check=all", "--check-format=sarif", f"--check-output={file}") == 0
    sarif = json.loads(file.read_text())
    (result,) = sarif["runs"][0]["results"]
    assert result["ruleId"] == "sync/invalid-mask" and result["level"] == "error"
    assert result["locations"][0]["physicalLocation"]["region"] == {"startLine": 4, "startColumn": 26}
    assert {rule["id"] for rule in sarif["runs"][0]["tool"]["driver"]["rules"]} >= {result["ruleId"]}
    assert not capsys.readouterr().err


def test_the_environment_checks_scripts(tmp_path):
    script = tmp_path / "script.py"
    script.write_text(
        f"import minicc, numpy\nminicc.compile({SOURCE!r})['k'][1, 16](numpy.zeros(16,"
        " numpy.int32))\nprint('done')\n"
    )
    environment = {**os.environ, "MINICC_CHECK": "sync", "MINICC_CHECK_EXIT_STATUS": "9"}
    done = subprocess.run(
        [sys.executable, str(script)], env=environment, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (9, "done\n")
    assert "source.cu:4:26: error: Barrier error detected" in done.stderr


def test_threads_share_the_checkers_of_the_environment(tmp_path):
    script = tmp_path / "script.py"
    script.write_text(f"""\
import sys, threading
import minicc, numpy
sys.setswitchinterval(1e-5)
def launches():
    kernel = minicc.compile({SOURCE!r})["k"]
    for _ in range(10):
        kernel[1, 16](numpy.zeros(16, numpy.int32))
threads = [threading.Thread(target=launches) for _ in range(4)]
for thread in threads:
    thread.start()
""")
    environment = {**os.environ, "MINICC_CHECK": "all"}
    done = subprocess.run(
        [sys.executable, str(script)], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0 and "Traceback" not in done.stderr
    assert (
        "40 times" in done.stderr and done.stderr.count("source.cu:4:26: error: Barrier error detected") == 1
    )


def test_whole_programs(tmp_path, monkeypatch):
    file = tmp_path / "program.cu"
    file.write_text(MAIN)
    monkeypatch.setenv("MINICC_CHECK", "sync")
    monkeypatch.setenv("MINICC_CHECK_EXIT_STATUS", "4")
    done = minicc.Program(file).run()
    assert done.status == 4
    assert (
        "program.cu:4:26: error: Barrier error detected. Invalid arguments [sync: invalid-mask]"
        in done.stderr
    )


def test_a_race_names_both_accesses_threads_and_values():
    source = """\
extern "C" __global__ void k(int *p)
{
    __shared__ int s[64];
    s[threadIdx.x] = p[threadIdx.x];
    p[threadIdx.x] = s[63 - threadIdx.x];
}
"""
    with minicc.checking("race") as reports:
        minicc.compile(source)["k"][1, 64](np.arange(100, 164, dtype=np.int32))
    (report,) = reports
    assert (report.kind, report.severity, report.space, report.size, report.count) == (
        "read-after-write",
        "error",
        "shared",
        4,
        64,
    )
    assert (report.line, report.other_line, report.other_file) == (5, 4, "source.cu")
    assert report.threads == (((0, 0, 0), (0, 0, 0)), ((0, 0, 0), (63, 0, 0)))
    assert report.address == 252 and report.values == (163, 163)
    assert (
        report.message == "Race reported between Read access at source.cu:5 and Write access at source.cu:4"
    )


def test_a_grid_that_cannot_meet_is_refused():
    source = (
        "#include <cooperative_groups.h>\n__global__ void k(int *p) {\n   "
        " cooperative_groups::this_grid().sync();\n    p[0] = 1;\n}\n"
    )
    kernel = minicc.compile(source)["k"]
    with minicc.checking("sync") as reports:
        kernel[4, 32](np.zeros(1, np.int32), device=minicc.Device(resident_ctas=4))
        assert not reports
        with pytest.raises(
            minicc.LaunchError, match=r"grid.sync\(\) in a grid of 5 blocks, of which 4 are resident"
        ):
            kernel[5, 32](np.zeros(1, np.int32), device=minicc.Device(resident_ctas=4))
    assert [(r.kind, r.line) for r in reports] == [("not-resident", 3)]


def test_wide_and_narrow_accesses_of_one_array_keep_their_bytes_apart():
    source = """\
extern "C" __global__ void k(unsigned char *p, int shift)
{
    unsigned *words = (unsigned *)p;
    if (threadIdx.x < 8)
        words[threadIdx.x] = 7;
    else
        p[32 + threadIdx.x + shift] = 1;
}
"""
    kernel = minicc.compile(source)["k"]
    for shift, races in ((0, False), (-9, True)):
        with minicc.checking("race") as reports:
            kernel[1, 16](np.zeros(64, np.uint8), shift)
        assert [(report.line, report.other_line) for report in reports] == ([(7, 5)] if races else [])


STREAMS = """\
__global__ void put(int *p, int v) { p[threadIdx.x] = v; }
__global__ void get(const int *p, int *q) { q[threadIdx.x] = p[threadIdx.x]; }
int main(int argc, char **argv) {
    int *p, *q; cudaMalloc(&p, 256); cudaMalloc(&q, 256);
    cudaStream_t a, b; cudaStreamCreate(&a); cudaStreamCreate(&b);
    cudaEvent_t e; cudaEventCreate(&e);
    put<<<1, 64, 0, a>>>(p, 1);
    if (argc > 1) { cudaEventRecord(e, a); cudaStreamWaitEvent(b, e); }
    get<<<1, 64, 0, b>>>(p, q);
    cudaDeviceSynchronize();
    put<<<1, 64, 0, a>>>(p, 2);
    get<<<1, 64, 0, a>>>(p, q);
    return 0;
}
"""


def test_kernels_in_streams_that_nothing_orders(tmp_path, monkeypatch):
    file = tmp_path / "streams.cu"
    file.write_text(STREAMS)
    for name, value in (
        ("CHECK", "race"),
        ("CHECK_FORMAT", "json"),
        ("ORDER", "1"),
        ("CHECK_OUTPUT", str(tmp_path / "out")),
    ):
        monkeypatch.setenv(f"MINICC_{name}", value)
    program = minicc.Program(file)
    for arguments, races in (([], 1), (["event"], 0)):
        assert program.run(arguments).status == 0
        data = json.loads((tmp_path / "out").read_text())
        assert [sorted((report["line"], report["other_line"])) for report in data] == [[1, 2]] * races
        assert all("no stream and no event" in report["notes"][0] for report in data)


def test_assembly_with_a_scope_of_its_own_stands_in_the_source():
    source = """__global__ void k(int *p) {
        int v;
        p[threadIdx.x] = 1;
        asm volatile("{ .reg .u32 q; ld.global.u32 q, [%1]; add.u32 %0, q, 1; }" : "=r"(v)
                     : "l"(p + 63 - threadIdx.x) : "memory");
        p[threadIdx.x + 64] = v;
    }"""
    with minicc.checking("race") as reports:
        minicc.compile(source, filename="k.cu")["k"][1, 64](np.zeros(128, np.int32))
    assert {report.file for report in reports} == {"k.cu"}
    assert {frozenset((report.line, report.other_line)) for report in reports} == {frozenset((3, 4))}


def test_what_built_in_headers_include_is_told_where_it_is_called():
    source = """#include <cuda/pipeline>
    __global__ void k(const int *in, int *out) {
        __shared__ int s[64];
        int t = threadIdx.x;
        auto pipe = cuda::make_pipeline();
        pipe.producer_acquire();
        cuda::memcpy_async(&s[t], &in[t], sizeof(int), pipe);
        pipe.producer_commit();
        pipe.consumer_wait();
        out[t] = s[63 - t];
        pipe.consumer_release();
    }"""
    with minicc.checking("race") as reports:
        minicc.compile(source, filename="k.cu", options=("-O2",))["k"][1, 64](
            np.zeros(64, np.int32), np.zeros(64, np.int32)
        )
    assert {report.file for report in reports} == {"k.cu"}


def test_values_that_are_gone_are_not_told():
    source = """__global__ void k(int *p) {
        if (threadIdx.x == 0) *(volatile int *)p = 1;
        if (threadIdx.x == 32) *(volatile int *)p = 2;
        if (threadIdx.x == 64)
            *p = 2;
    }"""
    with minicc.checking("race") as reports:
        minicc.compile(source)["k"][1, 96](np.zeros(1, np.int32))
    assert [(report.other_line, report.severity, report.values) for report in reports] == [
        (2, "error", (2, None)),
        (3, "warning", (2, 2)),
    ]
