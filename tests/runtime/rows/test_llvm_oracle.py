"""Fused multiply-adds and conversions against what LLVM's compiler makes of the same operation on this
processor.
"""

from __future__ import annotations

import ctypes
import random

import numpy as np
import pytest

from . import exact
from .test_value_rows import HEAD, patterns

COUNT = 4096
LLVM = {
    "f16": "half",
    "f32": "float",
    "f64": "double",
    **{f"{sign}{bits}": f"i{bits}" for sign in "us" for bits in (8, 16, 32, 64)},
}


@pytest.fixture(scope="module")
def compiled():
    """`compiled(operation, result type, operand types…)`: a function over arrays of patterns."""
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    features = llvm.get_host_cpu_features()
    engines = []

    def function(declaration: str, call: str, result: str, *sources: str):
        loads = "".join(
            f"  %p{i} = getelementptr {LLVM[s]}, ptr %x{i}, i64 %i\n  %v{i} = load {LLVM[s]}, ptr %p{i}\n"
            for i, s in enumerate(sources)
        )
        text = f"""{declaration}
define void @f(ptr %out, {", ".join(f"ptr %x{i}" for i in range(len(sources)))}, i64 %n) {{
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
{loads}  %r = {call}
  %q = getelementptr {LLVM[result]}, ptr %out, i64 %i
  store {LLVM[result]} %r, ptr %q
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}}
"""
        module = llvm.parse_assembly(text, llvm.create_context())
        module.verify()
        # A compiler owns its machine.
        machine = llvm.Target.from_default_triple().create_target_machine(
            cpu=llvm.get_host_cpu_name(), features=features.flatten()
        )
        engine = llvm.create_mcjit_compiler(module, machine)
        engine.finalize_object()
        engines.append(engine)
        raw = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * (1 + len(sources)), ctypes.c_int64)(
            engine.get_function_address("f")
        )

        def run(*columns: np.ndarray) -> np.ndarray:
            out = np.zeros(len(columns[0]), f"u{width(result) // 8}")
            raw(out.ctypes.data, *(column.ctypes.data for column in columns), len(out))
            return out

        return run

    return function


def width(kind: str) -> int:
    return exact.width(kind) if kind in exact.FORMATS else int(kind[1:])


def column(kind: str, seed: str) -> np.ndarray:
    return np.array(patterns(kind, random.Random(seed), COUNT), f"u{width(kind) // 8}")


def executed_by_us(ptx, mnemonic: str, result: str, sources: list[tuple[str, np.ndarray]]) -> np.ndarray:
    out = np.zeros(COUNT, f"u{width(result) // 8}")
    loads, params = "", []
    for i, (kind, _) in enumerate(sources):
        bits = width(kind)
        params.append(f".param .u64 p{i}")
        loads += (
            f".reg .b{max(bits, 16)} %x{i}; ld.param.u64 %p, [p{i}]; mad.wide.u32 %p, %t, {bits // 8}, %p;"
            f" ld.global.b{bits} %x{i}, [%p];"
        )
    bits = width(result)
    ptx(
        f"{HEAD}.visible .entry k({', '.join(params)}, .param .u64 out) {{ .reg .b64 %p; .reg .b32 %t, %n,"
        f" %c; .reg .b{max(bits, 16)} %d; mov.u32 %t, %tid.x; mov.u32 %n, %ntid.x; mov.u32 %c, %ctaid.x;"
        f" mad.lo.u32 %t, %c, %n, %t; {loads}{mnemonic} %d,"
        f" {', '.join(f'%x{i}' for i in range(len(sources)))}; ld.param.u64 %p, [out]; mad.wide.u32 %p, %t,"
        f" {bits // 8}, %p; st.global.b{bits} [%p], %d; ret; }}",
        COUNT // 256,
        256,
        *(array for _, array in sources),
        out,
    )
    return out


def same(kind: str, ours: np.ndarray, theirs: np.ndarray) -> None:
    if kind in exact.FORMATS:
        # LLVM's NaNs have other bits.
        nan = np.array(
            [isinstance(v, float) and v != v for v in (exact.decode(kind, int(b)) for b in theirs)]
        )
        assert (ours[nan] == exact.CANONICAL[kind]).all()
        ours, theirs = ours[~nan], theirs[~nan]
    assert len(ours) > COUNT // 4 and (ours == theirs).all()


@pytest.mark.parametrize("kind", ["f32", "f64"])
def test_fused_multiply_adds(ptx, compiled, kind: str) -> None:
    fn = compiled(
        f"declare {LLVM[kind]} @llvm.fma.{kind}({', '.join([LLVM[kind]] * 3)})",
        f"call {LLVM[kind]} @llvm.fma.{kind}({', '.join(f'{LLVM[kind]} %v{i}' for i in range(3))})",
        kind,
        kind,
        kind,
        kind,
    )
    columns = [column(kind, f"{kind}{i}") for i in range(3)]
    for array, seed in zip(columns, (1, 2, 3)):
        np.random.default_rng(seed).shuffle(array)
    same(kind, executed_by_us(ptx, f"fma.rn.{kind}", kind, [(kind, c) for c in columns]), fn(*columns))


@pytest.mark.parametrize("target", ["f32", "f64"])
@pytest.mark.parametrize("source", ["s32", "u32", "s64", "u64", "s16", "u16"])
def test_integers_to_floats(ptx, compiled, source: str, target: str) -> None:
    fn = compiled(
        "", f"{'s' if source[0] == 's' else 'u'}itofp {LLVM[source]} %v0 to {LLVM[target]}", target, source
    )
    data = column(source, source + target)
    same(target, executed_by_us(ptx, f"cvt.rn.{target}.{source}", target, [(source, data)]), fn(data))


@pytest.mark.parametrize("target", ["s32", "u32", "s64", "u64"])
@pytest.mark.parametrize("source", ["f32", "f64"])
def test_floats_to_integers(ptx, compiled, source: str, target: str) -> None:
    sign = target[0]
    name = f"llvm.fpto{sign}i.sat.i{target[1:]}.{source}"
    fn = compiled(
        f"declare i{target[1:]} @{name}({LLVM[source]})",
        f"call i{target[1:]} @{name}({LLVM[source]} %v0)",
        target,
        source,
    )
    data = column(source, source + target)
    number = np.array(
        [not (isinstance(v, float) and v != v) for v in (exact.decode(source, int(b)) for b in data)]
    )
    data = np.where(number, data, 0).astype(data.dtype)
    same(target, executed_by_us(ptx, f"cvt.rzi.{target}.{source}", target, [(source, data)]), fn(data))


@pytest.mark.parametrize(
    ("source", "target"), [("f64", "f32"), ("f32", "f64"), ("f32", "f16"), ("f16", "f32")]
)
def test_between_floats(ptx, compiled, source: str, target: str) -> None:
    import llvmlite.binding as llvm

    if "f16" in (source, target) and not llvm.get_host_cpu_features().get("f16c", False):
        pytest.skip(
            "this processor has no conversions of half precision, and LLVM's library of them is not here"
        )
    narrower = width(target) < width(source)
    fn = compiled(
        "", f"fp{'trunc' if narrower else 'ext'} {LLVM[source]} %v0 to {LLVM[target]}", target, source
    )
    data = column(source, source + target)
    same(
        target,
        executed_by_us(ptx, f"cvt.{'rn.' if narrower else ''}{target}.{source}", target, [(source, data)]),
        fn(data),
    )
