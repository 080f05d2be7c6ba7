"""Graphs of the driver API: nodes whose parameters differ from those of the runtime API, and functions in the
forms of earlier versions of CUDA (CUDA Driver API, "Graph Management").
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

from ..api import graph_nodes, graph_tasks, graphs
from ..api.driver_symbols import driver_rows
from ..api.graph_tasks import PARAMETERS, CopyNode, KernelNode, Task, write_parameters
from ..api.pointers import Pointer, put, put_pointer, put_structure, structure_at
from ..device.errors import ApiError
from ..device.host_runtime import HostRuntime
from ..device.launcher import KernelLaunch
from ..device.stream_scheduler import Graph, Work
from .driver_api import check_context
from .driver_copies import ARRAY, DEVICE, HOST, UNIFIED, BoxCopy, BoxOperand, copy_node, element_bytes
from .driver_streams import MemoryOperations, memory_operations

_KERNEL, _COPY, _FILL, _OPERATIONS = 0, 1, 2, 12
"""Kinds of the enumeration CUgraphNodeType whose parameters the driver has in structures of its own."""
_MEMORY_KINDS = {
    0: (HOST, HOST),
    1: (HOST, DEVICE),
    2: (DEVICE, HOST),
    3: (DEVICE, DEVICE),
    4: (UNIFIED, UNIFIED),
}
"""The kinds of the source's and the destination's memory, by cudaMemcpyKind."""


class DriverKernelNode(ctypes.Structure):
    """The structure CUDA_KERNEL_NODE_PARAMS_v2; the first version ends before `kernel`, which is meant if
    there is no function.
    """

    _fields_ = [("launch", KernelNode), ("kernel", ctypes.c_void_p), ("context", ctypes.c_void_p)]


class CopyParameters(ctypes.Structure):
    """The structure CUDA_MEMCPY_NODE_PARAMS."""

    _fields_ = [
        ("flags", ctypes.c_int),
        ("reserved", ctypes.c_int),
        ("context", ctypes.c_void_p),
        ("copy", BoxCopy),
    ]


# -- tasks


def kernel(rt: HostRuntime, parameters: Pointer) -> Task:
    """Return the task of a kernel node."""
    node = structure_at(DriverKernelNode, parameters)
    check_context(rt, node.context)
    node.launch.function = node.launch.function or node.kernel
    return graph_tasks.kernel_task(rt, node.launch)


def first_kernel(rt: HostRuntime, parameters: Pointer) -> Task:
    """Return the task of a kernel node with parameters of the first version."""
    return graph_tasks.kernel_task(rt, structure_at(KernelNode, parameters))


def copy(rt: HostRuntime, parameters: Pointer, context: Pointer = None) -> Task:
    """Return the task of a memcpy node; `parameters` is a CUDA_MEMCPY3D."""
    check_context(rt, context)
    return graph_tasks.copy_task(rt, copy_node(rt, structure_at(BoxCopy, parameters)))


def fill(rt: HostRuntime, parameters: Pointer, context: Pointer) -> Task:
    """Return the task of a memset node, whose parameters are the runtime's."""
    check_context(rt, context)
    return graph_tasks.fill(rt, parameters)


def _copy_with_context(rt: HostRuntime, parameters: int) -> Task:
    node = structure_at(CopyParameters, parameters)
    return copy(rt, parameters + CopyParameters.copy.offset, node.context)


_OWN: dict[int, Callable[[HostRuntime, int], Task]] = {
    _KERNEL: kernel,
    _COPY: _copy_with_context,
    _OPERATIONS: memory_operations,
}


def task_of(rt: HostRuntime, parameters: Pointer) -> Task:
    """Return the task that a CUgraphNodeParams describes."""
    if not parameters:
        raise ApiError("cudaErrorInvalidValue")
    own = _OWN.get(ctypes.c_int.from_address(parameters).value)
    return own(rt, parameters + PARAMETERS) if own else graph_tasks.task_of(rt, parameters)


