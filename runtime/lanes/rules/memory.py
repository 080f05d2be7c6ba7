"""Loads, stores, atomics (PTX ISA 9.7.9.8–25, 9.7.13.5–7).

A guarded access runs under `if`, with the lanes of the guard as its mask, so that lanes whose guard
fails touch nothing. `.param` accesses by name read launch arguments or call parameter blocks.
"""

from __future__ import annotations

from ....ptx.form import Variant
from ....ptx.model import Address, IntImm, Operand, Register, Sink, Symbol, Vector
from ....ptx.ptxtypes import size_of
from .. import atomics
from ..atomics import HALVES
from ..emit import NUMPY, Emitter
from . import quad
from .registry import NAMESPACE, rule

NAMESPACE["atomic_wide"] = atomics.atomic_wide

_SPACES = {"": "generic", "shared::cta": "shared", "shared::cluster": "shared", "param::entry": "param",
           "param::func": "param"}


def _space(e: Emitter, v: Variant, address: Address) -> str:
    space = v.slot("space")
    if not space and isinstance(address.base, Symbol):
        # A name says its own space; generic instructions on names occur in PTX 1.x.
        return {"param": "param", "block": "param"}.get(e.symbols.space(address.base), e.symbols.space(address.base))
    return _SPACES.get(space, space)


def _base(e: Emitter, address: Address, affine: bool = False) -> tuple[str, int]:
    """An unsigned expression for the base of `[base+offset]`, and what is left to add; `affine` as in `Emitter.src`."""
    base, offset = address.base, address.offset
    if isinstance(base, Symbol):
        return e.src(Symbol(base.name, base.offset + offset, base.scope), "u64"), 0
    if base is None:
        return e.src(IntImm(offset), "u64"), 0
    return e.src(base, "u64" if base.type.endswith("64") else "u32", affine=affine), offset


def _address(e: Emitter, address: Address) -> str:
    """An unsigned expression for `[base+offset]`."""
    text, offset = _base(e, address)
    if not offset:
        return text
    assert isinstance(address.base, Register)
    return f"({text} + {e.src(IntImm(offset), 'u64' if address.base.type.endswith('64') else 'u32')})"


def _begin(e: Emitter) -> tuple[str, str | None]:
    """Open the `if` of a guarded access; gives back what `_end` needs."""
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


def _unsigned(type_: str) -> str:
    return f"u{size_of(type_)}"


@rule("ld", "ldu")
def ld(e: Emitter, v: Variant, d: Operand, a: Address, policy: Operand | None = None) -> None:
    if v.type == "b128":
        saved = _begin(e)
        quad.load(e, d, _space(e, v, a), *_base(e, a))
        return _end(e, saved)
    code = _unsigned(v.type)
    targets = d.elements if isinstance(d, Vector) else (d,)
    space = _space(e, v, a)
    if space == "param" and isinstance(a.base, Symbol):
        return _load_param(e, v, targets, a, code)
    saved = _begin(e)
    where, offset = _base(e, a, affine=True)
    own = f"u{size_of(v.type)}"
    if isinstance(d, Vector):
        values = e.temporary(f"x.load_vector({space!r}, {code}, {len(targets)}, {where}, {e.mask}, {e.site}, {offset})")
        texts = [f"{values}[{i}]" for i in range(len(targets))]
    else:
        texts = [f"x.load({space!r}, {code}, {where}, {e.mask}, {e.site}, {offset})"]
        if isinstance(d, Sink):
            e.line(texts[0])
    for target, text in zip(targets, texts):
        if not isinstance(target, Sink):
            e.dst(target, v.type, e.convert(text, own, NUMPY[v.type]))
    return _end(e, saved)


def _load_param(e: Emitter, v: Variant, targets: tuple[Operand, ...], a: Address, code: str) -> None:
    assert isinstance(a.base, Symbol)
    kind, key = e.symbols.place(a.base)
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


