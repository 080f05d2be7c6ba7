"""Graphs, memory operations of streams and launches of the driver API in foreign processes, with the driver's
structures and the versions of its symbols.
"""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from minicc.host.libraries import driver_graphs, driver_legacy, driver_streams

from .test_foreign import COPIES, START, header_layouts, run

pytestmark = pytest.mark.skipif(shutil.which("g++") is None, reason="no g++ on PATH")

GRAPHS = (
    START
    + COPIES
    + r"""
class Kernel(ctypes.Structure):
    _fields_ = [("function", c_void_p), ("grid", c_uint * 3), ("block", c_uint * 3), ("shared", c_uint),
        ("arguments", c_void_p), ("extra", c_void_p), ("kernel", c_void_p), ("context", c_void_p)]
class Fill(ctypes.Structure):
    _fields_ = [("to", c_uint64), ("pitch", c_size_t), ("value", c_uint), ("element", c_uint),
        ("width", c_size_t), ("height", c_size_t)]
class Operation(ctypes.Structure):
    _fields_ = [("kind", c_int), ("pad", c_int), ("address", c_uint64), ("value", c_uint64),
        ("flags", c_uint), ("rest", c_uint64 * 2)]
class Batch(ctypes.Structure):
    _fields_ = [("context", c_void_p), ("count", c_uint), ("operations", c_void_p), ("flags", c_uint)]
class Node(ctypes.Structure):
    _fields_ = [("kind", c_int), ("reserved", c_int * 3), ("bytes", ctypes.c_ubyte * 240)]
def handles(*nodes):
    return (c_void_p * max(len(nodes), 1))(*(node.value for node in nodes))
back = (c_uint * 100)()
def read(n=100):
    call("cuMemcpyDtoH_v2", back, pointer, size(4 * n))
    return list(back[:n])
n100 = c_uint(100)
arguments = (c_void_p * 2)(ctypes.addressof(pointer), ctypes.addressof(n100))
graph, executable, first, second, third, found = (c_void_p() for _ in range(6))
call("cuGraphCreate", byref(graph), 0)
"""
)


def run_python(text: str, *options: str) -> subprocess.CompletedProcess[str]:
    return run(sys.executable, "-c", GRAPHS + text, options=options)


def test_structures_have_the_layout_of_the_header(tmp_path: Path) -> None:
    kinds = {
        "CUDA_KERNEL_NODE_PARAMS_v2": (driver_graphs.DriverKernelNode, "ctx", "context"),
        "CUDA_MEMCPY_NODE_PARAMS": (driver_graphs.CopyParameters, "copyParams", "copy"),
        "CUstreamBatchMemOpParams": (driver_streams.MemoryOperation, "waitValue.flags", "flags"),
        "CUDA_BATCH_MEM_OP_NODE_PARAMS": (driver_streams.MemoryOperationNode, "flags", "flags"),
        "CUDA_LAUNCH_PARAMS": (driver_legacy.LaunchParameters, "kernelParams", "arguments"),
    }
    fields = {kind: field for kind, (_, field, _) in kinds.items()}
    assert header_layouts(tmp_path, fields | {"CUgraphNodeParams": "type"}) == [
        *(
            f"{kind} {ctypes.sizeof(structure)} {getattr(structure, name).offset}"
            for kind, (structure, _, name) in kinds.items()
        ),
        "CUgraphNodeParams 256 0",
    ]


