"""The translation of a kernel to LLVM IR as a pipeline of named stages.

Each stage is a row of `STAGES`. It adds to a `Translation` what the next ones read: the kernel with its
callees copied in, the gang width, the traced blocks, the code generation plan, the functions. `-print-after`
and `-print-after-all` show the result of a stage, and docs/reference/native.md lists the rows.

The kernel stays PTX until `vectorize`, which executes the NumPy engine's definition of each instruction on
symbolic values (`tracing`). From there on it is IR. So both engines share one definition of each instruction,
and a fault has the position of an instruction of the input.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ..ir.irtypes import I64
from ..runtime.engine.executable import KernelLayout
from ..runtime.numpy_engine.emit import DTYPES
from ..runtime.numpy_engine.translation.functions import Functions
from ..support.diagnostics import LaunchError
from ..support.recursion import no_collection
from . import dump
from .access import WindowSizes
from .access_summary import AccessSummary
from .call_inlining import InlinedKernel
from .code_builder import PTR, CodeBuilder, Routine
from .codegen_plan import CodegenPlan
from .counted_barriers import is_counted
from .driver import driver
from .printer import metadata, print_module
from .race_prefilter import PrefilterSignature, RacePrefilter
from .scalar_mode import can_use_scalar_mode, prefers_scalar_mode
from .speculative_versions import LAZY_VERSIONS, Version, version_stub
from .stack import GROWING_LOCAL_STRIDE
from .state_layout import CACHE_WORDS, LAUNCH, MASKED_BITS, VectorUnit
from .tracing import BlockTrace
from .values import Untraceable, symbolic
from .warp_function import GangFunction

_FEW_WORDS = 25
"""Greatest size of all registers of a thread, in words of 32 bits, for gangs of twice the width: their values
fit into the machine's vector registers, and twice as many independent instructions hide latencies.
"""
_FEW_LIVE_WORDS = 12
"""The same for kernels whose loops access no memory, of the registers that are live where a loop begins."""


class SymbolAddresses:
    """Addresses of the module's symbols for the code of one block: constants, or state slots that the launch
    fills. `launch_symbols` collects the names of the latter.
    """

    def __init__(self, text: CodeBuilder, constants: dict[str, int], launch_symbols: list[str]) -> None:
        self._text, self._constants, self._launch_symbols = text, constants, launch_symbols

    def __getitem__(self, name: str) -> Any:
        if name in self._constants:
            return np.uint64(self._constants[name])
        if name not in self._launch_symbols:
            self._launch_symbols.append(name)
        text = self._text
        table = text.load(PTR, text.element(I64, text.named("c"), LAUNCH["symbols"]), invariant=True)
        slot = text.element(I64, table, self._launch_symbols.index(name))
        return symbolic(text, text.load(I64, slot, invariant=True), np.uint64, True)


@dataclass(slots=True, eq=False)
class Translation:
    """A kernel on its way from PTX to LLVM IR, for CTAs of shape `block` and vectors of `vector_bits`.

    `force_gangs` disables scalar mode. With a `signature` the code looks for races (`race_prefilter`).
    `gathers` is False where the machine's gathers, if it has any, are slower than loads. The other fields are
    the results of stages.
    """

    functions: Functions
    layout: KernelLayout
    block: tuple[int, int, int]
    vector_bits: int
    force_gangs: bool = False
    signature: PrefilterSignature | None = None
    gathers: bool = True
    kernel: InlinedKernel = field(init=False)
    window_sizes: WindowSizes = field(init=False)
    gangs_are_warps: bool = field(init=False)
    """True if lanes of a warp communicate, or barriers have counts, which are of warps."""
    width: int = field(init=False)
    """Lanes of a gang."""
    symbols: list[str] = field(default_factory=list)
    """Names whose addresses the launch fills in, in the order of their slots."""
    trace: BlockTrace = field(init=False)
    plan: CodegenPlan = field(init=False)
    prefilter: RacePrefilter | None = None
    gang_functions: dict[GangFunction, Routine] = field(default_factory=dict)
    worker: Routine = field(init=False)

    @property
    def unit(self) -> VectorUnit:
        """The abilities of the machine's vector instructions."""
        has_masks = self.vector_bits >= MASKED_BITS
        return VectorUnit(has_masks, has_masks and self.gathers)

    @property
    def threads(self) -> int:
        """Threads of a CTA."""
        return self.block[0] * self.block[1] * self.block[2]

    def trace_blocks(self, width: int, access_summary: AccessSummary) -> BlockTrace:
        """Return the blocks traced for gangs of `width` lanes."""
        constants = {**self.layout.shared, **self.functions.executable.code_addresses}
        self.symbols.clear()
        return BlockTrace(
            self.kernel,
            width,
            self.block,
            lambda text: SymbolAddresses(text, constants, self.symbols),
            self.functions.executable.module.address_size,
            self.window_sizes,
            self.unit,
            access_summary,
        )

    def lazy_regions(self, version: Version) -> tuple[int, ...]:
        """Return the places where regions begin that have a version as machine code of its own."""
        return tuple(
            fn.region
            for fn in self.gang_functions
            if fn.version == version and fn.region is not None and self.plan.is_lazy(fn.region, version)
        )

    # -- the modules

    @property
    def module(self) -> str:
        """The text of the worker's function and all versions that it calls directly."""
        with_speculative = set(self.lazy_regions("speculative"))
        stubs = [
            version_stub(place, "speculative" if place in with_speculative else "checked")
            for place in self.lazy_regions("checked")
        ]
        return self._print([*self._routines(""), *stubs, self.worker])

    @property
    def checks_module(self) -> str:
        """The text of the hoisted checks, '' without one. They are short already, and are not optimised."""
        checks = [check.routine for check in self.plan.hoisted_checks.values()]
        return self._print(checks) if checks else ""

    @property
    def lazy_modules(self) -> dict[Version, str]:
        """The texts of the versions that are compiled when a gang first needs one (`lazy_versions`)."""
        stubs = {
            "checked": [],
            "speculative": [version_stub(place, "checked") for place in self.lazy_regions("speculative")],
        }
        return {
            version: self._print([*routines, *stubs[version]])
            for version in LAZY_VERSIONS
            if (routines := self._routines(version))
        }

    @property
    def text(self) -> str:
        """The LLVM IR of all modules, for people."""
        modules = (self.module, self.checks_module, *self.lazy_modules.values())
        return "\n; -- a module beside it\n".join(filter(None, modules))

    def _routines(self, version: Version) -> list[Routine]:
        """The gang functions of one lazy version, or with '' those that are in the main module."""
        return [
            routine
            for fn, routine in self.gang_functions.items()
            if (fn.version if self.plan.is_lazy(fn.region, fn.version) else "") == version
        ]

    def _print(self, routines: Iterable[Routine]) -> str:
        sites = len(self.trace.access_indices) * CACHE_WORDS * 8
        return print_module([*routines]) + metadata(self.layout.param_bytes, sites)