@rule("st")
def st(e: Emitter, v: Variant, a: Address, b: Operand, policy: Operand | None = None) -> None:
    if v.type == "b128":
        saved = _begin(e)
        quad.store(e, b, _space(e, v, a), *_base(e, a))
        return _end(e, saved)
    code = _unsigned(v.type)
    values = b.elements if isinstance(b, Vector) else (b,)
    space = _space(e, v, a)
    bits = f"b{8 * size_of(v.type)}"
    texts = [e.src(value, bits) for value in values]
    if space == "param" and isinstance(a.base, Symbol):
        _, key = e.symbols.place(a.base)
        slot = e.registers.slot(key, "param")
        offset = a.base.offset + a.offset
        for i, text in enumerate(texts):
            e.write_slot(slot, f"store_block({e.read_slot(slot)}, {offset + i * size_of(v.type)}, {text})")
        return
    saved = _begin(e)
    where, offset = _base(e, a, affine=True)
    if isinstance(b, Vector):
        e.line(f"x.store_vector({space!r}, {code}, {where}, [{', '.join(texts)}], {e.mask}, {e.site}, {offset})")
    else:
        e.line(f"x.store({space!r}, {code}, {where}, {texts[0]}, {e.mask}, {e.site}, {offset})")
    _end(e, saved)


def _atom_vector(e: Emitter, v: Variant, op: str, d: Operand, a: Address, b: Vector) -> None:
    """Elements one after the other, each in the order of lanes."""
    code, size = _unsigned(v.type), size_of(v.type)
    kind, bits = ("f4", "f32") if v.type == "f32" else (code, f"b{8 * size}")
    name = "fadd" if v.type == "f32" else f"{op}.{v.type}"
    sources = [e.temporary(e.src(element, bits)) for element in b.elements]
    space, saved = _space(e, v, a), _begin(e)
    where = e.temporary(_address(e, a))
    e.line(f"x._check_vector({space!r}, {where}, {size}, {len(sources)}, {e.mask}, {e.site}, 'atomic')")
    for i, source in enumerate(sources):
        target = d.elements[i] if isinstance(d, Vector) else Sink()
        wanted = not isinstance(target, Sink)
        text = f"atomic(x, {name!r}, {space!r}, {code}, {kind}, {where} + {where}.dtype.type({i * size}), {source}, None, {e.mask}, {e.site}, {wanted})"
        if wanted:
            e.dst(target, bits, e.convert(text, code, kind))
        else:
            e.line(text)
    _end(e, saved)


@rule("atom", "red")
def atom(e: Emitter, v: Variant, *operands: Operand) -> None:
    wants_old = v.form.opcode == "atom"
    d, a, b, *rest = operands if wants_old else (Sink(), *operands)
    op = "cas" if v.slot("cas") else v.slot("op") or ("exch" if v.slot("exch") else "add")
    type_ = v.type
    assert isinstance(a, Address)
    if type_ == "b128":
        saved = _begin(e)
        quad.atom(e, d, _space(e, v, a), _address(e, a), b, rest[0] if op == "cas" else None)
        return _end(e, saved)
    if isinstance(b, Vector):
        return _atom_vector(e, v, op, d, a, b)
    code, kind = _unsigned(type_), "u2" if type_ == "f16" else NUMPY[type_]
    type_of_bits = f"b{8 * size_of(type_)}" if type_ in HALVES else type_
    if op == "add" and type_ in HALVES:
        op = f"add.{type_}"
    elif op == "add" and type_[0] == "f":
        op = "fadd"
    x, y = e.src(b, type_of_bits), e.src(rest[0], type_) if op == "cas" else "None"
    space = _space(e, v, a)
    saved = _begin(e)
    where = _address(e, a)
    wants_old = wants_old and not isinstance(d, Sink)
    text = f"atomic(x, {op!r}, {space!r}, {code}, {kind}, {where}, {x}, {y}, {e.mask}, {e.site}, {wants_old})"
    if wants_old:
        e.dst(d, type_of_bits, e.convert(text, code, kind))
    else:
        e.line(text)
    _end(e, saved)
