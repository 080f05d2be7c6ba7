"""All functions of the API, and what happens around each call."""

from __future__ import annotations

import os
from typing import Any

from ..device.errors import DRIVERS, ApiError
from ..device.machine import Machine, complain
from . import (
    absent,
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
    user_objects,
)
from .table import Row

_PARTS = (device, memory, pools, ranges, images, textures, symbols, streams, graphs, graph_nodes, graph_memory, user_objects, execution, modules, entry_points,
          logs, absent)
FUNCTIONS: tuple[Row, ...] = tuple(row for part in _PARTS for row in part.FUNCTIONS)

INTERNAL = 70
"""The exit status of a defect of minicc."""


def call(row: Row, machine: Machine, args: tuple[Any, ...]) -> Any:
    """Do what a row says; the error's number, or its result where it returns another type."""
    assert row.body is not None
    try:
        found = row.body(machine, *args)
    except ApiError as error:
        machine.explain(row.name, error)
        return DRIVERS.get(error.number, error.number) if row.result == "CUresult" else error.number
    except BaseException as error:
        die(row.name, error)
    return 0 if found is None else found


def die(where: str, error: BaseException) -> None:
    """A defect of ours in the middle of somebody's program: nothing that it does from here on could be trusted."""
    complain(f"internal error in {where}: {type(error).__name__}: {error}")
    os._exit(INTERNAL)
