"""All functions of the API, and what happens around each call."""

from __future__ import annotations

import os
from typing import Any

from ..device.errors import DRIVERS, ERRORS, ApiError
from ..device.machine import Machine, complain
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
from .table import Row

_PARTS = (
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
FUNCTIONS: tuple[Row, ...] = tuple(row for part in _PARTS for row in part.FUNCTIONS)

ROWS = {row.name: row for row in FUNCTIONS}
"""By name."""
_FAILED = {
    "cublasStatus_t": 13,
    "cufftResult": 6,
    "curandStatus_t": 201,
    "cusolverStatus_t": 6,
    "cusparseStatus_t": 6,
}
"""By a library's result, its status for work that the runtime refuses: …_EXECUTION_FAILED, CUFFT_EXEC_FAILED,
CURAND_STATUS_LAUNCH_FAILURE.
"""
INTERNAL = 70
"""The exit status of a defect of minicc."""


def call(row: Row, machine: Machine, args: tuple[Any, ...]) -> Any:
    """Do what a row says; the error's number, or its result where it returns another type."""
    assert row.body is not None
    try:
        capture.admit(machine, row, args)
        result = row.body(machine, *args)
    except ApiError as error:
        machine.explain(row.name, error)
        if row.result == "CUresult":
            return DRIVERS.get(error.number, error.number)
        return _FAILED.get(row.result, error.number) if error.name in ERRORS else error.number
    except BaseException as error:
        die(row.name, error)
    return 0 if result is None else result


def die(where: str, error: BaseException) -> None:
    """A defect of ours in the middle of somebody's program: nothing that it does from here on could be
    trusted.
    """
    complain(f"internal error in {where}: {type(error).__name__}: {error}")
    os._exit(INTERNAL)