def _adder(task: Callable[..., Task]) -> Callable[..., None]:
    def add(
        rt: HostRuntime, node: Pointer, graph: Pointer, before: Pointer, count: int, *parameters: Any
    ) -> None:
        graphs.add(rt, node, graph, before, count, task(rt, *parameters))

    return add


def add(
    rt: HostRuntime, node: Pointer, graph: Pointer, before: Pointer, data: Pointer, count: int,
    parameters: Pointer,
) -> None:  # fmt: skip
    """Implement `cuGraphAddNode`."""
    graphs.add(rt, node, graph, before, count, task_of(rt, parameters))


def _setter(task: Callable[..., Task]) -> Callable[..., None]:
    return lambda rt, node, parameters: graph_nodes.change(rt, node, task(rt, parameters))


def _executable_setter(task: Callable[..., Task]) -> Callable[..., None]:
    return lambda rt, executable, node, *parameters: graph_nodes.change_in(
        rt, executable, node, task(rt, *parameters)
    )


# -- and back


def _kernel_node(rt: HostRuntime, node: Pointer) -> KernelNode:
    """Return a kernel node's parameters, in which the kernel is a CUfunction."""
    work, result = rt.handles.resolve(Work, node), KernelNode()
    write_parameters(rt, work, "kernel", ctypes.addressof(result))
    assert isinstance(work.subject, KernelLaunch)
    result.function = rt.handles.find_or_add([work.subject.kernel])[0]
    return result


def get_kernel(rt: HostRuntime, node: Pointer, out: Pointer) -> None:
    """Implement `cuGraphKernelNodeGetParams`."""
    put_structure(out, DriverKernelNode(_kernel_node(rt, node)))


def get_first_kernel(rt: HostRuntime, node: Pointer, out: Pointer) -> None:
    """Implement the first version of `cuGraphKernelNodeGetParams`."""
    put_structure(out, _kernel_node(rt, node))


def box_copy(rt: HostRuntime, node: CopyNode) -> BoxCopy:
    """Return a copy of the runtime API as the driver describes it."""
    kinds, width = _MEMORY_KINDS[node.kind], node.extent[0]
    result = BoxCopy(height=node.extent[1], depth=node.extent[2])
    sizes = []
    for name, kind, array, position, memory in (
        ("source", kinds[0], node.source_array, node.source_position, node.source),
        ("target", kinds[1], node.array, node.position, node.target),
    ):
        if array:
            operand = BoxOperand(kind=ARRAY, array=array)
        else:
            start, pitch, _, height = memory
            operand = BoxOperand(kind=kind, pitch=pitch, height=height)
            setattr(operand, "host" if kind == HOST else "device", start)
        size = element_bytes(rt, operand)
        operand.x, operand.y, operand.z = position[0] * size, position[1], position[2]
        setattr(result, name, operand)
        sizes.append(size)
    result.width = width * max(sizes)
    return result


def _copy_of(rt: HostRuntime, node: Pointer) -> BoxCopy:
    parameters = CopyNode()
    write_parameters(rt, rt.handles.resolve(Work, node), "memcpy", ctypes.addressof(parameters))
    return box_copy(rt, parameters)


def get_copy(rt: HostRuntime, node: Pointer, out: Pointer) -> None:
    """Implement `cuGraphMemcpyNodeGetParams`."""
    put_structure(out, _copy_of(rt, node))


def get_operations(rt: HostRuntime, node: Pointer, out: Pointer) -> None:
    """Implement `cuGraphBatchMemOpNodeGetParams`: the array lives as long as the node."""
    subject = rt.handles.resolve(Work, node).subject
    if not isinstance(subject, MemoryOperations):
        raise ApiError("cudaErrorInvalidValue")
    put_structure(out, subject.node)


