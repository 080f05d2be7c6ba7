"""Checks the rules that every IR module keeps between passes. A violation is a bug of the pass that made it.

Blocks and edges
 1. A block ends with its only terminator; it is not empty.
 2. The entry block has no predecessors.
 3. Phis come first in their block.
 4. A phi has one entry for each edge into its block (LLVM's rule: two edges from one switch, two
    entries with the same value), and none for anything else.
Values
 5. Parent links agree with containment; no instruction or block is in two containers.
 6. An operand is a constant, a global, a function, or an argument, block or instruction of this function.
 7. A definition dominates its uses (for a phi: the end of the predecessor). Unreachable uses are free.
 8. `users` of every value counts exactly the operand slots that hold it.
Types
 9. Operands have the number and types that the opcode's form and row require.
10. The result has the type that follows from the operands.
11. Flags and attributes are those of the row, complete and in range (alignments are powers of two).
12. A call matches the callee's type; an intrinsic has the table's type and its immediates are constants.
13. `ret` returns a value of the function's result type.
14. `alloca` stands in the entry block and has a sized type.
15. Cases of a `switch` are distinct constants of the type of its operand.
16. A kernel returns nothing and is never called.
17. Nothing is stored to the constant space.
18. Every instruction has a location, known or `UNKNOWN`.
Modules
19. Globals and functions are registered under their own names; an intrinsic's declaration has no body.
20. A variable has a sized type; its initialiser is a constant of that type.
21. One name of a structure type has one body.

Runs in time linear in the module (plus the dominator tree), so that it can follow every pass.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..support import graphs
from ..support.diagnostics import Diagnostic, InternalError, Location, Note
from . import irtypes as ty
from .core import AddressOf, Aggregate, Argument, Block, Constant, Function, Global, Instr, Module, Value
from .irtypes import Type
from .opcodes import OPCODES
from .verify_forms import FIXED_FORMS, VARIABLE_FORMS, Complaints, of_kind


def verify(what: Module | Function) -> list[Diagnostic]:
    """Return all violations, in program order; an empty list means the IR is valid.

    A diagnostic names its rule in brackets. Its location is that of the instruction in the IR text where the
    module was parsed, else in the source; a note spells the instruction.
    """
    if isinstance(what, Function):
        return _FunctionCheck(what).run()
    result = [Diagnostic("error", f"{message} [rule {rule}]") for rule, message in _module_rules(what)]
    for fn in what.functions.values():
        result += _FunctionCheck(fn).run()
    return result


def require_valid(module: Module, stage: str) -> None:
    """InternalError that names the stage, for IR that it has broken."""
    wrong = verify(module)
    if wrong:
        raise InternalError(f"broken IR: {wrong[0].message}", stage)


# ---------------------------------------------------------------------------------- modules


def _module_rules(module: Module) -> Complaints:
    bodies: dict[str, ty.StructType] = {}
    for name, variable in module.globals.items():
        if variable.name != name or name in module.functions:
            yield 19, f"variable '@{variable.name}' is registered as '@{name}'"
        if not ty.is_sized(variable.value_type):
            yield 20, f"variable '@{name}' has the unsized type '{variable.value_type}'"
        elif variable.initializer is not None:
            yield from (
                (20, f"variable '@{name}': {m}")
                for m in _initializer(variable.initializer, variable.value_type)
            )
        yield from _struct_bodies(variable.value_type, bodies)
    for name, fn in module.functions.items():
        if fn.name != name or fn.module is not module:
            yield 19, f"function '@{fn.name}' is registered as '@{name}' or belongs to another module"
        if fn.intrinsic is not None and (fn.blocks or fn.intrinsic.function_type is not fn.ftype):
            yield 19, f"intrinsic '@{name}' has a body or a type of its own"
        elif fn.intrinsic is None and name.startswith("llvm."):
            yield 19, f"intrinsic '@{name}' has no row in ir/opcodes.py"
        for type in (fn.ftype.ret, *fn.ftype.params):
            yield from _struct_bodies(type, bodies)
        for block in fn.blocks:
            for instr in block.instrs:
                if "type" in instr.attrs:
                    yield from _struct_bodies(instr.attrs["type"], bodies)
    for name, struct in module.structs.items():
        if struct.name != name or bodies.get(name, struct) is not struct:
            yield 21, f"type '%{name}' has another name or body"


def _struct_bodies(type: Type, bodies: dict[str, ty.StructType]) -> Complaints:
    while isinstance(type, (ty.ArrayType, ty.VectorType)):
        type = type.element
    if isinstance(type, ty.StructType):
        if type.name and bodies.setdefault(type.name, type) is not type:
            yield 21, f"type '%{type.name}' has two bodies"
        for field in type.fields:
            yield from _struct_bodies(field, bodies)


def _initializer(value: Value, type: Type) -> Iterator[str]:
    if not isinstance(value, (Constant, Global, Function)):
        yield "the initialiser is not a constant"
    elif value.type is not type:
        yield f"the initialiser has type '{value.type}', not '{type}'"
    elif isinstance(value, Aggregate):
        for element, element_type in zip(value.elements, element_types(type)):
            yield from _initializer(element, element_type)


def element_types(type: Type) -> tuple[Type, ...]:
    """The types of an aggregate's or vector's elements."""
    if isinstance(type, ty.StructType):
        return type.fields
    assert isinstance(type, (ty.ArrayType, ty.VectorType))
    return (type.element,) * type.count


# -------------------------------------------------------------------------------- functions


class _FunctionCheck:
    def __init__(self, fn: Function) -> None:
        self.fn = fn
        self.violations: list[Diagnostic] = []
        self.positions: dict[Instr, tuple[Block, int]] = {}

    def run(self) -> list[Diagnostic]:
        """Check the function and return the errors."""
        fn = self.fn
        if fn.is_kernel and not fn.ftype.ret.is_void:
            self.report(None, 16, f"kernel returns '{fn.ftype.ret}'")
        if tuple(a.type for a in fn.args) != fn.ftype.params or any(a.parent is not fn for a in fn.args):
            self.report(None, 5, "the arguments do not agree with the function's type")
        if not fn.blocks:
            return self.violations
        self.links()
        if self.violations:  # what follows walks these links
            return self.violations
        uses = self.operands()
        self.users(uses)
        self.edges()
        for instr in self.positions:
            for rule, message in self.instruction(instr):
                self.report(instr, rule, message)
        if not self.violations:
            self.dominance()
        return self.violations

    def report(self, instr: Instr | None, rule: int, message: str) -> None:
        """Report a violation of a rule at an instruction, or at the function."""
        where = f"in function '@{self.fn.name}'"
        location: Location | None = self.fn.location if self.fn.location.line else None
        if instr is not None:
            spelled = self.fn.module.spelled if self.fn.module else {}
            if isinstance(instr.location, Location) and instr.location.line:
                location = instr.location
            location = spelled.get(instr, location)
            where = f"{where}: {_spell(instr)}"
        message = f"{message} [rule {rule}]"
        self.violations.append(Diagnostic("error", message, location, notes=(Note(where),)))

    def links(self) -> None:
        """Rules 1, 3, 5."""
        seen: set[Block] = set()
        for block in self.fn.blocks:
            if block.parent is not self.fn or block in seen:
                self.report(None, 5, f"block '{block.name}' occurs twice or belongs to another function")
            seen.add(block)
            last, phis = len(block.instrs) - 1, True
            if last < 0:
                self.report(None, 1, f"block '{block.name}' is empty")
            for index, instr in enumerate(block.instrs):
                if instr.parent is not block or instr in self.positions:
                    self.report(instr, 5, "the instruction occurs twice or belongs to another block")
                self.positions[instr] = (block, index)
                if instr.info.is_terminator != (index == last):
                    self.report(instr, 1, "a block ends with a terminator and contains no other")
                if instr.op != "phi":
                    phis = False
                elif not phis:
                    self.report(instr, 3, "a phi follows another instruction")

    def operands(self) -> dict[Value, dict[Instr, int]]:
        """Rule 6; counts the slots for rule 8."""
        fn, positions = self.fn, self.positions
        functions = fn.module.functions if fn.module else {}
        variables = fn.module.globals if fn.module else {}
        uses: dict[Value, dict[Instr, int]] = {}
        for instr in positions:
            for value in (*instr.operands, *instr.blocks):
                if isinstance(value, Constant):
                    if (
                        isinstance(value, AddressOf)
                        and (functions.get(value.base.name) or variables.get(value.base.name))
                        is not value.base
                    ):
                        self.report(instr, 6, f"'@{value.base.name}' is not of this module")
                    continue
                counts = uses.setdefault(value, {})
                counts[instr] = counts.get(instr, 0) + 1
                match value:
                    case Instr():
                        fine = value in positions
                    case Argument() | Block():
                        fine = value.parent is fn
                    case Function():
                        fine = functions.get(value.name) is value
                    case Global():
                        fine = variables.get(value.name) is value
                    case _:
                        fine = False
                if not fine:
                    self.report(
                        instr,
                        6,
                        f"the operand '{value.name or value.type}' is not of this function or module",
                    )
            if any(not isinstance(b, Block) for b in instr.blocks) or any(
                isinstance(v, Block) for v in instr.operands
            ):
                self.report(instr, 6, "a block is used as a value, or a value as a block")
        return uses

    def users(self, uses: dict[Value, dict[Instr, int]]) -> None:
        """Rule 8, for everything local to the function."""
        for value in (*self.fn.args, *self.fn.blocks, *self.positions):
            counted = uses.get(value, {})
            if value.users != counted:
                extra = next((u for u in value.users if u not in counted), None)
                what = "a user that is not in the function" if extra is not None else "wrong counts"
                self.report(
                    value if isinstance(value, Instr) else None,
                    8,
                    f"'users' of '{value.name or value.type}' holds {what}",
                )

    def edges(self) -> None:
        """Rules 2 and 4."""
        fn = self.fn
        incoming: dict[Block, dict[Block, int]] = {b: {} for b in fn.blocks}
        for block in fn.blocks:
            for target in block.instrs[-1].blocks:
                if target in incoming:
                    incoming[target][block] = incoming[target].get(block, 0) + 1
        if incoming[fn.entry]:
            self.report(None, 2, "the entry block has predecessors")
        for block in fn.blocks:
            for phi in block.phis:
                entries: dict[Block, int] = {}
                values: dict[Block, Value] = {}
                if len(phi.operands) != len(phi.blocks):
                    self.report(phi, 4, "a phi has as many values as blocks")
                for value, source in phi.incoming:
                    entries[source] = entries.get(source, 0) + 1
                    if values.setdefault(source, value) is not value:
                        self.report(phi, 4, f"two values for the edge from '{source.name}'")
                if entries != incoming[block]:
                    missing = [b for b in incoming[block] if entries.get(b) != incoming[block][b]]
                    stray = [b for b in entries if b not in incoming[block]]
                    what = (
                        f"no entry for an edge from '{missing[0].name}'"
                        if missing
                        else f"an entry for '{stray[0].name}', which is no predecessor"
                    )
                    self.report(phi, 4, f"the phi has {what}")

    def dominance(self) -> None:
        """Rule 7."""
        fn, positions = self.fn, self.positions
        tree = graphs.dominator_tree({b: b.successors for b in fn.blocks}, fn.entry)
        for instr, (block, index) in positions.items():
            if block not in tree:
                continue
            for number, value in enumerate(instr.operands):
                if not isinstance(value, Instr):
                    continue
                def_block, def_index = positions[value]
                if instr.op == "phi":
                    source = instr.blocks[number]
                    fine = source not in tree or (def_block in tree and tree.dominates(def_block, source))
                elif def_block is block:
                    fine = def_index < index
                else:
                    fine = def_block in tree and tree.dominates(def_block, block)
                if not fine:
                    self.report(instr, 7, f"the definition of operand {number} does not dominate this use")

    def instruction(self, instr: Instr) -> Complaints:
        """Rules 9 to 18 for one instruction."""
        row = OPCODES[instr.op]
        if not isinstance(instr.location, Location):
            yield 18, "the instruction has no location"
        if not instr.flags.issubset(row.flags):
            yield 11, f"'{instr.op}' takes no flag '{min(instr.flags.difference(row.flags))}'"
        if row.is_terminator and instr.type is not ty.VOID:
            yield 10, f"'{instr.op}' has no result"
        fixed = FIXED_FORMS.get(row.form)
        if fixed is None:
            yield from VARIABLE_FORMS[row.form](instr)
            return
        count, blocks, rule = fixed
        if len(instr.operands) != count or len(instr.blocks) != blocks:
            yield 9, f"'{instr.op}' takes {count} operands and {blocks} blocks"
            return
        if row.types and not of_kind(instr.operands[0].type, row.types):
            yield 9, f"'{instr.op}' takes {' or '.join(row.types)}, not '{instr.operands[0].type}'"
            return
        yield from rule(instr)


def _spell(instr: Instr) -> str:
    """The instruction's text; a broken one may not have any."""
    try:
        from .printer import print_instr  # only broken IR is printed

        return print_instr(instr)
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        return instr.op
