"""Where headers are: beside the file that includes them, in `-I` folders, or among the built-in ones.

Built-in headers are package data (`include/`) and appear under the name `<minicc>/NAME`.
"""

from __future__ import annotations

import os

from . import scan
from .library import SHOWN, is_built_in
from .options import FrontendOptions

BUILT_IN = os.path.join(os.path.dirname(os.path.dirname(__file__)), "include")
"""The folder of the built-in headers."""
STD = "cuda/std/"
"""The folder of the standard library under the name that it has for both sides."""
REFUSED = frozenset({"cuda_fp6.h", "cuda_fp4.h"})
"""Headers of the device that are outside the language."""
_ALIASES = {
    "cassert": "assert.h", "cfloat": "float.h", "climits": "limits.h", "cmath": "math.h",
    "cstddef": "stddef.h",
    "cstdint": "stdint.h", "cinttypes": "stdint.h", "cstdio": "stdio.h",
    "cuda_runtime_api.h": "cuda_runtime.h",
    "cstdlib": "stdlib.h", "cstring": "stddef.h", "string.h": "stddef.h",
    "device_launch_parameters.h": "cuda_runtime.h", "vector_types.h": "cuda_runtime.h",
    "inttypes.h": "stdint.h",
    "cooperative_groups/reduce.h": "cooperative_groups_reduce.h",
    "cooperative_groups/scan.h": "cooperative_groups_scan.h",
    "cooperative_groups/memcpy_async.h": "cooperative_groups_memcpy_async.h",
    "cuda_pipeline_primitives.h": "cuda_pipeline.h",
    "cuda/atomic": "minicc_cuda_atomic.h", "cuda/barrier": "minicc_cuda_barrier.h",
    "cuda/pipeline": "minicc_cuda_pipeline.h",
    "cuda/latch": "minicc_cuda_latch.h", "cuda/semaphore": "minicc_cuda_semaphore.h",
    **{f"{STD}{name}": f"minicc_cuda_{name}.h" for name in ("atomic", "barrier", "bit", "complex", "latch",
        "optional", "semaphore", "span")},
    **{f"{STD}{name}": "minicc_cuda_std.h" for name in (
        "algorithm", "array", "cassert", "cfloat", "climits", "cmath", "cstddef", "cstdint", "cstdlib",
        "cstring", "functional", "initializer_list", "iterator",
        "limits", "new", "numeric", "tuple", "type_traits", "utility", "version")},
}  # fmt: skip


_OF_THE_LIBRARY = frozenset(
    (
        "algorithm any array atomic bitset charconv chrono codecvt complex condition_variable deque exception"
        " execution filesystem forward_list fstream functional future initializer_list iomanip ios iosfwd"
        " iostream istream iterator limits list locale map memory memory_resource mutex new numeric optional"
        " ostream queue random ratio regex scoped_allocator set shared_mutex sstream stack stdexcept"
        " streambuf string string_view strstream system_error thread tuple type_traits typeindex typeinfo"
        " unordered_map unordered_set utility valarray variant vector version"
    ).split()
)
"""Headers of C++'s library that only the host has."""
_OF_THE_SYSTEM = ("/usr/local/include", "/usr/include", "/usr/include/x86_64-linux-gnu")
_OF_CUDA = frozenset(
    (
        "builtin_types.h channel_descriptor.h common_functions.h cudaProfiler.h cuda_device_runtime_api.h"
        " cuda_profiler_api.h cuda_surface_types.h cuda_texture_types.h cublasLt.h cublasXt.h cublas_api.h"
        " cufftXt.h cusolverDn.h cusparse.h device_functions.h device_types.h driver_functions.h"
        " driver_types.h host_config.h host_defines.h library_types.h math_functions.h nvToolsExt.h nvrtc.h"
        " surface_types.h texture_types.h vector_functions.h"
    ).split()
)
"""Headers of the toolkit that only host code has a use for."""


def is_hosts(name: str, options: FrontendOptions) -> bool:
    """Whether a name in quotes that no file has is a header of the host's library, system or toolkit, as one
    in `<…>` that is not found.
    """
    if name in _OF_THE_LIBRARY or name in _OF_CUDA or (name[0] == "c" and name[1:] in _C_NAMES):
        return True
    return options.readable is None and any(
        os.path.isfile(os.path.join(folder, name)) for folder in _OF_THE_SYSTEM
    )


_C_NAMES = frozenset("assert complex ctype errno fenv float inttypes iso646 limits locale math setjmp signal "
                     "stdalign stdarg stdbool stddef stdint"
                     " stdio stdlib string tgmath time uchar wchar wctype".split())  # fmt: skip


class Header:
    """A header that was found: its path, and the name under which locations show it."""

    __slots__ = ("display", "path")

    def __init__(self, path: str, display: str) -> None:
        self.path, self.display = path, display

    @property
    def is_built_in(self) -> bool:
        return is_built_in(self.display)

    @property
    def key(self) -> str:
        """What tells whether two names mean one file."""
        return os.path.abspath(self.path)

    def read(self) -> str:
        """The text, normalized. Raises OSError."""
        with open(self.path, encoding="utf-8", errors="surrogateescape", newline="") as stream:
            return scan.normalize(stream.read())


def built_in(name: str) -> Header:
    """The built-in header of that file name."""
    return Header(os.path.join(BUILT_IN, name), SHOWN + name)


def find(name: str, angled: bool, beside: str, options: FrontendOptions) -> Header | None:
    """The header that `#include "name"` or, with `angled`, `#include <name>` means in a file of the folder
    `beside`.
    """
    for folder in (*(() if angled else (beside,)), *options.include_dirs):
        path = os.path.join(folder, name)
        if os.path.abspath(folder) == BUILT_IN and os.path.isfile(path):
            return built_in(name)
        if os.path.isfile(path) and (options.readable is None or os.path.realpath(path) in options.readable):
            return Header(path, path)
    alias = _ALIASES.get(name, name)
    result = built_in(alias)
    return result if "/" not in alias and os.path.isfile(result.path) else None
