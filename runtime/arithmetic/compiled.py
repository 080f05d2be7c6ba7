"""Array loops that NumPy lacks, compiled by LLVM: fused multiply-add, products of stacks of small matrices.

Each loop has a NumPy equivalent in numerics.py or matrix.py, which defines its result and which the tests
compare it with. Loops are compiled on first use (some milliseconds each), and only where the host has
the instruction; a result of None means that the caller must use the equivalent.

The operands of `fma` are contiguous arrays of one length or scalars; a variant is compiled per combination.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

_WARM_UP = 30e-3
"""Estimated seconds in the NumPy equivalent before compilation, which takes about as long, pays off."""

_CALL, _LANE = 12e-6, {4: 3e-9, 8: 30e-9}
"""Seconds of the equivalent per call, and per lane by element size."""

_TYPES = {
    np.dtype("f4"): ("float", "0x7FFFFFFFE0000000", "f32"),
    np.dtype("f8"): ("double", "0x7FF8000000000000", "f64"),
}


class _ElapsedTime:
    seconds = 0.0


def fma(x: Any, y: Any, z: Any) -> Any | None:
    """Return x * y + z rounded once to nearest, NaNs canonical; None if the caller must use the
    equivalent.
    """
    arguments = []
    length = 0
    kinds = ""
    for operand in (x, y, z):
        if isinstance(operand, np.ndarray):
            if not operand.flags.c_contiguous:
                return None
            length = len(operand)
            arguments.append(operand.__array_interface__["data"][0])
            kinds += "v"
        else:
            arguments.append(float(operand))
            kinds += "s"
    if not length:
        return None
    if _ElapsedTime.seconds < _WARM_UP:
        _ElapsedTime.seconds += _CALL + _LANE[x.dtype.itemsize] * length
        return None
    loop = _LOOPS.get((x.dtype, kinds))
    if loop is None:
        loop = _LOOPS[x.dtype, kinds] = _loop(x.dtype, kinds)
    if loop is _unavailable:
        return None
    out = np.empty(length, x.dtype)
    loop(out.__array_interface__["data"][0], *arguments, length)
    return out


def add_product(total: np.ndarray, a: np.ndarray, b: np.ndarray) -> bool:
    """Compute total += a·b for stacks of f64 matrices, in order of k, each step rounded.

    The shapes are (count, m, n), (count, m, k) and (count, k, n). Returns False if the caller must use the
    equivalent.
    """
    if _ElapsedTime.seconds < _WARM_UP:
        _ElapsedTime.seconds += a.shape[2] * (_CALL / 4 + _LANE[4] * total.size)
        return False
    shape = (a.shape[1], b.shape[2], a.shape[2])
    loop = _PRODUCTS.get(shape)
    if loop is None:
        loop = _PRODUCTS[shape] = _product(*shape)
    if loop is _unavailable:
        return False
    a, b = np.ascontiguousarray(a), np.ascontiguousarray(b)
    loop(*(array.__array_interface__["data"][0] for array in (total, a, b)), len(total))
    return True


_PRODUCTS: dict[tuple[int, int, int], Callable[..., None]] = {}
"""Compiled products by (m, n, k)."""


def _product(m: int, n: int, k: int) -> Callable[..., None]:
    engine = _engine()
    if engine is None:
        return _unavailable
    name = f"product_{m}_{n}_{k}"
    engine.add(f"""
