"""The SSA graph: values, instructions, blocks, functions, modules.

There is one instruction class; the meaning of an instruction is in its row of the opcode table
(`instr.info`), never in a subclass.

Invariants kept here, by the mutators themselves:

* `value.users[instr]` counts the operand slots of `instr` that hold `value`; a slot changes only
  through `Instr.set_operand`, `Instr.append`, `Instr.remove_operand` and `Instr.erase`.
* `block.users` does the same for block operands (branch targets, phi predecessors).
* Every container is ordered by insertion; nothing here depends on a hash.
* `fn.version` grows with every change of the function, `fn.cfg_version` with every change of its
  blocks and edges; cached analyses compare them.

Constants are interned by type and value, shared, and do not record users; globals and functions do.
"""

from __future__ import annotations

import struct as _struct
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import Any, Literal, TypeGuard, TypeVar, cast

from ..support.diagnostics import UNKNOWN, Location
from ..support.index_cache import IndexCache
from ..support.lazy_modules import load
from . import irtypes as ty
from .irtypes import Type
from .opcodes import ASSEMBLY, ASSEMBLY_OF_THREAD, FAST_MATH_FLAGS, INTRINSICS, OPCODES, Opcode

C = TypeVar("C", bound="Constant")


def _repr() -> Any:
    """`ir.repr`, which stands above this file and which a compilation does not need."""
    return load(f"{__package__}.repr")


class Value:
    """Anything an operand slot can hold. `name` has no sigil; '' means: number me when printing."""

    __slots__ = ("type", "name", "users")

    def __init__(self, type: Type, name: str = "") -> None:
        self.type = type
        self.name = name
        self.users: dict[Instr, int] = {}

    @property
    def label(self) -> str:
        """The name that the value has in its function's text; unnamed ones have a number. Of other values the
        operand.
        """
        return str(_repr().label(self))

    def __str__(self) -> str:
        return str(_repr().text(self))

    def __repr__(self) -> str:
        return str(_repr().short(self))

    @property
    def is_constant(self) -> bool:
        """True if the value is a constant."""
        return isinstance(self, Constant)

    def replace_uses(self, new: Value) -> None:
        """Let every user of this value use `new` instead."""
        for user in list(self.users):
            for index, operand in enumerate(user.operands):
                if operand is self:
                    user.set_operand(index, new)


# ---------------------------------------------------------------------------------- constants


class Constant(Value):
    """A value known at compile time. Compare with `is`: equal constants are one object."""

    __slots__ = ()


class Int(Constant):
    """An integer constant; `value` is the *unsigned* residue modulo 2**bits."""

    __slots__ = ("value",)

    def __init__(self, type: ty.IntType, value: int) -> None:
        super().__init__(type)
        self.value = value

    @property
    def signed(self) -> int:
        """The value in two's complement."""
        bits = self.type.bits  # type: ignore[attr-defined]
        return self.value - (1 << bits) if self.value >> (bits - 1) else self.value


class Float(Constant):
    """A floating-point constant; `bits` is its IEEE encoding in its own format."""

    __slots__ = ("bits",)

    def __init__(self, type: ty.FloatType, bits: int) -> None:
        super().__init__(type)
        self.bits = bits


class Null(Constant):
    """The null pointer of a space."""

    __slots__ = ()


class Undef(Constant):
    """`undef`; prefer `Poison` for results that no execution may observe."""

    __slots__ = ()


class Poison(Constant):
    """`poison`."""

    __slots__ = ()


class Zero(Constant):
    """`zeroinitializer` of an aggregate or vector type."""

    __slots__ = ()


class Aggregate(Constant):
    """An array, vector or structure constant with one element per field."""

    __slots__ = ("elements", "symbol")

    def __init__(
        self, type: Type, elements: tuple[Constant | Global | Function, ...], symbol: GlobalSymbol | None
    ) -> None:
        """`symbol` is the first global or function whose address is part of it."""
        super().__init__(type)
        self.elements, self.symbol = elements, symbol


class AddressOf(Constant):
    """The address of a global or function plus `offset` bytes, cast to the pointer type `type`.

    Prints as the LLVM constant expressions `getelementptr` and `addrspacecast`. It occurs in initialisers and
    operands; a plain reference without offset or cast is the `Global` itself.
    """

    __slots__ = ("base", "offset")

    def __init__(self, type: ty.PointerType, base: Global | Function, offset: int) -> None:
        super().__init__(type)
        self.base, self.offset = base, offset


