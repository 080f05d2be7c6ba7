"""Printer of modules: PTX text in nvcc's layout.

Invariants: `print_module(parse(t))` is a fixed point: parsing and printing it again changes nothing. After
`text = print_located(module, name)` every location in `module` is the one that `parse(text, name)` gives
(except those of DWARF directives in PTX 1.x).
"""

from __future__ import annotations

from ..support.diagnostics import Location
from .model import (
    Comment,
    Directive,
    Function,
    Instruction,
    LabelDef,
    LabelList,
    Loc,
    Module,
    Prototype,
    RegisterDecl,
    Scope,
    Setting,
    Statement,
    Variable,
)


def print_module(module: Module) -> str:
    """Return the text of `module`, ending in a newline."""
    printer = _PtxPrinter()
    printer.module(module)
    return "\n".join(printer.lines) + "\n"


def print_located(module: Module, filename: str) -> str:
    """Return the text of `module`, and set the locations in `module` to positions in that text."""
    printer = _PtxPrinter()
    printer.module(module)
    for item, line, column in printer.positions:
        item.location = Location(filename, line, column)
    module.version_location = Location(filename, 1, len(".version ") + 1)
    module.target_location = Location(filename, 2, len(".target ") + 1)
    if _has_address_size(module):
        module.address_size_location = Location(filename, 3, len(".address_size ") + 1)
    return "\n".join(printer.lines) + "\n"


def print_instruction(instr: Instruction) -> str:
    """Return the text of one instruction, without indentation or line break."""
    operands = ", ".join(map(str, instr.operands))
    return f"{_guard(instr)}{instr.mnemonic}" + (f" \t{operands};" if operands else ";")


def print_variables(variables: list[Variable]) -> str:
    """Return declarations as in a list of parameters."""
    return _PtxPrinter().variables("", variables)


class _PtxPrinter:
    """The lines of a text and the positions of what stands in them: (item, line, column), counted from 1.

    The position of an instruction, label or scope is its first character, that of a variable or function its
    name, that of another directive its first operand.
    """

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.positions: list[tuple[Statement | Function, int, int]] = []

    def module(self, module: Module) -> None:
        """Print the module."""
        lines = self.lines
        lines.append(f".version {module.version[0]}.{module.version[1]}")
        lines.append(f".target {', '.join(module.target)}")
        if _has_address_size(module):
            lines.append(f".address_size {module.address_size}")
        lines.append("")
        lines += (f'.file {number} "{path}"' for number, path in module.files.items())
        for item in module.items:
            if isinstance(item, Function):
                self.function(item)
            elif isinstance(item, Variable):
                self.variable("", item, ";")
            else:
                self.directive("", item)

    def function(self, fn: Function) -> None:
        """Print a function."""
        self.lines.append("")
        start = f"{f'.{fn.linkage} ' if fn.linkage else ''}.{fn.kind} "
        if fn.returns:
            start = f"{self.variables(start + '(', fn.returns)}) "
        self.positions.append((fn, len(self.lines) + 1, len(start) + 1))
        if fn.params:
            self.lines.append(f"{start}{fn.name}(")
            for param in fn.params[:-1]:
                self.variable("\t", param, ",")
            self.variable("\t", fn.params[-1], "")
            self.lines.append(")")
        else:
            self.lines.append(f"{start}{fn.name}()")
        self.lines += _limits(fn.limits)
        if fn.body is None:
            self.lines.append(";")
        else:
            self.lines.append("{")
            self.statements(fn.body)
            self.lines.append("}")

    def statements(self, statements: list[Statement]) -> None:
        """A blank line stands between declarations and code, and before labels."""
        lines, positions = self.lines, self.positions
        declaring = False
        for statement in statements:
            if declaring and isinstance(statement, (Instruction, Loc)):
                lines.append("")
            if isinstance(statement, Instruction):
                lines.append("\t" + print_instruction(statement))
                positions.append((statement, len(lines), 2))
            elif isinstance(statement, LabelDef):
                lines += ["", f"{statement.name}:"]
                positions.append((statement, len(lines), 1))
            elif isinstance(statement, Scope):
                lines.append(f"\t{_guard(statement)}{{")
                positions.append((statement, len(lines), 2))
                self.statements(statement.statements)
                lines.append("\t}")
            elif isinstance(statement, Variable):
                self.variable("\t", statement, ";")
            elif isinstance(statement, Directive):
                self.directive("\t", statement)
            elif isinstance(statement, Comment):
                lines.append(f"\t// {statement.text}".rstrip())
            else:
                positions.append((statement, len(lines) + 1, 2))
                lines.append(
                    self.prototype(statement)
                    if isinstance(statement, Prototype)
                    else "\t" + _other(statement)
                )
            declaring = isinstance(statement, (RegisterDecl, Variable))

    def prototype(self, prototype: Prototype) -> str:
        """Return the line of a prototype."""
        start = f"\t{prototype.name}: .callprototype "
        if prototype.returns:
            start = f"{self.variables(start + '(', prototype.returns)}) "
        start = f"{self.variables(start + '_ (', prototype.params)})"
        return f"{start}{''.join(f' {text}' for text in _limits(prototype.limits))};"

    def variables(self, start: str, variables: list[Variable]) -> str:
        """Return `start` and the declarations, separated by commas, as the beginning of the next line."""
        for number, variable in enumerate(variables):
            start += f"{', ' if number else ''}{_specifiers(variable)} "
            self.positions.append((variable, len(self.lines) + 1, len(start) + 1))
            start += _declarator(variable)
        return start

    def variable(self, start: str, variable: Variable, terminator: str) -> None:
        """Print a variable."""
        self.lines.append(self.variables(start, [variable]) + terminator)

    def directive(self, start: str, item: Directive) -> None:
        """Print a directive."""
        if item.name == "section":
            start, text = f"{start}.section\t", item.text.strip()
        else:
            start, text = f"{start}.{item.name} ", f"{item.text};"
        self.positions.append((item, len(self.lines) + 1, len(start) + 1))
        self.lines += (start + text).split("\n")


