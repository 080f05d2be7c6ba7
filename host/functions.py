"""Everything that host code can call, the runtime API first, then the libraries, which few programs use and
which are imported late.
"""

from __future__ import annotations

import ctypes
from functools import cache
from typing import Any

from .api import functions
from .api.table import Row, with_bodies
from .device.machine import Machine
from .settings import HERE

_FOR_C = (
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
"""Headers with types that C, too, has by their names alone."""
_KEPT: list[Any] = []


@cache
def runtime() -> list[Row]:
    """The functions of the runtime API that are Python's."""
    return with_bodies(functions.FUNCTIONS)


@cache
def libraries() -> list[Row]:
    """Those of the libraries."""
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
        driver_shared,
        driver_unsupported,
        driver_virtual,
        linking,
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
        driver_shared,
        driver_virtual,
        linking,
        nvrtc,
    )
    return [row for part in parts for row in part.FUNCTIONS]


def headers() -> dict[str, str]:
    """The headers that are made from tables."""
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
        driver_shared,
        driver_unsupported,
        driver_virtual,
        linking,
        nvrtc,
    )

    made = {
        "minicc_functions.h": header(functions.FUNCTIONS), "minicc_cublas.h": cublas.HEADER,
        "minicc_cublaslt.h": cublaslt.HEADER, "minicc_cufft.h": declarations(cufft.FUNCTIONS),
        "minicc_curand.h": declarations(curand.FUNCTIONS),
        "minicc_driver.h": declarations([*driver_api.FUNCTIONS, *driver_shared.FUNCTIONS,
            *driver_virtual.FUNCTIONS, *driver_unsupported.FUNCTIONS, *linking.FUNCTIONS]),
        "minicc_cusolver.h": cusolver.HEADER + declarations(cusolver_64.FUNCTIONS),
        "minicc_cusparse.h": declarations(cusparse.FUNCTIONS) + cusparse_formats.HEADER,
        "minicc_driver_errors.h": driver_errors.HEADER, "minicc_nvrtc.h": declarations(nvrtc.FUNCTIONS),
    }  # fmt: skip
    return made | {
        "minicc_names.h": tags([*((HERE / "include" / name).read_text() for name in _FOR_C), *made.values()])
    }


def resolved(number: int, machine: Machine) -> int:
    """The C function for a row, by its number; it lives as long as the process."""
    result = runtime()
    row = result[number] if number < len(result) else libraries()[number - len(result)]
    pointer = row.prototype(lambda *args: functions.call(row, machine, args))
    _KEPT.append(pointer)
    return ctypes.cast(pointer, ctypes.c_void_p).value or 0
