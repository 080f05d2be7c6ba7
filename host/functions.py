"""All functions that host code can call: the runtime API first, then the libraries, which few programs use
and which are imported late.
"""

from __future__ import annotations

import ctypes
from functools import cache
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
_CALLBACKS: list[Any] = []


@cache
def runtime_functions() -> list[ApiRow]:
    """Return the functions of the runtime API that have a body in Python."""
    return with_bodies(functions.FUNCTIONS)


@cache
def libraries() -> list[ApiRow]:
    """Return the functions of the libraries."""
    from .libraries import (
        cublas,
        cublaslt,
        cufft,
        curand,
        cusolver,
        cusolver_64,
        cusparse,
        cusparse_formats,
        driver_api,
        driver_kernels,
        driver_shared,
        driver_unsupported,
        driver_virtual,
        linking,
        nvjitlink,
        nvrtc,
    )

    parts = (
        cublas,
        cublaslt,
        cufft,
        curand,
        cusolver,
        cusolver_64,
        cusparse,
        cusparse_formats,
        driver_unsupported,
        driver_api,
        driver_kernels,
        driver_shared,
        driver_virtual,
        linking,
        nvjitlink,
        nvrtc,
    )
    return [row for module in parts for row in module.FUNCTIONS]


def headers() -> dict[str, str]:
    """Return the headers that are made from tables."""
    from .api.table import declarations, header, tags
    from .libraries import (
        cublas,
        cublaslt,
        cufft,
        curand,
        cusolver,
        cusolver_64,
        cusparse,
        cusparse_formats,
        driver_api,
        driver_errors,
        driver_kernels,
        driver_shared,
        driver_unsupported,
        driver_virtual,
        linking,
        nvrtc,
    )

    result = {
        "minicc_functions.h": header(functions.FUNCTIONS), "minicc_cublas.h": cublas.HEADER,
        "minicc_cublaslt.h": cublaslt.HEADER, "minicc_cufft.h": declarations(cufft.FUNCTIONS),
        "minicc_curand.h": declarations(curand.FUNCTIONS),
        "minicc_driver.h": declarations([*driver_api.FUNCTIONS, *driver_shared.FUNCTIONS,
            *driver_kernels.FUNCTIONS, *driver_virtual.FUNCTIONS, *driver_unsupported.FUNCTIONS,
            *linking.FUNCTIONS]),
        "minicc_cusolver.h": cusolver.HEADER + declarations(cusolver_64.FUNCTIONS),
        "minicc_cusparse.h": declarations(cusparse.FUNCTIONS) + cusparse_formats.HEADER,
        "minicc_driver_errors.h": driver_errors.HEADER, "minicc_nvrtc.h": declarations(nvrtc.FUNCTIONS),
    }  # fmt: skip
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
