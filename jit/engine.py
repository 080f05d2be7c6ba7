"""The native engine's interface: an `Engine` of the runtime, and the code that it prepares from an
executable.

Kernels are compiled when a launch first needs them, once for each CTA shape. Launches whose threads may
wait for each other alternate with the reference engine (`handover`). `launch_if_race_free` is the launch that
`race_prefilter_engine` uses for the checker `race`.
"""

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
from .build import CompiledKernel, build
from .codegen_plan import CodegenPlan
from .forward_progress import WaitKind
from .handover import WAIT_REASON, AlternatingAttempts, LaunchUndo
from .launch_context import LaunchContextPool
from .pipeline import Stage, Translation, translate
from .race_prefilter import PrefilterSignature
from .thread_pool import ThreadPool
from .trace_namespace import NAMES

_SPIN_STEPS = 1 << 28
"""The most instructions of a gang in a launch with race checks whose threads may wait for each other. Beyond
that it counts as spinning, and the reference engine reruns it.
"""


class NativeEngine:
    """The engine that executes PTX as machine code of the local CPU, with vectors of lanes and checked
    accesses.
    """

    name = "native"
    capabilities = Capabilities(excludable_hazards=frozenset({"race"}))

    def __init__(self) -> None:
        self._thread_pool = ThreadPool()
        self._code: WeakValueDictionary[int, NativeCode] = WeakValueDictionary()
        """Code in use, by the identity of its executable, which it keeps alive."""

    def prepare(self, executable: Executable, watch: Watch) -> NativeCode:
        """Return the code of an executable, shared by all its programs. Kernels are compiled later."""
        result = self._code.get(id(executable))
        if result is None:
            result = self._code.setdefault(id(executable), NativeCode(executable, self._thread_pool))
        return result