def _has_address_size(module: Module) -> bool:
    """Return whether the text has `.address_size`: the versions before 2.3 have 32-bit addresses only."""
    return module.version >= (2, 3) or module.address_size == 64


def _specifiers(variable: Variable) -> str:
    """Return what stands before a declared name: `.global .align 4 .f32`."""
    parts = [f".{variable.linkage}"] if variable.linkage else []
    parts.append(f".{variable.space}" + (f"[{variable.binding}]" if variable.binding is not None else ""))
    if _is_bound(variable):
        return " ".join(parts)
    parts += [f".attribute({text})" for text in variable.attributes]
    if variable.align:
        parts.append(f".align {variable.align}")
    if variable.vector:
        parts.append(f".{variable.vector}")
    parts.append(f".{variable.type}")
    if variable.ptr_space is not None:
        parts.append(".ptr")
        parts += [f".{variable.ptr_space}"] if variable.ptr_space else []
        parts += [f".align {variable.ptr_align}"] if variable.ptr_align else []
    return " ".join(parts)


def _declarator(variable: Variable) -> str:
    """Return the name with its dimensions and initial values: `x[4] = {0f3F800000}`."""
    if _is_bound(variable):
        return variable.name
    shape = "".join(f"[{'' if size is None else size}]" for size in variable.shape)
    if variable.initializer is None:
        return variable.name + shape
    is_scalar = (
        not variable.shape
        and not variable.vector
        and len(variable.initializer) == 1
        and not isinstance(variable.initializer[0], Setting)
    )
    value = str(variable.initializer[0]) if is_scalar else _initializer(variable.initializer)
    return f"{variable.name}{shape} = {value}"


def _is_bound(variable: Variable) -> bool:
    """Return whether this is a texture or surface of PTX 1.x with a numbered binding."""
    return variable.binding is not None and variable.space != "const"


def _initializer(value: object) -> str:
    return "{" + ", ".join(map(_initializer, value)) + "}" if isinstance(value, tuple) else str(value)


def _limits(limits: dict[str, tuple[int, ...]]) -> list[str]:
    return [f".{name} {', '.join(map(str, numbers))}".rstrip() for name, numbers in limits.items()]


def _guard(guarded: Instruction | Scope) -> str:
    return f"@{'!' if guarded.negated else ''}{guarded.guard} " if guarded.guard is not None else ""


def _other(statement: RegisterDecl | Loc | LabelList) -> str:
    if isinstance(statement, RegisterDecl):
        vector = f".{statement.vector} " if statement.vector else ""
        names = ", ".join(name if count is None else f"{name}<{count}>" for name, count in statement.names)
        return f".reg {vector}.{statement.type} \t{names};"
    if isinstance(statement, LabelList):
        return f"{statement.name}: .{statement.kind} {', '.join(statement.targets)};"
    text = f".loc\t{statement.file} {statement.line} {statement.column}"
    if statement.inlined_at is None:
        return text
    file, line, column = statement.inlined_at
    return f"{text}, function_name {statement.function}, inlined_at {file} {line} {column}"
