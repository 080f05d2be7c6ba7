"""All functions that host code can call: the runtime API first, then the libraries, which few programs use
and which are imported late.
"""

from __future__ import annotations

import ctypes
from functools import cache
from importlib import import_module
from typing import Any

from .api import functions
from .api.table import ApiRow, with_bodies
from .device.host_runtime import HostRuntime
from .settings import HOST_FOLDER

_C_HEADERS = (
    "minicc_enumerations.h",
    "minicc_types.h",
    "minicc_textures.h",
    "minicc_graph_types.h",
    "minicc_external_types.h",
    "minicc_launches.h",
    "library_types.h",
    "cuda.h",
    "minicc_driver_enumerations.h",
    "minicc_driver_images.h",
    "minicc_driver_graphs.h",
    "cublas_v2.h",
    "cublasLt.h",
    "cufft.h",
    "curand.h",
    "cusolver_common.h",
    "cusolverDn.h",
    "cusparse.h",
    "nvrtc.h",
)
"""Headers whose types have typedefs for C."""
_LIBRARIES = {
    "cublas": "cublas",
    "cublaslt": "cublaslt",
    "cufft": "cufft",
    "curand": "curand",
    "cusolver": "cusolver cusolver_64",
    "cusparse": "cusparse cusparse_formats",
    "driver": "driver_api driver_shared driver_kernels driver_arrays driver_copies driver_textures"
    " driver_streams driver_graphs driver_legacy driver_virtual driver_tensor_maps"
    " driver_unsupported linking",
    "nvrtc": "nvrtc",
}
"""The modules that have the functions of each library and of the driver API, and of which the header
`minicc_LIBRARY.h` is made. They are imported late.
"""
_CALLBACKS: list[Any] = []


@cache
def runtime_functions() -> list[ApiRow]:
    """Return the functions of the runtime API that have a body in Python."""
    return with_bodies(functions.FUNCTIONS)


def _modules(names: str) -> list[Any]:
    return [import_module(f"{__package__}.libraries.{name}") for name in names.split()]


@cache
def libraries() -> list[ApiRow]:
    """Return the functions of the libraries."""
    # No program includes the header of nvJitLink.
    names = " ".join([*_LIBRARIES.values(), "nvjitlink"])
    return [row for module in _modules(names) for row in module.FUNCTIONS]


def headers() -> dict[str, str]:
    """Return the headers that are made from tables."""
    from .api.table import declarations, header, tags
    from .libraries import driver_errors

    result = {
        "minicc_functions.h": header(functions.FUNCTIONS),
        "minicc_driver_errors.h": driver_errors.HEADER,
    }
    for library, names in _LIBRARIES.items():
        modules = _modules(names)
        own = [module.HEADER for module in modules if hasattr(module, "HEADER")]
        tables = [module.FUNCTIONS for module in modules if not hasattr(module, "HEADER")]
        result[f"minicc_{library}.h"] = "".join([*own, declarations(*tables)])
    return result | {
        "minicc_names.h": tags(
            [*((HOST_FOLDER / "include" / name).read_text() for name in _C_HEADERS), *result.values()]
        )
    }


@cache
def _called_functions() -> list[ApiRow]:
    """Return the functions that call Python, in the order of their numbers (`trampolines.module`)."""
    return with_bodies([*functions.FUNCTIONS, *libraries()])


def resolve_function(number: int, runtime: HostRuntime) -> int:
    """Return the address of a row's C function, by its number; it lives as long as the process."""
    # The libraries are imported only for a number that is not the runtime API's.
    own = runtime_functions()
    row = own[number] if number < len(own) else _called_functions()[number]
    pointer = row.prototype(lambda *args: functions.call(row, runtime, args))
    _CALLBACKS.append(pointer)
    return ctypes.cast(pointer, ctypes.c_void_p).value or 0