class InlineAsm(Constant):
    """The callee of a call of inline assembly: LLVM's `asm`. `text` names operands `$0`, `$1`, …; `$$` is a
    dollar sign.

    `constraints` are LLVM's: `=r` for each result, then one for each argument, a number for the result it
    shares a register with.
    """

    __slots__ = ("text", "constraints", "sideeffect")

    def __init__(self, text: str, constraints: str, sideeffect: bool) -> None:
        super().__init__(ty.pointer())
        self.text, self.constraints, self.sideeffect = text, constraints, sideeffect


@cache
def inline_asm(text: str, constraints: str, sideeffect: bool) -> InlineAsm:
    """Return the interned inline assembly with this template and these constraints."""
    return InlineAsm(text, constraints, sideeffect)


@cache
def _int(type: ty.IntType, value: int) -> Int:
    return Int(type, value)


def const_int(type: Type, value: int) -> Int:
    """The integer constant `value`, reduced modulo 2**bits."""
    assert isinstance(type, ty.IntType)
    return _int(type, value & ((1 << type.bits) - 1))


TRUE, FALSE = const_int(ty.I1, 1), const_int(ty.I1, 0)


@cache
def const_float_bits(type: Type, bits: int) -> Float:
    """The floating-point constant with this encoding."""
    assert isinstance(type, ty.FloatType)
    return Float(type, bits)


def const_float(type: Type, value: float) -> Float:
    """The float or double constant nearest to `value` (ties to even; overflow gives infinity)."""
    if type is ty.DOUBLE:
        return const_float_bits(type, _struct.unpack("<Q", _struct.pack("<d", value))[0])
    from ..support.floats import FORMATS, encode

    assert isinstance(type, ty.FloatType)
    return const_float_bits(
        type, encode(FORMATS[f"f{type.bits}" if type is not ty.BFLOAT else "bf16"], value)
    )


@cache
def _null(space: int) -> Null:
    return Null(ty.pointer(space))


def null(space: int = ty.GENERIC) -> Null:
    """Return the null pointer of an address space."""
    return _null(space)


@cache
def undef(type: Type) -> Undef:
    """Return the undefined value of a type."""
    return Undef(type)


@cache
def poison(type: Type) -> Poison:
    """Return the poison value of a type."""
    return Poison(type)


@cache
def zero(type: Type) -> Constant:
    """The all-zero constant of any type with storage."""
    if isinstance(type, ty.IntType):
        return const_int(type, 0)
    if isinstance(type, ty.FloatType):
        return const_float_bits(type, 0)
    if isinstance(type, ty.PointerType):
        return null(type.space)
    return Zero(type)


def constant_element(value: Value, index: int) -> Constant | Global | Function | None:
    """Element `index` of an aggregate or vector constant."""
    if isinstance(value, Aggregate):
        return value.elements[index] if index < len(value.elements) else None
    type = value.type
    if isinstance(type, ty.StructType):
        inner = type.fields[index] if index < len(type.fields) else None
    else:
        inner = (
            type.element if isinstance(type, (ty.ArrayType, ty.VectorType)) and index < type.count else None
        )
    if inner is None:
        return None
    match value:
        case Zero():
            return zero(inner)
        case Undef():
            return undef(inner)
        case Poison():
            return poison(inner)
    return None


@cache
def _aggregate(type: Type, elements: tuple[Constant | Global | Function, ...]) -> Aggregate:
    return Aggregate(type, elements, None)


def _symbol(value: Value) -> GlobalSymbol | None:
    match value:
        case GlobalSymbol():
            return value
        case AddressOf():
            return value.base
        case Aggregate():
            return value.symbol
    return None


def aggregate(type: Type, elements: tuple[Constant | Global | Function, ...]) -> Constant:
    """The constant with these elements; all zero, all undef or all poison is that constant, as in LLVM."""
    if all(e is zero(e.type) for e in elements):
        return zero(type)
    if all(isinstance(e, Undef) for e in elements):
        return undef(type)
    if all(isinstance(e, Poison) for e in elements):
        return poison(type)
    symbol = next(filter(None, map(_symbol, elements)), None)
    return _aggregate(type, elements) if symbol is None else symbol.intern(Aggregate, type, elements, symbol)


def address_of(base: Global | Function, offset: int, space: int) -> AddressOf:
    """Return the interned constant address of a variable or function plus an offset in bytes."""
    return base.intern(AddressOf, ty.pointer(space), base, offset)


