"""Textures and surfaces (PTX ISA 9.7.10, 9.7.11; PTX ISA 1.1 table 44).

Coordinates and results are vectors; images.py implements the accesses. Depth comparison and multi-sample
textures are rejected.
"""

from __future__ import annotations

from ....ptx.form import Variant
from ....ptx.model import Operand, Pair, Register, Sink, SymbolAddress, Vector
from ....ptx.ptxtypes import VECTOR_SIZES, size_of
from ..emit import NUMPY, Emitter
from .memory import guarded
from .registry import NO_TEXTURE, UnsupportedInstruction, rule

_AXES = {"1d": 1, "2d": 2, "3d": 3, "a1d": 1, "a2d": 2, "cube": 3, "acube": 3}
_COMPONENTS = {"r": 0, "g": 1, "b": 2, "a": 3}


def _elements(operand: Operand) -> tuple[Operand, ...]:
    """Return the elements of a vector, in either spelling."""
    if isinstance(operand, Vector):
        return operand.elements
    if isinstance(operand, Register) and operand.vector:
        count = VECTOR_SIZES[operand.vector]
        return tuple(
            Register(f"{operand.name}.{part}", operand.type, operand.scope) for part in "xyzw"[:count]
        )
    return (operand,)


def _handle(e: Emitter, operand: Operand) -> str:
    """Return an expression for a handle: the address of a name, or the value of a parameter or register."""
    if isinstance(operand, SymbolAddress):
        kind, key = e.symbols.binding(operand)
        if kind == "param":
            return f"x.param(u8, {key})"
        if kind == "block":
            return f"load_block({e.read_slot(e.registers.slot(key, 'param'))}, 0, u8)"
    return e.src(operand, "u64")


def _coordinates(e: Emitter, operand: Operand, geometry: str, type_: str) -> list[str]:
    """Return the array index, if the geometry has one, then a coordinate per axis; padding is ignored."""
    elements = _elements(operand)
    layered = geometry[0] == "a"
    texts = [e.src(elements[0], "u32")] if layered else []
    return texts + [e.src(element, type_) for element in elements[layered:][: _AXES[geometry]]]


def _list(texts: list[str]) -> str:
    return f"[{', '.join(texts)}]"


_TEXELS = "b16 b32 b64 u16 u32 u64 s16 s32 s64 f32 f64"
_GEOMETRIES = "1d 2d 3d a1d a2d cube acube"
_FETCHED = "u32 s32 f32 f16"


def fetch(
    emitter: Emitter,
    v: Variant,
    /,
    d: Operand,
    t: Operand,
    c: Operand,
    s: Operand | None = None,
    lod: Operand | None = None,
    dpdx: Operand | None = None,
    dpdy: Operand | None = None,
    e: Operand | None = None,
    f: Operand | None = None,
) -> None:
    """Translate `tex` and `tld4`: the operand `e` is an offset, `f` a depth to compare with."""
    geometry, kind = v.slot("geom"), v.slot("dtype")
    if f is not None:
        raise UnsupportedInstruction(f"'{v.mnemonic}' with a depth comparison is not executed: {NO_TEXTURE}")
    read = v.slot("btype") or v.slot("ctype") or "f32"
    element = "f16" if kind == "f16x2" else kind
    result, resident = (d.first, d.second) if isinstance(d, Pair) else (d, Sink())
    with guarded(emitter):
        coordinates = _list(_coordinates(emitter, c, geometry, read))
        offsets = (
            _list([emitter.src(o, "s32") for o in _elements(e)][: _AXES[geometry]]) if e is not None else "[]"
        )
        sampler = _handle(emitter, s) if s is not None else "None"
        component = _COMPONENTS.get(v.slot("comp"))
        slopes = [_elements(slope)[: _AXES[geometry]] for slope in (dpdx, dpdy) if slope is not None]
        detail = _list(
            [emitter.src(lod, read)]
            if lod is not None
            else [emitter.src(part, "f32") for slope in slopes for part in slope]
        )
        values = emitter.temporary(
            f"images.fetch(x, {_handle(emitter, t)}, {sampler}, {geometry!r}, {coordinates}, {offsets}, "
            f"{NUMPY[element]}, {emitter.mask}, {emitter.site}, {component}, {detail})"
        )
        texts = [f"{values}[{i}]" for i in range(4)]
        if kind == "f16x2":
            halves = [f"{text}.view(u2).astype(u4)" for text in texts]
            texts, element = [f"({halves[i]} | ({halves[i + 1]} << u4(16)))" for i in (0, 2)], "b32"
        for target, text in zip(_elements(result), texts):
            emitter.dst(target, element, text)
        emitter.dst(resident, "pred", "true")


for _vec, _dtype in (("v4", _FETCHED), ("v2", "f16x2")):
    rule(
        "tex",
        "{.base}{.level}{.grad}.geom.vec.dtype.ctype",
        geom=_GEOMETRIES,
        vec=_vec,
        dtype=_dtype,
        ctype="s32 f32",
    )(fetch)
