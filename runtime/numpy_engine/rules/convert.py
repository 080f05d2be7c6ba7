"""Conversions (PTX ISA 9.7.9.20, 9.7.9.21)."""

from __future__ import annotations

from ....ptx.form import Variant
from ....ptx.isa.convert import SCALED
from ....ptx.model import Operand, Vector
from ...arithmetic import formats
from ..emit import NUMPY, Emitter
from .registry import NAMESPACE, rule, sources

NAMESPACE["formats"] = formats
_FLOATS = ("f16", "f32", "f64", "bf16")
_INTEGERS = "u8 u16 u32 u64 s8 s16 s32 s64"
_F8X2 = "e4m3x2 e5m2x2"
_F6X2 = "e2m3x2 e3m2x2 e2m1x2"


@rule("cvt", "{.sat}.dtype.atype", flags="affine", dtype=_INTEGERS, atype=_INTEGERS)
def integer(e: Emitter, v: Variant, d: Operand, a: Operand) -> None:
    target, source = _types(v)
    text = e.src(a, source, affine=not v.slot("sat"))
    if v.slot("sat"):
        text = f"ints.clamp({text}, {NUMPY[target]})"
    elif target != source:
        text = (
            f"{text}.astype({NUMPY[target]})" if text.isidentifier() else f"({text}).astype({NUMPY[target]})"
        )
    e.dst(d, target, text)


def _types(v: Variant) -> tuple[str, str]:
    return v.slot("dtype"), v.slot("atype")


def _widened(e: Emitter, v: Variant, a: Operand, source: str) -> str:
    """Return a float operand in f32 or f64."""
    if source == "bf16":
        return f"nm.bf16_to_f32({e.src(a, 'b16')})"
    if source == "f16":
        return f"{e.src(a, 'f16')}.astype(f4)"
    text = e.src(a, source, exact=False)
    return f"flush({text})" if v.slot("ftz") and source == "f32" else text


@rule("cvt", ".irnd{.ftz}{.sat}.dtype.atype", dtype=_INTEGERS, atype="f16 f32 f64")
@rule("cvt", ".irnd.dtype.bf16", dtype=_INTEGERS)
def to_integer(e: Emitter, v: Variant, d: Operand, a: Operand) -> None:
    target, source = _types(v)
    e.dst(
        d, target, f"nm.float_to_int({_widened(e, v, a, source)}, {NUMPY[target]}, {v.slot('irnd', 'rzi')!r})"
    )


@rule("cvt", ".rnd{.ftz}{.sat}.dtype.atype", dtype="f16 f32 f64", atype=_INTEGERS)
@rule("cvt", ".rnd.dtype.atype", dtype="bf16", atype=_INTEGERS)
def from_integer(e: Emitter, v: Variant, d: Operand, a: Operand) -> None:
    target, source = _types(v)
    mode = v.slot("rnd", "rn")
    if target == "bf16":
        text = (
            f"nm.odd_int_to_f32({e.src(a, source)})"
            if mode == "rn"
            else f"nm.int_to_float({e.src(a, source)}, f4, {mode!r})"
        )
        return e.dst(d, "bf16", f"nm.f32_to_bf16({text}, {mode!r})")
    text = f"nm.int_to_float({e.src(a, source)}, {NUMPY[target]}, {mode!r})"
    return e.dst(d, target, f"saturate({text})" if v.slot("sat") else text)


@rule(
    "cvt",
    "{.irnd}{.rnd}{.ftz}{.sat}{.relu}{.satfinite}.dtype.atype",
    dtype=" ".join(_FLOATS),
    atype=" ".join(_FLOATS),
)
@rule("cvt", "{.irnd}{.rnd}{.sat}.dtype.atype", flags="replaces", dtype="f32 f64", atype="f16 f32 f64")
@rule("cvt", "{.rna}{.rnd}{.relu}{.satfinite}.tf32.atype", atype="f32")
def floating(e: Emitter, v: Variant, d: Operand, a: Operand) -> None:
    target, source = _types(v)
    text, mode = _widened(e, v, a, source), v.slot("rnd", "rn")
    if v.slot("irnd"):
        text = f"nm.to_integral({text}, {v.slot('irnd')!r})"
    if v.slot("relu"):
        text = f"nm.relu({text})"
    if target in ("bf16", "tf32"):
        if source == "f64":
            text = f"nm.odd_to_f32({text})" if mode == "rn" else f"nm.float_to_float({text}, f4, {mode!r})"
        if target == "tf32":
            text = f"nm.f32_to_tf32({text}, {(v.slot('rna') or mode)!r})"
            return e.dst(d, "b32", f"nm.clamp_finite_tf32({text})" if v.slot("satfinite") else text)
        if v.slot("sat") or v.slot("satfinite"):
            text = f"saturate({text})" if v.slot("sat") else f"nm.clamp_bf16({text})"
        return e.dst(d, "bf16", f"nm.f32_to_bf16({text}, {mode!r})")
    code = NUMPY[target]
    # Halves are widened for the computation.
    if source != target or target == "f16" or v.slot("rnd"):
        text = f"nm.float_to_float({text}, {code}, {mode!r})"
    if v.slot("satfinite"):
        text = f"nm.clamp_finite({text})"
    if v.slot("ftz") and target == "f32":
        text = f"flush({text})"
    if v.slot("sat"):
        # The 1.1 document preserves a NaN.
        text = f"nm.saturate_number({text})" if "replaces" in v.form.effects else f"saturate({text})"
    e.dst(d, target, f"canonical({text})" if target == "f16" else text, dirty=target != "f16")


