"""What atomicAdd of float2 and float4 leaves and returns, on a target that has it."""

from __future__ import annotations

import numpy as np

import minicc

SOURCE = """
extern "C" __global__ void add(float2 *p, float4 *q, float2 *old) {
    old[threadIdx.x] = atomicAdd(p, make_float2(1.0f, 2.0f));
    atomicAdd(q, make_float4(1.0f, 2.0f, 3.0f, threadIdx.x));
}
"""


def test_each_element_is_added() -> None:
    p, q, old = np.zeros(2, np.float32), np.zeros(4, np.float32), np.zeros(64, np.float32)
    pair, quad = [(lane, "<f4") for lane in "xy"], [(lane, "<f4") for lane in "xyzw"]
    minicc.compile(SOURCE, arch="sm_90")["add"][1, 32](p.view(pair), q.view(quad), old.view(pair))
    assert p.tolist() == [32, 64]
    assert q.tolist() == [32, 64, 96, sum(range(32))]
    assert sorted(old[0::2].tolist()) == list(range(32))
    assert sorted(old[1::2].tolist()) == list(range(0, 64, 2))
