"""Structures by value as kernel parameters: from a NumPy record to the fields that the kernel reads, at every
level.
"""

import numpy as np
import pytest

import minicc

SOURCE = """
struct Inner { short s[3]; double d; };
struct Params { char c; float v[4]; Inner in; bool flag; };
union Word { float f; unsigned u; };
__device__ __noinline__ double total(Params p, int i) { p.in.d += 1;
  return p.in.d + p.v[i & 3] + p.in.s[i % 3]; }
__global__ void k(Params p, int n, double *result, Word w) {
    int i = threadIdx.x;
    if (i >= n) return;
    result[i] = total(p, i) + (p.flag ? 100 : 0) + p.c;
    p.v[1] = i;
    result[i] += p.v[1] + w.f + p.in.d;
}
"""
INNER = np.dtype({"names": ["s", "d"], "formats": [("<i2", 3), "<f8"], "offsets": [0, 8], "itemsize": 16})
PARAMS = np.dtype(
    {
        "names": ["c", "v", "in", "flag"],
        "formats": ["i1", ("<f4", 4), INNER, "?"],
        "offsets": [0, 4, 24, 40],
        "itemsize": 48,
    }
)
WORD = np.dtype({"names": ["f", "u"], "formats": ["<f4", "<u4"], "offsets": [0, 0], "itemsize": 4})


@pytest.mark.parametrize(
    "options", [("-O0",), ("-O2",), ("-O3", "-maxrregcount=16"), ("-O2", "--codegen=llvm")], ids=" ".join
)
def test_structure_by_value(options):
    kernel = minicc.compile(SOURCE, options=options)["k"]
    record, word = kernel.signature.params[0], kernel.signature.params[3]
    assert (record.kind, record.size, record.align) == ("struct", PARAMS.itemsize, 8)
    assert (word.kind, word.size, word.align) == ("struct", 4, 4)
    p, w = np.zeros((), PARAMS), np.zeros((), WORD)
    p["c"], p["v"], p["flag"] = -3, [1, 2, 3, 4], True
    p["in"]["s"], p["in"]["d"] = [10, 20, 30], 0.5
    w["f"] = 1000
    result = np.zeros(8)
    kernel[1, 32](p[()], 8, result, w[()])
    i = np.arange(8)
    expected = 1.5 + p["v"][i & 3] + p["in"]["s"][i % 3] + 100 - 3 + i + 1000 + 0.5
    assert np.array_equal(result, expected)