# -- the stages


def _inline_calls(t: Translation) -> None:
    t.kernel = kernel = InlinedKernel(t.functions, t.layout.fn.name)
    kernel.is_counted = is_counted(kernel, t.threads)
    t.window_sizes = WindowSizes(
        None if t.layout.has_dynamic_shared else t.layout.static_shared,
        GROWING_LOCAL_STRIDE if kernel.grows else kernel.local_bytes,
        kernel.grows,
    )


def _choose_width(t: Translation) -> None:
    t.gangs_are_warps = t.kernel.is_counted or _has_warp_instructions(t.kernel)
    t.width = 32 if t.gangs_are_warps else _width(t.kernel, t.block, t.vector_bits)


def _vectorize(t: Translation) -> None:
    t.trace = t.trace_blocks(t.width, AccessSummary())


def _scalarize(t: Translation) -> None:
    if (
        not (t.force_gangs or t.unit.has_gathers or t.gangs_are_warps)
        and can_use_scalar_mode(t.kernel)
        and prefers_scalar_mode(t.trace)
    ):
        t.width = 1
        t.trace = t.trace_blocks(1, AccessSummary())


def _form_regions(t: Translation) -> None:
    t.plan = CodegenPlan(t.trace, t.threads)


def _choose_versions(t: Translation) -> None:
    t.plan.choose_versions()


