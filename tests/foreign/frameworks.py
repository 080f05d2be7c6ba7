"""Kernels that tinygrad, Numba and Triton write, in `frameworks/`: PTX with launches and expectations, which
the plugin runs on machines without them.

    python tests/foreign/frameworks.py [tinygrad] [numba] [triton]     writes them with the installed packages
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any

STORED = Path(__file__).parent / "frameworks"
HEAD = "// Written by {by}; `python tests/foreign/frameworks.py` writes it anew.\n"

TINYGRAD: dict[str, tuple[Callable[..., Any], tuple[str, ...], str]] = {
    "add": (lambda a, b: a + b, ("random(2925,f32,1)", "random(2925,f32,2)"), "a + b"),
    "exp": (lambda a: a.exp(), ("random(2925,f32,1)",), "exp(a)"),
    "sin": (lambda a: (a * 100).sin(), ("random(1000,f32,1)",), "sin((a * float32(100)).astype(float64))"),
    "sigmoid": (lambda a: a.sigmoid(), ("random(2925,f32,1)",), "1 / (1 + exp(-a))"),
    "where": (
        lambda a, b: (a > b).where(a, b * 2),
        ("random(1000,f32,1)", "random(1000,f32,2)"),
        "where(a > b, a, b * 2)",
    ),
    "sum": (lambda a: a.reshape(64, 100).sum(1), ("random(6400,f32,1)",), "a.reshape(64,100).sum(1)"),
    "max": (lambda a: a.reshape(50, 130).max(1), ("random(6500,f32,1)",), "a.reshape(50,130).max(1)"),
    "matmul": (
        lambda a, b: a.reshape(64, 64) @ b.reshape(64, 64),
        ("random(4096,f32,1)", "random(4096,f32,2)"),
        "(a.reshape(64,64) @ b.reshape(64,64)).ravel()",
    ),
    "tensor_cores": (
        lambda a, b: a.reshape(64, 64).matmul(b.reshape(64, 64), dtype="float"),
        ("random(4096,f16,1)", "random(4096,f16,2)"),
        "(a.reshape(64,64).astype(float32) @ b.reshape(64,64).astype(float32)).ravel()",
    ),
    "pooling": (
        lambda a: a.reshape(1, 1, 24, 24).avg_pool2d((2, 2)),
        ("random(576,f32,1)",),
        "a.reshape(12,2,12,2).mean((1,3)).ravel()",
    ),
    "conv2d": (
        lambda a, b: a.reshape(1, 1, 16, 16).conv2d(b.reshape(1, 1, 2, 2)),
        ("random(256,f32,1)", "random(4,f32,2)"),
        (
            "(a.reshape(16,16)[:15,:15] * b[0] + a.reshape(16,16)[:15,1:] * b[1] + a.reshape(16,16)[1:,:15] *"
            " b[2] + a.reshape(16,16)[1:,1:] * b[3]).ravel()"
        ),
    ),
    "division": (lambda a: (a - 500) // 7, ("arange(1000,i32)",), "(a - 500) // 7"),
    "cast": (lambda a: (a * 1000).cast("int32"), ("random(1000,f32,1)",), "(a * 1000).astype(int32)"),
}
"""Name: what is computed, the arguments as directives have them, what NumPy says of the result."""


def tinygrad() -> dict[str, str]:
    """The texts: of each expression the kernel, which must be one."""
    import numpy as np
    import tinygrad_device
    from tinygrad import Tensor

    from minicc.driver.values import parse_value

    seen: list[tuple[str, str, Any, Any, list[int]]] = []
    launch, make = tinygrad_device.MiniccProgram.__call__, tinygrad_device.MiniccProgram.__init__

    def noted(self: Any, dev: Any, obj: Any) -> None:
        make(self, dev, obj)
        self.text, self.name = obj.lib.decode(), obj.name

    def told(
        self: Any, *buffers: Any, global_size: Any = (1, 1, 1), local_size: Any = (1, 1, 1), **more: Any
    ) -> Any:
        seen.append((self.text, self.name, global_size, local_size, [buffer.address for buffer in buffers]))
        return launch(self, *buffers, global_size=global_size, local_size=local_size, **more)

    tinygrad_device.MiniccProgram.__init__, tinygrad_device.MiniccProgram.__call__ = noted, told
    texts = {}
    for name, (compute, given, expected) in TINYGRAD.items():
        tensors = [Tensor(parse_value(text), device="MINICC").realize() for text in given]
        seen.clear()
        result = compute(*tensors).numpy()
        if len(seen) != 1 or not expected:
            print(f"{name}: {len(seen)} kernels, left out")
            continue
        text, kernel, grid, block, addresses = seen[0]
        out = {np.dtype(np.float32): "f32", np.dtype(np.int32): "i32"}[result.dtype]
        shape = f"<<<({','.join(map(str, grid))}),({','.join(map(str, block))})>>>"
        places = [addresses.index(tensor.uop.buffer._buf.address) for tensor in tensors]
        for letter, place in zip("ab", places):
            expected = re.sub(rf"\b{letter}\b", f"p{place}", expected)
        arguments = " ".join(f"p{place}={given[places.index(place)]}" for place in sorted(places))
        texts[f"tinygrad_{name}"] = (
            HEAD.format(by=f"tinygrad {version('tinygrad')}")
            + f"// LAUNCH: {kernel}{shape} p0=zeros({result.size},{out}) {arguments}\n// EXPECT: p0"
            f" {'==' if out == 'i32' else '~='}"
            f" {expected}{'' if out == 'i32' else ' rtol=2e-6 atol=1e-6'}\n{text}\n"
        )
    return texts


def _numba_kernels() -> list[tuple[Callable[..., None], str, list[str], str]]:
    """(kernel, launch, arguments in the order of the signature, what NumPy says): examples as Numba's
    documentation has them.
    """
    from numba import cuda, float32, int32

    def increment_a_2d_array(an_array):  # type: ignore[no-untyped-def]
        x, y = cuda.grid(2)
        if x < an_array.shape[0] and y < an_array.shape[1]:
            an_array[x, y] += 1

    def fast_matmul(A, B, C):  # type: ignore[no-untyped-def]
        sA, sB = cuda.shared.array((16, 16), float32), cuda.shared.array((16, 16), float32)
        x, y = cuda.grid(2)
        tx, ty = cuda.threadIdx.x, cuda.threadIdx.y
        total = float32(0.0)
        for i in range(cuda.gridDim.x):
            sA[ty, tx] = A[y, tx + i * 16]
            sB[ty, tx] = B[ty + i * 16, x]
            cuda.syncthreads()
            for j in range(16):
                total += sA[ty, j] * sB[j, tx]
            cuda.syncthreads()
        C[y, x] = total

    def array_sum(data):  # type: ignore[no-untyped-def]
        tid, i = cuda.threadIdx.x, cuda.grid(1)
        shr = cuda.shared.array(256, int32)
        shr[tid] = data[i]
        cuda.syncthreads()
        s = 1
        while s < cuda.blockDim.x:
            if tid % (2 * s) == 0:
                shr[tid] += shr[tid + s]
            s *= 2
            cuda.syncthreads()
        if tid == 0:
            data[i] = shr[tid]

    def max_example(result, values):  # type: ignore[no-untyped-def]
        tid, bid, bdim = cuda.threadIdx.x, cuda.blockIdx.x, cuda.blockDim.x
        cuda.atomic.max(result, 0, values[bid * bdim + tid])

    return [
        (
            increment_a_2d_array,
            "<<<(2,3),(16,16)>>>",
            ["arange(1200,f64):30x40:float64"],
            "{0} == {0}_in + 1",
        ),
        (
            fast_matmul,
            "<<<(2,2),(16,16)>>>",
            [
                "random(1024,f32,1):32x32:float32",
                "random(1024,f32,2):32x32:float32",
                "zeros(1024,f32):32x32:float32",
            ],
            "{2} ~= ({0}.reshape(32,32) @ {1}.reshape(32,32)).ravel() rtol=2e-6",
        ),
        (
            array_sum,
            "<<<4,256>>>",
            ["arange(1024,i64):1024:int64"],
            "{0}[::256] == {0}_in.reshape(4,256).sum(1)",
        ),
        (
            max_example,
            "<<<4,256>>>",
            ["zeros(1,f64):1:float64", "random(1024,f64,1):1024:float64"],
            "{0}[0] == {1}.max()",
        ),
    ]


def numba() -> dict[str, str]:
    """The texts; an array is two owners, size, step, address, shape and strides."""
    from numba.cuda import compile as to_ptx
    from numba.cuda import types

    texts = {}
    for kernel, launch, given, expected in _numba_kernels():
        words, names, signature = [], [], []
        for text in given:
            value, shape, element = text.split(":")
            extent, item = [int(n) for n in shape.split("x")], int(element[-2:]) // 8
            names.append(f"p{len(words) + 4}")
            strides = [item, *(item * extent[-1] for _ in extent[1:])][::-1]
            words += [
                "0",
                "0",
                str(int(value.split("(")[1].split(",")[0])),
                str(item),
                value,
                *map(str, extent),
                *map(str, strides),
            ]
            signature.append(types.Array(getattr(types, element), len(extent), "C"))
        ptx, _ = to_ptx(kernel, tuple(signature), device=False, abi="numba", cc=(8, 0))
        arguments = " ".join(f"p{i}={word}" for i, word in enumerate(words))
        name = kernel.__name__
        texts[f"numba_{name}"] = (
            HEAD.format(by=f"numba-cuda {version('numba-cuda')}")
            + f"// LAUNCH: {name}{launch} {arguments}\n// EXPECT: {expected.format(*names)}\n{ptx}"
        )
    return texts


_TRITON = {
    "wgmma_f16": ("fp16", (128, 64, 64), "k", "n"),
    "wgmma_f16_transposed": ("fp16", (64, 64, 32), "m", "k"),
    "wgmma_tf32": ("fp32", (64, 64, 32), "k", "k"),
}
"""Products for sm_90, whose a and b are copied by `cp.async` and read by `wgmma`: the type, the sizes of a
tile (m, n, k), and the contiguous dimension of a and of b.
"""


def triton() -> dict[str, str]:
    """The texts: products of matrices of two by two tiles, for sm_90."""
    import triton as package
    import triton.language as tl
    from triton.backends.compiler import GPUTarget
    from triton.compiler import ASTSource

    def product(a, b, c, columns, length, rows, BM, BN, BK, A_BY_K, B_BY_N):  # type: ignore[no-untyped-def]
        m = tl.program_id(0) * BM + tl.arange(0, BM)[:, None]
        n = tl.program_id(1) * BN + tl.arange(0, BN)[None, :]
        total = tl.zeros((BM, BN), tl.float32)
        for start in range(0, length, BK):
            along_a, along_b = start + tl.arange(0, BK)[None, :], start + tl.arange(0, BK)[:, None]
            left = a + (m * length + along_a if A_BY_K else along_a * rows + m)
            right = b + (along_b * columns + n if B_BY_N else n * length + along_b)
            total = tl.dot(tl.load(left), tl.load(right), total)
        tl.store(c + m * columns + n, total)

    package.knobs.compilation.disable_line_info = True
    texts = {}
    for name, (element, (m, n, k), along_a, along_b) in _TRITON.items():
        types = dict.fromkeys("ab", f"*{element}") | {"c": "*fp32", "columns": "i32", "length": "i32"}
        constants = {"BM": m, "BN": n, "BK": k, "A_BY_K": along_a == "k", "B_BY_N": along_b == "n"}
        signature = types | {"rows": "i32"} | dict.fromkeys(constants, "constexpr")
        places = {name: place for place, name in enumerate(signature)}
        source = ASTSource(
            fn=package.jit(product),
            signature=signature,
            constexprs={(places[name],): value for name, value in constants.items()},
            attrs={(place,): [["tt.divisibility", 16]] for name, place in places.items() if name.islower()},
        )
        made = package.compile(
            source, target=GPUTarget("cuda", 90, 32), options={"num_warps": 4, "num_stages": 3}
        )
        rows, columns, length = 2 * m, 2 * n, 4 * k
        given = "f16" if element == "fp16" else "f32"
        parameters = [f"product_param_{i}" for i in range(8)]
        shapes = (f"{rows},{length}", f"{length},{columns}")
        turned = (f"{length},{rows}", f"{columns},{length}")
        a, b = (
            f"{parameter}.reshape({shape if is_plain else other}){'' if is_plain else '.T'}.astype(float64)"
            for parameter, shape, other, is_plain in zip(
                parameters, shapes, turned, (along_a == "k", along_b == "n")
            )
        )
        expected = f"{parameters[2]} ~= ({a} @ {b}).ravel() rtol={'1e-5' if given == 'f16' else '2e-3'}"
        values = [
            f"random({rows * length},{given},1)",
            f"random({length * columns},{given},2)",
            f"zeros({rows * columns},f32)",
            columns,
            length,
            rows,
            *["zeros(1,i32)"] * 2,
        ]
        arguments = " ".join(f"{name}={value}" for name, value in zip(parameters, values))
        texts[f"triton_{name}"] = (
            HEAD.format(by=f"Triton {version('triton')}")
            + f"// LAUNCH: product<<<(2,2),128,{made.metadata.shared}>>> {arguments}\n"
            f"// EXPECT: {expected}\n{made.asm['ptx']}\n"
        )
    return texts


def main() -> int:
    # In the place of this folder, whose `coverage` is not the package that Numba means.
    sys.path[0] = str(Path(__file__).resolve().parents[2] / "examples")
    STORED.mkdir(exist_ok=True)
    writers = {"tinygrad": tinygrad, "numba": numba, "triton": triton}
    for writer in sys.argv[1:] or writers:
        for name, text in writers[writer]().items():
            (STORED / f"{name}.ptx").write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
