"""Versions of a region's function.

- The *speculative* version assumes that lane-affine and uniform accesses are in the allocations that they
  accessed last. If a check fails, control leaves it, and the checked version executes the region from its
  beginning. So a region has a speculative version only if no side effect (a store, an atomic operation, the
  arrival at a barrier) precedes a check.
- The *checked* version handles everything. It is machine code of its own, compiled when a gang first needs it
  (`lazy_versions`).
- The *all-active* version has no masks. It is for gangs all of whose lanes are active and stay converged, as
  far as the first and the last lane can show (`i < n`). Control leaves it for the speculative version, which
  is then compiled lazily, too.
"""

from __future__ import annotations

from typing import Literal

from ..ir.core import Value, null
from ..ir.irtypes import I32, I64, Type
from .bounds_check_hoisting import HoistedCheck, hoist_check
from .call_inlining import InlinedKernel
from .code_builder import PTR, CodeBuilder, Routine, function, integer, word
from .reconvergence import bits, successors
from .state_layout import LAUNCH, WORKER, FaultCode
from .tracing import BlockTrace

REDO = -2
"""Result of a version that was left: the region must be executed again by another version."""
PARAMETERS: tuple[tuple[str, Type], ...] = (
    ("c", PTR),
    ("w", PTR),
    ("number", I64),
    ("alive.in", I64),
    ("common.in", PTR),
    ("common.out", PTR),
    ("counters", PTR),
    ("alive.out", PTR),
    ("cta_x", I32),
    ("cta_y", I32),
    ("cta_z", I32),
)
"""The parameters of a gang function."""
_UNROLLED_GANGS, _UNROLLED_INSTRUCTIONS = 8, 10000
"""Greatest number of gangs with code of their own, and of instructions of all of them together."""


Version = Literal["", "speculative", "checked", "all_active"]
"""A version of a region's function; '' is the only version of a function that has no others."""
LAZY_VERSIONS: tuple[Version, ...] = ("checked", "speculative")
"""Versions that may be compiled lazily, in the order of their indices."""


def version_name(place: int, version: Version) -> str:
    """Return the name of the function of a version of the region that begins at a place."""
    return f"gang.{place + 1}.{version}"


def version_index(place: int, version: Version) -> int:
    """Return the index of a lazy version in the launch's table of versions."""
    return len(LAZY_VERSIONS) * (place + 1) + LAZY_VERSIONS.index(version)


def version_stub(place: int, version: Version) -> Routine:
    """Return the function that calls a lazy version, after compiling it if it has not been compiled yet."""
    fn = function(version_name(place, version), I32, PARAMETERS)
    out, (c, w, *_) = CodeBuilder(0, "v"), fn.args
    entry, make, made, go, failed = (
        out.block_named(name) for name in ("entry", "compile_version", "made", "go", "failed")
    )
    out.enter(entry)
    slot = out.element(PTR, out.load_slot(c, LAUNCH["version_table"], PTR), version_index(place, version))

    def load_version() -> Value:
        return out.emit("load", PTR, (slot,), align=8, ordering="acquire")

    known = load_version()
    out.branch(out.icmp("eq", known, null()), make, go)
    out.enter(make)
    maker = out.load_slot(c, LAUNCH["compile_version"], PTR)
    error = out.call_address(maker, I32, [integer(I32, LAZY_VERSIONS.index(version))])
    out.branch(out.icmp("ne", error, 0), failed, made)
    out.enter(made)
    new = load_version()
    out.br(go)
    out.enter(go)
    target = out.phi(PTR, [(known, entry), (new, made)])
    out.ret(out.call_address(target, I32, fn.args))
    out.enter(failed)
    out.store(word(FaultCode.COMPILE_FAILED), out.element(I64, w, WORKER["fault"]))
    out.ret(integer(I32, -1))
    return Routine(fn, out.items, "noinline")


def speculative_regions(trace: BlockTrace, regions: dict[int, set[int]]) -> set[int]:
    """Return the places where regions with a speculative version begin."""
    return {place for place, members in regions.items() if _has_speculative(trace, members)}


def _has_speculative(trace: BlockTrace, members: set[int]) -> bool:
    checked = {
        k for k in members if k in trace.traced_blocks and trace.traced_blocks[k].speculative is not None
    }
    done = {
        k
        for k in members
        if k in trace.traced_blocks
        and (
            trace.traced_blocks[k].has_side_effects
            or trace.kernel.blocks[k].end in ("barrier", "runtime_call")
        )
    }
    return bool(checked) and not checked & _reached_after(trace, trace.kernel, members, done)


def all_active_regions(
    trace: BlockTrace,
    regions: dict[int, set[int]],
    speculative: set[int],
    full: bool,
    hoisted_checks: dict[int, HoistedCheck],
) -> set[int]:
    """Return the places where regions with an all-active version begin, and trace their blocks for it.

    `full` says that all lanes of gangs are alive when regions begin.
    """
    return {
        place
        for place, members in regions.items()
        if place in speculative
        and _has_all_active(trace, members & trace.traced_blocks.keys(), full, hoisted_checks.get(place))
    }


