"""The table of dumps: names, drawing functions, and languages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, cast

from ...support.diagnostics import UsageError
from ...support.fast_dataclass import record

if TYPE_CHECKING:
    from ..pipeline import Compilation
    from .picture import Picture


@record(frozen=True)
class Dump:
    """A dump: its name, its meaning, and the functions that draw it, `module:function` in this room.

    A function draws an `OfIR`, an `OfPtx`, an `OfMachine` (the register allocator's view) or an `OfNative` (a
    kernel of the native engine). `ptx` is for PTX where a picture of its own instructions is possible;
    otherwise PTX is translated to the IR.
    """

    name: str
    meaning: str
    ir: str
    ptx: str = ""

    def place(self, is_ptx: bool) -> str:
        """Return the function that draws."""
        return self.ptx if is_ptx and self.ptx else self.ir


DUMPS = {
    row.name: row
    for row in (
        Dump("cfg", "the control-flow graph, every block with its instructions", "of_ir:cfg", "of_ptx:cfg"),
        Dump("dom", "the dominator tree, with dominance frontiers", "of_ir:dom", "of_ptx:dom"),
        Dump("postdom", "the postdominator tree", "of_ir:postdom", "of_ptx:postdom"),
        Dump(
            "loops", "blocks by the depth of loops: heads, latches, ways out", "of_ir:loops", "of_ptx:loops"
        ),
        Dump("ssa", "values and their uses", "of_ir:ssa"),
        Dump(
            "liveness",
            "what is live into and out of each block, and the most at once",
            "of_ir:liveness",
            "of_ptx:liveness",
        ),
        Dump(
            "divergence",
            "which threads agree on each value, and come to each block together; of PTX, what lanes agree on"
            " as the native engine finds it",
            "of_ir:divergence",
            "of_native:divergence",
        ),
        Dump(
            "interference",
            "values that live together, coloured by the registers they get",
            "of_machine:interference",
        ),
        Dump(
            "allocation",
            "registers, the values in them and from where to where; what is spilled",
            "of_machine:allocation",
        ),
        Dump(
            "schedule",
            "the PTX of each block in its order, with the clock at which each instruction can begin;"
            " reordering is left to the assembler",
            "of_ptx:schedule",
            "of_ptx:schedule",
        ),
        Dump(
            "regions",
            "the pieces of a kernel between barriers, as the native engine runs it",
            "of_native:regions",
            "of_native:regions",
        ),
    )
}


def pictures(name: str, compilation: Compilation, functions: Sequence[str] = ()) -> list[Picture]:
    """Return the pictures of one dump: of the functions with these names, or of all that have a body (of
    kernels alone, for the native engine).

    Raises UsageError for an unknown dump or name; PtxError for PTX without a form in the IR; LaunchError for
    a kernel that the native engine cannot execute.
    """
    place = dump_of(name).place(compilation.kind == "ptx")
    from importlib import import_module

    from ...passes.plugins import attribute_failures

    module, _, function = place.partition(":")
    draw = cast("Callable[[object], Picture]", getattr(import_module(f".{module}", __package__), function))
    if module not in compilation.drawn:
        compilation.drawn[module] = _SUBJECTS[module](compilation)
    subjects: Subjects = compilation.drawn[module]
    with attribute_failures(
        f"--dump={name}",
        f"'{compilation.filename}'",
        compilation.passes.suspects(compilation.passes.analyses),
    ):
        return [draw(subjects[symbol]()) for symbol in _chosen(list(subjects), functions)]


Subjects = Mapping[str, Callable[[], object]]
"""Subjects by symbol, computed on demand."""


def _of_ir(compilation: Compilation) -> Subjects:
    from ...passes.analysis.analyses import Analyses
    from .of_ir import OfIR

    analyses = Analyses(plugins=compilation.passes.analyses)
    return {fn.name: partial(OfIR, fn, analyses) for fn in compilation.optimized.definitions}


def _of_ptx(compilation: Compilation) -> Subjects:
    from .of_ptx import OfPtx

    module = compilation.ptx_module
    return {name: partial(OfPtx, module, fn) for name, fn in module.functions.items() if fn.body is not None}


def _of_machine(compilation: Compilation) -> Subjects:
    from .of_machine import machines

    return {name: partial(_itself, machine) for name, machine in machines(compilation).items()}


def _of_native(compilation: Compilation) -> Subjects:
    from ...runtime.engine.executable import Executable
    from .of_native import OfNative

    executable = Executable(compilation.ptx_module)
    return {name: partial(OfNative, executable, name) for name in executable.kernels}


def _itself(subject: object) -> object:
    return subject


_SUBJECTS: dict[str, Callable[[Compilation], Subjects]] = {
    "of_ir": _of_ir,
    "of_ptx": _of_ptx,
    "of_machine": _of_machine,
    "of_native": _of_native,
}


def dump_of(name: str) -> Dump:
    """Return the row of a name. Raises UsageError with the known names."""
    if name not in DUMPS:
        from difflib import get_close_matches

        near = get_close_matches(name, DUMPS, 1)
        hint = f"did you mean '{near[0]}'? " if near else ""
        raise UsageError(f"unknown dump '{name}'; {hint}(there are: {', '.join(DUMPS)})")
    return DUMPS[name]


def _chosen(symbols: Sequence[str], names: Sequence[str]) -> list[str]:
    """Return the symbols that one of the names means, in any spelling of `-filter-print-funcs` and of
    `--kernel`.
    """
    from ...passes.hooks import is_called
    from ..symbol_spelling import normalize_spelling, spellings

    result = {
        name: [
            symbol
            for symbol in symbols
            if is_called(symbol, name) or normalize_spelling(name) in spellings(symbol)
        ]
        for name in names
    }
    for name, meant in result.items():
        if not meant:
            raise UsageError(
                f"no function '{name}' in the module (there are: {', '.join(symbols) or 'none'})"
            )
    return [symbol for symbol in symbols if not names or any(symbol in meant for meant in result.values())]
