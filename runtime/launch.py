"""Choosing an engine, and preparing modules for it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass

from ..ptx.model import Module
from ..support.diagnostics import LaunchError, UsageError
from .engine.executable import Executable
from .engine.observers import Observer
from .engine.program import UNWATCHED, Engine, Program, Watch
from .engine_selection import AUTOMATIC
from .native.engine import NATIVE
from .numpy_engine.engine import PLAIN, REFERENCE
from .race_prefilter_engine import SCREENED, can_screen


@dataclass(frozen=True, slots=True)
class Choice:
    """An engine that `engine=None` may choose; `reason` is given when it is."""

    engine: Engine
    reason: str


ENGINES = (
    Choice(REFERENCE, "it executes everything and tells observers"),
    Choice(PLAIN, "it is the definition that the reference engine's short cuts are held against"),
    Choice(NATIVE, "it runs at the machine's speed"),
)
"""The engines by name. Where somebody looks on, the first that can tell what is asked is chosen; where nobody
does, or only for what the native engine can rule out, `engine_selection` chooses, launch by launch.
"""

VARIABLE = "MINICC_ENGINE"
"""The environment variable that names an engine for launches that name none."""


def choose(wanted: str | Engine | None, watch: Watch = UNWATCHED) -> tuple[Engine, str]:
    """An engine and why it: the one that is `wanted` (by name, or one of the caller's own), the one that the
    environment names, or what suits.

    A name that is not ours is looked for in installed packages. Raises LaunchError for an unknown one,
    UsageError for one in the environment.
    """
    screens = can_screen(watch)
    if wanted is None and (screens or not (watch.events or watch.check_uniform)):
        named = os.environ.get(VARIABLE)
        if not named:
            return AUTOMATIC, ""
        if not screens or named == NATIVE.name:
            try:
                return choose(named, watch)[0], f"{VARIABLE} names it"
            except LaunchError as reason:
                raise UsageError(f"{VARIABLE}: {reason.diagnostics[0].message}") from None
    if wanted is None:
        able = [c for c in ENGINES if watch.events <= c.engine.capabilities.events]
        chosen = (able or ENGINES)[0]
        return chosen.engine, chosen.reason
    if not isinstance(wanted, str):
        return wanted, "it was asked for"
    if screens and wanted == NATIVE.name:
        return SCREENED, "it was asked for"
    for choice in ENGINES:
        if choice.engine.name == wanted:
            return choice.engine, "it was asked for"
    from . import plugins

    result = plugins.offered(wanted)
    if result is not None:
        return result, "it was asked for"
    raise LaunchError(
        f"unknown engine '{wanted}' (there are:"
        f" {', '.join([*(c.engine.name for c in ENGINES), *plugins.names()])})"
    )


def prepare(
    module: Module | Executable,
    *,
    engine: str | Engine | None = None,
    observers: Sequence[Observer] = (),
    check_uniform: bool = False,
) -> Program:
    """Make a parsed and verified module ready to run.

    `check_uniform` proves dynamically that every `bra.uni` is uniform in each warp.
    """
    watch = Watch(tuple(observers), check_uniform)
    chosen, reason = choose(engine, watch)
    return Program(module if isinstance(module, Executable) else Executable(module), chosen, reason, watch)
