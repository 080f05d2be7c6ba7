"""Printer of modules: PTX text in nvcc's layout.

Invariant: `print_module(parse(t))` is a fixed point: parsing and printing it again changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable

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
    lines = [
        f".version {module.version[0]}.{module.version[1]}",
        f".target {', '.join(module.target)}",
        # The directive is younger than the versions that have 32-bit addresses only.
        *(
            [f".address_size {module.address_size}"]
            if module.version >= (2, 3) or module.address_size == 64
            else []
        ),
        "",
        *(f'.file {number} "{path}"' for number, path in module.files.items()),
    ]
    for item in module.items:
        if isinstance(item, Function):
            lines += print_function(item)
        elif isinstance(item, Variable):
            lines.append(f"{print_variable(item)};")
        else:
            lines.append(_directive(item))
    return "\n".join(lines) + "\n"


def print_function(fn: Function) -> list[str]:
    """Return the lines of a function's definition or declaration."""
    linkage = f".{fn.linkage} " if fn.linkage else ""
    returns = f" ({', '.join(map(print_variable, fn.returns))})" if fn.returns else ""
    head = f"{linkage}.{fn.kind}{returns} {fn.name}("
    lines = [""]
    if fn.params:
        lines.append(head)
        lines += [f"\t{print_variable(param)}," for param in fn.params[:-1]]
        lines += [f"\t{print_variable(fn.params[-1])}", ")"]
    else:
        lines.append(head + ")")
    lines += _limits(fn.limits)
    if fn.body is None:
        return [*lines, ";"]
    return [*lines, "{", *_statements(fn.body), "}"]


def print_variable(variable: Variable) -> str:
    """Return a declaration without its semicolon: `.global .align 4 .f32 x[4] = {0f3F800000}`."""
    parts = [f".{variable.linkage}"] if variable.linkage else []
    if variable.binding is not None and variable.space != "const":
        return " ".join([*parts, f".{variable.space}[{variable.binding}] {variable.name}"])
    parts.append(f".{variable.space}" + (f"[{variable.binding}]" if variable.binding is not None else ""))
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
    shape = "".join(f"[{'' if size is None else size}]" for size in variable.shape)
    parts.append(variable.name + shape)
    if variable.initializer is not None:
        scalar = (
            not variable.shape
            and not variable.vector
            and len(variable.initializer) == 1
            and not isinstance(variable.initializer[0], Setting)
        )
        parts += ["=", str(variable.initializer[0]) if scalar else _initializer(variable.initializer)]
    return " ".join(parts)


def _initializer(value: object) -> str:
    return "{" + ", ".join(map(_initializer, value)) + "}" if isinstance(value, tuple) else str(value)


def _limits(limits: dict[str, tuple[int, ...]]) -> list[str]:
    return [f".{name} {', '.join(map(str, numbers))}".rstrip() for name, numbers in limits.items()]


def _directive(item: Directive) -> str:
    if item.name == "section":
        return f".section\t{item.text.strip()}"
    return f".{item.name} {item.text};"


def _statements(statements: list[Statement]) -> Iterable[str]:
    """Return the lines of a body. A blank line separates declarations from code and precedes labels."""
    lines: list[str] = []
    declaring = False
    for statement in statements:
        if declaring and isinstance(statement, (Instruction, Loc)):
            lines.append("")
        if isinstance(statement, Instruction):
            lines.append("\t" + print_instruction(statement))
        elif isinstance(statement, LabelDef):
            lines += ["", f"{statement.name}:"]
        elif isinstance(statement, Scope):
            lines += [f"\t{_guard(statement)}{{", *_statements(statement.statements), "\t}"]
        else:
            lines.append("\t" + _other(statement))
        declaring = isinstance(statement, (RegisterDecl, Variable))
    return lines


def _guard(guarded: Instruction | Scope) -> str:
    return f"@{'!' if guarded.negated else ''}{guarded.guard} " if guarded.guard is not None else ""


def print_instruction(instr: Instruction) -> str:
    """Return the text of one instruction, without a line break."""
    guard = _guard(instr)
    operands = ", ".join(map(str, instr.operands))
    return f"{guard}{instr.mnemonic}" + (f" \t{operands};" if operands else ";")


def _other(statement: Statement) -> str:
    if isinstance(statement, RegisterDecl):
        vector = f".{statement.vector} " if statement.vector else ""
        names = ", ".join(name if count is None else f"{name}<{count}>" for name, count in statement.names)
        return f".reg {vector}.{statement.type} \t{names};"
    if isinstance(statement, Variable):
        return f"{print_variable(statement)};"
    if isinstance(statement, Loc):
        text = f".loc\t{statement.file} {statement.line} {statement.column}"
        if statement.inlined_at is None:
            return text
        file, line, column = statement.inlined_at
        return f"{text}, function_name {statement.function}, inlined_at {file} {line} {column}"
    if isinstance(statement, LabelList):
        return f"{statement.name}: .{statement.kind} {', '.join(statement.targets)};"
    if isinstance(statement, Prototype):
        returns = f"({', '.join(map(print_variable, statement.returns))}) " if statement.returns else ""
        params = f" ({', '.join(map(print_variable, statement.params))})"
        limits = "".join(f" {text}" for text in _limits(statement.limits))
        return f"{statement.name}: .callprototype {returns}_{params}{limits};"
    if isinstance(statement, Directive):
        return _directive(statement)
    if isinstance(statement, Comment):
        return f"// {statement.text}".rstrip()
    raise TypeError(f"not a statement: {statement!r}")
