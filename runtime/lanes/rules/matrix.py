"""Warp-wide matrix instructions (PTX ISA 9.7.14).

They are gates as other warp-synchronous instructions, for all lanes of the warp (`.aligned`).
"""

from __future__ import annotations

from ....ptx.form import Variant
from ....ptx.model import Address, IntImm, Operand, Vector
from .. import matrix
from ..emit import Emitter
from .memory import _address, _space
from .registry import NAMESPACE, rule

NAMESPACE["matrix"] = matrix

_COUNTS = {"x1": 1, "x2": 2, "x4": 4}


def _elements(operand: Operand) -> tuple[Operand, ...]:
    return operand.elements if isinstance(operand, Vector) else (operand,)


def _registers(e: Emitter, operand: Operand, type_: str) -> str:
    """The list of a fragment's registers as unsigned integers."""
    bits = "b64" if type_ == "f64" else "b32"
    return "[" + ", ".join(e.src(element, bits) for element in _elements(operand)) + "]"


def _write(e: Emitter, d: Operand, type_: str, text: str) -> None:
    values = e.temporary(text)
    for i, element in enumerate(_elements(d)):
        e.dst(element, "b64" if type_ == "f64" else "b32", f"{values}[{i}]")


def _types(v: Variant) -> tuple[str, str, str, str]:
    """The element types of d, a, b, c; old rows leave f16 inputs unsaid."""
    a, b = v.slot("atype", "f16"), v.slot("btype", "f16")
    return v.slot("dtype", "s32"), a, b, v.slot("ctype", "s32")


def _options(v: Variant) -> dict[str, str]:
    return {name: v.slot(name) for name in ("op", "rnd", "satfinite") if v.slot(name)}


@rule("mma")
def mma(e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand, *sparse: Operand) -> None:
    types = _types(v)
    inputs = ", ".join(_registers(e, o, t) for o, t in ((a, types[1]), (b, types[2]), (c, types[3])))
    if v.slot("alayout"):
        orders = v.slot("alayout"), v.slot("blayout")
        return _write(e, d, types[0], f"matrix.volta(x, {types!r}, {orders!r}, {inputs})")
    shape = v.slot("shape")
    if sparse:
        metadata, selector = sparse
        assert isinstance(selector, IntImm)
        return _write(e, d, types[0], f"matrix.sparse(x, {shape!r}, {types!r}, {inputs}, {e.src(metadata, 'b32')}, {selector.value}, {_options(v)!r})")
    return _write(e, d, types[0], f"matrix.mma(x, {shape!r}, {types!r}, {inputs}, {_options(v)!r})")


@rule("wmma")
def wmma(e: Emitter, v: Variant, *operands: Operand) -> None:
    if v.slot("load") or v.slot("store"):
        return _wmma_memory(e, v, *operands)
    d, a, b, c = operands
    types = _types(v)
    inputs = ", ".join(_registers(e, o, t) for o, t in ((a, types[1]), (b, types[2]), (c, types[3])))
    return _write(e, d, types[0], f"matrix.wmma(x, {v.slot('shape')!r}, {types!r}, {inputs}, {_options(v)!r})")


def _wmma_memory(e: Emitter, v: Variant, first: Operand, second: Operand, stride: Operand | None = None) -> None:
    is_load = bool(v.slot("load"))
    fragment, address = (first, second) if is_load else (second, first)
    assert isinstance(address, Address)
    shape, type_, order = v.slot("shape"), v.type, v.slot("layout") or ("row" if v.slot("row") else "col")
    step = "None" if stride is None else e.src(stride, "u32")
    space, where = _space(e, v, address), _address(e, address)
    if is_load:
        part = next(name for name in "abc" if v.slot(name))
        count = len(_elements(fragment))
        return _write(e, fragment, type_, f"matrix.wmma_load(x, {part!r}, {shape!r}, {type_!r}, {count}, {order!r}, {space!r}, "
                                          f"{where}, {step}, {e.mask}, {e.site})")
    registers = _registers(e, fragment, type_)
    return e.line(f"matrix.wmma_store(x, {shape!r}, {type_!r}, {order!r}, {space!r}, {where}, {registers}, {step}, "
                  f"{e.mask}, {e.site})")


@rule("ldmatrix")
def ldmatrix(e: Emitter, v: Variant, d: Operand, a: Address) -> None:
    count, where = _COUNTS[v.slot("num")], f"{_space(e, v, a)!r}, {_address(e, a)}, {e.mask}, {e.site}"
    if v.slot("m8n8"):
        return _write(e, d, "b16", f"matrix.load_matrices(x, {count}, {bool(v.slot('trans'))}, {where})")
    return _write(e, d, "b8", f"matrix.load_bytes(x, {count}, {bool(v.slot('m16n16'))}, {v.slot('sfmt')!r}, {where})")


@rule("stmatrix")
def stmatrix(e: Emitter, v: Variant, a: Address, b: Operand) -> None:
    call = "store_bytes(x" if v.slot("m16n8") else f"store_matrices(x, {bool(v.slot('trans'))}"
    e.line(f"matrix.{call}, {_space(e, v, a)!r}, {_address(e, a)}, {_registers(e, b, 'b16')}, {e.mask}, {e.site})")


@rule("movmatrix")
def movmatrix(e: Emitter, v: Variant, d: Operand, a: Operand) -> None:
    e.dst(d, "b32", f"matrix.move_matrix(x, {e.src(a, 'b32')})")


