"""The form between IR and PTX text: blocks of PTX instructions over virtual registers.

Invariants:

* A virtual register is a `ptx.model.Register` whose name no other one of the function has.
* Before `phis.destruct` each register has exactly one definition (SSA); the phis stand apart, in
  `MachineBlock.phis`. Afterwards they are moves and the list is empty.
* Control leaves a block at its end only: `targets` is empty (the code ends in `ret`, `exit` or
  `trap`), has one block, or two with `cond`, taken first when `cond` (negated: its opposite) holds.
* What must stay together stands in one `Sequence`: the `.param` variables and instructions of a call, a text
  of inline assembly and the moves to its operands. `flat` opens it up.
* An operation of the machine is a row of the PTX table, or a text of inline assembly; `defs` and `uses`
  answer for both.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..ir import core as ir
from ..ir import irtypes as ty
from ..ir.irtypes import (
    SHARED,
    ArrayType,
    FloatType,
    IntType,
    PointerType,
    StructType,
    Type,
    VectorType,
    VoidType,
    offset_of,
    size_of,
)
from ..ptx.analysis import flow
from ..ptx.analysis.liveness import RegisterEffect, RegisterLiveness
from ..ptx.model import Instruction, Operand, Prototype, Register, Variable
from ..support.diagnostics import CompileError, Diagnostic, Location
from ..support.fast_dataclass import field, record

REGISTER_PREFIX = {"pred": "%p", "b16": "%rs", "b32": "%r", "b64": "%rd", "f32": "%f", "f64": "%fd"}
"""Register types in use and how nvcc names registers of each."""

MOVE = {
    "pred": "mov.pred",
    "b16": "mov.u16",
    "b32": "mov.u32",
    "b64": "mov.u64",
    "f32": "mov.f32",
    "f64": "mov.f64",
}
"""The move of each register type."""

SPILL_PREFIX = "__local_spill"
"""The local variable that register allocation spills to: this and the function's number."""


CALL_RESULT = "retval0"
"""The variable that a call returns its result in."""


@record
class AsmText:
    """A text of inline assembly, in which `$n` stands for operand n: first its `results` results, then its
    inputs.

    Results in `tied` are read too. `target` is the version and architecture that the text is for.
    """

    template: str
    operands: tuple[Operand, ...]
    results: int
    tied: frozenset[int]
    target: tuple[tuple[int, int], str]
    source: Location | None = None

    @property
    def defs(self) -> tuple[Register, ...]:
        """The registers that the text writes."""
        return tuple(
            dict.fromkeys(r for operand in self.operands[: self.results] for r in flow.registers(operand))
        )

    @property
    def uses(self) -> tuple[Register, ...]:
        """The registers that the text reads."""
        read = (o for n, o in enumerate(self.operands) if n >= self.results or n in self.tied)
        return tuple(dict.fromkeys(r for operand in read for r in flow.registers(operand)))


Operation = Instruction | AsmText


@record
class Sequence:
    """Instructions that are printed in braces."""

    statements: list[Part]


Part = Operation | Variable | Prototype
Code = Instruction | Sequence


@record
class Phi:
    """`dst` takes the operand of the edge that control came along."""

    dst: Register
    incoming: list[tuple[MachineBlock, Operand]]


@record
class MachineBlock:
    """`rolled`: the head of a loop that ptxas is not to unroll."""

    name: str
    ir: ir.Block | None = None
    code: list[Code] = field(default_factory=list)
    phis: list[Phi] = field(default_factory=list)
    targets: list[MachineBlock] = field(default_factory=list)
    cond: Register | None = None
    negated: bool = False
    uniform: bool = False
    source: Location | None = None
    depth: int = 0
    rolled: bool = False

    def instructions(self) -> Iterator[Operation]:
        """Yield the operations of the block."""
        return flat(self.code)

    @property
    def successors(self) -> list[MachineBlock]:
        """The distinct successors."""
        return list(dict.fromkeys(self.targets))