def _add_race_checks(t: Translation) -> None:
    if t.signature is None:
        return
    t.prefilter = RacePrefilter(t.plan, t.trace.access_summary, t.signature)
    plain, t.trace = t.trace, t.trace_blocks(t.width, t.prefilter)
    t.plan = CodegenPlan(t.trace, t.threads)
    t.plan.choose_versions(plain)


def _lay_out_contexts(t: Translation) -> None:
    t.plan.lay_out_contexts()


def _linearize(t: Translation) -> None:
    functions = [
        GangFunction(t.plan, region, version)
        for region in t.plan.regions or [None]
        for version in t.plan.versions(region)
    ]
    t.gang_functions = {fn: fn.routine() for fn in functions}


def _emit_worker(t: Translation) -> None:
    t.worker = driver(t.plan)


@dataclass(frozen=True, slots=True)
class Stage:
    """A row of the pipeline: its name for `-print-after`, its meaning, what it follows (`source`: a paper or
    a system that described it), the modules that implement it, and its functions.
    """

    name: str
    meaning: str
    source: str
    modules: tuple[str, ...]
    run: Callable[[Translation], None]
    show: Callable[[Translation], str]
    """The result, for people."""


STAGES = (
    Stage(
        "inline-calls",
        "copy every callee into the kernel; calls within a cycle of functions push a frame on the gang's"
        " stack",
        "R. W. Scheifler, An analysis of inline substitution, CACM 20(9), 1977",
        ("call_inlining", "indirect_callees", "stack"),
        _inline_calls,
        lambda t: dump.blocks(t.kernel),
    ),
    Stage(
        "choose-width",
        "choose the number of lanes of a gang: a warp if lanes communicate, else as suits the machine's"
        " vectors, the registers and the shape of the CTA",
        "M. Pharr and W. R. Mark, ispc: a SPMD compiler for high-performance CPU programming, InPar 2012",
        ("pipeline",),
        _choose_width,
        lambda t: f"{t.width} lanes a gang\n",
    ),
    Stage(
        "vectorize",
        "execute the definitions of instructions on symbolic values until it is known which registers are"
        " scalars, lane-affine or vectors, and where lanes may wait for each other",
        "R. Karrenberg and S. Hack, Whole-function vectorization, CGO 2011; B. Coutinho et al., Divergence"
        " analysis and optimizations, PACT 2011",
        ("tracing", "reconvergence", "values", "operations"),
        _vectorize,
        lambda t: dump.divergence(t.trace),
    ),
    Stage(
        "scalarize",
        "use gangs of one lane where lanes leave loops at different times and their loads are scattered",
        "",
        ("scalar_mode",),
        _scalarize,
        lambda t: f"{t.width} lanes a gang\n",
    ),
    Stage(
        "form-regions",
        "split the kernel at barriers that all threads of a CTA reach together",
        "P. Jääskeläinen et al., pocl: a performance-portable OpenCL implementation, IJPP 43(5), 2015",
        ("cta_uniformity", "counted_barriers", "codegen_plan"),
        _form_regions,
        lambda t: dump.regions(t.plan),
    ),
    Stage(
        "choose-versions",
        "give regions a speculative version without slow paths and an all-active one without masks; hoist"
        " bounds checks of CTA-affine addresses to the beginning of the CTA, and what is invariant in those"
        " of uniform loops to the loop's front",
        "R. Gupta, Optimizing array bound checks using flow analysis, LOPLAS 2(1-4), 1993; J. Shin,"
        " Introducing control flow into vectorized code, PACT 2007",
        (
            "speculative_versions",
            "bounds_check_hoisting",
            "cta_affine",
            "check_coalescing",
            "loop_invariants",
        ),
        _choose_versions,
        lambda t: dump.versions(t.plan),
    ),
    Stage(
        "add-race-checks",
        "compare accesses with shadow memory, for launches that only the checker `race` observes",
        "C. Flanagan and S. N. Freund, FastTrack: efficient and precise dynamic race detection, PLDI 2009",
        ("race_prefilter", "race_shadow_update", "race_shadow_memory"),
        _add_race_checks,
        lambda t: dump.versions(t.plan),
    ),
    Stage(
        "lay-out-contexts",
        "decide where values lie that live across a barrier: once a CTA, in the gang's context array, or"
        " recomputed",
        "P. Jääskeläinen et al., 2015; P. Briggs, K. D. Cooper and L. Torczon, Rematerialization, PLDI 1992",
        ("rematerialization", "context_arrays", "codegen_plan"),
        _lay_out_contexts,
        lambda t: dump.contexts(t.plan),
    ),
    Stage(
        "linearize",
        "turn divergent control flow into one order of blocks with masks, and keep uniform branches; a"
        " function for each region and version",
        "S. Moll and S. Hack, Partial control-flow linearization, PLDI 2018",
        ("cfg_linearization", "terminators", "warp_function"),
        _linearize,
        lambda t: print_module([*t.gang_functions.values()]),
    ),
    Stage(
        "emit-worker",
        "emit the function of a worker: it takes CTAs in order, and runs their gangs from barrier to barrier",
        "P. Jääskeläinen et al., 2015",
        ("driver", "worker_function", "regions", "barrier_reentry", "barrier_resolution"),
        _emit_worker,
        lambda t: print_module([t.worker]),
    ),
)


