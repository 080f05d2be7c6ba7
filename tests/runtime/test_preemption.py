"""Random orders of threads: they are stopped between any two accesses, within straight-line code too, and the
same seed stops them at the same places.
"""

from __future__ import annotations

import numpy as np
import pytest

import minicc
from minicc.driver.command import main

RACES = {
    "reverse": ("__shared__ int s[64]; s[t] = p[t]; p[t] = s[63 - t];", 1),
    "tree": (
        (
            "__shared__ int s[64]; s[t] = p[t]; __syncthreads(); for (int h = 32; h; h /= 2) if (t < h) s[t]"
            " += s[t + h]; if (!t) p[0] = s[0];"
        ),
        1,
    ),
    "scan": (
        (
            "__shared__ int s[64]; s[t] = p[t]; for (int k = 1; k < 64; k *= 2) { __syncthreads(); if (t >="
            " k) s[t] += s[t - k]; } p[t] = s[t];"
        ),
        1,
    ),
    "word": ("p[0] += 1;", 2),
    "stencil": ("int i = blockIdx.x * 64 + t; if (i && i < 127) p[i] = p[i - 1] + p[i + 1];", 2),
    "warp": (
        (
            "__shared__ int s[64]; s[t] = p[t]; __syncthreads(); if (t < 32) { s[t] += s[t + 32]; s[t] += s[t"
            " + 16]; s[t] += s[t + 8]; p[t] = s[t]; }"
        ),
        1,
    ),
    "flag": (
        (
            "static __shared__ int data; __device__ static volatile int flag; if (t) return; if (blockIdx.x)"
            " { flag = 1; p[1] = 42; } else if (flag) p[0] = p[1] + 1;"
        ),
        2,
    ),
}
RIGHT = {
    "reverse": ("__shared__ int s[64]; s[t] = p[t]; __syncthreads(); p[t] = s[63 - t];", 1),
    "word": ("atomicAdd(p, 1);", 2),
    "warp": ("int v = p[t]; for (int h = 16; h; h /= 2) v += __shfl_xor_sync(~0u, v, h); p[t] = v;", 1),
    "barriers": (
        (
            "__shared__ int s[64]; s[t] = p[t]; for (int k = 1; k < 64; k *= 2) { __syncthreads(); int l = t"
            " >= k ? s[t - k] : 0; __syncthreads(); s[t] += l; } p[t] = s[t];"
        ),
        1,
    ),
}


def results(body: str, blocks: int, orders: int = 24, **settings) -> tuple[list[bytes], int]:
    kernel = minicc.compile(
        f'extern "C" __global__ void k(int *p) {{ int t = threadIdx.x; {body} }}', **settings
    )["k"]
    result, preemptions = [], 0
    for order in [None, *range(orders)]:
        p = np.arange(128, dtype=np.int32)
        preemptions += kernel[blocks, 64](p, device=minicc.Device(order=order)).preemptions
        result.append(p.tobytes())
    return result, preemptions


@pytest.mark.parametrize("name", RACES)
def test_orders_reach_what_races_can_do(name):
    result, preemptions = results(*RACES[name])
    assert len(set(result)) > 1 and preemptions


@pytest.mark.parametrize("name", RIGHT)
def test_right_kernels_give_the_same_under_all(name):
    result, preemptions = results(*RIGHT[name])
    assert len(set(result)) == 1 and preemptions


def test_a_seed_is_an_order():
    assert results(*RACES["stencil"]) == results(*RACES["stencil"])


def test_the_plain_order_stops_nobody():
    assert results(*RACES["reverse"], orders=0)[1] == 0


def test_before_sm_70_a_warp_stays_together():
    body = "__shared__ int s[64]; s[t] = p[t]; p[t] = s[t ^ 1];"
    assert len(set(results(body, 1, arch="sm_60")[0])) == 1
    assert len(set(results(body, 1)[0])) > 1


def test_the_command_says_what_came_of_them(tmp_path, capsys):
    for name, body in (("wrong", RACES["reverse"][0]), ("right", RIGHT["reverse"][0])):
        file = tmp_path / f"{name}.cu"
        file.write_text(f'extern "C" __global__ void k(int *p) {{ int t = threadIdx.x; {body} }}')
        assert main(["run", str(file), "--block", "64", "p=arange(64,i32)", "--orders=8", "--print=p"]) == 0
    wrong, right = capsys.readouterr().err.splitlines()
    assert (
        wrong.startswith("minicc: 8 orders tried, threads stopped ")
        and "results; under order" in wrong
        and "'p' differs at [" in wrong
    )
    assert right.startswith("minicc: 8 orders tried") and right.endswith(": the result is the same under all")