def test_nodes_have_the_drivers_parameters() -> None:
    done = run_python(
        """
fill = Fill(pointer.value, 0, 5, 4, 100, 1)
call("cuGraphAddMemsetNode", byref(first), graph, None, size(0), byref(fill), context)
node = Kernel(kernel.value, (4, 1, 1), (32, 1, 1), 0, ctypes.addressof(arguments))
call("cuGraphAddKernelNode_v2", byref(second), graph, handles(first), size(1), byref(node))
copy = Copy(End(kind=2, device=pointer.value), End(kind=1, host=ctypes.addressof(back)), 16, 1, 1)
call("cuGraphAddMemcpyNode", byref(third), graph, handles(second), size(1), byref(copy), context)
call("cuGraphInstantiate_v2", byref(executable), graph, byref(found), None, size(0))
call("cuGraphLaunch", executable, None)
assert list(back[:5]) == [10, 10, 10, 10, 0], list(back[:5])

again = Kernel()
call("cuGraphKernelNodeGetParams_v2", second, byref(again))
assert (again.function, list(again.grid), list(again.block)) == (kernel.value, [4, 1, 1], [32, 1, 1])
again = Kernel(kernel=77)
call("cuGraphKernelNodeGetParams", second, byref(again))     # the first version ends before the kernel
assert (again.function, again.kernel) == (kernel.value, 77)
other = Copy()
call("cuGraphMemcpyNodeGetParams", third, byref(other))
assert (other.source.kind, other.source.device) == (2, pointer.value)
assert other.target.host == ctypes.addressof(back)
assert (other.width, other.height, other.depth, other.target.kind) == (16, 1, 1, 1)
other = Fill()
call("cuGraphMemsetNodeGetParams", first, byref(other))
assert bytes(other) == bytes(fill)
call("cuGraphMemsetNodeGetParams", second, byref(other), expected=1)

fill.value = 7
call("cuGraphExecMemsetNodeSetParams", executable, first, byref(fill), context)
node.function, node.kernel = None, kernel.value
call("cuGraphExecKernelNodeSetParams_v2", executable, second, byref(node))
call("cuGraphExecKernelNodeSetParams", executable, second, byref(node), expected=400)
copy.width = 8
call("cuGraphExecMemcpyNodeSetParams", executable, third, byref(copy), context)
back[:] = [0] * 100
call("cuGraphLaunch_ptsz", executable, None)
assert list(back[:3]) == [14, 14, 0]

n, result = c_size_t(9), c_int()
ends = handles(first, first, first), handles(first, first, first)
call("cuGraphGetEdges", graph, *ends, byref(n))
assert n.value == 2 and set(zip(ends[0][:2], ends[1][:2])) == {(first.value, second.value),
    (second.value, third.value)}
call("cuGraphNodeGetDependencies", third, ends[0], byref(n))
assert (n.value, ends[0][0]) == (1, second.value)
call("cuGraphRemoveDependencies", graph, handles(second), handles(third), size(1))
call("cuGraphAddDependencies", graph, handles(first), handles(third), size(1))
call("cuGraphNodeGetDependentNodes_v2", first, None, None, byref(n))
assert n.value == 2
clone = c_void_p()
call("cuGraphClone", byref(clone), graph)
call("cuGraphExecUpdate", executable, clone, byref(found), byref(result))
assert result.value == 0
call("cuGraphAddEmptyNode", byref(found), clone, None, size(0))
call("cuGraphExecUpdate", executable, clone, byref(found), byref(result), expected=910)
assert result.value == 2
print("done")
"""
    )
    assert (done.returncode, done.stdout) == (0, "done\n"), done.stderr


def test_nodes_by_general_parameters() -> None:
    done = run_python(
        """
def general(kind, value, offset=0):
    node = Node(kind)
    ctypes.memmove(ctypes.addressof(node) + 16 + offset, byref(value), sizeof(value))
    return node
fill = general(2, Fill(pointer.value, 0, 3, 4, 100, 1))
call("cuGraphAddNode", byref(first), graph, None, size(0), byref(fill))
kern = general(0, Kernel(None, (4, 1, 1), (32, 1, 1), 0, ctypes.addressof(arguments), None, kernel.value))
call("cuGraphAddNode_v2", byref(second), graph, handles(first), None, size(1), byref(kern))
ends = End(kind=4, device=pointer.value), End(kind=1, host=ctypes.addressof(back))
copy = general(1, Copy(*ends, 8, 1, 1), 16)
call("cuGraphAddNode_v2", byref(third), graph, handles(second), None, size(1), byref(copy))
call("cuGraphInstantiateWithFlags", byref(executable), graph, c_uint64(0))
call("cuGraphLaunch", executable, None)
assert list(back[:3]) == [6, 6, 0]
fill.bytes[16:20] = (4).to_bytes(4, "little")
call("cuGraphExecNodeSetParams", executable, first, byref(fill))
call("cuGraphLaunch", executable, None)
assert list(back[:3]) == [8, 8, 0]
for node, kind in ((first, 2), (second, 0), (third, 1)):
    found = Node()
    call("cuGraphNodeGetParams", node, byref(found))
    assert found.kind == kind
    call("cuGraphNodeSetParams", node, byref(found))
assert Copy.from_buffer_copy(bytes(found.bytes)[16:]).source.device == pointer.value
call("cuGraphAddNode", byref(third), graph, None, size(0), byref(Node(8)), expected=801)
handle = c_uint64()
call("cuGraphConditionalHandleCreate", byref(handle), graph, context, 1, 1)
class Conditional(ctypes.Structure):
    _fields_ = [("handle", c_uint64), ("kind", c_int), ("count", c_uint), ("graphs", c_void_p),
        ("context", c_void_p)]
node = general(13, Conditional(handle, 0, 1))
call("cuGraphAddNode_v2", byref(third), graph, handles(second), None, size(1), byref(node))
body = Conditional.from_buffer_copy(bytes(node.bytes)).graphs
found = Node()
call("cuGraphNodeGetParams", third, byref(found))
assert found.kind == 13
assert c_void_p.from_address(Conditional.from_buffer_copy(bytes(found.bytes)).graphs).value == \\
    c_void_p.from_address(body).value
print("done")
"""
    )
    assert (done.returncode, done.stdout) == (0, "done\n"), done.stderr


