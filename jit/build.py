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
from .access import Room
from .access_summary import Touches
from .call_inlining import Flat
from .code_builder import PTR, CodeBuilder
from .codegen_plan import CodegenPlan
from .counted_barriers import is_counted
from .driver import driver, origins
from .forward_progress import Waits, waits
from .lazy_versions import Forms
from .printer import metadata, print_module
from .race_prefilter import PrefilterSignature, RacePrefilter
from .scalar_mode import go_apart, may_part
from .speculative_versions import APART, StripForm, form_stub
from .stack import GROWN_BYTES
from .state_layout import LAUNCH, MASKED_BITS, SITE_WORDS
from .tracing import BlockTrace
from .values import Untraceable, symbolic
from .warp_function import Strip


@dataclass(frozen=True, slots=True)
class Facts:
    """Data that a launch needs besides the code: sizes, and the names whose addresses the code uses, in
    order.
    """

    width: int
    frame_bytes: int
    words: int
    accesses: int
    symbols: tuple[str, ...]
    has_loops: bool
    is_serial: bool
    services: tuple[str, ...]
    local_bytes: int
    takes_param_address: bool
    hosted: tuple[str, ...]
    grown_bytes: int
    """From one thread's local memory to the next one's where it grows while a kernel runs, else 0."""
    records: tuple[int, ...]
    """Bytes that the call of each pad leaves on the stack of a strip."""
    has_stacks: bool
    """True when each gang needs its own stack, because gangs are suspended at barriers."""
    careful: tuple[int, ...]
    quick: tuple[int, ...]
    """The places where regions begin that have these forms apart (`lazy_versions`)."""
    touches: tuple[int, ...]
    """Accesses outside shared memory: 4 × (byte offset of the pointer's parameter + 1; 0 if unknown) + the
    kind.
    """
    waits: Waits = Waits.NEVER
    """The kind of waiting between threads (`forward_progress`)."""
    origins: tuple[int, ...] = ()
    """With race checks: pairs of an access's number and the byte offset of its pointer's parameter.
    """
    screen: tuple[int, ...] = ()
    """With race checks: the prefilter's `thread_bits` and `shifts`."""

    @property
    def is_worth_it(self) -> bool:
        """Return whether LLVM's whole pipeline pays. What it finds beyond the simple passes is what strips
        compute alike from barrier to barrier: loops of their own gain nothing, and cost half as much again to
        compile.
        """
        return self.has_loops and self.has_stacks


