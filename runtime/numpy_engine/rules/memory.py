"""Loads, stores, atomics (PTX ISA 9.7.9.8–25, 9.7.13.5–7).

A guarded access runs under `if`, with the lanes of the guard as its mask, so that lanes whose guard
is false access nothing. `.param` accesses by name read launch arguments or call parameter blocks.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ....ptx.form import Variant
from ....ptx.model import Address, FloatImm, IntImm, Operand, Register, Sink, SymbolAddress, Vector
from ....ptx.ptxtypes import size_of
from ....support.diagnostics import Space
from ..emit import NUMPY, Emitter
from ..instructions import atomics
from ..instructions.atomics import HALVES
from . import quad
from .registry import NAMESPACE, rule

_NOWHERE = Sink()
NAMESPACE["atomic_wide"] = atomics.atomic_wide

SPACES: dict[str, Space] = {
    "": "generic",
    "global": "global",
    "const": "const",
    "local": "local",
    "param": "param",
    "block": "param",
    "shared": "shared",
    "shared::cta": "shared",
    "shared::cluster": "shared",
    "param::entry": "param",
    "param::func": "param",
}
"""The memory that an instruction's `.space`, or the binding of a symbol, refers to."""


def space_of(e: Emitter, v: Variant, address: Address) -> Space:
    """Return the state space of an address."""
    space = v.slot("space")
    if not space and isinstance(address.base, SymbolAddress):
        # A name has a space; generic instructions on names occur in PTX 1.x.
        space = e.symbols.space(address.base)
    return SPACES[space]


def base_of(e: Emitter, address: Address, affine: bool = False) -> tuple[str, int]:
    """Return an unsigned expression for the base of `[base+offset]`, and the remaining offset.

    `affine` is as in `Emitter.src`.
    """
    base, offset = address.base, address.offset
    if isinstance(base, SymbolAddress):
        return e.src(SymbolAddress(base.name, base.offset + offset, base.scope), "u64"), 0
    if base is None:
        return e.src(IntImm(offset), "u64"), 0
    return e.src(base, "u64" if base.type.endswith("64") else "u32", affine=affine), offset


def address_of(e: Emitter, address: Address) -> str:
    """Return an unsigned expression for `[base+offset]`."""
    text, offset = base_of(e, address)
    if not offset:
        return text
    assert isinstance(address.base, Register)
    return f"({text} + {e.src(IntImm(offset), 'u64' if address.base.type.endswith('64') else 'u32')})"


@contextmanager
def guarded(e: Emitter) -> Iterator[None]:
    """Put the code of an access into the `if` of its guard, if it has one."""
    saved = e.mask, e.predicate
    if e.predicate is not None:
        name = e.temporary(f"guard(m, {e.predicate})")
        e.line(f"if {name} is not False:")
        e.indent()
        e.mask = e.predicate = name
    yield
    if e.predicate is not None:
        e.dedent()
    e.mask, e.predicate = saved


def _unsigned(type_: str) -> str:
    return f"u{size_of(type_)}"


_ORDER = "{.weak}{.volatile}{.mmio}{.relaxed}{.sys}{.sem}{.scope}"
"""Modifiers of memory order: all accesses are sequentially consistent."""
_CACHES = "{.cop}{.nc}{.evict1}{.evict2}{.hint}{.prefetch}"
"""Modifiers of caches, which are not modelled; the policy operand is ignored."""
_MEMORY = "b8 u8 s8 b16 b32 b64 u16 u32 u64 s16 s32 s64 f32 f64"
_VECTORS = "v2 v3 v4 v8"
_LOAD = {"sem": "relaxed acquire", "cop": "ca cg cs lu cv"}
_STORE = {
    "sem": "relaxed release",
    "cop": "wb cg cs wt",
    "space": "global shared shared::cta shared::cluster local param param::func",
}


@rule("ld", f"{_ORDER}{{.space}}{_CACHES}.b128", **_LOAD)
@rule("ldu", "{.space}.b128", space="global")
def ld_quad(e: Emitter, v: Variant, d: Operand, a: Address, policy: Operand | None = None) -> None:
    with guarded(e):
        quad.load(e, d, space_of(e, v, a), *base_of(e, a))


