"""Textures and surfaces (PTX ISA 9.7.10, 9.7.11; PTX ISA 1.1 table 44).

Coordinates and results stand in vectors; what happens is in images.py. Depth comparison and multi-sample
textures are refused.
"""

from __future__ import annotations

from ....ptx.form import Variant
from ....ptx.model import Bracket, Operand, Pair, Register, Sink, Symbol, Vector
from ....ptx.ptxtypes import VECTOR_SIZES, size_of
from ..emit import NUMPY, Emitter
from .registry import NO_TEXTURE, Refused, rule

_AXES = {"1d": 1, "2d": 2, "3d": 3, "a1d": 1, "a2d": 2, "cube": 3, "acube": 3}
_COMPONENTS = {"r": 0, "g": 1, "b": 2, "a": 3}


def _elements(operand: Operand) -> tuple[Operand, ...]:
    """The elements of a vector, however it is written."""
    if isinstance(operand, Vector):
        return operand.elements
    if isinstance(operand, Register) and operand.vector:
        count = VECTOR_SIZES[operand.vector]
        return tuple(Register(f"{operand.name}.{part}", operand.type, operand.scope) for part in "xyzw"[:count])
    return (operand,)


def _named(v: Variant, operands: tuple[Operand, ...]) -> dict[str, Operand]:
    """Operands by their names in the syntax line, those inside brackets too."""
    found: dict[str, Operand] = {}
    for row, operand in zip(v.operands, operands):
        if row.parts and isinstance(operand, Bracket):
            found.update(zip((part.name for part in row.parts), operand.elements))
        else:
            found[row.name] = operand
    return found


def _handle(e: Emitter, operand: Operand) -> str:
    """A handle: the address that a name stands for, the value of a parameter or register."""
    if isinstance(operand, Symbol):
        kind, key = e.symbols.place(operand)
        if kind == "param":
            return f"x.param(u8, {key})"
        if kind == "block":
            return f"load_block({e.read_slot(e.registers.slot(key, 'param'))}, 0, u8)"
    return e.src(operand, "u64")


def _coordinates(e: Emitter, operand: Operand, geometry: str, type_: str) -> list[str]:
    """The array index, if the geometry has one, then a coordinate per axis; what fills the vector up is ignored."""
    elements = _elements(operand)
    layered = geometry[0] == "a"
    texts = [e.src(elements[0], "u32")] if layered else []
    return texts + [e.src(element, type_) for element in elements[layered:][: _AXES[geometry]]]


def _begin(e: Emitter) -> tuple[str, str | None]:
    """Open the `if` of a guarded access, as memory accesses do; gives back what `_end` needs."""
    saved = e.mask, e.predicate
    if e.predicate is not None:
        name = e.temporary(f"guard(m, {e.predicate})")
        e.line(f"if {name} is not False:")
        e.indent()
        e.mask = e.predicate = name
    return saved


def _end(e: Emitter, saved: tuple[str, str | None]) -> None:
    if e.predicate is not None:
        e.dedent()
    e.mask, e.predicate = saved


def _list(texts: list[str]) -> str:
    return f"[{', '.join(texts)}]"


