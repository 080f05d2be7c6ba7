"""CuPy's interface: `RawModule` and `RawKernel`."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from ..support.diagnostics import UsageError
from .api import Kernel, ObjectCode, compile
from .files import read_input
from .pipeline import KINDS, kind_of_text

if TYPE_CHECKING:
    from ..runtime import LaunchResult
    from .device import Device, DeviceArray

BACKENDS = ("nvrtc", "nvcc")
"""CuPy's backends; minicc treats both alike."""


class RawModule:
    """CuPy's RawModule: `code` or the file `path`, options, and functions and variables by name.

    Code is CUDA C++, IR or PTX, as the file's suffix or else the text says. `name_expressions` are kernels of
    templates to instantiate, `k<float, 4>`. `backend` is accepted and ignored. The code is compiled at once.
    """

    def __init__(
        self,
        *,
        code: str | None = None,
        path: str | os.PathLike[str] | None = None,
        options: Sequence[str] = (),
        backend: str = "nvrtc",
        name_expressions: Sequence[str] | None = None,
        arch: str | None = None,
    ) -> None:
        if (code is None) == (path is None):
            raise UsageError("a RawModule is made of either code= or path=")
        if backend not in BACKENDS:
            raise UsageError(f"unknown backend '{backend}' (there are: {', '.join(BACKENDS)})")
        if isinstance(name_expressions, str):
            raise UsageError(f"name_expressions are a list of names, found the text '{name_expressions}'")
        filename = "source.cu" if path is None else os.fspath(path)
        text = code if code is not None else read_input(filename)[0]
        if not isinstance(text, str):
            raise UsageError(f"source is text (str), found {type(text).__name__}")
        kind = KINDS.get(os.path.splitext(filename)[1]) or kind_of_text(text)
        if kind == "ptx":
            if name_expressions:
                raise UsageError("name_expressions are for CUDA C++: PTX has the kernels that it has")
            self.obj = ObjectCode.from_ptx(text, *([] if path is None else [filename]))
        else:
            wanted = [f"-instantiate={name}" for name in name_expressions or ()]
            self.obj = compile(text, arch=arch, options=[*options, *wanted], filename=filename)

    def compile(self, log_stream: Any = None) -> None:
        """Write the warnings to `log_stream`; the module is already compiled."""
        for item in self.obj.diagnostics if log_stream is not None else ():
            log_stream.write(f"{item}\n")

    def get_function(self, name: str) -> Kernel:
        """Return the kernel named `name`; an instance of a template as in `name_expressions`."""
        return self.obj.get_kernel(name)

    def get_global(self, name: str, device: Device | None = None, *, dtype: Any = None) -> DeviceArray:
        """Return a module variable; see `ObjectCode.get_global`."""
        return self.obj.get_global(name, device, dtype=dtype)

    def __repr__(self) -> str:
        return f"<minicc RawModule of {self.obj!r}>"


class RawKernel:
    """CuPy's RawKernel: one kernel from source text, compiled on first use."""

    def __init__(
        self, code: str, name: str, options: Sequence[str] = (), backend: str = "nvrtc", **settings: Any
    ) -> None:
        self.code, self.name, self.options, self.backend = code, name, tuple(options), backend
        self._settings = settings

    @cached_property
    def kernel(self) -> Kernel:
        """The kernel, compiled."""
        wanted = (self.name,) if "<" in self.name else None
        return RawModule(
            code=self.code,
            options=self.options,
            backend=self.backend,
            name_expressions=wanted,
            **self._settings,
        ).get_function(self.name)

    @property
    def attributes(self) -> dict[str, int]:
        """Resources and limits of the kernel by CuPy's keys; see `Kernel.attributes`."""
        return self.kernel.attributes

    def compile(self) -> None:
        """Compile now instead of at the first call."""
        self.kernel  # noqa: B018 - computed and kept

    def __call__(self, grid: Any, block: Any, args: Sequence[Any], **settings: Any) -> LaunchResult:
        return self.kernel(grid, block, args, **settings)

    def __repr__(self) -> str:
        return f"<minicc RawKernel {self.name}>"
