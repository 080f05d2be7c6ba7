"""C types as IR types. Two views of a value exist: in memory and in a register.

They differ for `bool` alone: i8 in memory, in arguments and in results, i1 in a register.

Invariant: an IR structure has every member at the offset and the size that C gave it; explicit
`[n x i8]` fields stand where LLVM's own layout would put something elsewhere. A union is its most
aligned member followed by the bytes that the largest one needs more.
"""

from __future__ import annotations

from itertools import takewhile

from ...ir import irtypes as ty
from ..types import ctype as ct
from ..types.ctype import CType
from ..types.nominal import RecordDecl
from . import bitfields

_FLOATS = {4: ty.FLOAT, 8: ty.DOUBLE}


class Layouts:
    """The IR types of one module; `structs` collects the named structures for `Module.structs`."""

    def __init__(self, structs: dict[str, ty.StructType]) -> None:
        self.structs = structs
        self._records: dict[RecordDecl, ty.StructType] = {}
        self._indices: dict[RecordDecl, list[int]] = {}
        self._parts: dict[tuple[RecordDecl, int], list[bitfields.Part]] = {}

    def memory(self, t: CType) -> ty.Type:
        """The type of an object of type `t` in memory."""
        if isinstance(t, ct.Array):
            return ty.array(t.count or 0, self.memory(t.element))
        if isinstance(t, ct.Record):
            return self.record(t.decl)
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
        """The type of a scalar value of type `t` in a register."""
        return ty.I1 if t.is_bool else self.memory(t)

    def function(self, t: ct.Function) -> ty.FunctionType:
        """Device functions take structures by address of a copy (of the caller's own, where they have a destructor) and return them through a hidden first pointer."""
        params = [ty.pointer() if p.is_record else self.memory(p) for p in t.params]
        if t.ret.is_record:
            return ty.function(ty.VOID, (ty.pointer(), *params))
        return ty.function(self.memory(t.ret), tuple(params))

    def record(self, decl: RecordDecl) -> ty.StructType:
        found = self._records.get(decl)
        if found is None:
            make = self._union if decl.kind == "union" else self._structure
            body, indices = make(decl)
            name = self._unique(decl)
            found = ty.struct(tuple(body), name, decl.packed)
            self.structs[name] = found
            self._records[decl], self._indices[decl] = found, indices
        return found

    def field_index(self, decl: RecordDecl, number: int) -> int:
        """The index in the IR structure of member `number` of a C structure."""
        self.record(decl)
        return self._indices[decl][number]

    def parts(self, decl: RecordDecl, number: int) -> list[bitfields.Part]:
        """Where bit-field `number` of a structure or union lies."""
        self.record(decl)
        return self._parts[decl, number]

    def _structure(self, decl: RecordDecl) -> tuple[list[ty.Type], list[int]]:
        body, indices, end, align = self._members(decl)
        if -(-end // align) * align != decl.size:
            body.append(ty.array(decl.size - end, ty.I8))
        return body, indices

    def base(self, decl: RecordDecl) -> ty.StructType:
        """A structure where it is a base: without the padding at its end, which belongs to the derived one."""
        if decl.data_size == decl.size:
            return self.record(decl)
        body, _, end, _ = self._members(decl)
        if end != decl.data_size:
            body.append(ty.array(decl.data_size - end, ty.I8))
        return ty.struct(tuple(body), "", True)

    def _members(self, decl: RecordDecl) -> tuple[list[ty.Type], list[int], int, int]:
        """The IR members of a structure, the index of each C member (-1 of an empty base), where they end, and their alignment."""
        body: list[ty.Type] = []
        indices: list[int] = []
        end, align = 0, 1
        # Where the structure has another form as a base, both have the same members: no padding is left to the IR's own layout.
        explicit = decl.packed or decl.data_size != decl.size

        def put(memory: ty.Type, offset: int) -> int:
            nonlocal end, align
            natural = 1 if explicit else ty.align_of(memory)
            if -(-end // natural) * natural != offset:
                body.append(ty.array(offset - end, ty.I8))
            body.append(memory)
            align = max(align, 1 if decl.packed else ty.align_of(memory))
            end = offset + ty.size_of(memory)
            return len(body) - 1

        for number, member in enumerate(decl.fields):
            if member.is_base:
                base = member.ctype.decl  # type: ignore[attr-defined]
                indices.append(-1 if base.is_empty else put(self.base(base), member.offset))
            elif member.bit_width is None:
                indices.append(put(self.memory(member.ctype), member.offset))
            elif len(indices) == number:
                run = list(takewhile(lambda m: m.bit_width is not None, decl.fields[number:]))
                after = decl.fields[number + len(run) :]
                held = [
                    (put(ty.int_type(size * 8), offset), offset, size)
                    for offset, size in bitfields.pieces(decl, run, after[0].offset if after else decl.size)
                ]
                for place, field in enumerate(run, number):
                    self._parts[decl, place] = bitfields.parts(field, held)
                    indices.append(self._parts[decl, place][0].index)
        return body, indices, end, align

    def _union(self, decl: RecordDecl) -> tuple[list[ty.Type], list[int]]:
        members = [self.memory(member.ctype) for member in decl.fields]
        if not members:
            return [ty.array(decl.size, ty.I8)], []
        for number, member in enumerate(decl.fields):
            if member.bit_width is not None:
                self._parts[decl, number] = [bitfields.Part(0, member.ctype.size, 0, member.bit_width, 0)]
        chosen = max(members, key=lambda t: (ty.align_of(t), ty.size_of(t)))
        body: list[ty.Type] = [chosen]
        if ty.size_of(chosen) != decl.size:
            body.append(ty.array(decl.size - ty.size_of(chosen), ty.I8))
        return body, [0] * len(members)

    def _unique(self, decl: RecordDecl) -> str:
        base = f"{decl.kind}.{'.'.join((*decl.scope, decl.name or 'anon'))}"
        name, number = base, 0
        while name in self.structs:
            name, number = f"{base}.{number}", number + 1
        return name
