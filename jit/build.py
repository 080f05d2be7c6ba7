"""From a kernel to machine code: flattened, traced, written down, compiled; and what a launch has to know of
it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from ..ir.irtypes import I64
from ..ptx.model import Sink
from ..runtime.engine.executable import KernelLayout
from ..runtime.numpy_engine.emit import DTYPES
from ..runtime.numpy_engine.translation.functions import Functions
from ..support.diagnostics import LaunchError
from ..support.recursion import no_collection
from . import machine
from .access import WindowSizes
from .access_summary import AccessSummary
from .call_inlining import InlinedKernel
from .code_builder import PTR, CodeBuilder
from .codegen_plan import CodegenPlan
from .counted_barriers import is_counted
from .driver import driver, origins
from .forward_progress import WaitKind, wait_kind_of
from .lazy_versions import LazyVersions
from .numpy_callbacks import describe_callbacks
from .printer import metadata, print_module
from .race_prefilter import PrefilterSignature, RacePrefilter
from .scalar_mode import can_use_scalar_mode, prefers_scalar_mode
from .speculative_versions import LAZY_VERSIONS, Version, version_stub
from .stack import GROWING_LOCAL_STRIDE
from .state_layout import CACHE_WORDS, LAUNCH, MASKED_BITS
from .tracing import BlockTrace
from .values import Untraceable, symbolic
from .warp_function import GangFunction


@dataclass(frozen=True, slots=True)
class Facts:
    """Data that a launch needs besides the code: sizes, and the names whose addresses the code uses, in
    order.
    """

    width: int
    frame_bytes: int
    barrier_slots: int
    accesses: int
    symbols: tuple[str, ...]
    has_loops: bool
    is_serial: bool
    runtime_functions: tuple[str, ...]
    local_bytes: int
    takes_param_address: bool
    numpy_callbacks: tuple[str, ...]
    grown_bytes: int
    """From one thread's local memory to the next one's where it grows while a kernel runs, else 0."""
    stack_records: tuple[int, ...]
    """Bytes that the call of each pad leaves on the stack of a strip."""
    has_stacks: bool
    """True when each gang needs its own stack, because gangs are suspended at barriers."""
    is_inlined: bool
    """True when some function of a gang is part of the worker's."""
    lazy_checked: tuple[int, ...]
    lazy_speculative: tuple[int, ...]
    """The places where regions begin that have these forms apart (`lazy_versions`)."""
    access_summary: tuple[int, ...]
    """Accesses outside shared memory: 4 × (byte offset of the pointer's parameter + 1; 0 if unknown) + the
    kind.
    """
    wait_kind: WaitKind = WaitKind.NEVER
    """The kind of waiting between threads (`forward_progress`)."""
    queried: tuple[str, ...] = ()
    """The spaces whose allocations the kernel asks for (`isspacep`)."""
    origins: tuple[int, ...] = ()
    """With race checks: pairs of an access's number and the byte offset of its pointer's parameter.
    """
    prefilter: tuple[int, ...] = ()
    """With race checks: the prefilter's `thread_bits` and `shifts`."""

    @property
    def is_worth_it(self) -> bool:
        """Return whether LLVM's whole pipeline pays. What it finds beyond the simple passes is what strips
        compute alike from barrier to barrier: loops of their own, and long functions, gain nothing, and cost
        half as much again to compile.
        """
        return self.has_loops and self.has_stacks and self.is_inlined


_FEW_WORDS = 25
"""With so many words of registers of all frames a strip with loops is twice as wide: more that does not wait
for each other, if it fits into the machine's registers.
"""


class BlockSymbols:
    """Addresses of names for the text of one block: constants, or words that the launch fills."""

    def __init__(self, text: CodeBuilder, fixed: Mapping[str, int], asked: list[str]) -> None:
        self._text, self._fixed, self._asked = text, fixed, asked

    def __getitem__(self, name: str) -> Any:
        if name in self._fixed:
            return np.uint64(self._fixed[name])
        if name not in self._asked:
            self._asked.append(name)
        text = self._text
        table = text.load(PTR, text.element(I64, text.named("c"), LAUNCH["symbols"]), invariant=True)
        place = text.element(I64, table, self._asked.index(name))
        return symbolic(text, text.load(I64, place, invariant=True), np.uint64, True)


@dataclass(slots=True, eq=False)
class Built:
    """A kernel for blocks of one shape, ready to run."""

    facts: Facts
    code: machine.Loaded
    address: int
    """The address of `work`, the function of a worker."""
    work: Callable[[Any, Any], None]
    versions: LazyVersions | None


@dataclass(frozen=True, slots=True)
class Translated:
    """A kernel in LLVM IR: `text`, with `good` beside it, which need not be improved; what was found out on
    the way; and the texts of the forms that it has apart.
    """

    text: str
    good: str
    lazy: dict[Version, str]
    facts: Facts
    plan: CodegenPlan


