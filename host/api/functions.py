"""All functions of the API, and the frame of each call."""

from __future__ import annotations

import _thread
import os
from typing import Any

from ..device.errors import DRIVERS, ERRORS, ApiError
from ..device.host_runtime import HostRuntime
from ..device.messages import print_message
from . import (
    capture,
    contexts,
    device,
    entry_points,
    execution,
    graph_memory,
    graph_nodes,
    graphs,
    images,
    logs,
    memory,
    modules,
    pools,
    ranges,
    streams,
    symbols,
    textures,
    unsupported_api,
    user_objects,
)
from .table import ApiRow

_MODULES = (
    device,
    memory,
    pools,
    ranges,
    images,
    textures,
    symbols,
    streams,
    graphs,
    graph_nodes,
    graph_memory,
    user_objects,
    execution,
    modules,
    entry_points,
    logs,
    contexts,
    unsupported_api,
)
FUNCTIONS: tuple[ApiRow, ...] = tuple(row for part in _MODULES for row in part.FUNCTIONS)

ROWS = {row.name: row for row in FUNCTIONS}
"""The rows by function name."""
_FAILED = {
    "cublasStatus_t": 13,
    "cufftResult": 6,
    "curandStatus_t": 201,
    "cusolverStatus_t": 6,
    "cusparseStatus_t": 6,
}
"""A library's status for work that the runtime rejects, by the status type: …_EXECUTION_FAILED,
CUFFT_EXEC_FAILED, CURAND_STATUS_LAUNCH_FAILURE.
"""
UNKNOWN = ERRORS["cudaErrorUnknown"][0]
INTERNAL = 70
"""The exit status after a defect of minicc."""


def call(row: ApiRow, runtime: HostRuntime, args: tuple[Any, ...]) -> Any:
    """Call the body of a row. Return the error's number, or the body's result if the function returns another
    type.
    """
    assert row.body is not None
    try:
        capture.admit(runtime, row, args)
        result = row.body(runtime, *args)
    except ApiError as error:
        runtime.messages.report(row.name, error)
        if row.result == "CUresult":
            return DRIVERS.get(error.number, error.number)
        return _FAILED.get(row.result, error.number) if error.name in ERRORS else error.number
    except BaseException as error:
        return report_defect(runtime, row.name, error)
    return 0 if result is None else result


def report_defect(runtime: HostRuntime, where: str, error: BaseException) -> int:
    """Report a defect of minicc, after which the state of the process can no longer be trusted.

    A program that minicc has built ends. A foreign process gets cudaErrorUnknown from this call and all
    further ones; an interrupt is delivered to it when the call has returned.
    """
    if isinstance(error, KeyboardInterrupt) and runtime.is_foreign:
        _thread.interrupt_main()
        return UNKNOWN
    print_message(f"internal error in {where}: {type(error).__name__}: {error}")
    if not runtime.is_foreign:
        os._exit(INTERNAL)
    runtime.library.minicc_set_sticky(UNKNOWN)
    return UNKNOWN