# ------------------------------------------------------------------------- globals, functions


class GlobalSymbol(Value):
    """A global or a function. The constants that its address is part of go when it goes."""

    __slots__ = ("_constants",)

    def __init__(self, type: Type, name: str) -> None:
        super().__init__(type, name)
        self._constants: dict[tuple[object, ...], Constant] = {}

    def intern(self, kind: Callable[..., C], *parts: object) -> C:
        """Return the constant of a kind that has these parts, one object each."""
        key = (kind, *parts)
        result = self._constants.get(key)
        if result is None:
            result = self._constants[key] = kind(*parts)
        return cast("C", result)


Linkage = Literal["", "internal", "external", "weak"]
"""LLVM's linkage: '' is an external definition, 'external' a declaration, 'weak' any that is mergeable."""
Annotation = Literal["", "managed", "texture", "surface"]
"""NVPTX's word for a variable that the host sees too, or for a reference that the host binds."""


class Global(GlobalSymbol):
    """A module-level variable. Its value is its address: `type` is a pointer into `space`.

    `initializer` is None for a declaration and for uninitialised shared memory (`undef`).
    """

    __slots__ = (
        "value_type",
        "space",
        "initializer",
        "linkage",
        "is_constant_data",
        "annotation",
        "declaration",
        "align",
        "location",
        "source_name",
    )

    def __init__(
        self,
        name: str,
        value_type: Type,
        space: int,
        initializer: Constant | None = None,
        *,
        linkage: Linkage = "internal",
        constant: bool = False,
        align: int = 0,
        location: Location = UNKNOWN,
        source_name: str = "",
    ) -> None:
        super().__init__(ty.pointer(space), name)
        self.value_type, self.space, self.initializer = value_type, space, initializer
        self.linkage, self.is_constant_data = linkage, constant
        self.annotation: Annotation = ""
        self.declaration = ""
        """The variable's declaration in PTX without the initial value of memory, if it says more than the
        IR.
        """
        self.align = align or ty.align_of(value_type)
        self.location, self.source_name = location, source_name or name


class Argument(Value):
    """A formal parameter. `attrs` are LLVM's parameter attributes: {'noalias': True, 'align': 16}."""

    __slots__ = ("index", "parent", "attrs", "location")

    def __init__(self, type: Type, name: str, index: int, parent: Function) -> None:
        super().__init__(type, name)
        self.index, self.parent = index, parent
        self.attrs: dict[str, Any] = {}
        self.location = UNKNOWN


class Function(GlobalSymbol):
    """A function; a declaration when it has no blocks. Its value is its address (generic space).

    `attrs` holds LLVM's string and enum function attributes ('nvvm.maxntid': '256',
    'alwaysinline': True). `source_name` is the name before mangling. `signature` is free for the
    frontend: the C types of the parameters, for argument checking (see `Module.signatures`).
    """

    __slots__ = (
        "ftype",
        "args",
        "blocks",
        "linkage",
        "is_kernel",
        "attrs",
        "module",
        "location",
        "source_name",
        "version",
        "cfg_version",
        "_indices",
    )

    def __init__(
        self,
        name: str,
        ftype: ty.FunctionType,
        arg_names: Sequence[str] = (),
        *,
        is_kernel: bool = False,
        linkage: Linkage = "",
        location: Location = UNKNOWN,
        source_name: str = "",
    ) -> None:
        super().__init__(ty.pointer(ty.GENERIC), name)
        self.ftype = ftype
        names = [*arg_names, *[""] * (len(ftype.params) - len(arg_names))]
        self.args = [Argument(t, n, i, self) for i, (t, n) in enumerate(zip(ftype.params, names))]
        self.blocks: list[Block] = []
        self.linkage, self.is_kernel = linkage, is_kernel
        self.attrs: dict[str, Any] = {}
        self.module: Module | None = None
        self.location, self.source_name = location, source_name or name
        self.version = self.cfg_version = 0
        self._indices: IndexCache[Block] = IndexCache()

    @property
    def entry(self) -> Block:
        """The first block."""
        return self.blocks[0]

    @property
    def is_declaration(self) -> bool:
        """True if the function has no body."""
        return not self.blocks

    @property
    def intrinsic(self) -> Opcode | None:
        """The intrinsic table's row when this is an `llvm.*` function, else None."""
        return INTRINSICS.get(self.name)

    def add_block(self, name: str = "", before: Block | None = None) -> Block:
        """A new empty block, last or in front of `before`."""
        block = Block(name, self)
        self.insert_blocks(self.index(before) if before else len(self.blocks), [block])
        return block

    def index(self, block: Block) -> int:
        """Return the index of a block, in near-constant time."""
        return self._indices.find(self.blocks, block)

    def insert_blocks(self, at: int, blocks: Sequence[Block]) -> None:
        """Insert blocks at a position of the block list."""
        self.blocks[at:at] = blocks
        for index, block in enumerate(blocks, at):
            self._indices.put(block, index)
        self.changed(cfg=True)

    def instrs(self) -> Iterator[Instr]:
        """All instructions in block order; safe against erasing the current one."""
        for block in list(self.blocks):
            yield from list(block.instrs)

    def changed(self, cfg: bool = False) -> None:
        """Invalidate cached analyses; with `cfg` also those of the control-flow graph."""
        self.version += 1
        if cfg:
            self.cfg_version += 1