class NativeCode:
    """The kernels of a module, compiled when a launch first needs them, once for each CTA shape."""

    def __init__(self, executable: Executable, thread_pool: ThreadPool) -> None:
        self._thread_pool = thread_pool
        self._functions = Functions(executable, frozenset(), NAMES, split_webs)
        self._kernels: dict[
            tuple[str, tuple[int, int, int], bool, PrefilterSignature | None],
            tuple[CompiledKernel, LaunchContextPool] | LaunchError,
        ] = {}
        self._needs_precise_loads: set[tuple[str, tuple[int, int, int], object]] = set()
        """(kernel, CTA shape, kinds of accesses) of launches that the coarse prefilter has suspected. They
        use code that distinguishes loads from stores.
        """
        self._attempts: dict[tuple[str, tuple[int, int, int]], AlternatingAttempts] = {}
        """Attempts by (kernel, CTA shape), of kernels whose threads may wait for each other."""
        self._lock = threading.Lock()

    @cached_property
    def _reference(self) -> PreparedCode:
        """The same executable on the reference engine, for launches whose threads wait for each other."""
        return REFERENCE.prepare(self._functions.executable, UNWATCHED)

    def compile_kernel(
        self, kernel: KernelLayout, config: LaunchConfig, signature: PrefilterSignature | None = None
    ) -> tuple[CompiledKernel, LaunchContextPool]:
        """Return a kernel's code for the CTA shape of a launch, with its launch contexts; with a `signature`,
        code with race checks (`race_prefilter`).

        Raises LaunchError with the reason if this engine cannot execute or check the kernel, the same one at
        each call.
        """
        if config.cluster_size > 1:
            raise LaunchError("clusters of several blocks have no machine code")
        key = kernel.fn.name, config.block, math.prod(config.grid) * config.threads == 1, signature
        with self._lock:
            result = self._kernels.get(key)
            if result is None:
                try:
                    code = build(self._functions, kernel, *key[1:])
                    result = code, LaunchContextPool(code, kernel.param_bytes)
                except LaunchError as reason:
                    result = reason
                self._kernels[key] = result
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
        host = machine.host()
        return translate(functions, kernel, block, host.vector_bits, gathers=host.has_fast_gathers, **options)

    def launch(
        self, kernel: KernelLayout, memory: Memory, config: LaunchConfig, params: bytes, sink: Sink
    ) -> LaunchResult:
        """Run the kernel over the grid, alternating with the reference engine if threads may wait for each
        other. Raises LaunchError if this engine cannot execute it, and KernelFault.
        """
        code, contexts = self.compile_kernel(kernel, config)

        def native(config: LaunchConfig, sink: Sink) -> LaunchResult:
            return launch.launch(
                code, contexts, self._functions, kernel, memory, config, params, sink, self._thread_pool
            )

        if code.facts.wait_kind is WaitKind.NEVER:
            return native(config, sink)
        self._functions.executable.load(memory)
        attempts = self._attempts.setdefault(
            (kernel.fn.name, config.block), AlternatingAttempts(code.facts.wait_kind)
        )
        return attempts.launch(
            native,
            lambda config, sink: self._reference.launch(kernel, memory, config, params, sink),
            LaunchUndo(code.facts, memory, params),
            config,
            sink,
        )

    def plan_launch(self, kernel: KernelLayout, memory: Memory, config: LaunchConfig) -> LaunchPlan | None:
        """Return a plan for launches like this one, or None if each needs Python."""
        code, contexts = self.compile_kernel(kernel, config)
        return launch.plan_launch(code, contexts, self._functions, kernel, memory, config)

    def launch_if_race_free(
        self, kernel: KernelLayout, memory: Memory, config: LaunchConfig, params: bytes, sink: Sink
    ) -> LaunchResult | None:
        """Launch with race checks. Return None, with memory restored and nothing printed, if there may be a
        race or if there is a fault.

        A coarse prefilter, which treats loads as stores, runs first. If it suspects a race, a precise one
        runs, which later launches of this kind use at once. Raises LaunchError if this engine cannot execute
        or check the kernel, or if its threads wait for each other.
        """
        code, _ = self.compile_kernel(kernel, config)
        if code.facts.wait_kind is WaitKind.POLLING:
            raise LaunchError(WAIT_REASON)
        self._functions.executable.load(memory)
        predicted = race_shadow_memory.predict_accesses(code.facts.access_summary, memory, params)
        printed: list[str] = []
        key = kernel.fn.name, config.block, predicted.kinds
        result = None
        if key not in self._needs_precise_loads:
            result = self._launch_with_prefilter(kernel, memory, config, params, printed, predicted, True)
        if result is None:
            self._needs_precise_loads.add(key)
            result = self._launch_with_prefilter(kernel, memory, config, params, printed, predicted, False)
        for text in printed:
            sink(text)
        return result

    def _launch_with_prefilter(
        self,
        kernel: KernelLayout,
        memory: Memory,
        config: LaunchConfig,
        params: bytes,
        printed: list[str],
        predicted: race_shadow_memory.PredictedAccesses,
        is_coarse: bool,
    ) -> LaunchResult | None:
        """Launch once with the coarse or the precise prefilter. Return None, with memory restored, if there
        may be a race or if there is a fault; otherwise add the output to `printed`.
        """

        code, contexts = self.compile_kernel(kernel, config, PrefilterSignature(predicted.kinds, is_coarse))
        shadow, output = race_shadow_memory.acquire(), list[str]()
        prefiltered = race_shadow_memory.PrefilteredLaunch(predicted, shadow)
        shadow.undo.save(memory, predicted.written)
        result = None
        if code.facts.wait_kind is not WaitKind.NEVER:
            config = replace(config, max_steps=min(config.max_steps or _SPIN_STEPS, _SPIN_STEPS))
        try:
            result = launch.launch(
                code,
                contexts,
                self._functions,
                kernel,
                memory,
                config,
                params,
                output.append,
                self._thread_pool,
                prefiltered,
            )
        except KernelFault:
            prefiltered.is_suspect = True
        finally:
            if prefiltered.is_suspect:
                shadow.undo.restore(memory)
            race_shadow_memory.release(shadow)
        if prefiltered.is_suspect:
            return None
        printed += output
        return result


NATIVE = NativeEngine()