def translated(
    functions: Functions,
    layout: KernelLayout,
    block: tuple[int, int, int],
    bits: int,
    alone: bool = False,
    force_gangs: bool = False,
    signature: PrefilterSignature | None = None,
) -> Translated:
    """The LLVM IR of a kernel, for vectors of so many bits; `alone` for launches of one thread, which waits
    for no other; `together` as vectors, whatever suits it (`scalar_mode`); with a `signature` it looks for
    races. LaunchError where this engine cannot execute it, or not look.
    """
    try:
        kernel = InlinedKernel(functions, layout.fn.name)
        kernel.is_counted = is_counted(kernel, block[0] * block[1] * block[2])
        is_warp, has_masks = kernel.is_counted or _speaks(kernel), bits >= MASKED_BITS
        width = 32 if is_warp else _width(kernel, block, bits)
        fixed = {**layout.shared, **functions.executable.code_addresses}
        asked: list[str] = []
        with np.errstate(all="ignore"), no_collection():
            window_sizes = WindowSizes(
                None if layout.has_dynamic_shared else layout.static_shared,
                GROWING_LOCAL_STRIDE if kernel.grows else kernel.local_bytes,
                kernel.grows,
            )

            def traced(width: int, access_summary: AccessSummary) -> BlockTrace:
                asked.clear()
                return BlockTrace(
                    kernel,
                    width,
                    block,
                    lambda text: BlockSymbols(text, fixed, asked),
                    functions.executable.module.address_size,
                    window_sizes,
                    has_masks,
                    access_summary,
                )

            trace, threads = traced(width, AccessSummary()), block[0] * block[1] * block[2]
            if (
                not (force_gangs or has_masks or is_warp)
                and can_use_scalar_mode(kernel)
                and prefers_scalar_mode(trace)
            ):
                trace = traced(1, AccessSummary())
            plan = CodegenPlan(trace, threads)
            if signature is not None:
                prefilter = RacePrefilter(plan, trace.access_summary, signature)
                plain, trace = trace, traced(trace.width, prefilter)
                plan = CodegenPlan(trace, threads, plain)
            gang_functions = [
                GangFunction(plan, region, version)
                for region in plan.regions or [None]
                for version in plan.versions(region)
            ]
            routines = {gang_function: gang_function.routine() for gang_function in gang_functions}
    except Untraceable as reason:
        raise LaunchError(f"engine 'native' does not execute kernel '{layout.fn.name}': {reason}") from None
    lazy = {
        version: [
            gang_function
            for gang_function in gang_functions
            if gang_function.version == version and plan.is_lazy(gang_function.region, version)
        ]
        for version in LAZY_VERSIONS
    }
    places = {
        version: tuple(gang_function.region for gang_function in some if gang_function.region is not None)
        for version, some in lazy.items()
    }
    prefilter_facts = (
        (tuple(word for row in origins(plan) for word in row[:2]), (prefilter.thread_bits, *prefilter.shifts))
        if signature is not None
        else ()
    )
    more = metadata(layout.param_bytes, len(trace.access_indices) * CACHE_WORDS * 8)
    facts = Facts(
        trace.width,
        plan.frame_bytes,
        plan.barrier_slots.count,
        len(trace.access_indices),
        tuple(asked),
        bool(plan.reconvergence.header_checks),
        bool(describe_callbacks(trace.numpy_callbacks)) or _is_serial(kernel),
        kernel.runtime_functions,
        kernel.local_bytes,
        functions.take_param_address(layout),
        tuple(trace.numpy_callbacks),
        window_sizes.local if kernel.grows else 0,
        tuple(trace.stack_records.get(return_point.call, 0) for return_point in kernel.return_points),
        bool(plan.resume_points),
        any(gang.attributes == "alwaysinline" for gang in routines.values()),
        places["checked"],
        places["speculative"],
        tuple(
            sorted(4 * (origin + 1) + kind for origin, kind in trace.access_summary.anywhere(trace.origins))
        ),
        WaitKind.NEVER if alone else wait_kind_of(kernel),
        _queried(kernel),
        *prefilter_facts,
    )
    inlined = [
        routines[gang_function]
        for gang_function in gang_functions
        if not plan.is_lazy(gang_function.region, gang_function.version)
    ]
    stubs = [
        version_stub(place, "speculative" if place in facts.lazy_speculative else "checked")
        for place in facts.lazy_checked
    ]
    text = print_module([*inlined, *stubs, driver(plan)]) + more
    checks = [check.routine for check in plan.hoisted_checks.values()]
    others = {
        "checked": [],
        "speculative": [version_stub(place, "checked") for place in facts.lazy_speculative],
    }
    texts = {
        version: print_module([*(routines[gang_function] for gang_function in some), *others[version]]) + more
        for version, some in lazy.items()
        if some
    }
    return Translated(text, print_module(checks) + more if checks else "", texts, facts, plan)