def get(rt: HostRuntime, node: Pointer, out: Pointer) -> None:
    """Implement `cuGraphNodeGetParams`."""
    work = rt.handles.resolve(Work, node)
    graph_nodes.get_parameters(rt, node, out)
    target = (out or 0) + PARAMETERS
    if work.kind == "kernel":
        get_kernel(rt, node, target)
    elif work.kind == "memcpy":
        put_structure(target, CopyParameters(copy=_copy_of(rt, node)))
    elif work.kind == "batch mem op":
        get_operations(rt, node, target)


# -- earlier forms


def _without_edge_data(body: Callable[..., None], position: int) -> Callable[..., None]:
    """Return a function without the parameter for data of edges, which is the one at `position`."""
    return lambda rt, *arguments: body(rt, *arguments[:position], None, *arguments[position:])


def update(rt: HostRuntime, executable: Pointer, graph: Pointer, node: Pointer, result: Pointer) -> None:
    """Implement `cuGraphExecUpdate` of CUDA 10.2, which writes the result and the node that prevents it."""
    info = graphs.UpdateInfo()
    try:
        graphs.update(rt, executable, graph, ctypes.addressof(info))
    finally:
        put_pointer(node, info.node or 0)
        put(result, info.result)


def instantiate(
    rt: HostRuntime, executable: Pointer, graph: Pointer, node: Pointer, log: Pointer, size: int
) -> None:
    """Implement `cuGraphInstantiate` of CUDA 10 and 11; its log stays empty."""
    if node:
        put_pointer(node, 0)
    if log and size:
        ctypes.memset(log, 0, 1)
    graphs.instantiate(rt, executable, graph, 0)


def create_condition(
    rt: HostRuntime, out: Pointer, graph: Pointer, context: Pointer, value: int, flags: int
) -> None:
    """Implement `cuGraphConditionalHandleCreate`."""
    check_context(rt, context)
    rt.handles.resolve(Graph, graph)
    graphs.create_condition(rt, out, graph, value, flags)


