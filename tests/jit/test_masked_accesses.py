"""Consecutive accesses by some lanes of a gang, with masked vectors and on machines without them: active
lanes load and store, and no others.
"""

from __future__ import annotations

import os
from unittest.mock import patch

import numpy as np
import pytest

import minicc
from minicc.jit.machine import Host

TYPES = {
    "unsigned char": ("u1", 1),
    "short": ("i2", 1),
    "float": ("f4", 1),
    "double": ("f8", 1),
    "float2": ("f4", 2),
    "uchar4": ("u1", 4),
    "float4": ("f4", 4),
    "double2": ("f8", 2),
}
MASKS = [0x7FFFFFFF, 0xFFFFFFFE, 0x55555555, 0x00FF0000, 0x80000001, 0, 0xFFFFFFFF, 0x0FF0A00F]


@pytest.mark.parametrize("bits", [128, 256, 512])
@pytest.mark.parametrize("type_", TYPES)
def test_masked_accesses(type_: str, bits: int) -> None:
    """Arrays end with the element of the last active gang, so that a whole vector would reach beyond."""
    dtype, count = TYPES[type_]
    kernel = minicc.compile(
        f"""__global__ void k(const unsigned *masks, const {type_} *x, {type_} *y, int n) {{
        int i = blockIdx.x * 64 + threadIdx.x;
        if (i < n && masks[blockIdx.x] >> (threadIdx.x & 31) & 1) y[i] = x[i]; }}"""
    )["k"]
    n = 64 * len(MASKS) - 5
    x = np.random.default_rng(1).integers(1, 100, n * count).astype(dtype)
    active = np.array([MASKS[i // 64] >> (i & 31) & 1 for i in range(n)], bool).repeat(count)
    y = np.zeros_like(x)
    with patch.object(Host, "vector_bits", bits), patch.dict(os.environ, MINICC_CACHE="0"):
        result = kernel[len(MASKS), 64](np.array(MASKS, np.uint32), x, y, n, engine="native")
    assert result.engine == "native"
    np.testing.assert_array_equal(y, np.where(active, x, 0))
