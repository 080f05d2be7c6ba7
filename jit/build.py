"""Machine code of a kernel for CTAs of one shape, from the cache on disk or from the pipeline, with the facts
that a launch needs.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ..ptx.model import Sink
from ..runtime.engine.executable import KernelLayout
from ..runtime.numpy_engine.translation.functions import Functions
from . import machine
from .call_inlining import InlinedKernel
from .driver import origins
from .forward_progress import WaitKind, wait_kind_of
from .lazy_versions import LazyVersions
from .numpy_callbacks import describe_callbacks
from .pipeline import Translation, translate
from .race_prefilter import PrefilterSignature
from .speculative_versions import Version


@dataclass(frozen=True, slots=True)
class KernelFacts:
    """The data that a launch needs besides the code: sizes in bytes, counts, and the names of variables and
    callbacks that the code uses, in order.
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
    """Bytes from one thread's local memory to the next one's, if it grows while a kernel runs; otherwise 0.
    """
    stack_records: tuple[int, ...]
    """Bytes that the call of each return point pushes on a gang's stack."""
    has_stacks: bool
    """True when each gang needs its own stack, because gangs are suspended at barriers."""
    is_inlined: bool
    """True when some function of a gang is inlined into the worker's."""
    lazy_checked: tuple[int, ...]
    """The regions, by their first blocks, whose checked version is compiled lazily (`lazy_versions`)."""
    lazy_speculative: tuple[int, ...]
    """The regions whose speculative version is compiled lazily."""
    access_summary: tuple[int, ...]
    """Accesses outside shared memory: 4 × (byte offset of the pointer's parameter + 1; 0 if unknown) + the
    kind.
    """
    wait_kind: WaitKind = WaitKind.NEVER
    """The kind of waiting between threads (`forward_progress`)."""
    queried: tuple[str, ...] = ()
    """The spaces whose allocations, and the types whose handles, the kernel asks for (`isspacep`,
    `istypep`).
    """
    origins: tuple[int, ...] = ()
    """With race checks: pairs of an access's number and the byte offset of its pointer's parameter.
    """
    prefilter: tuple[int, ...] = ()
    """With race checks: the prefilter's `thread_bits` and `shifts`."""

    @property
    def uses_full_pipeline(self) -> bool:
        """Return whether LLVM's whole pipeline pays. Beyond the simple passes it finds what gangs compute
        alike from barrier to barrier. Loops of a kernel without barriers, and long functions, gain nothing,
        and cost half as much again to compile.
        """
        return self.has_loops and self.is_inlined and (self.has_stacks or self.width == 1)

    def to_json(self) -> bytes:
        """Return the facts as they are cached."""
        return json.dumps(asdict(self)).encode()

    @classmethod
    def from_json(cls, text: bytes) -> KernelFacts:
        """Return the facts of a cached text."""
        values: dict[str, Any] = json.loads(text)
        for name, value in values.items():
            values[name] = tuple(value) if isinstance(value, list) else value
        values["wait_kind"] = WaitKind(values["wait_kind"])
        return cls(**values)


@dataclass(slots=True, eq=False)
class CompiledKernel:
    """The loaded machine code of a kernel for CTAs of one shape."""

    facts: KernelFacts
    code: machine.LoadedCode
    address: int
    """The address of `work`, the function of a worker."""
    work: Callable[[Any, Any], None]
    versions: LazyVersions | None


def facts_of(t: Translation, is_single_thread: bool) -> KernelFacts:
    """Return what launches of a translated kernel need. A launch of a single thread waits for no other."""
    kernel, plan, trace, prefilter = t.kernel, t.plan, t.trace, t.prefilter
    pointers = trace.access_summary.anywhere(trace.origins)
    return KernelFacts(
        width=t.width,
        frame_bytes=plan.frame_bytes,
        barrier_slots=plan.barrier_slots.count,
        accesses=len(trace.access_indices),
        symbols=tuple(t.symbols),
        has_loops=bool(plan.reconvergence.header_checks),
        is_serial=bool(describe_callbacks(trace.numpy_callbacks)) or _is_serial(kernel),
        runtime_functions=kernel.runtime_functions,
        local_bytes=kernel.local_bytes,
        takes_param_address=t.functions.take_param_address(t.layout),
        numpy_callbacks=tuple(trace.numpy_callbacks),
        grown_bytes=t.window_sizes.local if kernel.grows else 0,
        stack_records=tuple(trace.stack_records.get(point.call, 0) for point in kernel.return_points),
        has_stacks=bool(plan.resume_points),
        is_inlined=any(gang.attributes == "alwaysinline" for gang in t.gang_functions.values()),
        lazy_checked=t.lazy_regions("checked"),
        lazy_speculative=t.lazy_regions("speculative"),
        access_summary=tuple(sorted(4 * (origin + 1) + kind for origin, kind in pointers)),
        wait_kind=WaitKind.NEVER if is_single_thread else wait_kind_of(kernel),
        queried=_queried_spaces(kernel),
        origins=tuple(word for row in origins(plan) for word in row[:2]) if prefilter else (),
        prefilter=(prefilter.thread_bits, *prefilter.shifts) if prefilter else (),
    )