define void @{name}(ptr noalias %total, ptr noalias %a, ptr noalias %b, i64 %count) {{
entry:
  br label %matrix
matrix:
  %w = phi i64 [ 0, %entry ], [ %w.next, %matrix.end ]
  br label %row
row:
  %i = phi i64 [ 0, %matrix ], [ %i.next, %row.end ]
  %w.row = mul i64 %w, {m}
  %row.at = add i64 %w.row, %i
  %row.out = mul i64 %row.at, {n}
  %row.a = mul i64 %row.at, {k}
  br label %step
step:
  %l = phi i64 [ 0, %row ], [ %l.next, %step.end ]
  %at.a = add i64 %row.a, %l
  %pa = getelementptr double, ptr %a, i64 %at.a
  %x = load double, ptr %pa
  %w.b = mul i64 %w, {k}
  %b.at = add i64 %w.b, %l
  %row.b = mul i64 %b.at, {n}
  br label %column
column:
  %j = phi i64 [ 0, %step ], [ %j.next, %column ]
  %at.b = add i64 %row.b, %j
  %pb = getelementptr double, ptr %b, i64 %at.b
  %y = load double, ptr %pb
  %at.t = add i64 %row.out, %j
  %pt = getelementptr double, ptr %total, i64 %at.t
  %t = load double, ptr %pt
  %xy = fmul double %x, %y
  %sum = fadd double %t, %xy
  store double %sum, ptr %pt
  %j.next = add nuw nsw i64 %j, 1
  %j.more = icmp ult i64 %j.next, {n}
  br i1 %j.more, label %column, label %step.end
step.end:
  %l.next = add nuw nsw i64 %l, 1
  %l.more = icmp ult i64 %l.next, {k}
  br i1 %l.more, label %step, label %row.end
row.end:
  %i.next = add nuw nsw i64 %i, 1
  %i.more = icmp ult i64 %i.next, {m}
  br i1 %i.more, label %row, label %matrix.end
matrix.end:
  %w.next = add nuw nsw i64 %w, 1
  %w.more = icmp ult i64 %w.next, %count
  br i1 %w.more, label %matrix, label %done
done:
  ret void
}}
""")
    return ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64)(
        engine.address(name)
    )


def _unavailable(*_: Any) -> None:
    """Placeholder for a loop that the host cannot execute."""


_LOOPS: dict[tuple[np.dtype, str], Callable[..., None]] = {}
"""Compiled loops by dtype and by which operands are scalars ('s') or arrays ('v')."""


def _loop(dtype: np.dtype, kinds: str) -> Callable[..., None]:
    engine = _engine()
    if engine is None:
        return _unavailable
    name = f"fma_{_TYPES[dtype][2]}_{kinds}"
    engine.add(_text(name, dtype, kinds))
    by_value = ctypes.c_float if dtype.itemsize == 4 else ctypes.c_double
    operands = [ctypes.c_void_p if kind == "v" else by_value for kind in kinds]
    return ctypes.CFUNCTYPE(None, ctypes.c_void_p, *operands, ctypes.c_int64)(engine.address(name))


def _text(name: str, dtype: np.dtype, kinds: str) -> str:
    type_, nan, suffix = _TYPES[dtype]
    letters = "xyz"
    params = ", ".join(f"{type_} %{v}" if kind == "s" else f"ptr %p{v}" for v, kind in zip(letters, kinds))
    loads = []
    for v, kind in zip(letters, kinds):
        if kind == "v":
            loads += [
                f"  %q{v} = getelementptr {type_}, ptr %p{v}, i64 %i",
                f"  %{v} = load {type_}, ptr %q{v}",
            ]
    newline = "\n"
    return f"""
declare {type_} @llvm.fma.{suffix}({type_}, {type_}, {type_})
define void @{name}(ptr noalias %out, {params}, i64 %n) {{
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
{newline.join(loads)}
  %r = call {type_} @llvm.fma.{suffix}({type_} %x, {type_} %y, {type_} %z)
  %ordered = fcmp ord {type_} %r, %r
  %c = select i1 %ordered, {type_} %r, {type_} {nan}
  %q = getelementptr {type_}, ptr %out, i64 %i
  store {type_} %c, ptr %q
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}}
"""


class _Engine:
    """LLVM's just-in-time compiler for the host."""

    def __init__(self) -> None:
        import llvmlite.binding as llvm

        self._llvm = llvm
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        self.features = llvm.get_host_cpu_features()
        self._machine = llvm.Target.from_default_triple().create_target_machine(
            cpu=llvm.get_host_cpu_name(), features=self.features.flatten(), opt=3
        )
        self._execution = llvm.create_mcjit_compiler(llvm.parse_assembly(""), self._machine)

    def add(self, text: str) -> None:
        """Compile LLVM IR and add it to the engine."""
        llvm = self._llvm
        module = llvm.parse_assembly(text)
        options = llvm.create_pipeline_tuning_options(speed_level=3)
        options.loop_vectorization = True
        builder = llvm.create_pass_builder(self._machine, options)
        builder.getModulePassManager().run(module, builder)
        self._execution.add_module(module)
        self._execution.finalize_object()

    def address(self, name: str) -> int:
        """Return the address of a compiled function."""
        result: int = self._execution.get_function_address(name)
        return result


@cache
def _engine() -> _Engine | None:
    """Return the compiler, or None where llvmlite is missing or the host has no fused multiply-add."""
    try:
        engine = _Engine()
    except (ImportError, OSError, RuntimeError):
        return None
    return engine if engine.features.get("fma", False) or engine.features.get("neon", False) else None
