"""Conversions (PTX ISA 9.7.9.20, 9.7.9.21)."""

from __future__ import annotations

from ....ptx.form import Variant
from ....ptx.model import Operand, Vector
from ....ptx.ptxtypes import TYPES
from ...arithmetic import formats
from ..emit import NUMPY, Emitter
from .registry import NAMESPACE, Refused, rule

NAMESPACE["formats"] = formats
NARROW = frozenset(formats.WIDTHS)

_FLOATS = ("f16", "f32", "f64", "bf16")


@rule("cvt")
def cvt(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand | None = None, c: Operand | None = None) -> None:
    target, source = v.slot("dtype") or v.slot("type"), v.slot("atype")
    if v.slot("pack"):
        return _pack_integers(e, v, d, a, b, c)
    if v.form.syntax.startswith("cvt.f32.bf16"):
        target, source = "f32", "bf16"
    if v.slot("rs") and target.endswith("x4"):
        assert isinstance(a, Vector) and b is not None
        parts = ", ".join(e.src(element, "f32") for element in a.elements)
        return e.dst(d, "b16" if target == "e2m1x4" else "b32",
                     f"formats.stochastic_quad([{parts}], {e.src(b, 'u32')}, {target[:-2]!r}, {bool(v.slot('relu'))})")
    if target[:-2] in NARROW:
        return _narrow(e, v, d, target, *((a,) if b is None else (a, b)))
    if source[:-2] in NARROW:
        return _widen(e, v, d, a, target, source)
    if v.slot("rs"):
        return _stochastic(e, v, d, a, b, c, target)
    if b is not None:
        return _pack_floats(e, v, d, a, b, target)
    if (target not in (*_FLOATS, "tf32") and not TYPES[target].is_integer) or (source not in _FLOATS and not TYPES[source].is_integer):
        raise Refused(f"'{v.mnemonic}' is not executed by this engine")
    if source not in _FLOATS and target not in _FLOATS:
        return _integer(e, v, d, a, target, source)
    if target not in (*_FLOATS, "tf32"):
        return _to_integer(e, v, d, a, target, source)
    if source not in _FLOATS:
        return _from_integer(e, v, d, a, target, source)
    return _float(e, v, d, a, target, source)


def _integer(e: Emitter, v: Variant, d: Operand, a: Operand, target: str, source: str) -> None:
    text = e.src(a, source, affine=not v.slot("sat"))
    if v.slot("sat"):
        text = f"ints.clamp({text}, {NUMPY[target]})"
    elif target != source:
        text = f"{text}.astype({NUMPY[target]})" if text.isidentifier() else f"({text}).astype({NUMPY[target]})"
    e.dst(d, target, text)


def _wide(e: Emitter, v: Variant, a: Operand, source: str) -> str:
    """A float operand in f32 or f64."""
    if source == "bf16":
        return f"nm.bf16_to_f32({e.src(a, 'b16')})"
    if source == "f16":
        return f"{e.src(a, 'f16')}.astype(f4)"
    text = e.src(a, source, exact=False)
    return f"flush({text})" if v.slot("ftz") and source == "f32" else text


def _to_integer(e: Emitter, v: Variant, d: Operand, a: Operand, target: str, source: str) -> None:
    e.dst(d, target, f"nm.float_to_int({_wide(e, v, a, source)}, {NUMPY[target]}, {v.slot('irnd', 'rzi')!r})")


def _from_integer(e: Emitter, v: Variant, d: Operand, a: Operand, target: str, source: str) -> None:
    mode = v.slot("rnd", "rn")
    if target == "bf16":
        text = f"nm.odd_int_to_f32({e.src(a, source)})" if mode == "rn" else f"nm.int_to_float({e.src(a, source)}, f4, {mode!r})"
        return e.dst(d, "bf16", f"nm.f32_to_bf16({text}, {mode!r})")
    text = f"nm.int_to_float({e.src(a, source)}, {NUMPY[target]}, {mode!r})"
    return e.dst(d, target, f"saturate({text})" if v.slot("sat") else text)


