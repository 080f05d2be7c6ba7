"""The choice of an engine, and the preparation of modules for it.

The native engine stands above the runtime. The table names the engines, and each is loaded when it is first
used.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from ..ptx.model import Module
from ..support.diagnostics import LaunchError, UsageError
from .engine.executable import Executable
from .engine.observers import Observer
from .engine.program import UNWATCHED, Engine, PreparedProgram, Watch


@dataclass(frozen=True, slots=True)
class EngineChoice:
    """An engine by its name. `target` is where it is defined, as `module:attribute` below the package;
    `reason` is reported if `engine=None` chooses it.
    """

    name: str
    target: str
    reason: str

    @property
    def engine(self) -> Engine:
        """The engine, which is loaded if it has not been."""
        engine: Engine = _load(self.target)
        return engine


ENGINES = (
    EngineChoice(
        "reference",
        "runtime.numpy_engine.engine:REFERENCE",
        "it executes everything and reports events to observers",
    ),
    EngineChoice(
        "plain",
        "runtime.numpy_engine.engine:PLAIN",
        "it is the definition that the reference engine's fast paths are compared with",
    ),
    EngineChoice("native", "jit.engine:NATIVE", "it runs at the host's speed"),
)
"""The engines by name. With observers, the first engine that reports their events is chosen. Without, or if
the native engine can rule out their hazards, `_AUTOMATIC` chooses per launch.
"""
_AUTOMATIC = "jit.engine_selection:AUTOMATIC"
_NATIVE = "native"
_PREFILTERED, _CAN_PREFILTER = (
    f"jit.race_prefilter_engine:{name}" for name in ("PREFILTERED", "can_prefilter")
)
"""The native engine for launches with observers whose hazards it can rule out, and whether it can."""

VARIABLE = "MINICC_ENGINE"
"""The environment variable that names an engine for launches that name none."""


def _load(target: str) -> Any:
    module, _, attribute = target.partition(":")
    return getattr(import_module(f"{__package__.rpartition('.')[0]}.{module}"), attribute)


def choose(requested: str | Engine | None, watch: Watch = UNWATCHED) -> tuple[Engine, str]:
    """Return an engine and the reason for it.

    It is the `requested` one (by name, or an engine of the caller), the one that the environment names, or a
    suitable one. Unknown names are looked up in installed packages. Raises LaunchError for an unknown name,
    UsageError for one in the environment.
    """
    prefilters = bool(watch.observers) and _load(_CAN_PREFILTER)(watch)
    if requested is None and (prefilters or not (watch.events or watch.check_uniform)):
        name = os.environ.get(VARIABLE)
        if not name:
            return _load(_AUTOMATIC), ""
        if not prefilters or name == _NATIVE:
            try:
                return choose(name, watch)[0], f"{VARIABLE} names it"
            except LaunchError as reason:
                raise UsageError(f"{VARIABLE}: {reason.diagnostics[0].message}") from None
    if requested is None:
        capable = [c for c in ENGINES if watch.events <= c.engine.capabilities.events]
        choice = (capable or ENGINES)[0]
        return choice.engine, choice.reason
    if not isinstance(requested, str):
        return requested, "it was requested"
    if prefilters and requested == _NATIVE:
        return _load(_PREFILTERED), "it was requested"
    for choice in ENGINES:
        if choice.name == requested:
            return choice.engine, "it was requested"
    from . import plugins

    result = plugins.find_engine(requested)
    if result is not None:
        return result, "it was requested"
    raise LaunchError(
        f"unknown engine '{requested}' (there are:"
        f" {', '.join([*(c.name for c in ENGINES), *plugins.names()])})"
    )


def prepare(
    module: Module | Executable,
    *,
    engine: str | Engine | None = None,
    observers: Sequence[Observer] = (),
    check_uniform: bool = False,
) -> PreparedProgram:
    """Prepare a parsed and verified module for execution.

    `check_uniform` proves dynamically that every `bra.uni` is uniform in each warp.
    """
    watch = Watch(tuple(observers), check_uniform)
    selected, reason = choose(engine, watch)
    return PreparedProgram(
        module if isinstance(module, Executable) else Executable(module), selected, reason, watch
    )
