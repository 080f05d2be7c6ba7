"""The dumps: what can be seen of a function, under which name, and of which language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from importlib import import_module
from typing import TYPE_CHECKING, cast

from ...passes.hooks import is_called
from ...support.diagnostics import UsageError
from ...support.records import record
from ..pipeline import PTX

if TYPE_CHECKING:
    from ..pipeline import Compilation
    from .picture import Picture


@record(frozen=True)
class Dump:
    """A dump: its name, what it shows, and the functions that draw it, `module:function` in this room: of a function of IR, which is given an `OfIR`, and of PTX,
    which is given an `OfPtx`; '' where it does not exist. `why`: what to say where it is asked of PTX in vain."""

    name: str
    meaning: str
    ir: str
    ptx: str = ""
    why: str = ""


_NO_SSA = "registers of PTX may be written many times"

DUMPS = {
    row.name: row
    for row in (
        Dump("cfg", "the control-flow graph, every block with its instructions", "of_ir:cfg", "of_ptx:cfg"),
        Dump("dom", "the dominator tree, with dominance frontiers", "of_ir:dom", "of_ptx:dom"),
        Dump("postdom", "the postdominator tree", "of_ir:postdom", "of_ptx:postdom"),
        Dump("loops", "blocks by the depth of loops: heads, latches, ways out", "of_ir:loops", "of_ptx:loops"),
        Dump("ssa", "values and their uses", "of_ir:ssa", why=_NO_SSA),
        Dump("liveness", "what is live into and out of each block, and the most at once", "of_ir:liveness", "of_ptx:liveness"),
        Dump("divergence", "which threads agree on each value, and come to each block together", "of_ir:divergence"),
    )
}


def pictures(name: str, compilation: Compilation, functions: Sequence[str] = ()) -> list[Picture]:
    """The pictures of one dump: of the functions with these names, or of all that have a body. UsageError for an unknown dump or name, and for a dump that
    the input has not."""
    row = dump_of(name)
    if compilation.kind == PTX:
        from .of_ptx import OfPtx

        if not row.ptx:
            raise UsageError(f"--dump={name} is not for PTX: {row.why} (there are: {', '.join(d.name for d in DUMPS.values() if d.ptx)})")
        module = compilation.ptx_module
        draw = _function(row.ptx)
        return [draw(OfPtx(module, module.functions[symbol])) for symbol in _chosen([n for n, fn in module.functions.items() if fn.body is not None], functions)]
    from ...passes.analysis.analyses import Analyses
    from .of_ir import OfIR

    ir, analyses = compilation.optimized, Analyses(outside=compilation.passes.analyses)
    draw = _function(row.ir)
    return [draw(OfIR(ir.functions[symbol], analyses)) for symbol in _chosen([fn.name for fn in ir.definitions], functions)]


def dump_of(name: str) -> Dump:
    """The row of a name. UsageError with what there is."""
    if name not in DUMPS:
        near = get_close_matches(name, DUMPS, 1)
        hint = f"did you mean '{near[0]}'? " if near else ""
        raise UsageError(f"unknown dump '{name}'; {hint}(there are: {', '.join(DUMPS)})")
    return DUMPS[name]


def _chosen(symbols: Sequence[str], names: Sequence[str]) -> list[str]:
    for name in names:
        if not any(is_called(symbol, name) for symbol in symbols):
            raise UsageError(f"no function '{name}' in the module (there are: {', '.join(symbols) or 'none'})")
    return [symbol for symbol in symbols if not names or any(is_called(symbol, name) for name in names)]


def _function(place: str) -> Callable[[object], Picture]:
    module, _, function = place.partition(":")
    return cast("Callable[[object], Picture]", getattr(import_module(f".{module}", __package__), function))
