"""The pass table, the order constraints and the pipelines: what there is, and in which order.

A row's name is the pass's flag (`-passes=infer-address-spaces`, `-Wbank-conflict`), its module (`-` becomes
`_`) and its test folder. Adding a pass is adding a row and that module, in the room of its kind; modules are
imported on first use.
"""

from __future__ import annotations

from ..support.fast_dataclass import record
from .analysis.table import ANALYSES, PassRow

_ROWS = (
    PassRow(
        "mem2reg",
        "function",
        "turn local variables whose address is only loaded and stored into SSA values",
        ("dominators",),
        True,
    ),
    PassRow(
        "split-aggregates", "function", "load and store structures and arrays element by element", (), True
    ),
    PassRow(
        "sroa",
        "function",
        "split local arrays and structures that are accessed at constant offsets into scalars",
        (),
        True,
    ),
    PassRow("dce", "function", "delete instructions and local stores with unused results", (), True),
    PassRow("adce", "function", "delete loops and branches without effect", ("postdominators",)),
    PassRow(
        "simplify",
        "function",
        "fold constants and rewrite instructions into cheaper equal ones",
        ("cfg",),
        True,
    ),
    PassRow(
        "gvn",
        "function",
        "replace values and loads that are already computed on every path",
        ("dominators",),
        True,
    ),
    PassRow("dse", "function", "delete stores that are overwritten before anything can read them", (), True),
    PassRow(
        "merge-tails",
        "function",
        "store once where all paths into a block end with the store",
        ("dominators",),
        True,
    ),
    PassRow(
        "simplifycfg", "function", "fold constant branches, merge blocks, turn small branches into selects"
    ),
    PassRow("loop-rotate", "function", "test loops at the bottom, after a first test", ("loops",)),
    PassRow(
        "loop-simplify", "function", "give every loop a preheader and exits of its own", ("cfg", "loops")
    ),
    PassRow(
        "licm",
        "function",
        "move what does not change in a loop in front of it",
        ("loops", "dominators"),
        True,
    ),
    PassRow(
        "loop-index-split",
        "function",
        "run a loop that tests its counter as one loop for each outcome",
        ("loops", "dominators"),
    ),
    PassRow("loop-idiom", "function", "replace loops that count the ones of a word by the count", ("loops",)),
    PassRow(
        "unswitch", "function", "test what does not change in a loop in front of it", ("loops", "dominators")
    ),
    PassRow(
        "unroll",
        "function",
        "replace loops of few known iterations by their iterations",
        ("loops", "dominators"),
    ),
    PassRow(
        "strength-reduce",
        "function",
        "step addresses through loops instead of computing them anew",
        ("loops", "dominators"),
        True,
    ),
    PassRow(
        "infer-address-spaces",
        "function",
        "let accesses name the global, shared, constant or local space",
        (),
        True,
    ),
    PassRow(
        "lower-addresses",
        "function",
        "compute addresses as base, variable bytes and one constant",
        ("loops", "dominators"),
        True,
    ),
    PassRow(
        "hoist",
        "function",
        "compute once what branches that follow each other compute for themselves",
        ("loops", "dominators"),
        True,
    ),
    PassRow(
        "sink",
        "function",
        "compute values where they are used, after loops and branches that are not",
        ("loops", "dominators"),
    ),
    PassRow("always-inline", "module", "copy functions marked alwaysinline into their callers"),
    PassRow("inline", "module", "copy small and once-called functions into their callers"),
    PassRow(
        "promote-arguments", "module", "pass structures in registers to functions that are called, and back"
    ),
    PassRow("global-dce", "module", "delete internal functions and variables that nothing refers to"),
    PassRow(
        "divergent-barrier",
        "lint",
        "warn of barriers that only some threads of a block may reach",
        ("divergence",),
    ),
    PassRow(
        "bank-conflict",
        "lint",
        "warn of accesses to shared memory that a warp's threads make one after the other",
        ("dominators",),
    ),
)

PASSES: dict[str, PassRow] = ANALYSES | {row.name: row for row in _ROWS}
TRANSFORMS = tuple(row for row in _ROWS if row.kind in ("function", "module"))
LINTS = tuple(row for row in _ROWS if row.kind == "lint")


@record(frozen=True)
class Order:
    """In a pipeline with both, the first `before` stands ahead of the first `after`."""

    before: str
    after: str
    reason: str