@record
class MachineFunction:
    """`blocks` in layout order, the entry first. `frame_size` bytes of `depot` hold local variables,
    `variables` (bytes and alignment, by name) those that are to be kept separate; `spill_size` bytes of
    `spill_area` hold spilled registers.
    """

    name: str
    number: int
    fn: ir.Function
    blocks: list[MachineBlock] = field(default_factory=list)
    frame_size: int = 0
    frame_align: int = 1
    variables: dict[str, tuple[int, int]] = field(default_factory=dict)
    spill_size: int = 0
    _next: int = 0

    @property
    def depot(self) -> str:
        """The name of the variable for the stack frame."""
        return f"__local_depot{self.number}"

    @property
    def spill_area(self) -> str:
        """The name of the variable for spills."""
        return f"{SPILL_PREFIX}{self.number}"

    def register(self, type: str) -> Register:
        """A new virtual register of a PTX type."""
        self._next += 1
        return Register(f"{REGISTER_PREFIX[type]}v{self._next}", type)

    def unique(self) -> int:
        """A number that the function has not used yet, for labels."""
        self._next += 1
        return self._next

    def allocate(self, size: int, align: int) -> int:
        """Reserve `size` bytes of the local depot; their offset."""
        offset = -(-self.frame_size // align) * align
        self.frame_size = offset + size
        self.frame_align = max(self.frame_align, align)
        return offset

    def allocate_local(self, name: str, size: int, align: int) -> tuple[str, int]:
        """Allocate a local variable; return its name and offset."""
        if "separate-locals" not in self.fn.attrs:
            return self.depot, self.allocate(size, align)
        own = symbol_name(f"{self.depot}_{name}")
        while own in self.variables:
            own += "_"
        self.variables[own] = size, align
        return own, 0

    def instructions(self) -> Iterator[Operation]:
        """Yield the operations of all blocks."""
        for block in self.blocks:
            yield from flat(block.code)


def refuse(what: str, instr: ir.Instr) -> CompileError:
    """The error for IR that this code generator does not translate."""
    module = instr.fn.module
    location = module.spelled.get(instr, instr.location) if module is not None else instr.location
    return CompileError([Diagnostic("error", f"{what} is not supported by the PTX code generator", location)])


def symbol_name(name: str) -> str:
    """An IR name as a PTX identifier: what PTX does not allow becomes `_$_`, as LLVM does it."""
    if name.replace("_", "a").replace("$", "a").isalnum() and name.isascii():
        return name
    return "".join(c if c.isascii() and (c.isalnum() or c in "_$") else "_$_" for c in name)


def flat(code: Iterable[Code]) -> Iterator[Operation]:
    """The operations of `code` in order, those of sequences included."""
    for statement in code:
        if isinstance(statement, Instruction):
            yield statement
        elif isinstance(statement, Sequence):
            for inner in statement.statements:
                if isinstance(inner, Instruction | AsmText):
                    yield inner


def defs(operation: Operation) -> tuple[Register, ...]:
    """The registers that an operation writes."""
    return operation.defs if isinstance(operation, AsmText) else flow.defs(operation)


def is_partial(operation: Operation) -> bool:
    """Return whether old values of `defs(operation)` may survive it, because a guard may be false."""
    return isinstance(operation, Instruction) and flow.is_partial(operation)


def uses(operation: Operation) -> tuple[Register, ...]:
    """The registers that an operation reads."""
    return operation.uses if isinstance(operation, AsmText) else flow.uses(operation)


def liveness(mf: MachineFunction) -> RegisterLiveness[MachineBlock]:
    """Return the live registers of every reachable block. A branch reads its condition at the block's end."""

    def effects(block: MachineBlock) -> Iterator[RegisterEffect]:
        for operation in block.instructions():
            yield uses(operation), defs(operation), is_partial(operation)
        if block.cond is not None:
            yield (block.cond,), (), False

    return RegisterLiveness(
        {block: block.targets for block in mf.blocks}, mf.blocks[0], {b: effects(b) for b in mf.blocks}
    )


# ------------------------------------------------------------------------------- types as leaves


_leaves: dict[Type, tuple[tuple[Type, int], ...]] = {}


def leaves(type: Type) -> tuple[tuple[Type, int], ...]:
    """The scalars of `type` with their byte offsets: an aggregate value lives in one register each."""
    result = _leaves.get(type)
    if result is None:
        result = _leaves[type] = tuple(_leaves_of(type))
    return result


def _leaves_of(type: Type) -> Iterator[tuple[Type, int]]:
    match type:
        case StructType(fields):
            for index, part in enumerate(fields):
                start = offset_of(type, index)
                yield from ((leaf, start + at) for leaf, at in leaves(part))
        case ArrayType(count, element) | VectorType(count, element):
            size = size_of(element)
            inner = leaves(element)
            for index in range(count):
                yield from ((leaf, index * size + at) for leaf, at in inner)
        case VoidType():
            return
        case _:
            yield type, 0


def aligned_leaves(type: Type, align: int) -> Iterator[tuple[Type, int]]:
    """The leaves of what lies at an address aligned by `align`; one that lies askew, as in a packed
    structure, comes as bytes or wider pieces.
    """
    for leaf, at in leaves(type):
        size, known = size_of(leaf), piece_size(leaf, align, at)
        if known == size:
            yield leaf, at
        else:
            yield from ((ty.int_type(8 * known), at + n) for n in range(0, size, known))


def piece_size(leaf: Type, align: int, at: int) -> int:
    """Return the bytes of `leaf` that one access can take, `at` bytes after an address aligned by `align`:
    PTX requires natural alignment.
    """
    return min(size_of(leaf), align, at & -at or align)


def leaf_range(type: Type, indices: Iterable[int]) -> tuple[int, int, Type]:
    """Return the leaves of `type` that the path `indices` selects: (first, one past the last,
    selected type).
    """
    first = 0
    for index in indices:
        if isinstance(type, StructType):
            first += sum(len(leaves(part)) for part in type.fields[:index])
            type = type.fields[index]
        else:
            assert isinstance(type, ArrayType | VectorType)
            type = type.element
            first += index * len(leaves(type))
    return first, first + len(leaves(type)), type


def register_type(type: Type) -> str:
    """The register type of a scalar; KeyError for integers of a width that PTX does not have."""
    if isinstance(type, PointerType):
        return "b32" if type.space == SHARED else "b64"
    if isinstance(type, FloatType):
        return {16: "b16", 32: "f32", 64: "f64"}[type.bits]
    assert isinstance(type, IntType)
    return {1: "pred", 8: "b16", 16: "b16", 32: "b32", 64: "b64"}[type.bits]