def translate(
    functions: Functions,
    layout: KernelLayout,
    block: tuple[int, int, int],
    vector_bits: int,
    force_gangs: bool = False,
    signature: PrefilterSignature | None = None,
    gathers: bool = True,
    after: Callable[[Stage, Translation], None] | None = None,
) -> Translation:
    """Run all stages for a kernel, with `after` called behind each.

    Raises LaunchError, with the reason, if this engine cannot execute the kernel or cannot look for races.
    """
    result = Translation(functions, layout, block, vector_bits, force_gangs, signature, gathers)
    try:
        with np.errstate(all="ignore"), no_collection():
            for stage in STAGES:
                stage.run(result)
                if after is not None:
                    after(stage, result)
    except Untraceable as reason:
        raise LaunchError(f"engine 'native' does not execute kernel '{layout.fn.name}': {reason}") from None
    return result


# -- the gang width


def _width(kernel: InlinedKernel, block: tuple[int, int, int], bits: int) -> int:
    """Return the number of lanes of a gang whose lanes do not communicate. Lanes of several rows of a CTA
    have no consecutive addresses, which matters where loops access memory.
    """
    blocks = kernel.blocks
    loops = [
        range(target, k + 1) for k, block in enumerate(blocks) for target in block.targets if target <= k
    ]
    is_arithmetic = bool(loops) and not _access_memory(kernel, {k for loop in loops for k in loop})
    threads = block[0] * block[1] * block[2]
    row = threads if is_arithmetic else block[0]
    width = 32 if bits > 128 and not kernel.is_long else max(bits // 32, 8)
    if loops and threads % (2 * width) == 0 and (row == threads or row % (2 * width) == 0):
        live = max(_words(kernel, blocks[loop[0]].live) for loop in loops)
        if _words(kernel) <= _FEW_WORDS or (is_arithmetic and live <= _FEW_LIVE_WORDS):
            return 2 * width
    while width > 8 and row < threads and row % width and row % (width // 2) == 0:
        width //= 2
    return width


def _has_warp_instructions(kernel: InlinedKernel) -> bool:
    return any(
        "warp" in instr.variant.form.effects
        for frame in kernel.frames
        for instr in frame.fn.sites
        if instr.variant is not None
    )


def _access_memory(kernel: InlinedKernel, blocks: Iterable[int]) -> bool:
    """Return whether some of these blocks load or store anything but parameters."""
    return any(
        instr.variant is not None
        and not {"read", "write", "atomic"}.isdisjoint(instr.variant.form.effects)
        and not instr.slot("space").startswith("param")
        for k in blocks
        for instr in kernel.blocks[k].code.block.instructions
    )


def _words(kernel: InlinedKernel, live: int = -1) -> int:
    """Return the size of a thread's registers in words of 32 bits: of all, or of those in a bit set."""
    return sum(
        -(-np.dtype(DTYPES[code]).itemsize // 4)
        for frame in kernel.frames
        for slot in range(len(frame.fn.registers.order))
        if live >> frame.base + slot & 1 and (code := frame.fn.registers.code(slot)) in DTYPES
    )