class Block(Value):
    """A basic block: phis first, exactly one terminator, last (once complete)."""

    __slots__ = ("instrs", "parent", "_indices")

    def __init__(self, name: str, parent: Function) -> None:
        super().__init__(ty.LABEL, name)
        self.instrs: list[Instr] = []
        self.parent = parent
        self._indices: IndexCache[Instr] = IndexCache()

    def index(self, instr: Instr) -> int:
        """Return the index of an instruction, in near-constant time."""
        return self._indices.find(self.instrs, instr)

    @property
    def terminator(self) -> Instr | None:
        """The terminator, None in a block under construction."""
        last = self.instrs[-1] if self.instrs else None
        return last if last is not None and last.info.is_terminator else None

    @property
    def successors(self) -> list[Block]:
        """Targets of the terminator, each once, in operand order."""
        term = self.terminator
        return list(dict.fromkeys(term.blocks)) if term else []

    @property
    def predecessors(self) -> list[Block]:
        """Blocks whose terminator targets this one, each once, in the function's block order."""
        result = {u.parent for u in self.users if u.info.is_terminator and u.parent is not None}
        if len(result) < 2:
            return list(result)
        return [b for b in self.parent.blocks if b in result]

    def insert(self, index: int, instrs: Iterable[Instr]) -> None:
        """Place detached instructions, no terminators, in front of `self.instrs[index]`."""
        instrs = list(instrs)
        for at, instr in enumerate(instrs, index):
            assert instr.parent is None
            instr.parent = self
            self._indices.put(instr, at)
        self.instrs[index:index] = instrs
        self.parent.changed()

    @property
    def phis(self) -> list[Instr]:
        """The phis at the beginning of the block."""
        result = []
        for instr in self.instrs:
            if instr.op != "phi":
                break
            result.append(instr)
        return result

    def erase(self) -> None:
        """Remove this block and its instructions. Nothing outside it may use them any more."""
        for instr in reversed(list(self.instrs)):
            instr.erase()
        self.parent.blocks.remove(self)
        self.parent.changed(cfg=True)


_FAST = frozenset(FAST_MATH_FLAGS) - {"fast"}
_NO_FLAGS: frozenset[str] = frozenset()


