"""Reports of accesses outside the variable of their address, or beyond the frame, emitted before the
access.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ....ptx.model import Address, Function, Instruction, IntImm, SymbolAddress, Vector
from ....ptx.ptxtypes import size_of
from ..emit import Emitter
from ..instructions.matrix import wmma_width
from .matrix import row_addresses
from .memory import base_of, guarded, space_of
from .provenance import Provenance


class Bounds:
    """The bounds checks of a function's accesses: variables of their addresses, and the end of the frame."""

    def __init__(
        self,
        fn: Function,
        extents: Mapping[tuple[str, int], int | None],
        parameter_variables: Mapping[str, tuple[str, int]],
        local_bytes: int,
    ) -> None:
        self.extents, self.local_bytes, self.addresses = (
            extents,
            -(-local_bytes // 16) * 16,
            Provenance(fn, parameter_variables).addresses,
        )
        self.has_stack = any(
            instr.variant is not None and "stack" in instr.variant.form.effects for instr in fn.instructions()
        )

    def check(self, e: Emitter, instr: Instruction) -> None:
        """Emit the checks of one instruction."""
        variable_of = {id(address): variable for address, variable in self.addresses.get(id(instr), ())}
        for address, space, size, kind, rows in _accesses(e, instr):
            variable = variable_of.get(id(address))
            space_, key = (
                e.symbols.binding(SymbolAddress(variable[0], 0, variable[1]))
                if variable is not None
                else ("", None)
            )
            if variable is not None and space_ in ("shared", "local", "global", "const"):
                extent = self.extents.get(variable, self.extents.get((variable[0], 0)))
                if (
                    isinstance(address.base, SymbolAddress)
                    and extent is not None
                    and 0 <= address.base.offset + address.offset <= extent - size
                ):
                    continue
                with guarded(e):
                    start = (
                        f"x.local_base + {key}" if space_ == "local" else f"int(x.storage.symbols[{key!r}])"
                    )
                    object_ = f"{variable[0]!r}, {space_!r}, {start}, {extent}, {space!r}"
                    if instr.opcode == "wmma":
                        e.line(f"for address in {row_addresses(e, instr)}:")
                        e.indent()
                        e.line(f"x.check_extent({object_}, address, 0, {size}, {kind!r}, {e.mask}, {e.site})")
                        e.dedent()
                    else:
                        base, offset = base_of(e, address, affine=True)
                        e.line(
                            f"x.check_extent({object_}, {base}, {offset}, {size}, {kind!r},"
                            f" {_lanes(e, rows)}, {e.site})"
                        )
            elif space in ("local", "generic") and not self.has_stack:
                with guarded(e):
                    base, offset = base_of(e, address, affine=True)
                    e.line(
                        f"x.check_frame({self.local_bytes}, {space!r}, {base}, {offset}, {size}, {kind!r},"
                        f" {_lanes(e, rows)}, {e.site})"
                    )


def _lanes(e: Emitter, rows: int) -> str:
    """Return the lanes that access, under the guard if there is one."""
    return f"matrix.rows_mask(x, {rows}, {e.mask})" if rows else e.mask


def _accesses(e: Emitter, instr: Instruction) -> Iterator[tuple[Address, str, int, str, int]]:
    """Yield the accesses of an instruction: the address, its space, the bytes, the kind, the number of rows.

    The first lanes hold the addresses of rows; 0 rows: every lane has an address.
    """
    v = instr.variant
    assert v is not None
    opcode, addresses = v.form.opcode, [operand for operand in instr.operands if isinstance(operand, Address)]
    if opcode in _PER_LANE:
        kind = "atomic" if "atomic" in v.form.effects else "store" if opcode == "st" else "load"
        size = size_of(v.type) * next((len(o.elements) for o in instr.operands if isinstance(o, Vector)), 1)
        for address in addresses:
            yield address, space_of(e, v, address), size, kind, 0
    elif opcode in _ROWS and "m8n8" in (v.slot("m8n8"), v.slot("shape")):
        # Rows have 16 bytes.
        yield addresses[0], space_of(e, v, addresses[0]), 16, _ROWS[opcode], 8 * int(v.slot("num")[1:])
    elif opcode == "wmma" and addresses:
        yield (
            addresses[0],
            space_of(e, v, addresses[0]),
            wmma_width(v.type),
            "store" if "write" in v.form.effects else "load",
            0,
        )
    elif (
        opcode == "cp"
        and "bulk" not in instr.modifiers
        and len(addresses) == 2
        and isinstance(instr.operands[2], IntImm)
    ):
        yield addresses[0], "shared", instr.operands[2].value, "store", 0
        if len(instr.operands) == 3:
            # A fourth operand limits the bytes that are read.
            yield addresses[1], "global", instr.operands[2].value, "load", 0


_PER_LANE = frozenset({"ld", "ldu", "st", "atom", "red"})
_ROWS = {"ldmatrix": "load", "stmatrix": "store"}