_FEW_WORDS = 25
"""With so many words of registers of all frames a strip with loops is twice as wide: more that does not wait
for each other, if it fits into the machine's registers.
"""
_CONFUSED = (ArithmeticError, AttributeError, IndexError, KeyError, TypeError, ValueError)
"""Exceptions of NumPy when an instruction's definition applies an operation that symbolic values lack.
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
    forms: Forms | None


@dataclass(frozen=True, slots=True)
class Translated:
    """A kernel in LLVM IR: `text`, with `good` beside it, which need not be improved; what was found out on
    the way; and the texts of the forms that it has apart.
    """

    text: str
    good: str
    apart: dict[StripForm, str]
    facts: Facts
    plan: CodegenPlan


def translated(
    functions: Functions,
    kernel: KernelLayout,
    block: tuple[int, int, int],
    bits: int,
    alone: bool = False,
    together: bool = False,
    signature: PrefilterSignature | None = None,
) -> Translated:
    """The LLVM IR of a kernel, for vectors of so many bits; `alone` for launches of one thread, which waits
    for no other; `together` as vectors, whatever suits it (`scalar_mode`); with a `signature` it looks for
    races. LaunchError where this engine cannot execute it, or not look.
    """
    try:
        flat = Flat(functions, kernel.fn.name)
        flat.is_counted = is_counted(flat, block[0] * block[1] * block[2])
        is_warp, has_masks = flat.is_counted or _speaks(flat), bits >= MASKED_BITS
        width = 32 if is_warp else _width(flat, block, bits)
        fixed = {**kernel.shared, **functions.executable.code_addresses}
        asked: list[str] = []
        with np.errstate(all="ignore"), no_collection():
            room = Room(
                None if kernel.has_dynamic_shared else kernel.static_shared,
                GROWN_BYTES if flat.grows else flat.local_bytes,
                flat.grows,
            )

            def traced(width: int, touches: Touches) -> BlockTrace:
                asked.clear()
                return BlockTrace(
                    flat,
                    width,
                    block,
                    lambda text: BlockSymbols(text, fixed, asked),
                    functions.executable.module.address_size,
                    room,
                    has_masks,
                    touches,
                )

            trace, threads = traced(width, Touches()), block[0] * block[1] * block[2]
            if not (together or has_masks or is_warp) and may_part(flat) and go_apart(trace):
                trace = traced(1, Touches())
            plan = CodegenPlan(trace, threads)
            if signature is not None:
                screen = RacePrefilter(plan, trace.touches, signature)
                plain, trace = trace, traced(trace.width, screen)
                plan = CodegenPlan(trace, threads, plain)
            strips = [
                Strip(plan, region, form) for region in plan.regions or [None] for form in plan.forms(region)
            ]
            gangs = {strip: strip.routine() for strip in strips}
    except (Untraceable, *_CONFUSED) as reason:
        raise LaunchError(f"engine 'native' does not execute kernel '{kernel.fn.name}': {reason}") from None
    apart = {
        form: [strip for strip in strips if strip.form == form and plan.is_apart(strip.region, form)]
        for form in APART
    }
    places = {
        form: tuple(strip.region for strip in some if strip.region is not None)
        for form, some in apart.items()
    }
    told = (
        (tuple(word for row in origins(plan) for word in row[:2]), (screen.thread_bits, *screen.shifts))
        if signature is not None
        else ()
    )
    more = metadata(kernel.param_bytes, len(trace.numbers) * SITE_WORDS * 8)
    facts = Facts(
        trace.width,
        plan.frame_bytes,
        plan.words.count,
        len(trace.numbers),
        tuple(asked),
        bool(plan.waiting.hooks),
        bool(trace.hosted) or _is_serial(flat),
        flat.services,
        flat.local_bytes,
        functions.take_param_address(kernel),
        tuple(trace.hosted),
        room.local if flat.grows else 0,
        tuple(trace.records.get(pad.call, 0) for pad in flat.pads),
        bool(plan.parks),
        places["careful"],
        places["quick"],
        tuple(sorted(4 * (origin + 1) + kind for origin, kind in trace.touches.anywhere(trace.origins))),
        Waits.NEVER if alone else waits(flat),
        *told,
    )
    inlined = [gangs[strip] for strip in strips if not plan.is_apart(strip.region, strip.form)]
    stubs = [form_stub(place, "quick" if place in facts.quick else "careful") for place in facts.careful]
    text = print_module([*inlined, *stubs, driver(plan)]) + more
    checks = [check.routine for check in plan.surveys.values()]
    others = {"careful": [], "quick": [form_stub(place, "careful") for place in facts.quick]}
    texts = {
        form: print_module([*(gangs[strip] for strip in some), *others[form]]) + more
        for form, some in apart.items()
        if some
    }
    return Translated(text, print_module(checks) + more if checks else "", texts, facts, plan)


def _width(flat: Flat, block: tuple[int, int, int], bits: int) -> int:
    """Return how many lanes run at once where they do not speak to each other: as suits the registers and the
    block.
    """
    threads, row = block[0] * block[1] * block[2], block[0]
    width = 32 if bits > 128 and not flat.is_long else max(bits // 32, 8)
    if threads % (2 * width) == 0 and (row == threads or row % (2 * width) == 0) and _is_slow_and_small(flat):
        return 2 * width
    while width > 8 and row < threads and row % width and row % (width // 2) == 0:
        width //= 2
    return width


def _speaks(flat: Flat) -> bool:
    """Return whether lanes of a warp speak to each other, so that a strip is a warp."""
    return any(
        "warp" in instr.variant.form.effects
        for frame in flat.frames
        for instr in frame.fn.sites
        if instr.variant is not None
    )


def _is_slow_and_small(flat: Flat) -> bool:
    """Return whether there are loops, whose rounds wait for each other, and few registers."""
    words = sum(
        -(-np.dtype(DTYPES[code]).itemsize // 4)
        for frame in flat.frames
        for slot in range(len(frame.fn.registers.order))
        if (code := frame.fn.registers.code(slot)) in DTYPES
    )
    return words <= _FEW_WORDS and flat.has_loops


def _is_serial(flat: Flat) -> bool:
    """Return whether a kernel has one worker: its results tell which of several blocks was first (old values,
    exchanges, sums of floats, places on the heap), or it does little besides atomic operations, which many
    workers do more slowly together than one alone.
    """
    if {"malloc", "free"} & set(flat.services):
        return True
    for frame in flat.frames:
        for instr in frame.fn.sites:
            assert instr.variant is not None
            if "atomic" not in instr.variant.form.effects or instr.slot("space").startswith("shared"):
                continue
            if not flat.has_loops:
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
    kernel: KernelLayout,
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
            kernel.fn.name,
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

    texts: dict[StripForm, str] = {}

    def apart(form: StripForm) -> bytes:
        own = machine.name_of(name, form) if name else ""
        code = machine.recall(own) if own else None
        if code is None:
            if form not in texts:
                texts.update(
                    translated(functions, kernel, block, host.vector_bits, alone, signature=signature).apart
                )
            code = host.object(texts.pop(form), facts.is_worth_it)
            if own:
                machine.keep(own, code)
        return code

    if kept is not None:
        length = int.from_bytes(kept[:8], "little")
        told: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value
            for name, value in json.loads(kept[8 : 8 + length]).items()
        }
        facts, code = Facts(**told | {"waits": Waits(told["waits"])}), kept[8 + length :]
    else:
        made = translated(functions, kernel, block, host.vector_bits, alone, signature=signature)
        facts, code = made.facts, host.object(made.text, made.facts.is_worth_it, made.good)
        texts.update(made.apart)
        if name:
            head = json.dumps(asdict(facts)).encode()
            machine.keep(name, len(head).to_bytes(8, "little") + head + code)
    loaded = machine.Loaded(host, code)
    return Built(
        facts,
        loaded,
        loaded.address("work"),
        loaded.worker(),
        Forms({"careful": facts.careful, "quick": facts.quick}, apart) if facts.careful else None,
    )


_OWN = ("jit", *(f"runtime/{room}" for room in ("numpy_engine", "arithmetic", "memory", "engine")))
"""Folders of the files that decide what is compiled."""


@cache
def _own_version() -> str:
    """Return what tells this engine's code from that of other days: names, sizes and times of its files."""
    root = Path(__file__).parents[1]
    files = sorted(path for room in _OWN for path in (root / room).rglob("*.py"))
    return machine.name_of(
        *(
            f"{path.relative_to(root)} {(result := path.stat()).st_size} {result.st_mtime_ns}"
            for path in files
        )
    )