@rule("cvt", ".rnd{.relu}{.satfinite}.dtype.f32", dtype="f16x2 bf16x2")
def pack_floats(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand) -> None:
    target = v.slot("dtype")
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


@rule("cvt", ".rn.satfinite{.relu}.dtype.f32", dtype=f"{_F8X2} {_F6X2}")
@rule("cvt", ".rn.satfinite{.relu}.dtype.atype", dtype=f"{_F8X2} {_F6X2}", atype="f16x2 bf16x2")
@rule(
    "cvt",
    ".rnd.satfinite{.relu}{.scaled}.dtype.atype",
    dtype="s2f6x2",
    atype="f32 bf16x2",
    rnd="rn rz",
    scaled=SCALED,
)
@rule("cvt", ".rnd{.satfinite}.dtype.atype", dtype="ue8m0x2", atype="f32 bf16x2", rnd="rz rp")
def narrow(
    e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand | None = None, f: Operand | None = None
) -> None:
    """Convert two f32 operands, or the halves of one, to a format of at most eight bits, divided by scale
    factors.
    """
    target = v.slot("dtype")
    if b is not None:
        parts = [f"{e.src(o, 'f32', exact=False)}.astype(f8)" for o in (a, b)]
    else:
        packed = e.temporary(e.src(a, "b32"))
        name = "bf16" if v.slot("atype").startswith("bf16") else "f16"
        parts = [f"halves.widen(({packed} >> u4({shift})).astype(u2), {name!r})" for shift in (16, 0)]
    if f is not None:
        parts = [f"({part} / {scale})" for part, scale in zip(parts, _scales(e, f))]
    text = (
        f"formats.pack([{', '.join(parts)}], {target[:-2]!r}, {v.slot('rnd', 'rn')!r},"
        f" {bool(v.slot('relu'))})"
    )
    e.dst(d, target, text)


def _scales(e: Emitter, f: Operand) -> list[str]:
    """Return the two powers of two in a scale factor, the high one first."""
    values = e.temporary(f"formats.unpack({e.src(f, 'b16')}, 'ue8m0', 2)")
    return [f"{values}[{i}]" for i in (0, 1)]


@rule("cvt", ".rn{.relu}.f16x2.atype", atype=f"{_F8X2} {_F6X2}")
@rule("cvt", ".rn.bf16x2.atype", atype="ue8m0x2")
@rule("cvt", ".rn{.satfinite}{.relu}{.scaled}.bf16x2.atype", atype=f"{_F8X2} {_F6X2} s2f6x2", scaled=SCALED)
def widen(e: Emitter, v: Variant, d: Operand, a: Operand, f: Operand | None = None) -> None:
    target, source = _types(v)
    values = e.temporary(f"formats.unpack({e.src(a, source)}, {source[:-2]!r}, 2)")
    parts = [f"{values}[{i}]" for i in (0, 1)]
    if f is not None:
        parts = [f"({part} * {scale})" for part, scale in zip(parts, _scales(e, f))]
    if v.slot("relu"):
        parts = [f"nm.relu({part})" for part in parts]
    if v.slot("satfinite"):
        parts = [f"nm.clamp_bf16({part})" for part in parts]
    high, low = parts
    e.dst(
        d,
        "b32",
        f"((halves.narrow({high}, {target[:-2]!r}).astype(u4) << u4(16)) | halves.narrow({low},"
        f" {target[:-2]!r}))",
    )


@rule("cvt", ".rs{.relu}.satfinite.dtype.f32", dtype="e4m3x4 e5m2x4 e2m3x4 e3m2x4 e2m1x4")
def stochastic_quad(e: Emitter, v: Variant, d: Operand, a: Operand, c: Operand) -> None:
    assert isinstance(a, Vector)
    target = v.slot("dtype")
    parts = sources(e, "f32", a.elements)
    e.dst(
        d,
        "b16" if target == "e2m1x4" else "b32",
        f"formats.round_stochastic_quad([{parts}], {e.src(c, 'u32')}, {target[:-2]!r},"
        f" {bool(v.slot('relu'))})",
    )


@rule("cvt", ".rs{.relu}{.satfinite}.dtype.f32", dtype="f16x2 bf16x2")
def stochastic(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand) -> None:
    target = v.slot("dtype")
    args = ", ".join((e.src(a, "f32"), e.src(b, "f32"), e.src(c, "u32")))
    e.dst(
        d,
        "b32",
        f"formats.round_stochastic({args}, {target[:-2]!r}, {bool(v.slot('relu'))},"
        f" {bool(v.slot('satfinite'))})",
    )


@rule("cvt", ".pack.sat.dtype.s32", dtype="u16 s16")
@rule("cvt", ".pack.sat.dtype.s32.ctype", dtype="u2 s2 u4 s4 u8 s8", ctype="b32")
def pack_integers(
    e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand | None = None
) -> None:
    """Pack a above b, clamped to integers of 2 to 16 bits, below the remaining bits of c."""
    target = v.slot("dtype")
    bits = int(target[1:])
    low, high = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if target[0] == "s" else (0, (1 << bits) - 1)
    upper, lower = (
        f"(np.minimum(np.maximum({e.src(o, 's32')}, i4({low})), i4({high})).view(u4) & u4({(1 << bits) - 1}))"
        for o in (a, b)
    )
    text = f"(({upper} << u4({bits})) | {lower})"
    if c is not None:
        text = f"({text} | ({e.src(c, 'u32')} << u4({2 * bits})))"
    e.dst(d, "b32", text)
