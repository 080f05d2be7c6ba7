"""C types as IR types. A value has two forms: in memory and in a register.

They differ only for `bool`: i8 in memory, in arguments and in results, i1 in a register.

Invariant: an IR structure has every member at the offset and of the size that C++ gives it. Explicit `[n x
i8]` fields pad where LLVM's own layout would differ, and the structure is packed where padding is not enough.
A union is its most aligned member followed by the additional bytes of the largest one.
"""

from __future__ import annotations

from ...ir import irtypes as ty
from ...support.fast_dataclass import replace
from ..types import ctype as ct
from ..types.ctype import CType
from ..types.declarations import RecordDefinition
from . import bitfields

_MEMBER_FUNCTION = ty.struct((ty.pointer(), ty.I64))
"""A pointer to member function: the function, and the adjustment of the object's address."""
_FLOATS = {4: ty.FLOAT, 8: ty.DOUBLE, 16: ty.DOUBLE}


class Layouts:
    """The IR types of one module; `structs` collects the named structures for `Module.structs`."""

    def __init__(self, structs: dict[str, ty.StructType]) -> None:
        self.structs = structs
        self._records: dict[RecordDefinition, ty.StructType] = {}
        self._indices: dict[RecordDefinition, list[int]] = {}
        self._parts: dict[tuple[RecordDefinition, int], list[bitfields.BitFieldPart]] = {}

    def memory(self, t: CType) -> ty.Type:
        """Return the type of an object of type `t` in memory."""
        if isinstance(t, ct.Array):
            return ty.array(t.count or 0, self.memory(t.element))
        if isinstance(t, ct.Record):
            return self.record(t.decl)
        if isinstance(t, ct.MemberPointer):
            return _MEMBER_FUNCTION if t.in_memory else ty.I64
        if isinstance(t, ct.Enum):
            t = t.underlying
        if isinstance(t, ct.Scalar):
            if t.is_void:
                return ty.VOID
            if t.is_nullptr:
                return ty.pointer()
            return _FLOATS[t.bytes] if t.is_float else ty.int_type(t.bytes * 8)
        return ty.pointer()

    def register(self, t: CType) -> ty.Type:
        """Return the type of a scalar value of type `t` in a register."""
        return ty.I1 if t.is_bool else self.memory(t)

    def function(self, t: ct.Function) -> ty.FunctionType:
        """Return the IR type of a function. Device functions take structures by the address of a copy (of the
        caller's own, if they have a destructor) and return them through a hidden first pointer.
        """
        params = [ty.pointer() if p.in_memory else self.memory(p) for p in t.params]
        if t.ret.in_memory:
            return ty.function(ty.VOID, (ty.pointer(), *params))
        return ty.function(self.memory(t.ret), tuple(params))

    def record(self, decl: RecordDefinition) -> ty.StructType:
        """Return the IR type of a class."""
        result = self._records.get(decl)
        if result is None:
            make = self._union if decl.kind == "union" else self._structure
            body, packed, self._indices[decl] = make(decl)
            result = self._records[decl] = ty.struct(tuple(body), self._unique(decl), packed)
            assert ty.size_of(result) == decl.size
            self.structs[result.name or ""] = result
        return result

    def field_index(self, decl: RecordDefinition, number: int) -> int:
        """Return the index in the IR structure of member `number` of a C structure."""
        self.record(decl)
        return self._indices[decl][number]

    def parts(self, decl: RecordDefinition, number: int) -> list[bitfields.BitFieldPart]:
        """Return the parts of bit-field `number` of a structure or union."""
        self.record(decl)
        return self._parts[decl, number]

    def _structure(self, decl: RecordDefinition) -> tuple[list[ty.Type], bool, list[int]]:
        members, indices, parts = self._members(decl)
        packed = decl.data_size != decl.size or _needs_packing(decl, members)
        body, indices_in_body = _pad(members, decl.size, packed)
        for number, result in parts.items():
            self._parts[decl, number] = [replace(part, index=indices_in_body[part.index]) for part in result]
        return body, packed, [indices_in_body[n] if n >= 0 else -1 for n in indices]

    def base(self, decl: RecordDefinition) -> ty.StructType:
        """Return a structure as a base: without the tail padding, which belongs to the derived one."""
        if decl.data_size == decl.size:
            return self.record(decl)
        return ty.struct(tuple(_pad(self._members(decl)[0], decl.data_size, True)[0]), "", True)

    def _members(
        self, decl: RecordDefinition
    ) -> tuple[list[tuple[ty.Type, int]], list[int], dict[int, list[bitfields.BitFieldPart]]]:
        """Return the IR members of a structure with their offsets, for each C++ member the number of its IR
        member (-1 for an empty base), and the parts of bit-fields.
        """
        members: list[tuple[ty.Type, int]] = []
        indices: list[int] = []
        parts: dict[int, list[bitfields.BitFieldPart]] = {}

        def add(memory: ty.Type, offset: int) -> int:
            members.append((memory, offset))
            return len(members) - 1

        for number, member in enumerate(decl.fields):
            if member.is_base:
                base = ct.class_decl(member.ctype)
                indices.append(-1 if base.is_empty else add(self.base(base), member.offset))
            elif member.bit_width is None:
                indices.append(add(self.memory(member.ctype), member.offset))
            elif len(indices) == number:
                run, limit = bitfields.run_from(decl, number, decl.data_size)
                pieces = bitfields.pieces(decl, run, limit)
                first = len(members)
                for offset, size in pieces:
                    add(ty.int_type(size * 8), offset)
                for member_number, field in enumerate(run, number):
                    parts[member_number] = bitfields.parts(field, pieces, first)
                    indices.append(parts[member_number][0].index)
        return members, indices, parts

    def _union(self, decl: RecordDefinition) -> tuple[list[ty.Type], bool, list[int]]:
        for number, field in enumerate(decl.fields):
            if field.bit_width is not None:
                self._parts[decl, number] = bitfields.parts(
                    field, bitfields.pieces(decl, [field], decl.size), 0
                )
        members = [self.memory(field.ctype) for field in decl.fields if field.ctype.size <= decl.size]
        if not members:
            return [ty.array(decl.size, ty.I8)], False, [0] * len(decl.fields)
        chosen = max(members, key=lambda t: (ty.align_of(t), ty.size_of(t)))
        packed = _needs_packing(decl, [(chosen, 0)])
        return _pad([(chosen, 0)], decl.size, packed)[0], packed, [0] * len(decl.fields)

    def _unique(self, decl: RecordDefinition) -> str:
        base = f"{decl.kind}.{'.'.join((*decl.scope, decl.name or 'anon'))}"
        name, number = base, 0
        while name in self.structs:
            name, number = f"{base}.{number}", number + 1
        return name


def _needs_packing(decl: RecordDefinition, members: list[tuple[ty.Type, int]]) -> bool:
    """Return whether the IR's own layout would place a member elsewhere, or make the structure larger."""
    return decl.packed or any(
        offset % ty.align_of(memory) or decl.size % ty.align_of(memory) for memory, offset in members
    )


def _pad(members: list[tuple[ty.Type, int]], size: int, packed: bool) -> tuple[list[ty.Type], list[int]]:
    """Return the fields of an IR structure, with padding where its layout has none by itself, and the index
    of each member.
    """
    body: list[ty.Type] = []
    indices: list[int] = []
    end, align = 0, 1
    for memory, offset in members:
        natural = 1 if packed else ty.align_of(memory)
        if -(-end // natural) * natural != offset:
            body.append(ty.array(offset - end, ty.I8))
        indices.append(len(body))
        body.append(memory)
        end, align = offset + ty.size_of(memory), max(align, natural)
    if -(-end // align) * align != size:
        body.append(ty.array(size - end, ty.I8))
    return body, indices
