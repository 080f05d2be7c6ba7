"""IR → PTX. Reading order, in which each file imports only those before it:

* `options`: settings of the code generator;
* `machine`: the form between IR and PTX text: blocks of operations (rows of the PTX table, texts of inline
  assembly) over virtual registers;
* `rules`: templates by opcode and type (`llvm.*` are in package lift); `vectorize`: accesses that are
  combined;
* `selector`: the machinery of selection, which gets the rules as data;
* the rules, each group above those it calls: `renames`, `compare`, `division`, `patterns`, `bits` (first and
  last one bit), `memory`, `control` (block layout, branches, switches), and `select`, the table of them all;
  `address`: address arithmetic and state spaces; `inline_asm`; `abi`: parameters and calls;
* on machine code: `halves` (64-bit values by halves), `phis` (parallel copies), `allocate` (registers and
  spills), `peephole` (local clean-up after allocation);
* `data`: module variables; `limits`: limits of kernels; `emit`: the PTX module, with line information;
  `pipeline`: `generate`, the stages in one screen;
* `report`: the report of `-Xptxas -v`, computed from the PTX.
* `llvm`: the other code generator, LLVM's NVPTX backend on the same IR.
"""

from .options import CodegenOptions

__all__ = ["CodegenOptions", "generate"]


def __getattr__(name: str) -> object:
    if name == "generate":
        from .pipeline import generate

        return generate
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
