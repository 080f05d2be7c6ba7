"""SIMD-in-a-word and DPX functions: every lane against Python's integers, and all of them against nvcc's
PTX.
"""

import operator
import shutil
import subprocess

import numpy as np
import pytest

import minicc
from minicc.frontend.types import builtin_table, builtin_words

N = 512
NAMES = [row.partition("(")[0].split()[-1] for row in (*builtin_words._simd(), *builtin_words._dpx())]
SIMD = [name for name in NAMES if not name.startswith("__vi")]


def _source() -> str:
    """One kernel that writes what every function gives; flags are added with weights of their own."""
    lines = [
        (
            'extern "C" __global__ void all(const unsigned *x, const unsigned *y, const unsigned *z,'
            f" unsigned *out) {{ const int K = {len(NAMES)};"
        ),
        "int i = blockIdx.x * blockDim.x + threadIdx.x; unsigned a = x[i], b = y[i], c = z[i];",
    ]
    for k, name in enumerate(NAMES):
        (row,) = builtin_table.find(name) or ()
        flags = sum(str(p).endswith("*") for p in row.ctype.params)
        args = ["a", "b", "c"][: len(row.ctype.params) - flags] + ["&p", "&q"][:flags]
        lines.append(
            f"{{ bool p = false, q = false; unsigned r = {name}({', '.join(args)}); out[i * K + {k}] = r + 3u"
            " * p + 5u * q; }"
        )
    return "\n".join([*lines, "}"])


def _words(rng: np.random.Generator) -> np.ndarray:
    """Random bytes, half of them edge values."""
    result = rng.integers(0, 256, (N, 4), dtype=np.uint8)
    edges = rng.random((N, 4)) < 0.5
    result[edges] = rng.choice(np.array([0, 1, 0x7F, 0x80, 0x81, 0xFF, 0xFE], np.uint8), edges.sum())
    return result.view(np.uint32).ravel()


@pytest.fixture(scope="module")
def words() -> tuple[np.ndarray, ...]:
    rng = np.random.default_rng(4)
    a, b, c = (_words(rng) for _ in range(3))
    b[: N // 8] = a[: N // 8]
    return a, b, c


def _run(obj: minicc.ObjectCode, words: tuple[np.ndarray, ...]) -> np.ndarray:
    out = np.zeros((N, len(NAMES)), np.uint32)
    obj["all"][N // 64, 64](*words, out)
    return out


@pytest.fixture(scope="module")
def ours(words: tuple[np.ndarray, ...]) -> np.ndarray:
    return _run(minicc.compile(_source()), words)


def _away(total: int) -> int:
    """Half of it, rounded away from zero."""
    return (abs(total) + 1) // 2 * (1 if total >= 0 else -1)


_TESTS = {
    "eq": operator.eq,
    "ne": operator.ne,
    "ge": operator.ge,
    "gt": operator.gt,
    "le": operator.le,
    "lt": operator.lt,
}
_PLAIN = {
    "add": lambda x, y: x + y, "sub": lambda x, y: x - y, "neg": lambda x, y: -x, "abs": lambda x, y: abs(x),
    "hadd": lambda x, y: (x + y) >> 1,
    "max": max, "min": min, "absdiff": lambda x, y: abs(x - y), "sad": lambda x, y: abs(x - y),
    "avg": lambda x, y: _away(x + y),
}  # fmt: skip


def _lane(name: str, x: int, y: int, bits: int) -> int:
    """What the function gives of two lanes, read unsigned; `name` is without `__v` and the number of
    lanes.
    """
    saturated = name[-2:] in ("ss", "us")
    stem = name[:-2] if saturated else name
    signed = stem in ("neg", "abs") or (name.endswith("s") and not name.endswith("us"))
    if stem not in _PLAIN and stem not in ("seteq", "setne", "cmpeq", "cmpne"):
        stem = stem[:-1]
    if signed:
        x, y = (v - (v >> bits - 1 << bits) for v in (x, y))
    if stem[:3] in ("set", "cmp"):
        return int(_TESTS[stem[3:]](x, y)) * (1 if stem[:3] == "set" else 2**bits - 1)
    result = _PLAIN[stem](x, y)
    if saturated:
        low, high = (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1) if signed else (0, 2**bits - 1)
        result = min(max(result, low), high)
    return result % 2**bits


@pytest.mark.parametrize("name", SIMD)
def test_every_lane(name: str, ours: np.ndarray, words: tuple[np.ndarray, ...]) -> None:
    lanes = int(name[-1])
    bits = 32 // lanes
    for x, y, got in zip(words[0].tolist(), words[1].tolist(), ours[:, NAMES.index(name)].tolist()):
        parts = [
            _lane(name[3:-1], x >> k * bits & 2**bits - 1, y >> k * bits & 2**bits - 1, bits)
            for k in range(lanes)
        ]
        want = (
            sum(parts) if name.startswith("__vsad") else sum(part << k * bits for k, part in enumerate(parts))
        )
        assert got == want, f"{name}({x:#x}, {y:#x})"


def test_dpx_on_words(ours: np.ndarray, words: tuple[np.ndarray, ...]) -> None:
    a, b, c = (w.view(np.int32) for w in words)
    total = (words[0] + words[1]).view(np.int32)
    want = {
        "__vimax3_s32": np.maximum(np.maximum(a, b), c),
        "__vimin3_s32_relu": np.maximum(np.minimum(np.minimum(a, b), c), 0),
        "__viaddmax_s32": np.maximum(total, c), "__viaddmin_s32_relu": np.maximum(np.minimum(total, c), 0),
        "__vibmax_s32": np.maximum(a, b) + 3 * (a >= b).astype(np.int32),
        "__vibmin_s32": np.minimum(a, b) + 3 * (a <= b).astype(np.int32),
    }  # fmt: skip
    for name, values in want.items():
        np.testing.assert_array_equal(ours[:, NAMES.index(name)].view(np.int32), values, err_msg=name)


def test_nvcc_gives_the_same_bits(ours: np.ndarray, words: tuple[np.ndarray, ...], tmp_path) -> None:
    nvcc = shutil.which("nvcc")
    if nvcc is None:
        pytest.skip("nvcc not found")
    (tmp_path / "all.cu").write_text(_source())
    subprocess.run(
        [nvcc, "-arch=sm_80", "-ptx", "all.cu", "-o", "all.ptx"],
        cwd=tmp_path,
        check=True,
        capture_output=True,
    )
    theirs = _run(minicc.ObjectCode.from_ptx((tmp_path / "all.ptx").read_text()), words)
    assert {name for k, name in enumerate(NAMES) if (ours[:, k] != theirs[:, k]).any()} == set()