rule(
    "tex",
    ".geom{.vec}.dtype.btype",
    geom="1d 2d 3d",
    vec="v2 v4",
    dtype=_TEXELS,
    btype="u16 u32 u64 s16 s32 s64 f32 f64",
)(fetch)
rule(
    "tld4",
    ".comp.geom.vec.dtype.f32",
    comp="r g b a",
    geom="2d a2d cube acube",
    vec="v4",
    dtype="u32 s32 f32",
)(fetch)


_QUERIED = "width height depth channel_data_type channel_order array_size"


@rule(
    "txq",
    ".query.b32",
    query=(
        f"{_QUERIED} normalized_coords num_mipmap_levels num_samples force_unnormalized_coords filter_mode "
        "addr_mode_0 addr_mode_1 addr_mode_2"
    ),
)
@rule("txq", ".level.query.b32", query="width height depth")
@rule("suq", ".query.b32", query=f"{_QUERIED} memory_layout")
def query(e: Emitter, v: Variant, d: Operand, a: Operand, lod: Operand | None = None) -> None:
    level = f", {e.src(lod, 'u32')}" if lod is not None else ""
    handle = getattr(a, "base", a)
    with guarded(e):
        e.dst(
            d, "u32", f"images.query(x, {_handle(e, handle)}, {v.slot('query')!r}, {e.mask}, {e.site}{level})"
        )


@rule("istypep", ".kind", kind="texref samplerref surfref")
def istypep(e: Emitter, v: Variant, p: Operand, a: Operand) -> None:
    e.dst(p, "pred", f"images.is_handle(x, {_handle(e, a)}, {v.slot('kind')!r})")


_CLAMP = "trap clamp zero"
_SURFACES = "1d 2d 3d a1d a2d"
_BITS = "b8 b16 b32 b64"


def _location(e: Emitter, v: Variant, s: Operand, c: Operand) -> str:
    """Return the first arguments of every surface function: batch, handle, geometry, coordinates."""
    geometry = v.slot("geom")
    return f"x, {_handle(e, s)}, {geometry!r}, {_list(_coordinates(e, c, geometry, 's32'))}"


@rule("suld", ".b.geom{.cop}{.vec}.type.clamp", geom=_SURFACES, cop="ca cg cs cv", type=_BITS, clamp=_CLAMP)
def suld(e: Emitter, v: Variant, d: Operand, s: Operand, c: Operand) -> None:
    targets, code = _elements(d), f"u{size_of(v.type)}"
    with guarded(e):
        values = e.temporary(
            f"images.load({_location(e, v, s, c)}, {code}, {len(targets)}, {v.slot('clamp')!r}, {e.mask},"
            f" {e.site})"
        )
        for i, target in enumerate(targets):
            if not isinstance(target, Sink):
                e.dst(target, v.type, e.convert(f"{values}[{i}]", code, NUMPY[v.type]))


@rule("sust", ".b.geom{.cop}{.vec}.type.clamp", geom=_SURFACES, cop="wb cg cs wt", type=_BITS, clamp=_CLAMP)
@rule("sust", ".p.geom{.vec}.b32.clamp", geom=_SURFACES, clamp=_CLAMP)
def sust(e: Emitter, v: Variant, s: Operand, c: Operand, d: Operand) -> None:
    with guarded(e):
        texts = _list([e.src(value, f"b{8 * size_of(v.type)}") for value in _elements(d)])
        e.line(
            f"images.store({_location(e, v, s, c)}, {texts}, {v.slot('clamp')!r}, {e.mask}, {e.site},"
            f" {bool(v.slot('p'))})"
        )


_REDUCED = {"geom": "1d 2d 3d", "clamp": _CLAMP}


@rule("sured", ".b.op.geom.type.clamp", op="add", type="u32 u64 s32", **_REDUCED)
@rule("sured", ".b.op.geom.type.clamp", op="min max", type="u32 s32 u64 s64", **_REDUCED)
@rule("sured", ".b.op.geom.type.clamp", op="and or", type="b32", **_REDUCED)
@rule("sured", ".p.op.geom.type.clamp", op="add and or min max", type="b32", **_REDUCED)
@rule("sured", ".p.op.geom.type.clamp", op="min max", type="b64", **_REDUCED)
def sured(e: Emitter, v: Variant, s: Operand, c: Operand, a: Operand) -> None:
    size = size_of(v.type)
    kind = "None" if v.slot("p") else NUMPY[v.type]
    with guarded(e):
        e.line(
            f"images.reduce({_location(e, v, s, c)}, {v.slot('op')!r}, u{size}, {kind},"
            f" {e.src(a, f'b{8 * size}')}, "
            f"{v.slot('clamp')!r}, {e.mask}, {e.site})"
        )
