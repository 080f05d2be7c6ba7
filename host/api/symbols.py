"""Device variables by the addresses of their host variables (CUDA Runtime API, "Memory Management")."""

from __future__ import annotations

from ..device.errors import ApiError, check
from ..device.host_runtime import HostRuntime
from . import graph_tasks
from .pointers import Pointer, put_pointer, put_size
from .table import ApiRow

_TO_DEVICE, _TO_HOST, _ON_DEVICE, _DEFAULT = 1, 2, 3, 4


def address(rt: HostRuntime, pointer: Pointer, symbol: Pointer) -> None:
    """Implement `cudaGetSymbolAddress`."""
    put_pointer(pointer, rt.modules.variable(symbol or 0).start)


def size(rt: HostRuntime, out: Pointer, symbol: Pointer) -> None:
    """Implement `cudaGetSymbolSize`."""
    put_size(out, rt.modules.variable(symbol or 0).size)


def _copy(rt: HostRuntime, to: Pointer, source: Pointer, count: int) -> None:
    """Copy by the function that all copies share, which checkers observe."""
    if not all(pointer and rt.library.minicc_host_address(pointer, count) for pointer in (to, source)):
        raise ApiError("cudaErrorInvalidValue")
    check(rt.library.minicc_copy(to, source, count))


def _check_kind(kind: int, towards: int) -> None:
    """Raise ApiError for a cudaMemcpyKind of another direction."""
    if kind not in (towards, _ON_DEVICE, _DEFAULT):
        raise ApiError("cudaErrorInvalidMemcpyDirection")


def to_symbol(rt: HostRuntime, symbol: Pointer, source: Pointer, count: int, offset: int, kind: int) -> None:
    """Implement `cudaMemcpyToSymbol`."""
    _check_kind(kind, _TO_DEVICE)
    rt.scheduler.drain()
    _copy(rt, graph_tasks.in_symbol(rt, symbol, count, offset), source, count)


def from_symbol(
    rt: HostRuntime, target: Pointer, symbol: Pointer, count: int, offset: int, kind: int
) -> None:
    """Implement `cudaMemcpyFromSymbol`."""
    _check_kind(kind, _TO_HOST)
    rt.scheduler.drain()
    _copy(rt, target, graph_tasks.in_symbol(rt, symbol, count, offset), count)


def to_symbol_async(
    rt: HostRuntime, symbol: Pointer, source: Pointer, count: int, offset: int, kind: int, stream: Pointer
) -> None:
    """Implement `cudaMemcpyToSymbolAsync`."""
    _check_kind(kind, _TO_DEVICE)
    graph_tasks.submit(rt, rt.stream(stream), graph_tasks.to_symbol(rt, symbol, source, count, offset, kind))


def from_symbol_async(
    rt: HostRuntime, target: Pointer, symbol: Pointer, count: int, offset: int, kind: int, stream: Pointer
) -> None:
    """Implement `cudaMemcpyFromSymbolAsync`."""
    _check_kind(kind, _TO_HOST)
    graph_tasks.submit(
        rt, rt.stream(stream), graph_tasks.from_symbol(rt, target, symbol, count, offset, kind)
    )


_WRITTEN, _READ = (
    "const void *symbol, const void *from, size_t size, size_t offset",
    "void *to, const void *symbol, size_t size, size_t offset",
)
FUNCTIONS = (
    ApiRow("cudaGetSymbolAddress", "void **pointer, const void *symbol", address),
    ApiRow("cudaGetSymbolSize", "size_t *size, const void *symbol", size),
    ApiRow("cudaMemcpyToSymbol", f"{_WRITTEN} = 0, cudaMemcpyKind kind = cudaMemcpyHostToDevice", to_symbol),
    ApiRow("cudaMemcpyFromSymbol", f"{_READ} = 0, cudaMemcpyKind kind = cudaMemcpyDeviceToHost", from_symbol),
    ApiRow(
        "cudaMemcpyToSymbolAsync",
        f"{_WRITTEN}, cudaMemcpyKind kind, cudaStream_t stream = 0",
        to_symbol_async,
    ),
    ApiRow(
        "cudaMemcpyFromSymbolAsync",
        f"{_READ}, cudaMemcpyKind kind, cudaStream_t stream = 0",
        from_symbol_async,
    ),
)
