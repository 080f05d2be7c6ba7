"""Warp-wide communication (PTX ISA 9.7.9.5–6, 9.7.13).

The `.sync` forms begin a block; when that runs, all lanes of the member mask have arrived (see
scheduler.py), so the running mask is the set of participating lanes.
"""

from __future__ import annotations

from ....ptx.form import Variant
from ....ptx.model import Operand, Pair
from ..emit import Emitter
from .registry import rule, sources

ORDERING = frozenset({"fence", "membar", "cp"})
"""Opcodes of which some instructions order memory accesses."""


def _pair(e: Emitter, d: Operand, types: tuple[str, str], text: str) -> None:
    """Write a tuple to `d|p`; a plain `d` takes the first element."""
    value = e.temporary(text)
    if isinstance(d, Pair):
        e.dst(d.first, types[0], f"{value}[0]")
        e.dst(d.second, types[1], f"{value}[1]")
    else:
        e.dst(d, types[0], f"{value}[0]")


def _per_mask(e: Emitter, members: Operand | None, call: str) -> str:
    """Return `call`, whose last argument is the participating lanes, for the lanes of each member mask."""
    if members is None:
        return f"{call}, {e.mask})"
    return f"warp.by_members(x, {e.src(members, 'b32')}, {e.mask}, lambda taking: {call}, taking))"


@rule("shfl", "{.sync}.mode.b32", mode="up down bfly idx")
def shfl(
    e: Emitter, v: Variant, d: Operand, a: Operand, b: Operand, c: Operand, mask: Operand | None = None
) -> None:
    args = sources(e, "u32", (a, b, c))
    _pair(e, d, ("b32", "pred"), f"warp.shuffle(x, {v.slot('mode')!r}, {args}, {e.mask})")


@rule("vote", "{.sync}.ballot.b32")
def ballot(e: Emitter, v: Variant, d: Operand, a: Operand, mask: Operand | None = None) -> None:
    e.dst(d, "b32", _per_mask(e, mask, f"warp.ballot(x, {e.src(a, 'pred')}"))


@rule("vote", "{.sync}.mode.pred", mode="all any uni")
def vote(e: Emitter, v: Variant, p: Operand, a: Operand, mask: Operand | None = None) -> None:
    e.dst(p, "pred", _per_mask(e, mask, f"warp.vote(x, {v.slot('mode')!r}, {e.src(a, 'pred')}"))


@rule("match", "{.any}{.all}.sync.type", type="b32 b64")
def match(e: Emitter, v: Variant, d: Operand, a: Operand, mask: Operand) -> None:
    text = e.src(a, v.type)
    if v.slot("any"):
        return e.dst(d, "b32", _per_mask(e, mask, f"warp.match_any(x, {text}"))
    return _pair(e, d, ("b32", "pred"), _per_mask(e, mask, f"warp.match_all(x, {text}"))


@rule("activemask", ".b32")
def activemask(e: Emitter, v: Variant, d: Operand) -> None:
    e.dst(d, "b32", f"warp.active_mask(x, {e.mask})")


@rule("redux", ".sync.op{.abs}{.NaN}.f32", op="min max")
def redux_floats(e: Emitter, v: Variant, d: Operand, a: Operand, mask: Operand) -> None:
    flags = f"{bool(v.slot('abs'))}, {bool(v.slot('NaN'))}"
    e.dst(d, "f32", _per_mask(e, mask, f"warp.reduce_floats(x, {v.slot('op')!r}, {e.src(a, 'f32')}, {flags}"))


@rule("redux", ".sync.op.type", op="add min max", type="u32 s32")
@rule("redux", ".sync.op.b32", op="and or xor")
def redux(e: Emitter, v: Variant, d: Operand, a: Operand, mask: Operand) -> None:
    e.dst(d, v.type, _per_mask(e, mask, f"warp.reduce(x, {v.slot('op')!r}, {e.src(a, v.type)}"))


@rule("elect", ".sync")
def elect(e: Emitter, v: Variant, d: Operand, mask: Operand) -> None:
    _pair(e, d, ("b32", "pred"), _per_mask(e, mask, "warp.elect(x"))


@rule("membar", ".level", level="cta gl sys")
@rule("fence", "{.sem}.scope", sem="sc acq_rel acquire release", scope="cta cluster gpu sys")
@rule(
    "fence",
    ".sem.range.cluster",
    sem="acquire release",
    range="sync_restrict::shared::cluster sync_restrict::shared::cta",
)
@rule("fence", ".alias.sync_restrict::read.release.sys")
@rule("fence membar", ".proxy.alias")
@rule("fence", ".proxy.async{.space}", space="global shared::cta shared::cluster")
@rule("fence", ".mbarrier_init.release.cluster")
@rule(
    "prefetch", "{.space}{.global}.level", space="global local", level="L1 L2 L2::evict_last L2::evict_normal"
)
@rule("prefetchu", ".L1")
@rule("discard", "{.global}.L2")
@rule("applypriority", "{.global}.level", level="L2::evict_normal")
@rule("nanosleep", ".u32")
@rule("trace", ".mark")
@rule("pmevent", "{.mask}")
@rule("setmaxnreg", ".action.sync.aligned.u32", action="inc dec")
@rule("brkpt")
@rule("griddepcontrol", ".action", action="launch_dependents wait")
@rule("bar", ".warp.sync")
def no_operation(e: Emitter, v: Variant, **operands: Operand) -> None:
    """Emit nothing: memory is sequentially consistent; caches and debuggers are not modelled.

    Lanes have synchronised where the block began.
    """