class Instr(Value):
    """One instruction: an opcode, operand values, block operands, flags and attributes.

    * `flags`: LLVM's keyword flags as a frozenset ('nsw', 'exact', 'contract', 'volatile', …);
      `fast` is held as the seven flags that it stands for.
    * `blocks`: for `br` the targets (`[then, else]` when conditional), for `switch` the default
      then one per case (operands: the value, then the case constants), for `phi` the predecessor
      of each operand.
    * `attrs`: what the opcode's row lists in `attrs`: `pred` (icmp, fcmp), `type` (alloca, gep:
      the allocated or source element type), `align`, `indices` (extractvalue, insertvalue), `rmw`,
      `ordering`, `scope`, `unroll` (br that goes round a loop: LLVM's `llvm.loop.unroll`; 0 as far as
      possible, 1 not at all, N so often).
    * `call`: `operands[0]` is the callee, the rest the arguments. A call of inline assembly that neither
      accesses memory nor communicates has the attribute `memory` with the value 'none'.
    """

    __slots__ = ("op", "_operands", "_blocks", "flags", "attrs", "parent", "location", "info")

    def __init__(
        self,
        op: str,
        type: Type,
        operands: Iterable[Value] = (),
        *,
        blocks: Iterable[Block] = (),
        flags: Iterable[str] = (),
        attrs: dict[str, Any] | None = None,
        location: Location = UNKNOWN,
        name: str = "",
    ) -> None:
        self.type, self.name = type, name
        self.users: dict[Instr, int] = {}
        self.op, self.info = op, OPCODES[op]
        self._operands: list[Value] = list(operands)
        self._blocks: list[Block] = list(blocks)
        self.flags: frozenset[str] = frozenset(flags) if flags else _NO_FLAGS
        if flags and "fast" in self.flags:
            self.flags |= _FAST
            self.flags -= {"fast"}
        self.attrs: dict[str, Any] = attrs or {}
        self.parent: Block | None = None
        self.location = location
        for value in self._operands:
            _use(value, self)
        for block in self._blocks:
            _use(block, self)
        if op == "call":
            self._refresh_info()

    @classmethod
    def unlisted(
        cls,
        op: str,
        type: Type,
        operands: list[Value],
        name: str,
        attrs: dict[str, Any],
        blocks: list[Block],
        flags: frozenset[str],
    ) -> Instr:
        """Return an instruction that its operands do not list among their users. Code that is only printed
        consists of such ones: they cost a third, and have no reference cycles.
        """
        self = cls.__new__(cls)
        self.type, self.name, self.users, self.op, self.info = type, name, {}, op, OPCODES[op]
        self._operands, self._blocks, self.flags, self.attrs = operands, blocks, flags, attrs
        self.parent, self.location = None, UNKNOWN
        if op == "call":
            self._refresh_info()
        return self

    # -- operands

    @property
    def operands(self) -> tuple[Value, ...]:
        """The operands; for a call the callee comes first."""
        return tuple(self._operands)

    @property
    def blocks(self) -> tuple[Block, ...]:
        """The block operands: targets of a terminator, predecessors of a phi."""
        return tuple(self._blocks)

    def set_operand(self, index: int, value: Value) -> None:
        """Replace an operand and update the users."""
        _unuse(self._operands[index], self)
        self._operands[index] = value
        _use(value, self)
        self._changed()
        if index == 0 and self.op == "call":
            self._refresh_info()

    def append(self, value: Value, block: Block | None = None) -> None:
        """Add an operand; for a phi or a switch case give the block that goes with it too."""
        self._operands.append(value)
        _use(value, self)
        if block is not None:
            self.append_block(block)
        self._changed()

    def append_block(self, block: Block) -> None:
        """Append a block operand."""
        self._blocks.append(block)
        _use(block, self)
        self._changed(cfg=self.info.is_terminator)

    def set_block(self, index: int, block: Block) -> None:
        """Replace a block operand."""
        _unuse(self._blocks[index], self)
        self._blocks[index] = block
        _use(block, self)
        self._changed(cfg=self.info.is_terminator)

    def remove_operand(self, index: int) -> None:
        """Remove an operand and update the users."""
        _unuse(self._operands.pop(index), self)
        self._changed()

    def remove_block(self, index: int) -> None:
        """Remove a block operand."""
        _unuse(self._blocks.pop(index), self)
        self._changed(cfg=self.info.is_terminator)

    # -- placement

    def insert_before(self, other: Instr) -> Instr:
        """Place this detached instruction in front of `other`."""
        assert self.parent is None and other.parent is not None
        self.parent = other.parent
        at = self.parent.index(other)
        self.parent.instrs.insert(at, self)
        self.parent._indices.put(self, at)
        self._changed(cfg=self.info.is_terminator)
        return self

    def append_to(self, block: Block) -> Instr:
        """Place this detached instruction at the end of `block`."""
        assert self.parent is None
        self.parent = block
        block.instrs.append(self)
        self._changed(cfg=self.info.is_terminator)
        return self

    def detach(self) -> Instr:
        """Take this instruction out of its block; it keeps its operands."""
        assert self.parent is not None
        self._changed(cfg=self.info.is_terminator)
        del self.parent.instrs[self.parent.index(self)]
        self.parent = None
        return self

    def erase(self) -> None:
        """Detach and drop all operands. The result must have no users left that matter."""
        if self.parent is not None:
            self.detach()
        self.drop_operands()

    def drop_operands(self) -> None:
        """Use nothing any more. Only for an instruction that is about to be erased."""
        self._changed()
        for value in self._operands:
            _unuse(value, self)
        for block in self._blocks:
            _unuse(block, self)
        self._operands, self._blocks = [], []

    # -- views

    @property
    def callee(self) -> Value:
        """The function or address that a call calls."""
        return self._operands[0]

    @property
    def function(self) -> Function | None:
        """The function that a call names and calls with its own type. Called with another type, which is
        undefined where it is executed, it is a pointer like others.
        """
        callee = self._operands[0]
        return (
            callee
            if isinstance(callee, Function) and self.attrs.get("ftype", callee.ftype) is callee.ftype
            else None
        )

    @property
    def call_args(self) -> tuple[Value, ...]:
        """The arguments of a call."""
        return tuple(self._operands[1:])

    @property
    def fn(self) -> Function:
        """The function that contains the instruction."""
        assert self.parent is not None
        return self.parent.parent

    @property
    def incoming(self) -> list[tuple[Value, Block]]:
        """A phi's (value, predecessor) pairs."""
        return list(zip(self._operands, self._blocks))

    def incoming_from(self, block: Block) -> Value:
        """The value this phi takes when control comes from `block`."""
        return self._operands[self._blocks.index(block)]

    def remove_incoming(self, block: Block) -> None:
        """Drop every phi entry that comes from `block`."""
        for index in reversed(range(len(self._blocks))):
            if self._blocks[index] is block:
                self.remove_operand(index)
                self.remove_block(index)

    def _refresh_info(self) -> None:
        callee = self._operands[0] if self._operands else None
        row = callee.intrinsic if isinstance(callee, Function) else None
        if isinstance(callee, InlineAsm) and self.attrs.get("memory") == "none":
            row = ASSEMBLY_OF_THREAD if "%" in callee.text else ASSEMBLY
        self.info = row or OPCODES["call"]

    def _changed(self, cfg: bool = False) -> None:
        if self.parent is not None:
            self.parent.parent.changed(cfg)


