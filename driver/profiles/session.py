"""Profiling of launches, and the output of the profile."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TextIO

from ...runtime import Observer
from ...runtime.profile import Profiler
from ...support.demangle import demangle
from ...support.diagnostics import UsageError
from ..files import write_output
from ..observer_scope import observe_launches
from ..settings import PROFILE_FORMS
from .data import ProfiledModule, collect_profile, find_gpu
from .page import page
from .table import table

if TYPE_CHECKING:
    from ...ptx.model import Module
    from ..api import ObjectCode

GPU = "A100"
"""The default GPU of occupancy and roofline."""


class Profile:
    """The counts of the launches so far; `print` shows them. `gpu` names the GPU of occupancy and
    roofline.
    """

    def __init__(self, gpu: str = GPU) -> None:
        self._gpu = find_gpu(gpu)
        self._watched: dict[int, ProfiledModule] = {}
        self._kept: list[object] = []

    @property
    def data(self) -> dict[str, Any]:
        """Return the profile as JSON data (`driver/profiles/data.py`)."""
        return collect_profile(list(self._watched.values()), self._gpu)

    def __str__(self) -> str:
        return table(self.data)

    def text(self, form: str = "table") -> str:
        """Format the profile as a table of lines of the source or of the PTX, as JSON, or as an HTML page.
        Raises UsageError for another form.
        """
        if form not in PROFILE_FORMS:
            raise UsageError(f"a profile is written as {', '.join(PROFILE_FORMS)}, found '{form}'")
        return {
            "table": table,
            "ptx": lambda data: table(data, ptx=True),
            "json": lambda data: json.dumps(data, indent=1) + "\n",
            "html": page,
        }[form](self.data)

    def write(self, form: str, file: str | None, stream: TextIO | None = None) -> None:
        """Write the profile to a file; without one, a table to `stream` (None: standard output), anything
        else to `profile.json` or `profile.html`. Raises UsageError if it cannot be written.
        """
        if file is None and form in ("table", "ptx"):
            out = stream or sys.stdout
            out.write(self.text(form))
            out.flush()
        else:
            write_output(file or f"profile.{form}", self.text(form))

    def of_object(self, obj: ObjectCode) -> Observer:
        """Return the observer of a module of the Python API."""
        if id(obj) not in self._watched:

            def name_of(symbol: str) -> str:
                kernel = obj.kernels[symbol]
                alike = sum(other.name == kernel.name for other in obj.kernels.values()) > 1
                return kernel.instance or (demangle(symbol) if alike else kernel.name)

            self._kept.append(obj)  # its id is nobody else's
            self._watched[id(obj)] = ProfiledModule(
                obj._executable.module, Profiler(), obj.sources, name_of, obj.ptx
            )
        return self._watched[id(obj)].profiler

    def of_module(self, module: Module) -> Observer:
        """Return the observer of a module of a whole program."""
        result = self._watched[id(module)] = ProfiledModule(module, Profiler(), {})
        return result.profiler


@contextmanager
def profiling(gpu: str = GPU) -> Iterator[Profile]:
    """Profile every launch of a block: `with minicc.profiling() as profile: k[grid, block](…)`, then
    `print(profile)`.

    `gpu` is that of occupancy and roofline. Raises UsageError for an unknown one. Launches of the block run
    on the reference engine.
    """
    profile = Profile(gpu)
    with observe_launches(profile.of_object):
        yield profile
