"""The choice of an engine, and the preparation of modules for it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass

from ..ptx.model import Module
from ..support.diagnostics import LaunchError, UsageError
from .engine.executable import Executable
from .engine.observers import Observer
from .engine.program import UNWATCHED, Engine, PreparedProgram, Watch
from .engine_selection import AUTOMATIC
from .native.engine import NATIVE
from .numpy_engine.engine import PLAIN, REFERENCE
from .race_prefilter_engine import PREFILTERED, can_prefilter


@dataclass(frozen=True, slots=True)
class EngineChoice:
    """An engine that `engine=None` may choose, and the reason to report."""

    engine: Engine
    reason: str


ENGINES = (
    EngineChoice(REFERENCE, "it executes everything and reports events to observers"),
    EngineChoice(PLAIN, "it is the definition that the reference engine's fast paths are compared with"),
    EngineChoice(NATIVE, "it runs at the host's speed"),
)
"""The engines by name. With observers, the first engine that reports their events is chosen. Without, or if
the native engine can rule out their hazards, `engine_selection` chooses per launch.
"""

VARIABLE = "MINICC_ENGINE"
"""The environment variable that names an engine for launches that name none."""


def choose(requested: str | Engine | None, watch: Watch = UNWATCHED) -> tuple[Engine, str]:
    """Return an engine and the reason for it.

    It is the `requested` one (by name, or an engine of the caller), the one that the environment names, or a
    suitable one. Unknown names are looked up in installed packages. Raises LaunchError for an unknown name,
    UsageError for one in the environment.
    """
    prefilters = can_prefilter(watch)
    if requested is None and (prefilters or not (watch.events or watch.check_uniform)):
        name = os.environ.get(VARIABLE)
        if not name:
            return AUTOMATIC, ""
        if not prefilters or name == NATIVE.name:
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
    if prefilters and requested == NATIVE.name:
        return PREFILTERED, "it was requested"
    for choice in ENGINES:
        if choice.engine.name == requested:
            return choice.engine, "it was requested"
    from . import plugins

    result = plugins.find_engine(requested)
    if result is not None:
        return result, "it was requested"
    raise LaunchError(
        f"unknown engine '{requested}' (there are:"
        f" {', '.join([*(c.engine.name for c in ENGINES), *plugins.names()])})"
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
