"""The native engine as others see it."""

from __future__ import annotations

import math
import threading
from dataclasses import replace
from functools import cached_property
from typing import Any
from weakref import WeakValueDictionary

from ..ptx.analysis.webs import split_webs
from ..runtime.engine.config import LaunchConfig, LaunchResult
from ..runtime.engine.executable import Executable, KernelLayout
from ..runtime.engine.printing import Sink
from ..runtime.engine.program import UNWATCHED, Capabilities, LaunchPlan, PreparedCode, Watch
from ..runtime.memory.arena import Memory
from ..runtime.numpy_engine.engine import REFERENCE
from ..runtime.numpy_engine.translation.functions import Functions
from ..support.diagnostics import KernelFault, LaunchError
from . import launch, machine, race_shadow_memory
from .build import Built, build
from .codegen_plan import CodegenPlan
from .forward_progress import WaitKind
from .handover import WAITED, LaunchUndo, Turns
from .launch_context import LaunchContextPool
from .pipeline import Stage, Translation, translate
from .race_prefilter import PrefilterSignature
from .thread_pool import ThreadPool
from .trace_namespace import NAMES

LONG = 1 << 28
"""Instructions of a gang in a watched launch, whose threads may wait for each other, before it counts as
spinning: observers see it then.
"""


class NativeEngine:
    """Executes PTX as machine code of this machine: vectors of lanes, every access checked."""

    name = "native"
    capabilities = Capabilities(rules_out=frozenset({"race"}))

    def __init__(self) -> None:
        self._thread_pool = ThreadPool()
        self._codes: WeakValueDictionary[int, NativeCode] = WeakValueDictionary()
        """By the executable's id, which its code keeps alive, what is in use."""

    def prepare(self, executable: Executable, watch: Watch) -> NativeCode:
        result = self._codes.get(id(executable))
        if result is None:
            result = self._codes.setdefault(id(executable), NativeCode(executable, self._thread_pool))
        return result


