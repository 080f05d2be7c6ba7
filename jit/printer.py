"""The printer of the native engine's functions as LLVM text, which LLVM parses and compiles.

It extends the printer of the IR by what only this engine emits: metadata of alias classes, invariant loads
and branch weights, and functions assembled from pieces (`code_builder`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..ir import irtypes as ty
from ..ir.core import Aggregate, Argument, Block, Instr, Value
from ..ir.irtypes import VOID
from ..ir.printer import FORMS, Printer
from .code_builder import AliasClass, CodeBuilder, Item, MetadataString, Routine

_ALIAS: dict[AliasClass, int] = {"state": 5, "memory": 7, "context": 9, "shadow": 13}
"""The metadata node of each alias class."""
INVARIANT, LIKELY, UNLIKELY = 2, 0, 1
"""Metadata nodes: invariant memory, and the branch weights of conditions that usually hold or
usually fail.
"""
PARAMETER_BYTES, ACCESS_BYTES = 10, 11
"""Metadata nodes: the size in bytes of the kernel's parameters, and of the worker's bounds caches."""


class _HostPrinter(Printer):
    """The printer of functions for the host, in which values and blocks are referred to by name."""

    convergent = False

    def ref(self, value: Value) -> str:
        """Return an operand without its type."""
        # Names need no quotes here. This test comes first since most operands are instructions.
        return f"%{value.name}" if value.__class__ in _LOCAL else super().ref(value)

    def unnamed(self, value: Value) -> str:
        """Return a constant without a name, which may be metadata."""
        return f'!"{value.text}"' if isinstance(value, MetadataString) else super().unnamed(value)

    def aggregate(self, value: Aggregate) -> str:
        """Return an aggregate constant; a vector of equal elements is a splat."""
        first = value.elements[0]
        if isinstance(value.type, ty.VectorType) and all(one is first for one in value.elements):
            return f"splat ({self.operand(first)})"
        return super().aggregate(value)

    def line(self, item: Instr | Block) -> str:
        """Return the line of an instruction, or the label of a block."""
        if isinstance(item, Block):
            return f"{item.name}:"
        text = FORMS[item.info.form](self, item)
        head = "  " if item.type is VOID else f"  %{item.name} = "
        if not item.info.effects:
            return head + text
        if item.op == "call" and item.attrs.get("align"):
            text = text.replace("(ptr", f"(ptr align {item.attrs['align']}", 1)
        return f"{head}{text}{self.metadata_of(item)}"

    def access(self, instr: Instr, operands: str) -> str:
        """Return a load or store, with its alignment unless that is the natural one."""
        if instr.attrs["align"]:
            return super().access(instr, operands)
        return f"{self.head(instr)} {operands}"

    def metadata_of(self, instr: Instr) -> str:
        """Return the attributes and metadata at the end of an instruction's line."""
        attrs, text = instr.attrs, ""
        if "memory" in attrs:
            text += " nounwind"
        if "strict" in attrs:
            text += " strictfp"
        if "invariant" in attrs:
            text += f", !invariant.load !{INVARIANT}"
        if "dereferenceable" in attrs:
            text += f", !dereferenceable !{attrs['dereferenceable']}"
        if "alias" in attrs:
            text += f", !tbaa !{_ALIAS[attrs['alias']]}"
        if "likely" in attrs:
            text += f", !prof !{LIKELY if attrs['likely'] else UNLIKELY}"
        return text


_LOCAL = frozenset({Instr, Value, Argument, Block})
_PRINTER = _HostPrinter(None)


def print_items(items: Iterable[Item]) -> list[str]:
    """Return the lines of a function's items. A piece is printed once, also if several functions have it."""
    lines: list[str] = []
    for item in items:
        if isinstance(item, CodeBuilder):
            if item.lines is None:
                item.lines = print_items(item.items)
            lines += item.lines
        else:
            lines.append(_PRINTER.line(item))
    return lines


def print_routine(routine: Routine) -> str:
    """Return the definition of a function, or its declaration if it has no body."""
    if not routine.text:
        routine.text = _print_function(routine)
    return routine.text


def _print_function(routine: Routine) -> str:
    fn, attributes = routine.fn, f" {routine.attributes}" if routine.attributes else ""
    if not routine.body:
        return f"declare {fn.ftype.ret} @{fn.name}({', '.join(map(str, fn.ftype.params))}){attributes}"
    parameters = ", ".join(f"{_PRINTER.parameter(arg.type, arg.attrs)} %{arg.name}" for arg in fn.args)
    linkage = f" {fn.linkage}" if fn.linkage else ""
    head = f"define{linkage} {fn.ftype.ret} @{fn.name}({parameters}){attributes} {{"
    return "\n".join([*map(_PRINTER.global_variable, routine.tables), head, *print_items(routine.body), "}"])


def print_module(routines: Sequence[Routine]) -> str:
    """Return the text of functions and of their transitive callees, without metadata nodes."""
    needed: dict[str, Routine] = {}

    def collect(routine: Routine) -> None:
        for name, need in routine.needs.items():
            if name not in needed:
                needed[name] = need
                collect(need)

    for routine in routines:
        collect(routine)
    return "\n".join([*map(print_routine, (*routines, *needed.values())), ""])


def metadata(params: int, sites: int) -> str:
    """Return the metadata nodes of a module.

    `params` and `sites` are the sizes in bytes of the kernel's parameters and of the worker's bounds caches.
    """
    classes = "".join(
        f'!{at} = !{{!"{name}", !3, i64 0}}\n!{at + 1} = !{{!{at}, !{at}, i64 0}}\n'
        for at, name in ((4, "state"), (6, "memory"), (8, "context"), (12, "shadow"))
    )
    return (
        '!0 = !{!"branch_weights", i32 2000, i32 1}\n!1 = !{!"branch_weights", i32 1, i32 2000}\n!2 ='
        f' !{{}}\n!3 = !{{!"minicc"}}\n{classes}!10 = !{{i64 {params}}}\n!11 = !{{i64 {sites}}}\n'
    )