def _queried_spaces(kernel: InlinedKernel) -> tuple[str, ...]:
    """Return the spaces that `isspacep` asks for whose allocations have no window of addresses, and the types
    of `istypep`.
    """
    spaces = {
        (instr.slot("space") or instr.slot("kind")).partition("::")[0]
        for frame in kernel.frames
        for instr in frame.fn.sites
        if instr.opcode in ("isspacep", "istypep")
    }
    return tuple(sorted(spaces & {"const", "param", "texref", "samplerref", "surfref"}))


def _is_serial(kernel: InlinedKernel) -> bool:
    """Return whether a kernel has one worker.

    That is so if results tell the order of CTAs: old values of atomic operations, exchanges, sums of floats,
    addresses on the heap. It is also so if the kernel does little besides atomic operations, since several
    workers are slower at that than one.
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
    is_single_thread: bool,
    signature: PrefilterSignature | None = None,
) -> CompiledKernel:
    """Return the machine code of a kernel, from the cache if it is there.

    `is_single_thread` is for launches of one thread. With a `signature` the code looks for races. Raises
    LaunchError if this engine cannot execute the kernel or cannot look for races.
    """
    host = machine.host()
    module = functions.executable.module
    key = (layout.fn.name, block, is_single_thread, signature, module.address_size, module.text)
    name = machine.cache_key(host.version, _own_version(), *map(str, key)) if module.text else ""
    cached = machine.load_cached(name) if name else None
    lazy_modules: dict[Version, str] = {}

    def translated() -> Translation:
        return translate(
            functions, layout, block, host.vector_bits, signature=signature, gathers=host.has_fast_gathers
        )

    def compile_version(version: Version) -> bytes:
        own_name = machine.cache_key(name, version) if name else ""
        code = machine.load_cached(own_name) if own_name else None
        if code is None:
            if version not in lazy_modules:
                lazy_modules.update(translated().lazy_modules)
            code = host.object(lazy_modules.pop(version), facts.uses_full_pipeline)
            if own_name:
                machine.store_cached(own_name, code)
        return code

    if cached is not None:
        length = int.from_bytes(cached[:8], "little")
        facts, code = KernelFacts.from_json(cached[8 : 8 + length]), cached[8 + length :]
    else:
        translation = translated()
        facts = facts_of(translation, is_single_thread)
        code = host.object(translation.module, facts.uses_full_pipeline, translation.checks_module)
        lazy_modules.update(translation.lazy_modules)
        if name:
            head = facts.to_json()
            machine.store_cached(name, len(head).to_bytes(8, "little") + head + code)
    loaded = machine.LoadedCode(host, code)
    lazy_regions: dict[Version, tuple[int, ...]] = {
        "checked": facts.lazy_checked,
        "speculative": facts.lazy_speculative,
    }
    return CompiledKernel(
        facts,
        loaded,
        loaded.address("work"),
        loaded.worker(),
        LazyVersions(lazy_regions, compile_version) if facts.lazy_checked else None,
    )


_SOURCES = ("jit", *(f"runtime/{room}" for room in ("numpy_engine", "arithmetic", "memory", "engine")))
"""Folders of the files that decide what is compiled."""


@cache
def _own_version() -> str:
    """Return a key of this engine's own code: names, sizes and times of its files."""
    root = Path(__file__).parents[1]
    files = sorted(path for folder in _SOURCES for path in (root / folder).rglob("*.py"))
    stats = [(path.relative_to(root), path.stat()) for path in files]
    return machine.cache_key(*(f"{path} {stat.st_size} {stat.st_mtime_ns}" for path, stat in stats))
