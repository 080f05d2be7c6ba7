"""The C view of a kernel's parameters: plain data that accompanies the IR to the launcher.

`Module.signatures[symbol]` holds a `KernelSignature`. Types are described by NumPy's dtype strings without
importing NumPy: '<f4', or for a structure a list of (name, dtype, offset, shape); bit-fields appear as the
integers that hold them, `__bits` and their offset (none in a union).
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from ...support.fast_dataclass import record
from ..types import ctype as ct
from ..types.ctype import CType
from .bitfields import pieces, run_from

HALVES = {"__half": "<f2", "__nv_bfloat16": "bfloat16"}
"""The half-precision classes that are numbers, with their dtypes ('bfloat16' is ml_dtypes' name)."""

DType: TypeAlias = "str | list[tuple[str, DType, int, tuple[int, ...]]]"


@record(frozen=True)
class KernelParam:
    """One kernel parameter.

    * `ctype`: the type as C spells it.
    * `dtype`: of the value, for a pointer of what it points to (None: `void` or an incomplete type).
    * `size`, `align`: of the parameter itself, in bytes.
    * `const`: for a pointer, the kernel cannot write through it.
    """

    name: str
    ctype: str
    kind: Literal["scalar", "pointer", "struct"]
    dtype: DType | None
    size: int
    align: int
    const: bool = False
    pointee_size: int = 0


@record(frozen=True)
class KernelSignature:
    """A kernel: its name in the source, its symbol in the PTX, its parameters; for an instance of a template
    also the expression that names it, `space::k<float, 4>`.
    """

    name: str
    symbol: str
    params: tuple[KernelParam, ...]
    instance: str = ""


def param(name: str, t: CType) -> KernelParam:
    """Describe the parameter `name` of type `t` (already decayed); a reference is a pointer to its
    referent.
    """
    if isinstance(t, ct.Pointer | ct.Reference):
        pointee = t.pointee if isinstance(t, ct.Pointer) else t.referred
        const = pointee.is_const
        pointee = ct.innermost_element(pointee)
        known = pointee.is_complete and not pointee.is_function
        return KernelParam(
            name,
            str(t),
            "pointer",
            dtype_of(pointee) if known else None,
            8,
            8,
            const,
            pointee.size if known else 0,
        )
    is_half = isinstance(t, ct.Record) and t.decl.tag in HALVES
    return KernelParam(
        name,
        str(t.unqualified),
        "struct" if t.in_memory and not is_half else "scalar",
        dtype_of(t),
        t.size,
        t.align,
    )


def _run(t: ct.Record, number: int) -> list[tuple[int, int]]:
    """Return (offset, size) of the integers that hold the bit-fields from member `number` on; [] when it is
    not the first of a run.
    """
    if t.decl.kind == "union" or (number and t.fields[number - 1].bit_width is not None):
        return []
    return pieces(t.decl, *run_from(t.decl, number, t.size))


def dtype_of(t: CType) -> DType:
    """Return NumPy's dtype description of an object type; see the module's docstring. Pointers are '<u8'."""
    if isinstance(t, ct.Record) and t.decl.tag in HALVES and t.size == 2:
        return HALVES[t.decl.tag]
    if isinstance(t, ct.Record):
        fields: list[tuple[str, DType, int, tuple[int, ...]]] = []
        for number, member in enumerate(t.fields):
            if member.bit_width is not None:
                fields += [
                    (f"__bits{at}", f"{'|' if size == 1 else '<'}u{size}", at, ())
                    for at, size in _run(t, number)
                ]
                continue
            if member.is_base:
                names = {name for name, *_ in fields}
                inherited = dtype_of(member.ctype)
                assert isinstance(inherited, list)
                for name, dtype, at, dimensions in inherited:
                    fields.append(
                        (
                            f"{member.ctype}::{name}" if name in names else name,
                            dtype,
                            at + member.offset,
                            dimensions,
                        )
                    )
                continue
            shape, element = [], member.ctype
            while isinstance(element, ct.Array):
                shape.append(element.count or 0)
                element = element.element
            fields.append(
                (member.name or f"__anonymous{number}", dtype_of(element), member.offset, tuple(shape))
            )
        return fields
    if isinstance(t, ct.Array):
        return dtype_of(t.element)
    if isinstance(t, ct.MemberPointer):
        return [("function", "<u8", 0, ()), ("adjustment", "<i8", 8, ())] if t.in_memory else "<i8"
    if t.is_pointer or t.is_nullptr:
        return "<u8"
    if isinstance(t, ct.Enum):
        t = t.underlying
    assert isinstance(t, ct.Scalar)
    if t.is_bool:
        return "|b1"
    letter = "f" if t.is_float else "i" if t.signed else "u"
    return f"{'|' if t.bytes == 1 else '<'}{letter}{t.bytes}"