def test_streams_write_and_wait_for_values() -> None:
    done = run_python(
        """
import threading
stream = c_void_p()
call("cuStreamCreate", byref(stream), 1)
call("cuStreamWriteValue32_v2", stream, pointer, 7, 0)
call("cuStreamWriteValue64_v2_ptsz", None, c_uint64(pointer.value + 8), c_uint64(1 << 40 | 9), 0)
assert read(5) == [7, 1, 9, 256, 4]
for value, flags in ((7, 1), (6, 0), (4, 2), (8, 3), (2**31 + 8, 0)):
    call("cuStreamWaitValue32_v2", stream, pointer, c_uint(value), flags)
call("cuStreamWaitValue64", stream, c_uint64(pointer.value + 8), c_uint64(1 << 40), 2)
call("cuStreamWaitValue32", stream, pointer, 8, 9, expected=1)
call("cuStreamWaitValue32", stream, c_uint64(pointer.value + 2), 8, 0, expected=1)
write, wait = Operation(2, 0, pointer.value, 50), Operation(1, 0, pointer.value, 50, 1)
operations = (Operation * 3)(write, Operation(6), wait)
call("cuStreamBatchMemOp_v2", stream, 3, operations, 0)
assert read(1) == [50]
threading.Timer(0.2, lambda: call("cuStreamWriteValue32", None, pointer, 60, 0)).start()
call("cuStreamWaitValue32", stream, pointer, 60, 1)
batch = Batch(context, 1, ctypes.addressof(operations), 0)
call("cuGraphAddBatchMemOpNode", byref(first), graph, None, size(0), byref(batch))
call("cuGraphInstantiateWithFlags", byref(executable), graph, c_uint64(0))
call("cuGraphLaunch", executable, stream)
assert read(1) == [50]
found = Batch()
call("cuGraphBatchMemOpNodeGetParams", first, byref(found))
assert found.count == 1 and Operation.from_address(found.operations).value == 50
kind = c_int()
call("cuGraphNodeGetType", first, byref(kind))
assert kind.value == 12
call("cuStreamBeginCapture", stream)
call("cuStreamWriteValue32", stream, pointer, 70, 0)
status, number, n = c_int(), c_uint64(), c_size_t()
call("cuStreamGetCaptureInfo", stream, byref(status), byref(number))
assert status.value == 1 and number.value
call("cuStreamGetCaptureInfo_v2", stream, byref(status), byref(number), byref(graph), None, byref(n))
assert n.value == 1
call("cuStreamUpdateCaptureDependencies", stream, None, size(0), 1)
call("cuStreamGetCaptureInfo_v2", stream, byref(status), byref(number), byref(graph), None, byref(n))
assert n.value == 0
call("cuStreamEndCapture", stream, byref(graph))
assert read(1) == [50]
call("cuStreamWaitValue32", stream, pointer, 1000, 0, expected=702)
print("done")
"""
    )
    assert (done.returncode, done.stdout) == (0, "done\n"), done.stderr
    assert "submit the write before" in done.stderr


def test_launches_of_early_versions() -> None:
    done = run_python(
        """
call("cuFuncSetBlockShape", kernel, 32, 1, 1)
call("cuLaunchGrid", kernel, 4, 1, expected=1)
call("cuParamSetv", kernel, 0, byref(pointer), 8)
call("cuParamSeti", kernel, 8, 100)
call("cuParamSetSize", kernel, 12)
call("cuParamSetf", kernel, 9, c_float(0), expected=1)
call("cuLaunchGrid", kernel, 4, 1)
call("cuLaunchGridAsync", kernel, 4, 1, None)
assert read() == [4 * i for i in range(100)]
class Launch(ctypes.Structure):
    _fields_ = [("function", c_void_p), ("grid", c_uint * 3), ("block", c_uint * 3), ("shared", c_uint),
        ("stream", c_void_p), ("arguments", c_void_p)]
launches = Launch(kernel, (4, 1, 1), (32, 1, 1), 0, None, ctypes.addressof(arguments))
call("cuLaunchCooperativeKernelMultiDevice", byref(launches), 1, 0)
assert read() == [8 * i for i in range(100)]
class Config(ctypes.Structure):
    _fields_ = [("grid", c_uint * 3), ("block", c_uint * 3), ("shared", c_uint), ("stream", c_void_p),
        ("attributes", c_void_p), ("count", c_uint)]
config = Config((4, 1, 1), (32, 1, 1))
call("cuStreamBeginCapture", c_void_p(2))                          # the thread's default stream
call("cuLaunchKernelEx_ptsz", byref(config), kernel, arguments, None)
call("cuLaunchKernelEx_ptsz", None, kernel, arguments, None, expected=1)
call("cuStreamEndCapture", c_void_p(2), byref(graph))
assert read() == [8 * i for i in range(100)] and not config.stream
n = c_size_t()
call("cuGraphGetNodes", graph, None, byref(n))
assert n.value == 1
found = (c_int * 14)()
call("cuDeviceGetProperties", found, 0)
assert found[0] == 1024 and found[9] == 32, list(found)
event, current, affinity = c_void_p(), c_void_p(), (c_int * 2)()
call("cuEventCreate", byref(event), 0)
call("cuCtxRecordEvent", context, event)
call("cuCtxWaitEvent", context, event)
call("cuCtxWaitEvent", c_void_p(5), event, expected=201)
call("cuCtxAttach", byref(current), 0)
assert current.value == context.value
call("cuCtxGetExecAffinity", affinity, 0)
assert affinity[1] > 0
print("done")
"""
    )
    assert (done.returncode, done.stdout) == (0, "done\n"), done.stderr