ORDER = (
    Order("split-aggregates", "sroa", "sroa looks at scalar accesses"),
    Order("sroa", "mem2reg", "the scalars that sroa makes are what mem2reg promotes"),
    Order("loop-rotate", "mem2reg", "a header without phis is copied without repair"),
    Order("mem2reg", "simplify", "values are visible only once they are out of memory"),
    Order("mem2reg", "inline", "a callee's size is judged after its local variables are gone"),
    Order("inline", "global-dce", "a function is dead once its last call is inlined"),
    Order("inline", "promote-arguments", "an inlined call has no arguments"),
    Order("promote-arguments", "infer-address-spaces", "structures are passed through generic pointers"),
    Order("inline", "infer-address-spaces", "only a kernel knows where a callee's pointers point"),
    Order("infer-address-spaces", "gvn", "address spaces show which loads and stores cannot alias"),
    Order("simplify", "gvn", "equal expressions are found when they are written in one way"),
    Order("gvn", "dse", "a load that is forwarded no longer keeps the store"),
    Order("mem2reg", "merge-tails", "only stores that are left after it are stores"),
    Order("merge-tails", "unroll", "a loop whose branches became selects can be unrolled"),
    Order("loop-simplify", "licm", "invariant code moves into a preheader"),
    Order("loop-simplify", "unroll", "unrolling and strength reduction expect preheader and latch"),
    Order("simplifycfg", "loop-simplify", "a loop with one latch is found after empty blocks are gone"),
    Order("loop-simplify", "loop-index-split", "the first test of the parts stands in the preheader"),
    Order("loop-index-split", "licm", "what one outcome of the test needs is certain in its loop"),
    Order("loop-index-split", "unroll", "a loop without a branch of its own is unrolled as one block"),
    Order("gvn", "licm", "an invariant value is moved once"),
    Order("loop-simplify", "loop-idiom", "the count is computed in the preheader"),
    Order("loop-idiom", "unroll", "a loop that goes need not be copied"),
    Order("loop-simplify", "unswitch", "the test moves into the preheader"),
    Order("licm", "unswitch", "a condition must be computed in front of the loop"),
    Order("unswitch", "unroll", "a loop without branches of its own is unrolled as one block"),
    Order("licm", "strength-reduce", "strides must be computed in front of the loop"),
    Order("adce", "unroll", "a loop without effects need not be copied before it goes"),
    Order(
        "strength-reduce",
        "lower-addresses",
        "an address is stepped where it has one index that counts elements",
    ),
    Order("infer-address-spaces", "lower-addresses", "an index into shared memory is cut to 32 bits"),
    Order("lower-addresses", "hoist", "what addresses of one array share shows when they are arithmetic"),
    Order("lower-addresses", "sink", "what an address is made of sinks with it"),
    Order("unroll", "strength-reduce", "an unrolled loop has no stepping left to reduce"),
)

_CLEAN = ("split-aggregates", "sroa", "mem2reg", "simplify", "simplifycfg")
_INLINE = ("always-inline", "inline", "promote-arguments", "global-dce")

PIPELINES: dict[str, tuple[str, ...]] = {
    "O0": ("always-inline", "split-aggregates", "infer-address-spaces", "lower-addresses"),
    "O1": (
        *_CLEAN,
        *_INLINE,
        *_CLEAN,
        "infer-address-spaces",
        "simplify",
        "lower-addresses",
        "gvn",
        "dse",
        "simplifycfg",
        "dce",
    ),
    "O2": (
        "loop-rotate",
        *_CLEAN,
        *_INLINE,
        *_CLEAN,
        "infer-address-spaces",
        "gvn",
        "simplify",
        "mem2reg",
        "adce",
        "merge-tails",
        "simplifycfg",
        "loop-simplify",
        "loop-index-split",
        "licm",
        "loop-idiom",
        "unswitch",
        "unroll",
        "simplify",
        "sroa",
        "mem2reg",
        "simplify",
        "gvn",
        "simplifycfg",
        "loop-simplify",
        "licm",
        "strength-reduce",
        "infer-address-spaces",
        "simplify",
        "lower-addresses",
        "gvn",
        "hoist",
        "licm",
        "dse",
        "simplifycfg",
        "sink",
        "dce",
    ),
}
PIPELINES["O3"] = PIPELINES["O2"]
"""The pipelines of `-O0` to `-O3`. O0 keeps variables in memory, for debuggers."""
