"""Layout of variables and parameters: sizes, offsets, initial bytes.

Sources: PTX ISA 5.4 (variables), 5.1.6 (parameters), 7.1 (the call ABI).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from ...ptx.model import FloatImm, Function, IntImm, Scope, Statement, SymbolAddress, Variable
from ...ptx.parsing.const_banks import BANK_BYTES, is_whole_bank
from ...ptx.ptxtypes import TYPES, VECTOR_SIZES
from ...support.diagnostics import Diagnostic, LaunchError
from .textures import AddressMode, TexelSampler


@dataclass(frozen=True, slots=True)
class ParamSlot:
    """A kernel parameter: `type` without the dot, `size` and `align` in bytes, `offset` in the block."""

    name: str
    type: str
    size: int
    align: int
    offset: int
    is_array: bool


def element_size(variable: Variable) -> int:
    """Return the bytes of one element: of a vector all its elements, where .v3 has no padding."""
    return TYPES[variable.type].bytes * VECTOR_SIZES.get(variable.vector, 1)


def size_of(variable: Variable) -> int:
    """Return the bytes of the whole variable; 0 when a dimension is open and no initialiser sets it.

    An array that names a constant bank has all elements that fit.
    """
    if variable.space == "const" and variable.binding is not None and is_whole_bank(variable):
        row = math.prod(n or 0 for n in variable.shape[1:]) * element_size(variable)
        return BANK_BYTES // max(row, 1) * row
    count = 1
    for number, dimension in enumerate(variable.shape):
        if dimension is None:
            dimension = len(variable.initializer) if number == 0 and variable.initializer is not None else 0
        count *= dimension
    return count * element_size(variable)


def array_type(variable: Variable) -> tuple[str, tuple[int, ...]]:
    """Return (NumPy dtype code, shape) of a variable.

    Vectors are a last axis; types that NumPy lacks are unsigned integers of their size.
    """
    size = TYPES[variable.type].bytes
    code = {"s": "i", "f": "f"}.get(variable.type[0], "u") if variable.type[1:].isdigit() else "u"
    if size not in (1, 2, 4, 8):
        return "<u1", (size_of(variable),)
    # Only the outermost dimension may be open.
    inner = tuple(n or 0 for n in variable.shape[1:])
    each = math.prod(inner) * element_size(variable)
    outer = (size_of(variable) // each if each else 0, *inner) if variable.shape else ()
    lanes = VECTOR_SIZES.get(variable.vector, 1)
    return f"<{code}{size}", (*outer, lanes) if lanes > 1 else outer


def align_of(variable: Variable) -> int:
    """Return the variable's alignment: the declared one, else its element's size as a power of two."""
    natural = 1
    while natural < element_size(variable) and natural < 16:
        natural *= 2
    return max(variable.align, 1) if variable.align else natural


def is_dynamic(variable: Variable) -> bool:
    """Return whether this is the launch's dynamic shared memory (`.extern .shared .b8 x[];`)."""
    return variable.space == "shared" and variable.linkage == "extern" and size_of(variable) == 0


def assign_offsets(variables: Iterable[Variable]) -> dict[str, int]:
    """Return the offset of each variable by name."""
    offsets, end = {}, 0
    for variable in variables:
        offsets[variable.name] = start = round_up(end, align_of(variable))
        end = start + size_of(variable)
    return offsets