_ADDED = "CUgraphNode *node, CUgraph graph, const CUgraphNode *before, size_t count"
_NODE, _IN = "CUgraphNode node", "CUgraphExec executable, CUgraphNode node"
_KERNELS, _COPIES = "const CUDA_KERNEL_NODE_PARAMS *parameters", "const CUDA_MEMCPY3D *parameters"
_FILLS = "const CUDA_MEMSET_NODE_PARAMS *parameters"
_BATCH = "const CUDA_BATCH_MEM_OP_NODE_PARAMS *parameters"
_EDGES = "CUgraph graph, const CUgraphNode *from, const CUgraphNode *to, size_t count"
FUNCTIONS = driver_rows(
    (
        ("cuGraphAddKernelNode", f"{_ADDED}, {_KERNELS}", _adder(kernel)),
        ("cuGraphAddKernelNode_v1", f"{_ADDED}, {_KERNELS}", _adder(first_kernel)),
        ("cuGraphAddMemcpyNode", f"{_ADDED}, {_COPIES}, CUcontext context", _adder(copy)),
        ("cuGraphAddMemsetNode", f"{_ADDED}, {_FILLS}, CUcontext context", _adder(fill)),
        ("cuGraphAddBatchMemOpNode", f"{_ADDED}, {_BATCH}", _adder(memory_operations)),
        ("cuGraphAddNode_v1", f"{_ADDED}, CUgraphNodeParams *parameters", _without_edge_data(add, 3)),
        (
            "cuGraphAddNode",
            "CUgraphNode *node, CUgraph graph, const CUgraphNode *before, const CUgraphEdgeData *data, size_t"
            " count, CUgraphNodeParams *parameters",
            add,
        ),
        ("cuGraphKernelNodeSetParams", f"{_NODE}, {_KERNELS}", _setter(kernel)),
        ("cuGraphKernelNodeSetParams_v1", f"{_NODE}, {_KERNELS}", _setter(first_kernel)),
        ("cuGraphMemcpyNodeSetParams", f"{_NODE}, {_COPIES}", _setter(copy)),
        ("cuGraphMemsetNodeSetParams", f"{_NODE}, {_FILLS}", _setter(graph_tasks.fill)),
        ("cuGraphBatchMemOpNodeSetParams", f"{_NODE}, {_BATCH}", _setter(memory_operations)),
        ("cuGraphNodeSetParams", f"{_NODE}, CUgraphNodeParams *parameters", _setter(task_of)),
        ("cuGraphExecKernelNodeSetParams", f"{_IN}, {_KERNELS}", _executable_setter(kernel)),
        ("cuGraphExecKernelNodeSetParams_v1", f"{_IN}, {_KERNELS}", _executable_setter(first_kernel)),
        ("cuGraphExecMemcpyNodeSetParams", f"{_IN}, {_COPIES}, CUcontext context", _executable_setter(copy)),
        ("cuGraphExecMemsetNodeSetParams", f"{_IN}, {_FILLS}, CUcontext context", _executable_setter(fill)),
        ("cuGraphExecBatchMemOpNodeSetParams", f"{_IN}, {_BATCH}", _executable_setter(memory_operations)),
        ("cuGraphExecNodeSetParams", f"{_IN}, CUgraphNodeParams *parameters", _executable_setter(task_of)),
        ("cuGraphKernelNodeGetParams", f"{_NODE}, CUDA_KERNEL_NODE_PARAMS *parameters", get_kernel),
        ("cuGraphKernelNodeGetParams_v1", f"{_NODE}, CUDA_KERNEL_NODE_PARAMS *parameters", get_first_kernel),
        ("cuGraphMemcpyNodeGetParams", f"{_NODE}, CUDA_MEMCPY3D *parameters", get_copy),
        (
            "cuGraphMemsetNodeGetParams",
            f"{_NODE}, CUDA_MEMSET_NODE_PARAMS *parameters",
            lambda rt, node, out: write_parameters(rt, rt.handles.resolve(Work, node), "memset", out),
        ),
        (
            "cuGraphBatchMemOpNodeGetParams",
            f"{_NODE}, CUDA_BATCH_MEM_OP_NODE_PARAMS *parameters",
            get_operations,
        ),
        ("cuGraphNodeGetParams", f"{_NODE}, CUgraphNodeParams *parameters", get),
        ("cuGraphAddDependencies_v1", _EDGES, _without_edge_data(graphs.add_dependencies, 3)),
        ("cuGraphRemoveDependencies_v1", _EDGES, _without_edge_data(graph_nodes.remove_dependencies, 3)),
        (
            "cuGraphGetEdges_v1",
            "CUgraph graph, CUgraphNode *from, CUgraphNode *to, size_t *count",
            _without_edge_data(graph_nodes.edges, 3),
        ),
        (
            "cuGraphNodeGetDependencies_v1",
            f"{_NODE}, CUgraphNode *nodes, size_t *count",
            _without_edge_data(graph_nodes.dependencies, 2),
        ),
        (
            "cuGraphNodeGetDependentNodes_v1",
            f"{_NODE}, CUgraphNode *nodes, size_t *count",
            _without_edge_data(graph_nodes.dependents, 2),
        ),
        (
            "cuGraphExecUpdate_v1",
            "CUgraphExec executable, CUgraph graph, CUgraphNode *node, CUgraphExecUpdateResult *result",
            update,
        ),
        (
            "cuGraphInstantiate_v2",
            "CUgraphExec *executable, CUgraph graph, CUgraphNode *node, char *log, size_t size",
            instantiate,
        ),
        (
            "cuGraphConditionalHandleCreate",
            "CUgraphConditionalHandle *handle, CUgraph graph, CUcontext context, unsigned value, unsigned"
            " flags",
            create_condition,
        ),
    )
)
