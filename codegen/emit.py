"""The PTX module: declarations, bodies in layout order, line information.

A block gets a label when it is the target of a jump; a jump to the next block is not printed. Registers are
declared by type with the count in use, as nvcc does. Under `-lineinfo` a `.loc` precedes an instruction whose
location differs from the current one; an inlined location names its function in `.debug_str` and the call in
`inlined_at`.
"""

from __future__ import annotations

from ..ir.core import Function as IrFunction
from ..ir.core import Linkage
from ..lift.equivalents import LIMITS
from ..ptx.build import build
from ..ptx.model import (
    Address,
    Comment,
    Directive,
    Function,
    Instruction,
    LabelDef,
    LabelOperand,
    LinkingDirective,
    Loc,
    Module,
    Operand,
    OperandList,
    Register,
    RegisterDecl,
    Scope,
    Statement,
    SymbolAddress,
    Variable,
)
from ..support.diagnostics import UNKNOWN, Location
from . import abi, inline_asm
from .machine import (
    REGISTER_PREFIX,
    AsmText,
    Code,
    MachineBlock,
    MachineFunction,
    Sequence,
    defs,
    symbol_name,
    uses,
)
from .options import CodegenOptions

_LINKAGES: dict[Linkage, LinkingDirective] = {
    "": "visible",
    "internal": "",
    "external": "visible",
    "weak": "weak",
}


class LineTable:
    """The numbers of `.file` and the names in `.debug_str` of one module."""

    def __init__(self, options: CodegenOptions) -> None:
        self.options = options
        self.files: dict[str, int] = {}
        self.names: dict[str, str] = {}
        self._lines: dict[str, list[str]] = {}

    def file(self, name: str) -> int:
        """Return the number of a source file, from 1."""
        return self.files.setdefault(name, len(self.files) + 1)

    def label(self, function: str) -> str:
        """The `.debug_str` label of a function's name."""
        return self.names.setdefault(function, f"$L__info_string{len(self.names)}")

    def directives(self, location: Location, emitted: dict[tuple[int, int, int], Location]) -> list[Loc]:
        """Return the `.loc` of `location`. The location of an inlined call must have been in a `.loc` before
        (ptxas requires it), and its last one is referenced: `emitted` collects those of the function.
        """
        loc = Loc(self.file(location.file), location.line, location.column)
        before: list[Loc] = []
        if location.inlined_at is not None:
            call = location.inlined_at
            loc.function = self.label(location.function or "<unknown>")
            loc.inlined_at = (self.file(call.file), call.line, call.column)
            if emitted.get(loc.inlined_at) != call:
                before = self.directives(call, emitted)
        emitted[loc.file, loc.line, loc.column] = location
        return [*before, loc]

    def comment(self, location: Location) -> Comment | None:
        """Return the source line at `location`, when its text is known."""
        if location.file not in self._lines:
            self._lines[location.file] = self.options.sources.get(location.file, "").splitlines()
        lines = self._lines[location.file]
        return (
            Comment(f"{location.file}:{location.line} {lines[location.line - 1].strip()}")
            if 0 < location.line <= len(lines)
            else None
        )

    def section(self) -> Directive | None:
        """`.section .debug_str` with the names in use."""
        if not self.names:
            return None
        lines = [
            f"{label}:\n.b8 {', '.join(map(str, [*name.encode(), 0]))}" for name, label in self.names.items()
        ]
        return Directive("section", ".debug_str\n{\n" + "\n".join(lines) + "\n}")


def module(
    options: CodegenOptions,
    declarations: list[Function],
    variables: list[Variable],
    functions: list[Function],
    lines: LineTable,
) -> Module:
    """Put the parts together: declarations first, since an initialiser may name a function. The version is
    that of `options`, or a later one that an instruction needs.
    """
    needed = [
        instr.variant.since[0] for fn in functions for instr in fn.instructions() if instr.variant is not None
    ]
    result = Module(
        max([options.version, *needed]), [options.arch], 64, [*declarations, *variables, *functions]
    )
    if options.lineinfo:
        result.files = {number: name for name, number in lines.files.items()}
        section = lines.section()
        if section is not None:
            result.items.append(section)
    return result


def remove_comments(module: Module) -> None:
    """Remove the comments of `-src-in-ptx`, which a parser would not keep."""
    for fn in module.items:
        if isinstance(fn, Function) and fn.body is not None:
            fn.body = [statement for statement in fn.body if not isinstance(statement, Comment)]


def declaration(fn: IrFunction, extern: bool) -> Function:
    """`.func` without a body: `.extern`, or in front of a definition that stands later."""
    params, returns = abi.signature(fn)
    return Function(
        symbol_name(fn.name),
        "entry" if fn.is_kernel else "func",
        params,
        returns,
        "extern" if extern else _LINKAGES[fn.linkage],
    )