def hoisted_checks_by_region(
    trace: BlockTrace, regions: dict[int, set[int]], speculative: set[int]
) -> dict[int, HoistedCheck]:
    """Return the hoisted checks of regions whose blocks are in no other region."""
    result = {}
    for place in speculative:
        others = set().union(*(members for other, members in regions.items() if other != place))
        members = {k for k in regions[place] if k in trace.traced_blocks}
        check = (
            hoist_check(trace, place, members, 0 if place < 0 else trace.kernel.blocks[place].targets[0])
            if not members & others and not trace.kernel.runtime_functions
            else None
        )
        if check is not None:
            result[place] = check
    return result


_ALL_ACTIVE_ENDS = {"jump", "call", "branch", "exit", "return", "barrier", "runtime_call"}


def _has_all_active(trace: BlockTrace, members: set[int], full: bool, check: HoistedCheck | None) -> bool:
    parting = members & trace.reconvergence.divergent
    done = {
        k
        for k in members
        if trace.traced_blocks[k].has_side_effects
        or trace.kernel.blocks[k].end in ("barrier", "runtime_call")
    }
    if any(trace.kernel.blocks[k].end not in _ALL_ACTIVE_ENDS for k in members) or not (
        parting
        or not full
        or (check is not None and trace.width == 1)
        or (
            check is not None
            and _accesses(trace, members) == len(check.sites)
            and not _on_loops(trace.kernel, members)
        )
    ):
        return False
    if parting & (
        done | _reached_after(trace, trace.kernel, members, done) | _on_loops(trace.kernel, members)
    ):
        return False
    for k in members:
        if trace.traced_blocks[k].all_active is None:
            trace.trace_all_active(k, check.sites if check is not None else frozenset())
    return all(trace.traced_blocks[k].all_active_result.vote is not None for k in parting)


def _accesses(trace: BlockTrace, members: set[int]) -> int:
    """Return how many instructions of some blocks access memory."""
    return sum(
        1
        for k in members
        for instr in trace.kernel.blocks[k].code.block.instructions
        if instr.variant is not None
        and {"read", "write", "atomic"} & set(instr.variant.form.effects)
        and not (instr.opcode == "ld" and instr.slot("space").startswith("param"))
    )


def _on_loops(kernel: InlinedKernel, members: set[int]) -> set[int]:
    """Return the blocks of a region that are on loops."""
    result: set[int] = set()
    for k in members:
        seen: set[int] = set()
        work = [k]
        while work:
            block = kernel.blocks[work.pop()]
            for target in () if block.end == "barrier" else successors(block):
                if target in members and target not in seen:
                    seen.add(target)
                    work.append(target)
        if k in seen:
            result.add(k)
    return result


def _reached_after(trace: BlockTrace, kernel: InlinedKernel, members: set[int], start: set[int]) -> set[int]:
    """Return the blocks of a region that a gang may execute after those of `start`: their successors, and
    blocks where lanes wait.
    """
    result: set[int] = set()
    work = list(start)
    while work:
        k = work.pop()
        onward = () if kernel.blocks[k].end == "barrier" else successors(kernel.blocks[k])
        for other in (*onward, *bits(trace.reconvergence.at[k] or 0)):
            if other in members and other not in result:
                result.add(other)
                work.append(other)
    return result


def is_uniform_loop(trace: BlockTrace, k: int) -> bool:
    """Return whether a block is a loop of its own that all lanes leave together, with checks and without side
    effects.
    """
    block, run = trace.kernel.blocks[k], trace.traced_blocks.get(k)
    return (
        run is not None
        and block.end == "branch"
        and k in block.targets
        and k not in trace.reconvergence.divergent
        and (k, k) in trace.reconvergence.direct
        and run.speculative is not None
        and run.warp_sync is None
        and not run.has_side_effects
    )


def unrolled(trace: BlockTrace, regions: dict[int, set[int]], speculative: set[int], gangs: int) -> bool:
    """Return whether each gang of a CTA has code of its own, in which its number is a constant. Regions with
    loops have one code for all gangs.
    """
    size = sum(
        len((traced.speculative or traced.text).items)
        for members in regions.values()
        for k in members
        if (traced := trace.traced_blocks.get(k)) is not None
    )
    return (
        len(regions) > 1
        and speculative == set(regions)
        and gangs <= _UNROLLED_GANGS
        and size * gangs <= _UNROLLED_INSTRUCTIONS
        and not _loops(trace.kernel, regions)
    )


def _loops(kernel: InlinedKernel, regions: dict[int, set[int]]) -> bool:
    """Return whether a gang may execute a block again before the next barrier."""
    return any(
        target in members and target <= k
        for members in regions.values()
        for k in members
        if kernel.blocks[k].end != "barrier"
        for target in successors(kernel.blocks[k])
    )
