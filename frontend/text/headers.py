"""Header lookup: beside the including file, in `-I` directories, or among the built-in headers.

Built-in headers are package data (`include/`) and are shown as `<minicc>/NAME`.
"""

from __future__ import annotations

import os

from . import scan
from .library import BUILT_IN_PREFIX, is_built_in
from .options import FrontendOptions

BUILT_IN = os.path.join(os.path.dirname(os.path.dirname(__file__)), "include")
"""The directory of the built-in headers."""
CUDA_STD = "cuda/std/"
"""The directory of the CUDA C++ standard library, which is for host and device."""
UNSUPPORTED = frozenset({"cuda_fp6.h", "cuda_fp4.h"})
"""Device headers that are outside the language."""
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
    **{f"{CUDA_STD}{name}": f"minicc_cuda_{name}.h" for name in (
        "atomic", "barrier", "bit", "complex", "latch", "optional", "semaphore", "span")},
    **{f"{CUDA_STD}{name}": "minicc_cuda_std.h" for name in (
        "algorithm", "array", "cassert", "cfloat", "climits", "cmath", "cstddef", "cstdint", "cstdlib",
        "cstring", "functional", "initializer_list", "iterator",
        "limits", "new", "numeric", "tuple", "type_traits", "utility", "version")},
}  # fmt: skip


_STANDARD_HEADERS = frozenset(
    (
        "algorithm any array atomic bitset charconv chrono codecvt complex condition_variable deque exception"
        " execution filesystem forward_list fstream functional future initializer_list iomanip ios iosfwd"
        " iostream istream iterator limits list locale map memory memory_resource mutex new numeric optional"
        " ostream queue random ratio regex scoped_allocator set shared_mutex sstream stack stdexcept"
        " streambuf string string_view strstream system_error thread tuple type_traits typeindex typeinfo"
        " unordered_map unordered_set utility valarray variant vector version"
    ).split()
)
"""Headers of the C++ standard library that only the host has."""
_SYSTEM_DIRECTORIES = ("/usr/local/include", "/usr/include", "/usr/include/x86_64-linux-gnu")
_TOOLKIT_HEADERS = frozenset(
    (
        "builtin_types.h channel_descriptor.h common_functions.h cudaProfiler.h cuda_device_runtime_api.h"
        " cuda_profiler_api.h cuda_surface_types.h cuda_texture_types.h cublasLt.h cublasXt.h cublas_api.h"
        " cufftXt.h cusolverDn.h cusparse.h device_functions.h device_types.h driver_functions.h"
        " driver_types.h host_config.h host_defines.h library_types.h math_functions.h nvToolsExt.h nvrtc.h"
        " surface_types.h texture_types.h vector_functions.h"
    ).split()
)
"""Headers of the CUDA toolkit that only host code uses."""


def is_host_header(name: str, options: FrontendOptions) -> bool:
    """Return whether a name in quotes that names no file is a header of the host's library, system or
    toolkit. Such a header is treated like one in `<…>` that is not found.
    """
    if name in _STANDARD_HEADERS or name in _TOOLKIT_HEADERS or (name[0] == "c" and name[1:] in _C_NAMES):
        return True
    return options.readable is None and any(
        os.path.isfile(os.path.join(folder, name)) for folder in _SYSTEM_DIRECTORIES
    )


_C_NAMES = frozenset("assert complex ctype errno fenv float inttypes iso646 limits locale math setjmp signal "
                     "stdalign stdarg stdbool stddef stdint"
                     " stdio stdlib string tgmath time uchar wchar wctype".split())  # fmt: skip


class Header:
    """A header file: its path, and the name under which locations show it."""

    __slots__ = ("display", "path")

    def __init__(self, path: str, display: str) -> None:
        self.path, self.display = path, display

    @property
    def is_built_in(self) -> bool:
        """True for minicc's own headers."""
        return is_built_in(self.display)

    @property
    def key(self) -> str:
        """The identity of the file: equal for two names of one file."""
        return os.path.abspath(self.path)

    def read(self) -> str:
        """Return the normalized text. Raises OSError."""
        with open(self.path, encoding="utf-8", errors="surrogateescape", newline="") as stream:
            return scan.normalize(stream.read())


def built_in(name: str) -> Header:
    """Return the built-in header of that file name."""
    return Header(os.path.join(BUILT_IN, name), BUILT_IN_PREFIX + name)


def find(name: str, angled: bool, directory: str, options: FrontendOptions) -> Header | None:
    """Return the header that `#include "name"` or, with `angled`, `#include <name>` names in a file of
    `directory`. None when there is none.
    """
    for folder in (*(() if angled else (directory,)), *options.include_dirs):
        path = os.path.join(folder, name)
        if os.path.abspath(folder) == BUILT_IN and os.path.isfile(path):
            return built_in(name)
        if os.path.isfile(path) and (options.readable is None or os.path.realpath(path) in options.readable):
            return Header(path, path)
    alias = _ALIASES.get(name, name)
    result = built_in(alias)
    return result if "/" not in alias and os.path.isfile(result.path) else None