class NativeCode:
    """A module's kernels, compiled when a launch first needs them, for each shape of a block anew."""

    def __init__(self, executable: Executable, thread_pool: ThreadPool) -> None:
        self._thread_pool = thread_pool
        self._functions = Functions(executable, frozenset(), NAMES, split_webs)
        self._built: dict[
            tuple[str, tuple[int, int, int], bool, PrefilterSignature | None],
            tuple[Built, LaunchContextPool] | LaunchError,
        ] = {}
        self._shares: set[tuple[str, tuple[int, int, int], object]] = set()
        """Kernels, for blocks of a shape and pointers of a kind, whose threads do not keep to places of their
        own: races are looked for by code that tells loads from stores.
        """
        self._turns: dict[tuple[str, tuple[int, int, int]], Turns] = {}
        """Of kernels whose threads may wait for each other."""
        self._lock = threading.Lock()

    @cached_property
    def _reference(self) -> PreparedCode:
        """The engine that launches are handed over to."""
        return REFERENCE.prepare(self._functions.executable, UNWATCHED)

    def built(
        self, kernel: KernelLayout, config: LaunchConfig, signature: PrefilterSignature | None = None
    ) -> tuple[Built, LaunchContextPool]:
        """A kernel for blocks of a launch's shape, and where its launches take place; with a `signature` one
        that looks for races (`race_prefilter`). LaunchError, with the reason, where this engine cannot
        execute it, or not look.
        """
        key = kernel.fn.name, config.block, math.prod(config.grid) * config.threads == 1, signature
        with self._lock:
            result = self._built.get(key)
            if result is None:
                try:
                    built = build(self._functions, kernel, *key[1:])
                    result = built, LaunchContextPool(built, kernel.param_bytes)
                except LaunchError as reason:
                    result = reason
                self._built[key] = result
        if isinstance(result, LaunchError):
            raise result
        return result

    def stages(self, kernel: KernelLayout, block: tuple[int, int, int]) -> dict[str, str]:
        """Return the result of each stage of the pipeline as text, by its name, for CTAs of a shape. The last
        one, `llvm`, is the whole LLVM IR. Raises LaunchError if this engine cannot execute the kernel.
        """
        result: dict[str, str] = {}

        def record(stage: Stage, translation: Translation) -> None:
            result[stage.name] = stage.show(translation)

        result["llvm"] = self._translate(kernel, block, after=record).text
        return result

    def plan(self, kernel: KernelLayout, block: tuple[int, int, int]) -> CodegenPlan:
        """Return the code generation plan of a kernel for CTAs of a shape, without scalar mode. Raises
        LaunchError if this engine cannot execute the kernel.
        """
        return self._translate(kernel, block, force_gangs=True).plan

    def _translate(self, kernel: KernelLayout, block: tuple[int, int, int], **options: Any) -> Translation:
        """Return the translation of a kernel whose definitions also tell the values of registers."""
        functions = Functions(self._functions.executable, frozenset({"results"}), NAMES, split_webs)
        return translate(functions, kernel, block, machine.host().vector_bits, **options)

    def launch(
        self, kernel: KernelLayout, memory: Memory, config: LaunchConfig, params: bytes, sink: Sink
    ) -> LaunchResult:
        built, contexts = self.built(kernel, config)

        def native(config: LaunchConfig, sink: Sink) -> LaunchResult:
            return launch.launch(
                built, contexts, self._functions, kernel, memory, config, params, sink, self._thread_pool
            )

        if built.facts.wait_kind is WaitKind.NEVER:
            return native(config, sink)
        self._functions.executable.load(memory)
        turns = self._turns.setdefault((kernel.fn.name, config.block), Turns(built.facts.wait_kind))
        return turns.launch(
            native,
            lambda config, sink: self._reference.launch(kernel, memory, config, params, sink),
            LaunchUndo(built.facts, memory, params),
            config,
            sink,
        )

    def plan_launch(self, kernel: KernelLayout, memory: Memory, config: LaunchConfig) -> LaunchPlan | None:
        """Return a plan for launches like this one, or None if each needs Python."""
        built, contexts = self.built(kernel, config)
        return launch.plan_launch(built, contexts, self._functions, kernel, memory, config)

    def ruled_out(
        self, kernel: KernelLayout, memory: Memory, config: LaunchConfig, params: bytes, sink: Sink
    ) -> LaunchResult | None:
        """A launch in which nothing races; None, and nothing has happened, where something may, or where
        threads do wrong. LaunchError where this engine cannot execute it, or not look.
        """
        built, _ = self.built(kernel, config)
        if built.facts.wait_kind is WaitKind.OPENLY:
            raise LaunchError(WAITED)
        self._functions.executable.load(memory)
        seen, printed = (
            race_shadow_memory.predict_accesses(built.facts.access_summary, memory, params),
            list[str](),
        )
        key = kernel.fn.name, config.block, seen.kinds
        if (
            key in self._shares
            or (result := self._unsuspected(kernel, memory, config, params, printed, seen, True)) is None
        ):
            self._shares.add(key)
            result = self._unsuspected(kernel, memory, config, params, printed, seen, False)
        for text in printed:
            sink(text)
        return result

    def _unsuspected(
        self,
        kernel: KernelLayout,
        memory: Memory,
        config: LaunchConfig,
        params: bytes,
        printed: list[str],
        seen: race_shadow_memory.PredictedAccesses,
        is_coarse: bool,
    ) -> LaunchResult | None:
        """The same, as code finds that looks at launches in one way; what is printed then."""
        built, contexts = self.built(kernel, config, PrefilterSignature(seen.kinds, is_coarse))
        shadow, said = race_shadow_memory.take(), list[str]()
        watching = race_shadow_memory.Watching(seen, shadow)
        shadow.undo.keep(memory, seen.written)
        result = None
        if built.facts.wait_kind is not WaitKind.NEVER:
            config = replace(config, max_steps=min(config.max_steps or LONG, LONG))
        try:
            result = launch.launch(
                built,
                contexts,
                self._functions,
                kernel,
                memory,
                config,
                params,
                said.append,
                self._thread_pool,
                watching,
            )
        except KernelFault:
            watching.suspects = True
        finally:
            if watching.suspects:
                shadow.undo.restore(memory)
            race_shadow_memory.give_back(shadow)
        if watching.suspects:
            return None
        printed += said
        return result


NATIVE = NativeEngine()
