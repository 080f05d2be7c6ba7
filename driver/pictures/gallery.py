"""Pictures in Python: `minicc.draw(…)` and its result, which notebooks show."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Any

from ...ir.core import Block, Function, Module
from ...ir.printer import print_module
from ...passes.analysis.analyses import Analyses
from ...passes.analysis.cfg import ControlFlowGraph
from ...passes.analysis.divergence import Divergence
from ...passes.analysis.liveness import Liveness
from ...support.diagnostics import UsageError
from ...support.graphs import EXIT, DominatorTree, LoopNest
from ..options import CompileOptions
from ..pipeline import Compilation
from . import of_ir
from .command_output import FORMS, choose_form
from .of_ir import OfIR
from .picture import Picture
from .table import dump_of, pictures


class Gallery(Sequence[Picture]):
    """Pictures, one for each function; a notebook shows them. `str` is their text."""

    def __init__(self, pictures: Sequence[Picture]) -> None:
        self._pictures = tuple(pictures)

    def __getitem__(self, index: Any) -> Any:
        return self._pictures[index]

    def __len__(self) -> int:
        return len(self._pictures)

    def __iter__(self) -> Iterator[Picture]:
        return iter(self._pictures)

    def __repr__(self) -> str:
        return f"<Gallery: {'; '.join(picture.title for picture in self) or 'no pictures'}>"

    def __str__(self) -> str:
        return self.render("text")

    def render(self, form: str) -> str:
        """Return the pictures as `text`, `dot`, `svg` or `json`. Raises UsageError for another form, or for
        SVG without grandalf.
        """
        if form not in FORMS:
            raise UsageError(f"unknown form '{form}' (there are: {', '.join(FORMS)})")
        return FORMS[form](self._pictures)

    def save(self, path: str | Path) -> None:
        """Write the pictures to a file, in the form of its suffix (text without one). Raises UsageError if
        that fails.
        """
        from ..files import write_output

        write_output(str(path), self.render(choose_form(None, str(path))))

    def _repr_svg_(self) -> str | None:
        try:
            return self.render("svg") if self else None
        except UsageError:
            return None  # the HTML says why

    def _repr_html_(self) -> str:
        try:
            return "\n".join(FORMS["svg"]([picture]) for picture in self)
        except UsageError as error:
            return f"<pre>{escape(str(self))}\n{escape(str(error))}</pre>"


def draw(subject: Any, dump: str = "", function: str | None = None) -> Gallery:
    """Draw a dump of `--dump=` ('cfg' by default) of an ObjectCode, a kernel, or a module, function or block
    of IR; or the picture of an analysis' result.

        minicc.draw(obj, "divergence", "saxpy").save("saxpy.svg")

    `function` chooses one by its name. Raises UsageError for other subjects.
    """
    if hasattr(subject, "pictures"):
        result: Gallery = subject.pictures(dump or "cfg", function)
        return result
    if isinstance(subject, Block):
        subject = subject.parent
    if isinstance(subject, Module):
        return Gallery(
            [picture for fn in subject.definitions for picture in _of_function(fn, dump or "cfg")]
            if function is None
            else _of_function(_find_function(subject, function), dump or "cfg")
        )
    if isinstance(subject, Function):
        return Gallery(_of_function(subject, dump or "cfg"))
    drawn = of_analysis(subject)
    if drawn is None:
        raise UsageError(
            f"there is no picture of {subject!r}: expected an ObjectCode, a kernel, a module, function or"
            " block of IR, or an analysis of one"
        )
    return Gallery([drawn])


def _find_function(module: Module, name: str) -> Function:
    from ...passes.hooks import is_called

    for fn in module.definitions:
        if is_called(fn.name, name):
            return fn
    raise UsageError(
        f"no function '{name}' in the module (there are:"
        f" {', '.join(fn.name for fn in module.definitions) or 'none'})"
    )


def _of_function(fn: Function, dump: str) -> list[Picture]:
    """Draw a dump of a function; dumps of code generation use a copy of its module."""
    module, _, name = dump_of(dump).ir.partition(":")
    if module == "of_ir":
        return [getattr(of_ir, name)(OfIR(fn, Analyses()))]
    if fn.module is None:
        raise UsageError(f"'{fn.name}' is in no module: there is no code to show '{dump}' of")
    return pictures(
        dump,
        Compilation(print_module(fn.module), f"{fn.module.name}.ll", CompileOptions(passes=[])),
        [fn.name],
    )


def of_analysis(result: Any) -> Picture | None:
    """Return the picture of an analysis' result for a function of IR; None for other objects."""
    outcome: tuple[Callable[[OfIR], Picture], Function] | None = None
    match result:
        case ControlFlowGraph():
            outcome = of_ir.cfg, result.entry.parent
        case Divergence():
            outcome = of_ir.divergence, result.fn
        case Liveness():
            outcome = of_ir.liveness, result.fn
        case DominatorTree():
            blocks = [node for node in result.order if isinstance(node, Block)]
            if blocks:
                outcome = of_ir.postdom if result.root is EXIT else of_ir.dom, blocks[0].parent
        case LoopNest() if result.loops and isinstance(result.loops[0].header, Block):
            outcome = of_ir.loops, result.loops[0].header.parent
    return outcome[0](OfIR(outcome[1], Analyses())) if outcome is not None else None