def round_up(n: int, multiple: int) -> int:
    """Return the next multiple of a number."""
    return -(-n // multiple) * multiple


def parameter_slots(kernel: Function) -> list[ParamSlot]:
    """Return the kernel's parameters with their offsets in the parameter block."""
    offsets = assign_offsets(kernel.params)
    return [
        ParamSlot(p.name, p.type, size_of(p), align_of(p), offsets[p.name], bool(p.shape) or bool(p.vector))
        for p in kernel.params
    ]


def initial_bytes(variable: Variable, address_of: Callable[[str, bool], int]) -> bytes:
    """Return the variable's bytes at load time, up to the last initialised one.

    `address_of(name, generic)` gives addresses in initialisers.
    """
    count = len(variable.initializer or ())
    size = size_of(variable)
    if variable.shape:
        size = size // max(variable.shape[0] or count, 1) * min(count, variable.shape[0] or count)
    data = bytearray(size)
    if variable.initializer is not None and TYPES[variable.type].kind != "opaque":
        _fill(data, 0, variable, variable.initializer, list(variable.shape), address_of)
    return bytes(data)


_ADDRESS_MODES: dict[str, AddressMode] = {
    "wrap": "wrap",
    "mirror": "mirror",
    "clamp_ogl": "clamp",
    "clamp_to_edge": "clamp",
    "clamp_to_border": "border",
}


def initial_sampler(settings: tuple[Any, ...]) -> TexelSampler:
    """Return the sampler of a `.samplerref` variable (PTX ISA 5.3).

    Unset fields are those of a clamped, nearest sampler.
    """
    values = {setting.name: setting.value for setting in settings}
    modes = [_ADDRESS_MODES.get(str(values.get(f"addr_mode_{axis}")), "clamp") for axis in range(3)]
    unnormalized = values.get("force_unnormalized_coords", IntImm(0))
    return TexelSampler(
        "linear" if values.get("filter_mode") == "linear" else "point",
        (modes[0], modes[1], modes[2]),
        unnormalized == IntImm(0),
    )


def _fill(
    data: bytearray,
    offset: int,
    variable: Variable,
    value: object,
    shape: list[int | None],
    address_of: Callable[[str, bool], int],
) -> None:
    scalar = TYPES[variable.type].bytes
    if not isinstance(value, tuple):
        piece = _scalar(variable, value, address_of)
        if offset + scalar > len(data):
            raise LaunchError(
                [Diagnostic("error", f"too many initialisers for '{variable.name}'", variable.location)]
            )
        data[offset : offset + scalar] = piece
        return
    inner, stride = shape[1:], scalar
    if shape:
        stride = element_size(variable)
        for dimension in inner:
            stride *= dimension or 0
    for index, element in enumerate(value):
        _fill(data, offset + index * stride, variable, element, inner, address_of)


def _scalar(variable: Variable, value: object, address_of: Callable[[str, bool], int]) -> bytes:
    size = TYPES[variable.type].bytes
    if isinstance(value, SymbolAddress):
        number = address_of(value.name, value.generic) + value.offset
        if value.mask:
            # mask(name) selects one byte of the address: 0xFF00 is the second one.
            number = (number & value.mask) >> ((value.mask & -value.mask).bit_length() - 1)
    elif isinstance(value, FloatImm):
        number = value.bits
        if TYPES[variable.type].kind == "float" and value.width != 8 * size:
            from ...support import floats

            number = floats.convert(f"f{value.width}", variable.type, value.bits)
    elif isinstance(value, IntImm):
        number = value.value
        if TYPES[variable.type].kind == "float":
            from ...support import floats

            number = floats.encode(variable.type, value.value)
    else:
        raise LaunchError(
            [Diagnostic("error", f"initialiser of '{variable.name}' is not a constant", variable.location)]
        )
    return (number & ((1 << 8 * size) - 1)).to_bytes(size, "little")


def local_variables(fn: Function) -> dict[tuple[str, int], Variable]:
    """Return variables declared in the body, by (name, scope number)."""
    declared: dict[tuple[str, int], Variable] = {}
    work: list[tuple[Statement, int]] = [(statement, 0) for statement in reversed(fn.body or [])]
    while work:
        statement, scope = work.pop()
        if isinstance(statement, Variable):
            declared[statement.name, scope] = statement
        elif isinstance(statement, Scope):
            work += [(inner, statement.number) for inner in reversed(statement.statements)]
    return declared


def local_frame(fn: Function) -> tuple[dict[tuple[str, int], int], int]:
    """Return the offsets of a function's local variables in its frame, by (name, scope), and the frame's
    size.
    """
    offsets, end = {}, 0
    for key, variable in local_variables(fn).items():
        if variable.space == "local":
            offsets[key] = end = round_up(end, align_of(variable))
            end += size_of(variable)
    return offsets, end