def is_op(value: Value | None, *names: str) -> TypeGuard[Instr]:
    """Return whether a value is an instruction with one of these opcodes."""
    return isinstance(value, Instr) and value.op in names


def erase_all(instrs: Iterable[Instr]) -> None:
    """Erase many instructions with one sweep over each block (erasing one is linear in its block).

    Users of the erased instructions must be erased by the same call, if there are any.
    """
    dead = dict.fromkeys(instrs)
    for block in dict.fromkeys(i.parent for i in dead if i.parent is not None):
        cfg = any(i in dead for i in block.instrs[-1:])
        block.instrs = [i for i in block.instrs if i not in dead]
        block.parent.changed(cfg)
    for instr in dead:
        instr.parent = None
        instr.erase()


def _use(value: Value, user: Instr) -> None:
    if not isinstance(value, Constant):
        value.users[user] = value.users.get(user, 0) + 1


def _unuse(value: Value, user: Instr) -> None:
    if not isinstance(value, Constant):
        if value.users[user] == 1:
            del value.users[user]
        else:
            value.users[user] -= 1


class Module:
    """A translation unit. Dictionaries are ordered by definition.

    `signatures` maps a kernel's symbol to the C view of its parameters (set by the frontend, empty for
    modules read from text); `structs` maps a name to the named structure type; `spelled` maps each
    instruction of a parsed module to its location in the text (empty for modules built otherwise).
    """

    def __init__(self, name: str = "module") -> None:
        self.name = name
        self.globals: dict[str, Global] = {}
        self.functions: dict[str, Function] = {}
        self.structs: dict[str, ty.StructType] = {}
        self.signatures: dict[str, Any] = {}
        self.spelled: dict[Instr, Location] = {}

    def __str__(self) -> str:
        return str(_repr().text(self))

    def __repr__(self) -> str:
        return str(_repr().short(self))

    def add_function(self, fn: Function) -> Function:
        """Add a function whose name is new."""
        assert fn.name not in self.functions
        fn.module = self
        self.functions[fn.name] = fn
        return fn

    def add_global(self, variable: Global) -> Global:
        """Add a global variable whose name is new."""
        assert variable.name not in self.globals
        self.globals[variable.name] = variable
        return variable

    def intrinsic(self, name: str) -> Function:
        """The declaration of an intrinsic, added on first use. KeyError if the table has no row."""
        result = self.functions.get(name)
        if result is None:
            ftype = INTRINSICS[name].function_type
            assert ftype is not None
            result = self.add_function(Function(name, ftype, linkage="external"))
        return result

    @property
    def definitions(self) -> list[Function]:
        """Functions with a body, in order."""
        return [fn for fn in self.functions.values() if fn.blocks]
