"""Infers the state space of generic pointers, and makes accesses name it.

    define ptx_kernel void @k(ptr %x) {           define ptx_kernel void @k(ptr %x) {
      %p = getelementptr float, ptr %x, i64 %i      %g = addrspacecast ptr %x to ptr addrspace(1)
      %v = load float, ptr %p                   →   %p = getelementptr float, ptr addrspace(1) %g, i64 %i
                                                    %v = load float, ptr addrspace(1) %p

Known are: pointer parameters of kernels (global: a host has no other address to pass), structures passed by
value (parameters while a kernel only reads them, else copies, which are local), local variables (local),
casts from a named space, addresses of globals. The space flows through `getelementptr`, `phi`, `select` and
`freeze`, optimistically around loops. Null joins the global space only: there it is address 0 as in the
generic space. Where the generic value is still used (stored, passed, compared with a pointer of another
space), it is cast back.

requires: nothing. preserves: the control-flow graph.
Literature: Wu, Gao et al., "gpucc: an open-source GPGPU compiler", CGO 2016, section 3.2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...ir import irtypes as ty
from ...ir.core import (
    AddressOf,
    Argument,
    Constant,
    Function,
    Global,
    Instr,
    Null,
    Poison,
    Undef,
    Value,
    address_of,
    erase_all,
    is_op,
    null,
    poison,
    undef,
)
from ...ir.irtypes import CONST, GENERIC, GLOBAL, LOCAL, PARAM
from ..analysis.alias import is_accessed_in_place

if TYPE_CHECKING:
    from ..analysis.analyses import Analyses

_CARRIERS = ("gep", "phi", "select", "freeze")
_ACCESSES = {"load": 0, "store": 1, "atomicrmw": 0, "cmpxchg": 0}
"""Forms that access memory, and which operand is the address."""


def run(fn: Function, analyses: Analyses) -> bool:
    """Run the pass. Return whether the function changed."""
    spaces = _infer(fn)
    rewriter = _Rewriter(fn, spaces)
    for instr in fn.instrs():
        form = instr.info.form
        if form in _ACCESSES:
            rewriter.operand(instr, _ACCESSES[form], may_be_constant=form == "load")
        elif form == "icmp" and instr.operands[0].type is ty.pointer():
            rewriter.comparison(instr)
    return rewriter.finish()


def _pointers(instr: Instr) -> tuple[Value, ...]:
    """The operands of a carrier that its result may point to."""
    match instr.info.form:
        case "gep" | "freeze":
            return instr.operands[:1]
        case "select":
            return instr.operands[1:]
    return instr.operands


def _root_space(value: Value) -> int | None:
    """The space of a generic pointer that is no carrier; None: any space would do."""
    if isinstance(value, Instr):
        if value.info.form == "alloca":
            return LOCAL
        if value.op == "addrspacecast":
            result: int | None = value.operands[0].type.space  # type: ignore[attr-defined]
            return result
        return GENERIC
    if isinstance(value, Argument):
        if "byval" not in value.attrs:
            return GLOBAL if value.parent.is_kernel else GENERIC
        if is_accessed_in_place(value):
            return PARAM if value.parent.is_kernel else GENERIC
        return LOCAL
    if isinstance(value, AddressOf) and isinstance(value.base, Global):
        return value.base.space
    if isinstance(value, (Null, Undef, Poison)):
        return None
    return GENERIC


def _infer(fn: Function) -> dict[Value, int | None]:
    """The space of each carrier."""
    generic = ty.pointer()
    spaces: dict[Value, int | None] = {
        i: None for i in fn.instrs() if i.type is generic and i.info.form in _CARRIERS
    }
    _settle(spaces, list(reversed(spaces)))
    # What is made of null and undef alone stays generic, and so does what that flows into.
    unknown = [c for c, space in spaces.items() if space is None]
    spaces.update(dict.fromkeys(unknown, GENERIC))
    _settle(spaces, [u for c in unknown for u in c.users if u in spaces])
    return spaces


def _settle(spaces: dict[Value, int | None], work: list[Value]) -> None:
    waiting = set(work)
    while work:
        carrier = work.pop()
        waiting.discard(carrier)
        assert isinstance(carrier, Instr)
        space = _meet(carrier, spaces)
        if space not in (None, spaces[carrier]) and spaces[carrier] != GENERIC:
            spaces[carrier] = space
            for user in carrier.users:
                if user in spaces and user not in waiting:
                    waiting.add(user)
                    work.append(user)


def _meet(carrier: Instr, spaces: dict[Value, int | None]) -> int | None:
    result: int | None = None
    has_null = False
    for pointer in _pointers(carrier):
        has_null |= isinstance(pointer, Null)
        space = spaces[pointer] if pointer in spaces else _root_space(pointer)
        if space is None:
            continue
        if result is not None and result != space:
            return GENERIC
        result = space
    if has_null and result not in (None, GLOBAL):
        return GENERIC
    return result


class _Rewriter:
    """Builds the pointers in their spaces, on demand and each once."""

    def __init__(self, fn: Function, spaces: dict[Value, int | None]) -> None:
        self.fn, self.spaces = fn, spaces
        self.new: dict[Value, Value] = {}
        self.phis: list[Instr] = []
        self.changed = False

    def space(self, value: Value) -> int:
        """The space to rewrite `value` into; GENERIC when it stays."""
        if value.type is not ty.pointer():
            return GENERIC
        space = self.spaces[value] if value in self.spaces else _root_space(value)
        return GENERIC if space is None else space

    def operand(self, instr: Instr, index: int, may_be_constant: bool) -> None:
        """Access memory by its own space. What writes to constant memory stays generic: no instruction does,
        and it must fault.
        """
        value = instr.operands[index]
        space = self.space(value)
        if space != GENERIC and (space != CONST or may_be_constant):
            instr.set_operand(index, self.in_space(value, space))
            self.changed = True

    def comparison(self, instr: Instr) -> None:
        """Compare two pointers in their common address space."""
        a, b = instr.operands
        known = {self.space(v) for v in (a, b) if not isinstance(v, Null)}
        if len(known) == 1 and (space := known.pop()) != GENERIC:
            if space == GLOBAL or not (isinstance(a, Null) or isinstance(b, Null)):
                for index, value in enumerate((a, b)):
                    instr.set_operand(index, self.in_space(value, space))
                self.changed = True

    def in_space(self, value: Value, space: int) -> Value:
        """`value` as a pointer into `space`, its own. Carriers are built operands first, with an
        explicit stack: a chain of address arithmetic may be long."""
        stack = [value]
        while stack:
            top = stack[-1]
            if top in self.new:
                stack.pop()
                continue
            if top not in self.spaces:
                self.new[top] = self._root(top, space)
                continue
            assert isinstance(top, Instr)
            if top.op == "phi":
                phi = Instr("phi", ty.pointer(space), location=top.location, name=top.name)
                self.new[top] = phi
                assert top.parent is not None
                top.parent.insert(top.parent.index(top), [phi])
                self.phis.append(top)
                stack.pop()
                continue
            missing = [
                p for p in _pointers(top) if p not in self.new and not isinstance(p, (Null, Undef, Poison))
            ]
            if missing:
                stack.extend(missing)
                continue
            pointers = _pointers(top)
            operands = [self._mapped(v, space) if v in pointers else v for v in top.operands]
            copy = Instr(
                top.op,
                ty.pointer(space),
                operands,
                flags=top.flags,
                attrs=dict(top.attrs),
                location=top.location,
                name=top.name,
            )
            self.new[top] = copy.insert_before(top)
            stack.pop()
        return self._mapped(value, space)

    def _mapped(self, value: Value, space: int) -> Value:
        if isinstance(value, Null):
            return null(space)
        if isinstance(value, (Undef, Poison)):
            return (undef if isinstance(value, Undef) else poison)(ty.pointer(space))
        return self.new[value]

    def _root(self, value: Value, space: int) -> Value:
        if isinstance(value, (Null, Undef, Poison)):
            return self._mapped(value, space)
        if isinstance(value, AddressOf):
            return address_of(value.base, value.offset, space) if value.offset else value.base
        if is_op(value, "addrspacecast"):
            return value.operands[0]
        assert not isinstance(value, Constant)
        cast = Instr("addrspacecast", ty.pointer(space), (value,), location=value.location, name=value.name)  # type: ignore[attr-defined]
        if isinstance(value, Instr):
            assert value.parent is not None
            value.parent.insert(value.parent.index(value) + 1, [cast])
        else:
            self.fn.entry.insert(0, [cast])
        return cast

    def finish(self) -> bool:
        """Fill in the phis, cast back where the generic pointer is still used, drop the old ones."""
        for old in self.phis:
            new = self.new[old]
            assert isinstance(new, Instr)
            for value, block in old.incoming:
                new.append(self.in_space(value, new.type.space), block)  # type: ignore[attr-defined]
        replaced = [old for old in self.new if old in self.spaces and isinstance(old, Instr)]
        for old in replaced:
            assert old.parent is not None
            outside = [user for user in old.users if user not in self.new]
            if outside:
                index = old.parent.index(old) + 1 if old.op != "phi" else len(old.parent.phis)
                cast = Instr(
                    "addrspacecast", ty.pointer(), (self.new[old],), location=old.location, name=old.name
                )
                old.parent.insert(index, [cast])
                for user in outside:
                    for i, operand in enumerate(user.operands):
                        if operand is old:
                            user.set_operand(i, cast)
        erase_all(replaced)
        return self.changed