@rule("ld", f"{_ORDER}{{.space}}{_CACHES}{{.vec}}.type", flags="copies", vec=_VECTORS, type=_MEMORY, **_LOAD)
@rule("ldu", "{.space}{.vec}.type", flags="copies", space="global", vec="v2 v4", type=_MEMORY)
def ld(e: Emitter, v: Variant, d: Operand, a: Address, policy: Operand | None = None) -> None:
    code = _unsigned(v.type)
    targets = d.elements if isinstance(d, Vector) else (d,)
    space = space_of(e, v, a)
    if space == "param" and isinstance(a.base, SymbolAddress):
        return _load_param(e, v, targets, a, code)
    with guarded(e):
        base, offset = base_of(e, a, affine=True)
        stored = f"u{size_of(v.type)}"
        if isinstance(d, Vector):
            values = e.temporary(
                f"x.load_vector({space!r}, {code}, {len(targets)}, {base}, {e.mask}, {e.site}, {offset})"
            )
            texts = [f"{values}[{i}]" for i in range(len(targets))]
        else:
            texts = [f"x.load({space!r}, {code}, {base}, {e.mask}, {e.site}, {offset})"]
            if isinstance(d, Sink):
                e.line(texts[0])
        for target, text in zip(targets, texts):
            if not isinstance(target, Sink):
                e.dst(target, v.type, e.convert(text, stored, NUMPY[v.type]))
    return None


def _load_param(e: Emitter, v: Variant, targets: tuple[Operand, ...], a: Address, code: str) -> None:
    assert isinstance(a.base, SymbolAddress)
    kind, key = e.symbols.binding(a.base)
    offset, size = a.base.offset + a.offset, size_of(v.type)
    for i, target in enumerate(targets):
        if isinstance(target, Sink):
            continue
        if kind == "block":
            block = e.read_slot(e.registers.slot(key, "param"))
            text = f"load_block({block}, {offset + i * size}, {code})"
        else:
            text = f"x.param({code}, {key + offset + i * size}, {e.mask}, {e.site})"
        e.dst(target, v.type, e.convert(text, code, NUMPY[v.type]))


@rule("st", f"{_ORDER}{{.space}}{_CACHES}.b128", **_STORE)
def st_quad(e: Emitter, v: Variant, a: Address, b: Operand, policy: Operand | None = None) -> None:
    with guarded(e):
        quad.store(e, b, space_of(e, v, a), *base_of(e, a))


@rule("st", f"{_ORDER}{{.space}}{_CACHES}{{.vec}}.type", flags="copies", vec=_VECTORS, type=_MEMORY, **_STORE)
def st(e: Emitter, v: Variant, a: Address, b: Operand, policy: Operand | None = None) -> None:
    code = _unsigned(v.type)
    values = b.elements if isinstance(b, Vector) else (b,)
    space = space_of(e, v, a)
    bits = f"b{8 * size_of(v.type)}"
    texts = [
        f"{e.src(value, v.type)}.view({code})" if _is_narrowed(value, v.type) else e.src(value, bits)
        for value in values
    ]
    if space == "param" and isinstance(a.base, SymbolAddress):
        _, key = e.symbols.binding(a.base)
        slot = e.registers.slot(key, "param")
        offset = a.base.offset + a.offset
        for i, text in enumerate(texts):
            e.write_slot(slot, f"store_block({e.read_slot(slot)}, {offset + i * size_of(v.type)}, {text})")
        return
    with guarded(e):
        base, offset = base_of(e, a, affine=True)
        if isinstance(b, Vector):
            e.line(
                f"x.store_vector({space!r}, {code}, {base}, [{', '.join(texts)}], {e.mask}, {e.site},"
                f" {offset})"
            )
        else:
            e.line(f"x.store({space!r}, {code}, {base}, {texts[0]}, {e.mask}, {e.site}, {offset})")


def _is_narrowed(value: Operand, type_: str) -> bool:
    """Return whether a constant is a double that is stored as a float: `st.f32 [a], 0.5`."""
    return isinstance(value, FloatImm) and type_ == "f32" and value.width == 64


_PREFIX = "{.sem}{.scope}{.space}"
_ATOMIC = {"space": "global shared shared::cta shared::cluster", "sem": "relaxed acquire release acq_rel"}
_INTEGERS = (
    ("and or xor exch", "b32 b64"),
    ("add", "u32 s32 u64"),
    ("inc dec", "u32"),
    ("min max", "u32 s32 u64 s64"),
)
"""Operations on integers, and their types."""