def _width(kernel: InlinedKernel, block: tuple[int, int, int], bits: int) -> int:
    """Return how many lanes run at once where they do not speak to each other: as suits the registers and the
    block.
    """
    threads, row = block[0] * block[1] * block[2], block[0]
    width = 32 if bits > 128 and not kernel.is_long else max(bits // 32, 8)
    if (
        threads % (2 * width) == 0
        and (row == threads or row % (2 * width) == 0)
        and _is_slow_and_small(kernel)
    ):
        return 2 * width
    while width > 8 and row < threads and row % width and row % (width // 2) == 0:
        width //= 2
    return width


def _speaks(kernel: InlinedKernel) -> bool:
    """Return whether lanes of a warp speak to each other, so that a strip is a warp."""
    return any(
        "warp" in instr.variant.form.effects
        for frame in kernel.frames
        for instr in frame.fn.sites
        if instr.variant is not None
    )


def _queried(kernel: InlinedKernel) -> tuple[str, ...]:
    """Return the spaces that `isspacep` asks for whose allocations have no window of addresses."""
    spaces = {
        instr.slot("space").partition("::")[0]
        for frame in kernel.frames
        for instr in frame.fn.sites
        if instr.opcode == "isspacep"
    }
    return tuple(sorted(spaces & {"const", "param"}))


def _is_slow_and_small(kernel: InlinedKernel) -> bool:
    """Return whether there are loops, whose rounds wait for each other, and few registers."""
    barrier_slots = sum(
        -(-np.dtype(DTYPES[code]).itemsize // 4)
        for frame in kernel.frames
        for slot in range(len(frame.fn.registers.order))
        if (code := frame.fn.registers.code(slot)) in DTYPES
    )
    return barrier_slots <= _FEW_WORDS and kernel.has_loops


def _is_serial(kernel: InlinedKernel) -> bool:
    """Return whether a kernel has one worker: its results tell which of several blocks was first (old values,
    exchanges, sums of floats, places on the heap), or it does little besides atomic operations, which many
    workers do more slowly together than one alone.
    """
    if {"malloc", "free"} & set(kernel.runtime_functions):
        return True
    for frame in kernel.frames:
        for instr in frame.fn.sites:
            assert instr.variant is not None
            if "atomic" not in instr.variant.form.effects or instr.slot("space").startswith("shared"):
                continue
            if not kernel.has_loops:
                return True
            returns = instr.opcode == "atom" and not isinstance(instr.operands[0], Sink)
            if (
                returns
                or instr.slot("op") not in ("add", "and", "or", "xor", "min", "max")
                or instr.type[0] not in "usb"
                or instr.type.startswith("bf")
            ):
                return True
    return False


def build(
    functions: Functions,
    layout: KernelLayout,
    block: tuple[int, int, int],
    alone: bool,
    signature: PrefilterSignature | None = None,
) -> Built:
    """Machine code, from the cache if it is there; `alone` and `signature` as above. LaunchError where this
    engine cannot execute the kernel.
    """
    host = machine.host()
    module = functions.executable.module
    name = (
        machine.name_of(
            host.version,
            _own_version(),
            layout.fn.name,
            str(block),
            str(alone),
            str(signature),
            str(module.address_size),
            str(module.text),
        )
        if module.text
        else ""
    )
    kept = machine.recall(name) if name else None

    texts: dict[Version, str] = {}

    def lazy(version: Version) -> bytes:
        own = machine.name_of(name, version) if name else ""
        code = machine.recall(own) if own else None
        if code is None:
            if version not in texts:
                texts.update(
                    translated(functions, layout, block, host.vector_bits, alone, signature=signature).lazy
                )
            code = host.object(texts.pop(version), facts.is_worth_it)
            if own:
                machine.keep(own, code)
        return code

    if kept is not None:
        length = int.from_bytes(kept[:8], "little")
        prefilter_facts: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value
            for name, value in json.loads(kept[8 : 8 + length]).items()
        }
        facts, code = (
            Facts(**prefilter_facts | {"wait_kind": WaitKind(prefilter_facts["wait_kind"])}),
            kept[8 + length :],
        )
    else:
        made = translated(functions, layout, block, host.vector_bits, alone, signature=signature)
        facts, code = made.facts, host.object(made.text, made.facts.is_worth_it, made.good)
        texts.update(made.lazy)
        if name:
            head = json.dumps(asdict(facts)).encode()
            machine.keep(name, len(head).to_bytes(8, "little") + head + code)
    loaded = machine.Loaded(host, code)
    return Built(
        facts,
        loaded,
        loaded.address("work"),
        loaded.worker(),
        LazyVersions({"checked": facts.lazy_checked, "speculative": facts.lazy_speculative}, lazy)
        if facts.lazy_checked
        else None,
    )


_OWN = (
    "jit",
    *(f"runtime/{window_sizes}" for window_sizes in ("numpy_engine", "arithmetic", "memory", "engine")),
)
"""Folders of the files that decide what is compiled."""


@cache
def _own_version() -> str:
    """Return what tells this engine's code from that of other days: names, sizes and times of its files."""
    root = Path(__file__).parents[1]
    files = sorted(path for window_sizes in _OWN for path in (root / window_sizes).rglob("*.py"))
    return machine.name_of(
        *(
            f"{path.relative_to(root)} {(result := path.stat()).st_size} {result.st_mtime_ns}"
            for path in files
        )
    )