def _float(e: Emitter, v: Variant, d: Operand, a: Operand, target: str, source: str) -> None:
    text, mode = _wide(e, v, a, source), v.slot("rnd", "rn")
    if v.slot("irnd"):
        text = f"nm.to_integral({text}, {v.slot('irnd')!r})"
    if v.slot("relu"):
        text = f"nm.relu({text})"
    if target in ("bf16", "tf32"):
        if source == "f64":
            text = f"nm.odd_to_f32({text})" if mode == "rn" else f"nm.float_to_float({text}, f4, {mode!r})"
        if target == "tf32":
            text = f"nm.f32_to_tf32({text}, {(v.slot('rna') or mode)!r})"
            return e.dst(d, "b32", f"nm.finite_tf32({text})" if v.slot("satfinite") else text)
        if v.slot("sat") or v.slot("satfinite"):
            text = f"saturate({text})" if v.slot("sat") else f"nm.clamp_bf16({text})"
        return e.dst(d, "bf16", f"nm.f32_to_bf16({text}, {mode!r})")
    code = NUMPY[target]
    # A half was widened to be worked with.
    if source != target or target == "f16" or v.slot("rnd"):
        text = f"nm.float_to_float({text}, {code}, {mode!r})"
    if v.slot("satfinite"):
        text = f"nm.clamp_finite({text})"
    if v.slot("ftz") and target == "f32":
        text = f"flush({text})"
    if v.slot("sat"):
        # The 1.1 document keeps a NaN.
        text = f"nm.saturate_number({text})" if "replaces" in v.form.effects else f"saturate({text})"
    e.dst(d, target, f"canonical({text})" if target == "f16" else text, dirty=target != "f16")


def _pack_floats(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, target: str) -> None:
    if target not in ("f16x2", "bf16x2"):
        raise Refused(f"'{v.mnemonic}' is not executed by this engine")
    mode, halves = v.slot("rnd", "rn"), []
    for operand in (a, b):
        text = e.src(operand, "f32", exact=False)
        if v.slot("relu"):
            text = f"nm.relu({text})"
        if target == "bf16x2":
            if v.slot("satfinite"):
                text = f"nm.clamp_bf16({text})"
            halves.append(f"nm.f32_to_bf16({text}, {mode!r})")
        else:
            text = f"nm.float_to_float({text}, f2, {mode!r})"
            if v.slot("satfinite"):
                text = f"nm.clamp_finite({text})"
            halves.append(f"canonical({text}).view(u2)")
    high, low = halves
    e.dst(d, "b32", f"(({high}.astype(u4) << u4(16)) | {low}.astype(u4))")


def _narrow(e: Emitter, v: Variant, d: Operand, target: str, *operands: Operand) -> None:
    """Two f32 operands, or the halves of one, in a format of at most eight bits."""
    if len(operands) == 2:
        parts = [f"{e.src(o, 'f32', exact=False)}.astype(f8)" for o in operands]
    else:
        packed = e.temporary(e.src(operands[0], "b32"))
        name = "bf16" if v.slot("atype").startswith("bf16") else "f16"
        parts = [f"halves.widen(({packed} >> u4({shift})).astype(u2), {name!r})" for shift in (16, 0)]
    text = f"formats.pack([{', '.join(parts)}], {target[:-2]!r}, {v.slot('rnd', 'rn')!r}, {bool(v.slot('relu'))})"
    e.dst(d, target, text)


def _widen(e: Emitter, v: Variant, d: Operand, a: Operand, target: str, source: str) -> None:
    values = e.temporary(f"formats.unpack({e.src(a, source)}, {source[:-2]!r}, 2)")
    high, low = (f"nm.relu({values}[{i}])" if v.slot("relu") else f"{values}[{i}]" for i in (0, 1))
    e.dst(d, "b32", f"((halves.narrow({high}, {target[:-2]!r}).astype(u4) << u4(16)) | halves.narrow({low}, {target[:-2]!r}))")


def _stochastic(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand | None, c: Operand | None, target: str) -> None:
    assert b is not None and c is not None
    args = ", ".join((e.src(a, "f32"), e.src(b, "f32"), e.src(c, "u32")))
    e.dst(d, "b32", f"formats.stochastic({args}, {target[:-2]!r}, {bool(v.slot('relu'))}, {bool(v.slot('satfinite'))})")


def _pack_integers(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand | None, c: Operand | None) -> None:
    """a above b, clamped to integers of 2 to 16 bits, below what is left of c."""
    assert b is not None
    target = v.slot("dtype") or v.slot("type")
    bits = int(target[1:])
    low, high = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if target[0] == "s" else (0, (1 << bits) - 1)
    upper, lower = (f"(np.minimum(np.maximum({e.src(o, 's32')}, i4({low})), i4({high})).view(u4) & u4({(1 << bits) - 1}))" for o in (a, b))
    text = f"(({upper} << u4({bits})) | {lower})"
    if c is not None:
        text = f"({text} | ({e.src(c, 'u32')} << u4({2 * bits})))"
    e.dst(d, "b32", text)
