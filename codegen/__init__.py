"""IR → PTX. Reading order:

* `options`: what is told from outside; `pipeline`: `generate`, the stages in one screen;
* `machine`: the form between IR and PTX text: blocks of PTX instructions over virtual registers;
* `rules`: the selection table; `intrinsics`: the same for `llvm.*`; `select`: the rules that apply
  them; `selector`: the machinery; `patterns`, `division`, `compare`, `renames`: groups of rules;
* `address`: address arithmetic and state spaces; `memory`, `vectorize`: loads and stores; `abi`: parameters and calls; `control`: block
  layout, branches, switches; `phis`: parallel copies; `cse`: common subexpressions of addresses,
  `halves`: 64-bit values by halves;
* `allocate`: registers and spills; `peephole`: what is cheap to see at the end;
* `data`: module variables; `emit`: the PTX module, with line information.
* `llvm`: the other code generator, LLVM's NVPTX backend on the same IR.
"""

from .options import CodegenOptions

__all__ = ["CodegenOptions", "generate"]


def __getattr__(name: str) -> object:
    if name == "generate":
        from .pipeline import generate

        return generate
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