@rule("tex", "tld4")
def tex(e: Emitter, v: Variant, *operands: Operand) -> None:
    named = _named(v, operands)
    geometry, kind = v.slot("geom"), v.slot("dtype")
    if "f" in named:
        raise Refused(f"'{v.mnemonic}' with a depth comparison is not executed: {NO_TEXTURE}")
    read = v.slot("btype") or v.slot("ctype") or "f32"
    if read[0] == "b":
        raise Refused(f"'{v.mnemonic}' is not executed by this engine: coordinates are integers or floats")
    element = "f16" if kind == "f16x2" else kind
    pair = named["d"]
    d, resident = (pair.first, pair.second) if isinstance(pair, Pair) else (pair, Sink())
    saved = _begin(e)
    coordinates = _list(_coordinates(e, named["c"], geometry, read))
    offsets = _list([e.src(o, "s32") for o in _elements(named["e"])][: _AXES[geometry]]) if "e" in named else "[]"
    sampler = _handle(e, named["s"]) if "s" in named else "None"
    component = _COMPONENTS.get(v.slot("comp"))
    detail = _list([e.src(named["lod"], read)] if "lod" in named else [
        e.src(d, "f32") for name in ("dpdx", "dpdy") if name in named for d in _elements(named[name])[: _AXES[geometry]]])
    values = e.temporary(f"images.fetch(x, {_handle(e, named['t'])}, {sampler}, {geometry!r}, {coordinates}, {offsets}, "
                         f"{NUMPY[element]}, {e.mask}, {e.site}, {component}, {detail})")
    texts = [f"{values}[{i}]" for i in range(4)]
    if kind == "f16x2":
        halves = [f"{text}.view(u2).astype(u4)" for text in texts]
        texts, element = [f"({halves[i]} | ({halves[i + 1]} << u4(16)))" for i in (0, 2)], "b32"
    for target, text in zip(_elements(d), texts):
        e.dst(target, element, text)
    e.dst(resident, "pred", "true")
    _end(e, saved)


@rule("txq", "suq")
def query(e: Emitter, v: Variant, d: Operand, *operands: Operand) -> None:
    address, *levels = operands
    level = f", {e.src(levels[0], 'u32')}" if levels else ""
    handle = getattr(address, "base", address)
    saved = _begin(e)
    e.dst(d, "u32", f"images.query(x, {_handle(e, handle)}, {v.slot('query')!r}, {e.mask}, {e.site}{level})")
    _end(e, saved)


@rule("istypep")
def istypep(e: Emitter, v: Variant, p: Operand, a: Operand) -> None:
    e.dst(p, "pred", f"images.is_handle(x, {_handle(e, a)}, {v.slot('kind')!r})")


def _place(e: Emitter, v: Variant, named: dict[str, Operand]) -> str:
    """The first arguments of every surface function: batch, handle, geometry, coordinates."""
    geometry = v.slot("geom")
    return f"x, {_handle(e, named['s'])}, {geometry!r}, {_list(_coordinates(e, named['c'], geometry, 's32'))}"


@rule("suld")
def suld(e: Emitter, v: Variant, *operands: Operand) -> None:
    named = _named(v, operands)
    targets, code = _elements(named["d"]), f"u{size_of(v.type)}"
    saved = _begin(e)
    values = e.temporary(f"images.load({_place(e, v, named)}, {code}, {len(targets)}, {v.slot('clamp')!r}, {e.mask}, {e.site})")
    for i, target in enumerate(targets):
        if not isinstance(target, Sink):
            e.dst(target, v.type, e.convert(f"{values}[{i}]", code, NUMPY[v.type]))
    _end(e, saved)


@rule("sust")
def sust(e: Emitter, v: Variant, *operands: Operand) -> None:
    named = _named(v, operands)
    formatted = v.mnemonic.startswith("sust.p")
    saved = _begin(e)
    texts = _list([e.src(value, f"b{8 * size_of(v.type)}") for value in _elements(named["d"])])
    e.line(f"images.{'store_texel' if formatted else 'store'}({_place(e, v, named)}, {texts}, "
           f"{v.slot('clamp')!r}, {e.mask}, {e.site})")
    _end(e, saved)


@rule("sured")
def sured(e: Emitter, v: Variant, *operands: Operand) -> None:
    named = _named(v, operands)
    size = size_of(v.type)
    kind = "None" if v.mnemonic.startswith("sured.p") else NUMPY[v.type]
    saved = _begin(e)
    e.line(f"images.reduce({_place(e, v, named)}, {v.slot('op')!r}, u{size}, {kind}, {e.src(named['b'], f'b{8 * size}')}, "
           f"{v.slot('clamp')!r}, {e.mask}, {e.site})")
    _end(e, saved)
