"""Accesses that leave the variable from which their address was taken, or go behind the frame: what is asked of each before it happens."""

from __future__ import annotations

from collections.abc import Mapping

from ....ptx.model import Address, Function, Instruction, Symbol, Vector
from ....ptx.ptxtypes import size_of
from ..emit import Emitter
from .memory import base_of, begin, end, space_of
from .provenance import Provenance


class Bounds:
    """Asks of the accesses of a function whether they stay where they may: in the variables that their addresses were taken from, and below the end of the frame."""

    def __init__(self, fn: Function, extents: Mapping[tuple[str, int], int | None], given: Mapping[str, tuple[str, int]], local_bytes: int) -> None:
        self.extents, self.local_bytes, self.addresses = extents, -(-local_bytes // 16) * 16, Provenance(fn, given).addresses
        self.has_stack = any(instr.variant is not None and "stack" in instr.variant.form.effects for instr in fn.instructions())

    def ask(self, e: Emitter, instr: Instruction) -> None:
        """Write the questions about one instruction."""
        v = instr.variant
        assert v is not None
        effects = v.form.effects
        if v.form.opcode not in _PLAIN:
            return
        known = {id(address): variable for address, variable in self.addresses.get(id(instr), ())}
        kind = "atomic" if "atomic" in effects else "store" if v.form.opcode == "st" else "load"
        count = next((len(o.elements) for o in instr.operands if isinstance(o, Vector)), 1)
        size = size_of(v.type) * count
        for address in instr.operands:
            if not isinstance(address, Address):
                continue
            space = space_of(e, v, address)
            variable = known.get(id(address))
            home, key = e.symbols.place(Symbol(variable[0], 0, variable[1])) if variable is not None else ("", None)
            if variable is not None and home in ("shared", "local", "global", "const"):
                extent = self.extents.get(variable, self.extents.get((variable[0], 0)))
                if isinstance(address.base, Symbol) and extent is not None and 0 <= address.base.offset + address.offset <= extent - size:
                    continue
                saved = begin(e)
                start = f"x.local_base + {key}" if home == "local" else f"int(x.symbols[{key!r}])"
                where, offset = base_of(e, address, affine=True)
                e.line(f"x.through({variable[0]!r}, {home!r}, {start}, {extent}, {space!r}, {where}, {offset}, {size}, {kind!r}, {e.mask}, {e.site})")
                end(e, saved)
            elif space in ("local", "generic") and not self.has_stack:
                saved = begin(e)
                where, offset = base_of(e, address, affine=True)
                e.line(f"x.framed({self.local_bytes}, {space!r}, {where}, {offset}, {size}, {kind!r}, {e.mask}, {e.site})")
                end(e, saved)


_PLAIN = frozenset({"ld", "ldu", "st", "atom", "red"})
