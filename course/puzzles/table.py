"""The puzzles: text, starting code, and the expected result."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from ...support.fast_dataclass import field, record

Values = Mapping[str, Any]


@record(frozen=True)
class Puzzle:
    """`name` is the kernel's. `make` returns the arguments by name, in order; `expected` the contents that
    arrays must have afterwards, given those before.

    `limits` bounds what the launch may do: 'loads' and 'stores' of global memory by all threads; 'reach', the
    elements of shared memory that one thread reads.
    """

    name: str
    title: str
    text: str
    starter: str
    grid: tuple[int, ...]
    block: tuple[int, ...]
    make: Callable[[], dict[str, Any]]
    expected: Callable[[Values], dict[str, np.ndarray]]
    limits: dict[str, int] = field(default_factory=dict)
    hint: str = ""


def _floats(*shape: int, start: int = 0) -> np.ndarray:
    """Return small whole numbers, so that sums are exact in any order."""
    count = int(np.prod(shape))
    return ((np.arange(count) * 7 + start) % 10).astype(np.float32).reshape(shape)


def _zeros(*shape: int, dtype: Any = np.float32) -> np.ndarray:
    return np.zeros(shape, dtype)


def _moving_sum(x: np.ndarray, reach: int) -> np.ndarray:
    wide = np.pad(x, reach)
    return sum((wide[k : k + len(x)] for k in range(2 * reach + 1)), np.zeros_like(x))


PUZZLES: tuple[Puzzle, ...] = (
    Puzzle("square", "One thread, one element",
        "There are as many threads as elements. Thread `i` writes `y[i] = x[i] * x[i] + 1`.\n\n"
        "`threadIdx.x` is the number of the thread in its block. All threads run the same function; that "
        "number is all that "
        "tells them apart.",
        "__global__ void square(const float *x, float *y) {\n    int i = threadIdx.x;\n"
        "    // write y[i]\n}\n",
        (1,), (8,), lambda: {"x": _floats(8), "y": _zeros(8)}, lambda v: {"y": v["x"] ** 2 + 1}),
    Puzzle("larger", "Two inputs",
        "`y[i]` is the larger one of `a[i]` and `b[i]`. One thread for each element again.",
        "__global__ void larger(const float *a, const float *b, float *y) {\n    int i = threadIdx.x;\n"
        "    // write y[i]\n}\n",
        (1,), (8,), lambda: {"a": _floats(8), "b": _floats(8, start=5), "y": _zeros(8)},
        lambda v: {"y": np.maximum(v["a"], v["b"])}),
    Puzzle("guarded", "More threads than elements",
        "Blocks come in round sizes and data do not: 12 threads, `n` = 9 elements. `y[i] = 2 * x[i]`, and "
        "threads that have no element do nothing. A thread that writes beyond the array is "
        "reported as a fault, with its number.",
        "__global__ void guarded(int n, const float *x, float *y) {\n    int i = threadIdx.x;\n"
        "    y[i] = 2 * x[i];\n}\n",
        (1,), (12,), lambda: {"n": 9, "x": _floats(9), "y": _zeros(9)}, lambda v: {"y": 2 * v["x"]},
        hint="An `if` around the store is enough."),
    Puzzle("blocks", "Several blocks",
        "Three blocks of four threads for ten elements: `y[i] = x[i] + 10`. Which element is a thread's? A "
        "thread knows the number of its block, `blockIdx.x`, and how many threads a block has, `blockDim.x`.",
        "__global__ void blocks(int n, const float *x, float *y) {\n    int i = threadIdx.x;\n"
        "    // which element is it really?\n}\n",
        (3,), (4,), lambda: {"n": 10, "x": _floats(10), "y": _zeros(10)}, lambda v: {"y": v["x"] + 10}),
    Puzzle("strides", "Fewer threads than elements",
        "Two blocks of four threads have 21 elements to do: `y[i] = -x[i]`. Each thread takes an element, "
        "then the one that lies as many further on as there are threads in all, and so on. "
        "Neighbouring threads then access neighbouring elements at any time, which is what memory likes.",
        "__global__ void strides(int n, const float *x, float *y) {\n    int all = gridDim.x * blockDim.x;\n"
        "    // a loop\n}\n",
        (2,), (4,), lambda: {"n": 21, "x": _floats(21), "y": _zeros(21)}, lambda v: {"y": -v["x"]},
        {"loads": 21}, hint="`for (int i = …; i < n; i += all)`"),
    Puzzle("pairs", "Read from elsewhere",
        "The elements change places two by two: `y` is `x[1], x[0], x[3], x[2], …`. Nothing says that thread "
        "`i` has to read `x[i]`.",
        "__global__ void pairs(const float *x, float *y) {\n    int i = threadIdx.x;\n"
        "    // which element goes to y[i]?\n}\n",
        (1,), (8,), lambda: {"x": _floats(8), "y": _zeros(8)},
        lambda v: {"y": v["x"].reshape(-1, 2)[:, ::-1].reshape(-1)}, hint="What does `^ 1` do to a number?"),
    Puzzle("brightness", "Rows and columns",
        "A picture of 5 rows and 6 columns lies in memory row after row. `out` is the picture with its row's "
        "number added to each pixel. Blocks are 4 by 4: `threadIdx.x` counts along a row, `threadIdx.y` "
        "along a column, and so do "
        "`blockIdx` and `blockDim`.",
        "__global__ void brightness(int rows, int columns, const float *in, float *out) {\n"
        "    int row = 0, column = 0;\n    // write out[row * columns + column]\n}\n",
        (2, 2), (4, 4), lambda: {"rows": 5, "columns": 6, "in": _floats(5, 6), "out": _zeros(5, 6)},
        lambda v: {"out": v["in"] + np.arange(5, dtype=np.float32)[:, None]}),
    Puzzle("transposed", "The other way round",
        "`out` has 4 rows and 5 columns, `in` 5 rows and 4 columns, and `out[r][c]` is `in[c][r]`. Look at "
        "the picture: one of the two arrays is gone through row by row, the other column by column. Which "
        "would you choose? (The check takes "
        "both. A GPU does not.)",
        "__global__ void transposed(int rows, int columns, const float *in, float *out) {\n"
        "    int row = threadIdx.y, column = threadIdx.x;   // of out\n"
        "    if (row < rows && column < columns)\n        out[row * columns + column] = 0;\n}\n",
        (1,), (8, 4), lambda: {"rows": 4, "columns": 5, "in": _floats(5, 4), "out": _zeros(4, 5)},
        lambda v: {"out": v["in"].T.copy()}),
    Puzzle("neighbours", "Neighbours",
        "`y[i]` is the sum of `x[i - 1]`, `x[i]` and `x[i + 1]`; what lies outside of the array counts as 0. "
        "Each element is read by three threads now.",
        "__global__ void neighbours(int n, const float *x, float *y) {\n"
        "    int i = blockIdx.x * blockDim.x + threadIdx.x;\n    // mind the ends\n}\n", (2,), (8,),
        lambda: {"n": 13, "x": _floats(13), "y": _zeros(13)}, lambda v: {"y": _moving_sum(v["x"], 1)}),
    Puzzle("tally", "Many to one",
        "`data` holds numbers from 0 to 4; `counts[k]` is to be how often `k` occurs. Many threads add to "
        "one element, and `counts[k]++` would read, add and write with other threads in between. "
        "`atomicAdd(&counts[k], 1)` lets nobody in "
        "between.",
        "__global__ void tally(int n, const int *data, int *counts) {\n    int i = threadIdx.x;\n"
        "    if (i < n)\n        counts[data[i]]++;\n}\n", (1,), (16,),
        lambda: {"n": 14, "data": np.array([0, 3, 1, 1, 4, 0, 3, 3, 2, 1, 0, 3, 3, 4], np.int32),
            "counts": _zeros(5, dtype=np.int32)},
        lambda v: {"counts": np.bincount(v["data"], minlength=5).astype(np.int32)}),
    Puzzle("flipped", "Memory that a block shares",
        "Each block of eight threads turns its part of `x` round, *in place*: the first of the eight "
        "elements becomes the last. Nobody may overwrite what somebody still has to read, so put the "
        "elements into `tile` first: `__shared__` memory is the block's. "
        "Then wait, with `__syncthreads()`, until all threads have done that.",
        "__global__ void flipped(float *x) {\n    __shared__ float tile[8];\n"
        "    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;\n    tile[t] = x[i];\n    // ...\n}\n",
        (2,), (8,), lambda: {"x": _floats(16)}, lambda v: {"x": v["x"].reshape(2, 8)[:, ::-1].reshape(-1)},
        {"loads": 16}, hint="The check knows whether a barrier is missing even if the numbers are right."),
    Puzzle("window", "Neighbours, read once",
        "`y[i]` is the sum of `x[i - 2]` to `x[i + 2]`, zeros outside. With five loads for each element that "
        "is easy. Load each block's part into shared memory instead, with the two elements on each side that "
        "its threads need too (the *halo*): at most 12 "
        "loads of `x` for each block of eight.",
        "__global__ void window(int n, const float *x, float *y) {\n    __shared__ float tile[12];\n"
        "    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;\n"
        "    // tile[k] is x[blockIdx.x * 8 - 2 + k]\n}\n",
        (2,), (8,), lambda: {"n": 16, "x": _floats(16), "y": _zeros(16)},
        lambda v: {"y": _moving_sum(v["x"], 2)},
        {"loads": 24}, hint="Twelve elements, eight threads: four of them load twice."),
    Puzzle("total", "A sum as a tree",
        "`total[0]` is the sum of the 16 elements. One thread could do it in 15 steps. Sixteen threads do it "
        "in four: each round, the first half of those who are left adds what the second half has. All in "
        "shared memory, with a barrier in each round. No "
        "thread reads more than eight elements then.",
        "__global__ void total(const float *x, float *total) {\n    __shared__ float part[16];\n"
        "    int t = threadIdx.x;\n    part[t] = x[t];\n    __syncthreads();\n    // halve\n    if (t == 0)\n"
        "        total[0] = part[0];\n}\n",
        (1,), (16,), lambda: {"x": _floats(16), "total": _zeros(1)},
        lambda v: {"total": v["x"].sum(keepdims=True)}, {"loads": 16, "stores": 1, "reach": 8},
        hint="Should the barrier be inside of the `if`?"),
    Puzzle("running", "Running sums",
        "`y[i]` is the sum of `x[0]` to `x[i]`. In round 1 each thread adds the element 1 before its own, in "
        "round 2 the *sum* 2 before, then 4, then 8. Why is that enough? And why are two barriers needed in "
        "each round, or two arrays in turns?",
        "__global__ void running(const float *x, float *y) {\n    __shared__ float sum[16];\n"
        "    int t = threadIdx.x;\n    sum[t] = x[t];\n    __syncthreads();\n"
        "    // for (int distance = 1; …)\n    y[t] = sum[t];\n}\n",
        (1,), (16,), lambda: {"x": _floats(16), "y": _zeros(16)}, lambda v: {"y": np.cumsum(v["x"])},
        {"loads": 16, "stores": 16}, hint="Read into a variable; wait; write; wait."),
    Puzzle("product", "A product of matrices",
        "`c = a * b`, all three 8 by 8. Thread (`x`, `y`) makes the element in row `y` and column `x`: eight "
        "products. Count in the picture how often each element of `a` is read.",
        "__global__ void product(int n, const float *a, const float *b, float *c) {\n"
        "    int row = blockIdx.y * blockDim.y + threadIdx.y, column = blockIdx.x * blockDim.x + "
        "threadIdx.x;\n    float sum = 0;\n    // a loop\n    c[row * n + column] = sum;\n}\n",
        (2, 2), (4, 4), lambda: {"n": 8, "a": _floats(8, 8), "b": _floats(8, 8, start=3), "c": _zeros(8, 8)},
        lambda v: {"c": v["a"] @ v["b"]}),
    Puzzle("tiled", "A product in tiles",
        "The same product, but each element of `a` and `b` is read twice only, once by each block that needs "
        "it. A block goes along the row of tiles of `a` and the column of tiles of `b`: it loads a 4 by 4 "
        "tile of each into shared memory, waits, multiplies, *waits again*, and goes "
        "on. This is how fast products are written, up to the libraries'.",
        "__global__ void tiled(int n, const float *a, const float *b, float *c) {\n"
        "    __shared__ float a_tile[4][4], b_tile[4][4];\n    int tx = threadIdx.x, ty = threadIdx.y;\n"
        "    int row = blockIdx.y * 4 + ty, column = blockIdx.x * 4 + tx;\n    float sum = 0;\n"
        "    for (int start = 0; start < n; start += 4) {\n        // load, wait, multiply, wait\n    }\n"
        "    c[row * n + column] = sum;\n}\n",
        (2, 2), (4, 4), lambda: {"n": 8, "a": _floats(8, 8), "b": _floats(8, 8, start=3), "c": _zeros(8, 8)},
        lambda v: {"c": v["a"] @ v["b"]}, {"loads": 256},
        hint="If the second wait is missing, fast threads overwrite the tile that slow ones still read."),
)  # fmt: skip
"""In the order in which they are to be solved."""
