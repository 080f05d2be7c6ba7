"""What a launch tells about itself, shows on the way, and does not copy."""

from __future__ import annotations

import tracemalloc
from pathlib import Path

import numpy as np
import pytest

import minicc
from minicc.driver.command import main

DIVERGENT = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k() { .reg .b32 %r<3>; .reg .pred %p;
  mov.u32 %r1, %tid.x; setp.lt.u32 %p, %r1, 8; @%p bra A;
  mov.u32 %r2, 1; bra B;
A: mov.u32 %r2, 2;
B: ret; }"""


@pytest.mark.parametrize("engine", [None, "plain"])
@pytest.mark.parametrize("blocks", [1, 5])
def test_counts_are_exact(engine: str | None, blocks: int) -> None:
    result = minicc.ObjectCode.from_ptx(DIVERGENT)["k"]((blocks,), (32,), (), engine=engine)
    # Three instructions and the last one by all, two by 24 threads, one by 8.
    assert (result.steps, result.ctas) == (3 + 2 + 1 + 1, blocks)
    assert result.thread_instructions == blocks * (3 * 32 + 2 * 24 + 8 + 32)
    assert result.divergence == pytest.approx(1 - (3 * 32 + 2 * 24 + 8 + 32) / (7 * 32))
    assert result.seconds > 0


def test_a_straight_kernel_does_not_diverge() -> None:
    result = minicc.compile("__global__ void k(int *p) { p[blockIdx.x * blockDim.x + threadIdx.x] = 1; }")[
        "k"
    ][3, 50](np.zeros(150, np.int32))
    assert result.divergence == 0 and result.thread_instructions == 150 * result.steps


def test_progress_is_shown_on_request(capfd: pytest.CaptureFixture[str]) -> None:
    kernel = minicc.compile("__global__ void k(int *p) { p[blockIdx.x] = 1; }")["k"]
    kernel((7,), (1,), (np.zeros(7, np.int32),))
    assert capfd.readouterr().err == ""
    kernel((7,), (1,), (np.zeros(7, np.int32),), progress=True)
    shown = capfd.readouterr().err
    assert shown.endswith("\n") and "7 of 7 blocks" in shown


def test_progress_of_the_command(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "k.cu"
    source.write_text("__global__ void k(int *p) { p[blockIdx.x] = 1; }")
    assert main(["run", str(source), "--grid", "7", "--block", "1", "p=zeros(7)", "--progress"]) == 0
    assert "7 of 7 blocks" in capfd.readouterr().err


def test_arrays_of_a_device_are_not_copied() -> None:
    device = minicc.Device()
    kernel = minicc.compile(
        "__global__ void k(const float *x, float *y) { y[threadIdx.x] = x[threadIdx.x] + 1; }"
    )["k"]
    x, y = device.array(np.ones(1 << 22, np.float32)), device.array(np.zeros(1 << 22, np.float32))
    kernel[1, 32](x, y)
    tracemalloc.start()
    kernel[1, 32](x, y)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < x.nbytes / 8
    assert y.get()[:33].tolist() == [2.0] * 32 + [0.0]


def test_progress_ends_its_line_before_a_fault_is_told(capfd: pytest.CaptureFixture[str]) -> None:
    kernel = minicc.compile("__global__ void k() { if (blockIdx.x == 5) __trap(); }")["k"]
    with pytest.raises(minicc.TrapFault):
        kernel[7, 32](progress=True)
    assert capfd.readouterr().err == "\r0 of 7 blocks\n"