def _operation(v: Variant) -> str:
    return v.slot("op") or ("cas" if v.slot("cas") else "exch")


@rule("atom", f"{_PREFIX}.cas.b128", **_ATOMIC)
@rule("atom", f"{_PREFIX}.exch{{.hint}}.b128", **_ATOMIC)
def atom_quad(
    e: Emitter,
    v: Variant,
    d: Operand,
    a: Address,
    b: Operand,
    c: Operand | None = None,
    policy: Operand | None = None,
) -> None:
    with guarded(e):
        quad.atom(e, d, space_of(e, v, a), address_of(e, a), b, c)


@rule("atom red", f"{_PREFIX}.op{{.hint}}.vec.type", op="add", vec="v2 v4", type="f32", **_ATOMIC)
@rule(
    "atom red",
    f"{_PREFIX}.op.noftz{{.hint}}.vec.type",
    op="add min max",
    vec="v2 v4 v8",
    type="f16 bf16",
    **_ATOMIC,
)
@rule(
    "atom red",
    f"{_PREFIX}.op.noftz{{.hint}}.vec.type",
    op="add min max",
    vec="v2 v4",
    type="f16x2 bf16x2",
    **_ATOMIC,
)
def atom_vector(
    e: Emitter, v: Variant, a: Address, b: Vector, d: Operand = _NOWHERE, policy: Operand | None = None
) -> None:
    """Process elements one after the other, each in lane order."""
    code, size = _unsigned(v.type), size_of(v.type)
    kind, bits = ("f4", "f32") if v.type == "f32" else (code, f"b{8 * size}")
    name = "fadd" if v.type == "f32" else f"{_operation(v)}.{v.type}"
    sources = [e.temporary(e.src(element, bits)) for element in b.elements]
    space = space_of(e, v, a)
    with guarded(e):
        location = e.temporary(address_of(e, a))
        e.line(
            f"x._check_vector({space!r}, {location}, {size}, {len(sources)}, {e.mask}, {e.site}, 'atomic')"
        )
        for i, source in enumerate(sources):
            target = d.elements[i] if isinstance(d, Vector) else _NOWHERE
            has_result = not isinstance(target, Sink)
            text = (
                f"atomic(x, {name!r}, {space!r}, {code}, {kind}, {location} +"
                f" {location}.dtype.type({i * size}), {source}, None, {e.mask}, {e.site}, {has_result})"
            )
            if has_result:
                e.dst(target, bits, e.convert(text, code, kind))
            else:
                e.line(text)


def atom(
    e: Emitter,
    v: Variant,
    a: Address,
    b: Operand,
    d: Operand = _NOWHERE,
    c: Operand | None = None,
    policy: Operand | None = None,
) -> None:
    """Emit an atomic operation."""
    op, type_ = _operation(v), v.type
    code, kind = _unsigned(type_), "u2" if type_ == "f16" else NUMPY[type_]
    type_of_bits = f"b{8 * size_of(type_)}" if type_ in HALVES else type_
    if op == "add" and type_ in HALVES:
        op = f"add.{type_}"
    elif op == "add" and type_[0] == "f":
        op = "fadd"
    x, y = e.src(b, type_of_bits), "None" if c is None else e.src(c, type_)
    space = space_of(e, v, a)
    with guarded(e):
        location = address_of(e, a)
        has_result = not isinstance(d, Sink)
        text = (
            f"atomic(x, {op!r}, {space!r}, {code}, {kind}, {location}, {x}, {y}, {e.mask}, {e.site},"
            f" {has_result})"
        )
        if has_result:
            e.dst(d, type_of_bits, e.convert(text, code, kind))
        else:
            e.line(text)


rule("atom", f"{_PREFIX}.cas.type", type="b16 b32 b64", **_ATOMIC)(atom)
rule("atom red", f"{_PREFIX}.op{{.hint}}.type", op="add", type="f32 f64", **_ATOMIC)(atom)
rule("atom red", f"{_PREFIX}.op.noftz{{.hint}}.type", op="add", type="f16 f16x2 bf16 bf16x2", **_ATOMIC)(atom)
for _ops, _types in _INTEGERS:
    rule("atom red", f"{_PREFIX}.op{{.hint}}.type", op=_ops, type=_types, **_ATOMIC)(atom)