def function(mf: MachineFunction, options: CodegenOptions, lines: LineTable) -> Function:
    """The definition of a function after register allocation."""
    fn = mf.fn
    params, returns = abi.signature(fn)
    result = Function(
        symbol_name(fn.name), "entry" if fn.is_kernel else "func", params, returns, _LINKAGES[fn.linkage]
    )
    for attribute, directive in LIMITS.items():
        if attribute in fn.attrs:
            result.limits[directive] = tuple(map(int, filter(None, str(fn.attrs[attribute]).split(","))))
    if "noreturn" in fn.attrs and not fn.is_kernel:
        result.limits["noreturn"] = ()
    body: list[Statement] = []
    code = _body(mf, options, lines)
    if mf.frame_size:
        body.append(Variable(mf.depot, "local", "b8", mf.frame_align, (mf.frame_size,)))
    body += (Variable(name, "local", "b8", align, (size,)) for name, (size, align) in mf.variables.items())
    if mf.spill_size:
        body.append(Variable(mf.spill_area, "local", "b8", 8, (mf.spill_size,)))
    result.body = [*body, *_declarations(mf), *code]
    return result


def _declarations(mf: MachineFunction) -> list[Statement]:
    highest: dict[str, int] = {}
    for block in mf.blocks:
        named = [r for instr in block.instructions() for r in (*defs(instr), *uses(instr))]
        for register in [*named, *([block.cond] if block.cond else [])]:
            number = int(register.name[len(REGISTER_PREFIX[register.type]) :])
            highest[register.type] = max(highest.get(register.type, 0), number)
    return [
        RegisterDecl(kind, [(prefix, highest[kind] + 1)])
        for kind, prefix in REGISTER_PREFIX.items()
        if kind in highest
    ]


def _body(mf: MachineFunction, options: CodegenOptions, lines: LineTable) -> list[Statement]:
    labels = {block: f"$L__BB{mf.number}_{number}" for number, block in enumerate(mf.blocks)}
    jumps = [
        _jumps(block, mf.blocks[i + 1] if i + 1 < len(mf.blocks) else None, labels)
        for i, block in enumerate(mf.blocks)
    ]
    used = {
        operand.name
        for branches in jumps
        for instr in branches
        for operand in instr.operands
        if isinstance(operand, LabelOperand)
    }
    out: list[Statement] = []
    scopes = 0
    location: Location | None = None
    emitted: dict[tuple[int, int, int], Location] = {}
    for block, branches in zip(mf.blocks, jumps):
        if labels[block] in used:
            out.append(LabelDef(labels[block]))
            out += [Directive("pragma", '"nounroll"')] if block.rolled else []
        for statement in [*block.code, *branches]:
            if options.lineinfo or options.src_in_ptx:
                source = _source(statement)
                if source is not None and source is not UNKNOWN and source.line and source != location:
                    if options.src_in_ptx and (
                        location is None or (source.file, source.line) != (location.file, location.line)
                    ):
                        comment = lines.comment(source)
                        out += [comment] if comment else []
                    if options.lineinfo:
                        out += lines.directives(source, emitted)
                    location = source
            if isinstance(statement, Sequence):
                scopes += 1
                out.append(_scope(statement, scopes))
            else:
                out.append(statement)
    return out


def _scope(sequence: Sequence, number: int) -> Scope:
    """Return a sequence in its printed form: texts in place of operations, and operands that mark the scope's
    own variables.
    """
    result: list[Statement] = []
    own = {part.name for part in sequence.statements if isinstance(part, Variable)}
    for part in sequence.statements:
        if isinstance(part, AsmText):
            result += inline_asm.statements(part) if part.template.strip() else []
            continue
        if own and isinstance(part, Instruction):
            part.operands = tuple(_bound(operand, own, number) for operand in part.operands)
        result.append(part)
    return Scope(result, number)


def _bound(operand: Operand, own: set[str], number: int) -> Operand:
    if isinstance(operand, SymbolAddress):
        return SymbolAddress(operand.name, operand.offset, number) if operand.name in own else operand
    if isinstance(operand, Address) and isinstance(operand.base, SymbolAddress) and operand.base.name in own:
        return Address(SymbolAddress(operand.base.name, operand.base.offset, number), operand.offset)
    if isinstance(operand, OperandList):
        return OperandList(tuple(_bound(element, own, number) for element in operand.elements))
    return operand


def _source(statement: Code) -> Location | None:
    if isinstance(statement, Instruction):
        return statement.source
    if isinstance(statement, Sequence):
        return next((s.source for s in statement.statements if isinstance(s, Instruction | AsmText)), None)
    return None


def _jumps(
    block: MachineBlock, following: MachineBlock | None, labels: dict[MachineBlock, str]
) -> list[Instruction]:
    """Return the branches that end `block`, given the block after it in the layout."""
    targets = block.targets
    if not targets:
        return []
    if len(targets) == 1:
        return (
            []
            if targets[0] is following
            else [build("bra.uni", LabelOperand(labels[targets[0]]), source=block.source)]
        )
    taken, other, negated = targets[0], targets[1], block.negated
    if taken is following:
        taken, other, negated = other, taken, not negated
    guard: Register | None = block.cond
    result = [
        build(
            "bra.uni" if block.uniform else "bra",
            LabelOperand(labels[taken]),
            guard=guard,
            negated=negated,
            source=block.source,
        )
    ]
    if other is not following:
        result.append(build("bra.uni", LabelOperand(labels[other]), source=block.source))
    return result
