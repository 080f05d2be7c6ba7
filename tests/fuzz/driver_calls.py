"""Call the functions of the driver's library with random arguments.

    minicc exec -- python tests/fuzz/driver_calls.py random SEED CALLS LOG
    minicc exec -- python tests/fuzz/driver_calls.py handles SEED CALLS LOG

A process of `tests/fuzz/driver.py`. The functions are the rows of the driver's table, and an argument is
drawn by its parameter's type: handles that are valid, destroyed, null, of another kind or none; pointers to
memory of this process, or null; sizes from none to more than there is. A pointer that a GPU's driver would
also follow is never wild. LOG receives each call before it is made, so that it names the one that ends the
process. The exit status is 1 if a call returned an error that no function documents.

`handles` gives each function that takes handles a wrong one, which it must reject.
"""

from __future__ import annotations

import ctypes
import mmap
import struct
import sys
from collections import defaultdict
from collections.abc import Callable
from random import Random

from minicc.host import functions
from minicc.host.api.table import ApiRow

UNKNOWN, STICKY = 999, range(700, 720)
BUFFER = 2 << 20
"""Bytes of a buffer of the host: more than any size that fits device memory."""
PTX = b""".version 8.0
.target sm_80
.address_size 64
.visible .global .align 4 .u32 total;
.global .texref image;
.global .surfref surface;
.visible .entry add(.param .u64 p, .param .u32 n)
{
    .reg .pred %q; .reg .b32 %r<4>; .reg .b64 %d<4>;
    ld.param.u64 %d1, [p];
    ld.param.u32 %r1, [n];
    mov.u32 %r2, %tid.x;
    setp.ge.u32 %q, %r2, %r1;
    @%q ret;
    mul.wide.u32 %d2, %r2, 4;
    add.s64 %d3, %d1, %d2;
    st.global.u32 [%d3], %r2;
    ret;
}
.visible .entry empty() { ret; }
"""
KINDS = {
    "CUstream": "stream", "CUevent": "event", "CUcontext": "context", "CUmodule": "module",
    "CUlibrary": "module", "cudaLibrary_t": "module", "CUfunction": "kernel", "CUkernel": "kernel",
    "CUmemoryPool": "pool", "CUgraph": "graph", "cudaGraph_t": "graph", "CUgraphNode": "node",
    "cudaGraphNode_t": "node", "CUgraphExec": "executable", "cudaGraphExec_t": "executable",
    "cudaEvent_t": "event", "CUarray": "array", "cudaArray_t": "array", "CUmipmappedArray": "mipmap",
    "cudaMipmappedArray_t": "mipmap", "CUtexref": "texture reference", "CUsurfref": "surface reference",
    "CUtexObject": "texture", "CUsurfObject": "surface", "CUmemGenericAllocationHandle": "memory",
    "CUlinkState": "linker", "cudaUserObject_t": "user object",
    "cudaAsyncCallbackHandle_t": "notification", "cudaLogsCallbackHandle": "log callback",
    "CUdeviceptr": "address",
}  # fmt: skip
"""The kind of object of each handle's type."""
FUNCTION_TYPES = {
    "CUhostFn": ctypes.CFUNCTYPE(None, ctypes.c_void_p),
    "cudaHostFn_t": ctypes.CFUNCTYPE(None, ctypes.c_void_p),
    "CUstreamCallback": ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p),
    "CUoccupancyB2DSize": ctypes.CFUNCTYPE(ctypes.c_size_t, ctypes.c_int),
    "cudaLogsCallback_t": ctypes.CFUNCTYPE(
        None, ctypes.c_void_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_size_t
    ),
    "cudaAsyncCallback": ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
}  # fmt: skip
LAYOUTS = {
    "CUDA_MEMCPY2D": "ssk hvas ssk hvas ss",
    "CUDA_MEMCPY3D": "ssssk hva0ss ssssk hva0ss sss",
    "CUDA_MEMCPY3D_PEER": "ssssk hvacss ssssk hvacss sss",
    "CUDA_ARRAY_DESCRIPTOR": "ss Fn",
    "CUDA_ARRAY3D_DESCRIPTOR": "sss Fn i0",
    "CUDA_RESOURCE_DESC": "k x Fn sss",
    "CUlaunchConfig": "gggggg i_ t00",
    "CUDA_LAUNCH_PARAMS": "K gggggg i_ tA",
    "cudaKernelNodeParams": "K gggggg i_ A0",
    "CUDA_KERNEL_NODE_PARAMS": "K gggggg i_ A0 Kc",
    "CUDA_MEMSET_NODE_PARAMS": "v s ii ss",
    "CUDA_BATCH_MEM_OP_NODE_PARAMS": "c i_ O i_",
    "CUstreamBatchMemOpParams": "i_ vs i_ 00",
    "cudaHostNodeParams": "p h",
}
"""Structures by their fields, each a letter of `Caller.field`."""
NODES = (
    (0, "K gggggg i_ A0 Kc"), (1, "i_ c ssssk hva0ss ssssk hva0ss sss"), (2, "v s ii ss"), (3, "p h"),
    (4, "G"), (5, "0"), (6, "e"), (7, "e"), (10, "iiii"), (11, "v"), (13, "0ii0"), (77, "00"),
)  # fmt: skip
"""The kinds of graph nodes, and the layouts of their parameters in a CUgraphNodeParams."""
NUMERIC = frozenset({"CUDA_TEXTURE_DESC", "CUDA_RESOURCE_VIEW_DESC", "CUmemAllocationProp", "CUmemAccessDesc",
    "CUmemPoolProps", "CUmemLocation", "cudaLaunchAttributeValue", "cudaGraphEdgeData", "cuuint32_t", "int",
    "unsigned", "CUmulticastObjectProp", "CUjit_option", "CUpointer_attribute", "cudaAtomicOperation",
    "cudaMemRangeAttribute", "cudaStreamCaptureMode", "float", "cudaMemAllocNodeParams"})  # fmt: skip
"""Types of array elements and structures without pointers, as words of 32 bits."""
SMALL, SIZES = (
    (0, 1, 2, 3, 4, 8),
    (0, 1, 3, 4, 64, 100, 4096, 65536, 1 << 20, 1 << 34, 1 << 63, (1 << 64) - 1),
)
INTEGERS = (0, 0, 1, 1, 2, 3, 4, 5, 8, 16, 64, 100, 4096, -1, (1 << 31) - 1, -(1 << 31))
COUNTS = frozenset({"count", "number", "jit_count", "levels", "rank", "capacity", "places_count"})
"""Names of parameters that count elements of an array: a driver trusts them."""
TEXTS = (b"add", b"empty", b"total", b"image", b"surface", b"nothing", b"", b"cuMemAlloc", b"cuNothing",
    b"0000:00:00.0", b"missing/file", PTX, b".version 8.0 nonsense", b"\x7fELF" + bytes(60),
    struct.pack("<IHHQ", 0xBA55ED50, 1, 16, 0), struct.pack("<IHHQ", 0xBA55ED50, 1, 16, 1 << 40))  # fmt: skip
DEVICE = 0x4_0000_0000
RELEASING = ("Destroy", "Release", "Unload", "Free", "Unregister", "Unmap")


class Caller:
    """Draws arguments, calls functions, and keeps the handles that they return."""

    def __init__(self, random: Random, log: mmap.mmap) -> None:
        self.random, self.log = random, log
        self.library = ctypes.CDLL("libcuda.so.1")
        self.valid: dict[str, list[int]] = defaultdict(list)
        self.freed: dict[str, list[int]] = defaultdict(list)
        self.host: list[int] = []
        self.memory = [ctypes.c_char.from_buffer(mmap.mmap(-1, BUFFER)) for _ in range(4)]
        self.buffers = [ctypes.addressof(first) for first in self.memory]
        self.texts = [ctypes.create_string_buffer(text + bytes(4096)) for text in TEXTS]
        self.callbacks = {
            name: kind((lambda *_: None) if name != "CUoccupancyB2DSize" else (lambda *_: 0))
            for name, kind in FUNCTION_TYPES.items()
        }
        self.wrong = -1
        """The number of the parameter that gets a wrong handle; -1 for none."""
        self.used = self.kept = 0
        self.written: list[tuple[str, int]] = []

    def prepare(self) -> None:
        """End captures, which forbid much, and make objects of most kinds."""
        for stream in (1, 2, *self.valid["stream"]):
            self.library.cuStreamEndCapture(ctypes.c_void_p(stream), ctypes.byref(ctypes.c_void_p()))
        for name in ("cuInit", "cuDevicePrimaryCtxRetain", "cuCtxCreate_v2", "cuModuleLoadData",
                     "cuStreamCreate", "cuEventCreate", "cuGraphCreate", "cuMemAlloc_v2", "cuMemAllocManaged",
                     "cuMemHostAlloc", "cuTexRefCreate"):  # fmt: skip
            self.make(name)
        self.make("cuModuleGetFunction")
        self.make("cuGraphAddEmptyNode")

    def make(self, name: str) -> None:
        """Call a function with plain arguments, and keep what it returns; it may fail."""
        out, size = ctypes.c_void_p(), ctypes.c_size_t(4096)
        to = ctypes.byref(out)
        kind, arguments = {
            "cuInit": ("", (0,)),
            "cuDevicePrimaryCtxRetain": ("context", (to, 0)),
            "cuCtxCreate_v2": ("context", (to, 0, 0)),
            "cuModuleLoadData": ("module", (to, PTX)),
            "cuStreamCreate": ("stream", (to, 0)),
            "cuEventCreate": ("event", (to, 0)),
            "cuGraphCreate": ("graph", (to, 0)),
            "cuMemAlloc_v2": ("address", (to, size)),
            "cuMemAllocManaged": ("address", (to, size, 1)),
            "cuMemHostAlloc": ("host", (to, size, 0)),
            "cuTexRefCreate": ("texture reference", (to,)),
            "cuModuleGetFunction": ("kernel", (to, self._last("module"), b"add")),
            "cuGraphAddEmptyNode": ("node", (to, self._last("graph"), None, ctypes.c_size_t())),
        }[name]
        function = getattr(self.library, name)
        function.argtypes = None
        if function(*arguments):
            return
        if kind == "host":
            self.host.append(out.value or 0)
        elif kind:
            self.valid[kind].append(out.value or 0)

    def _last(self, kind: str) -> ctypes.c_void_p:
        return ctypes.c_void_p(self.valid[kind][-1] if self.valid[kind] else 0)

    def call(self, row: ApiRow) -> int:
        """Call a function with random arguments, and return its status."""
        self.written, self.used = [], self.random.randrange(4)
        arguments = [
            self.argument(row, number, kind, name) for number, (kind, name) in enumerate(row.typed_parameters)
        ]
        text = f"{row.symbol}({', '.join(map(_shown, arguments))})".encode()[:2000]
        self.log[: len(text) + 1] = text + b"\0"
        function = getattr(self.library, row.symbol)
        function.argtypes = row.parameter_types
        status: int = function(*arguments)
        if status == 0:
            self._keep(row, arguments)
        return status

    def _keep(self, row: ApiRow, arguments: list[object]) -> None:
        """Note the handles that a function has returned, and those that it has destroyed."""
        for kind, address in self.written:
            value = ctypes.c_uint64.from_address(address).value
            if kind == "host":
                self.host.append(value)
            elif value and len(self.valid[kind]) < 24 and value not in self.valid[kind]:
                self.valid[kind].append(value)
        if any(word in row.name for word in RELEASING):
            for (kind, _), value in zip(row.typed_parameters, arguments, strict=True):
                known = self.valid[KINDS.get(kind, "")]
                if value in known:
                    known.remove(value)
                    self.freed[KINDS[kind]].append(value)
                if kind == "void *" and value in self.host:
                    self.host.remove(value)

    def argument(self, row: ApiRow, number: int, kind: str, name: str) -> object:
        """Return a random argument for a parameter."""
        random = self.random
        if number == self.wrong:
            return self.wrong_handle(KINDS[kind])
        if kind in KINDS:
            return self.handle(KINDS[kind])
        if kind in FUNCTION_TYPES:
            return ctypes.cast(self.callbacks[kind], ctypes.c_void_p).value if random.random() < 0.8 else None
        if kind == "CUdevice":
            return random.choice((0, 0, 0, 0, 1, -1))
        if kind in ("CUipcEventHandle", "CUipcMemHandle", "cudaIpcMemHandle_t", "cudaIpcEventHandle_t"):
            return row.parameter_types[number]()
        if kind.endswith("*"):
            return self.pointer(row, kind, name)
        if kind == "float":
            return random.choice((0.0, 1.0, -1.0, float("nan"), float("inf")))
        if name in COUNTS:
            return random.choice(SMALL)
        if name in ("gx", "gy", "gz", "bx", "by", "bz"):
            return random.choice((0, 1, 1, 1, 2, 3, 32, 70000))
        if kind in ("size_t", "unsigned long long"):
            return random.choice(SIZES)
        value = random.choice(INTEGERS)
        bits = 8 * ctypes.sizeof(row.parameter_types[number])
        is_signed = row.parameter_types[number](-1).value < 0
        return value if is_signed else value % (1 << bits)

    def handle(self, kind: str) -> int:
        """Return a handle, which is valid with a likelihood of four in five."""
        valid = self.valid[kind]
        if kind == "address":
            valid = [value + self.random.choice((0, 0, 0, 4, 100)) for value in valid] + self.host
        if valid and self.random.random() < 0.8:
            return self.random.choice(valid)
        return self.random.choice((0, self.wrong_handle(kind)))

    def wrong_handle(self, kind: str) -> int:
        """Return a handle that is destroyed, of another kind, or of nothing."""
        if kind == "address":
            choices = self.freed[kind] + [DEVICE + (1 << 33), DEVICE + 7]
        else:
            others = [value for other, values in self.valid.items() if other != kind for value in values[:2]
                      if other != "address" and {kind, other} != {"array", "mipmap"}]  # fmt: skip
            choices = self.freed[kind][-3:] + others + [0xDEAD0, 5, (1 << 64) - 16]
        return self.random.choice([value for value in choices if value not in self.valid[kind]])

    def pointer(self, row: ApiRow, kind: str, name: str) -> int | None:
        """Return a pointer to memory with contents for its type, or null."""
        if self.random.random() < 0.12:
            return None
        base = kind.removesuffix("*").removeprefix("const ").strip()
        if base == "void" and any(word in row.name for word in (*RELEASING, "HostGet")):
            return self.random.choice([*self.host, *self.valid["address"], self.buffers[0]])
        if kind == "const char *" or (base == "void" and name in ("image", "code")):
            return ctypes.addressof(self.random.choice(self.texts))
        self.used += 1
        address = self.buffers[self.used % len(self.buffers)] + 4096 * self.random.randrange(4)
        if name in ("values", "jit_values"):
            # A linker keeps the addresses of its options' values: each array is written once.
            self.kept = (self.kept + 128) % (BUFFER // 2)
            address = self.buffers[3] + BUFFER // 2 + self.kept
        self.fill(address, base, name)
        if not kind.startswith("const ") and base in KINDS:
            self.written.append((KINDS[base], address))
        elif kind == "void **" and ("Host" in row.name):
            self.written.append(("host", address))
        return address

    def fill(self, address: int, base: str, name: str) -> None:
        """Write contents for a type at an address."""
        random = self.random
        if base in LAYOUTS:
            data = self.structure(LAYOUTS[base])
        elif base in ("CUgraphNodeParams", "cudaGraphNodeParams"):
            kind, layout = random.choice(NODES)
            data = struct.pack("<IIII", kind, 0, 0, 0) + self.structure(layout)
        elif base in NUMERIC:
            data = struct.pack("<64I", *(random.choice((0, 0, 1, 1, 2, 3, 4, 16)) for _ in range(64)))
        elif base in KINDS:
            data = struct.pack("<16Q", *(self.handle(KINDS[base]) for _ in range(16)))
        elif base in ("size_t", "cuuint64_t", "unsigned long long"):
            data = struct.pack("<16Q", *(random.choice((0, 1, 4, 16, 64)) for _ in range(16)))
        elif name in ("arguments", "values", "jit_values", "data"):
            data = struct.pack("<16Q", *(self.buffers[random.randrange(4)] + 65536 for _ in range(16)))
        elif name == "extra":
            data = bytes(128)
        else:
            data = struct.pack("<32Q", *(random.choice((0, 0, 0, self.buffers[0])) for _ in range(32)))
        ctypes.memmove(address, data, len(data))

    def structure(self, layout: str) -> bytes:
        """Return the bytes of a structure."""
        return b"".join(self.field(letter) for letter in layout.replace(" ", ""))

    def field(self, letter: str) -> bytes:
        """Return the bytes of a structure's field."""
        random, word = self.random, struct.Struct("<Q")
        draw: dict[str, Callable[[], bytes]] = {
            "s": lambda: word.pack(random.choice((0, 0, 1, 2, 4, 16))),
            "k": lambda: word.pack(random.choice((0, 1, 2, 3, 4, 5))),
            "h": lambda: word.pack(random.choice((0, *self.buffers))),
            "v": lambda: word.pack(self.handle("address")),
            "a": lambda: word.pack(self.handle("array")),
            "x": lambda: word.pack(self.handle(random.choice(("array", "mipmap", "address")))),
            "c": lambda: word.pack(self.handle("context")),
            "t": lambda: word.pack(self.handle("stream")),
            "K": lambda: word.pack(self.handle("kernel")),
            "A": lambda: word.pack(random.choice((0, self._arguments()))),
            "p": lambda: word.pack(ctypes.cast(self.callbacks["CUhostFn"], ctypes.c_void_p).value or 0),
            "F": lambda: struct.pack("<I", random.choice((0, 1, 3, 8, 16, 32, 32, 99))),
            "n": lambda: struct.pack("<I", random.choice((0, 1, 1, 2, 3, 4))),
            "g": lambda: struct.pack("<I", random.choice((0, 1, 1, 1, 2, 32, 70000))),
            "i": lambda: struct.pack("<I", random.choice((0, 0, 1, 2, 64))),
            "e": lambda: word.pack(self.handle("event")),
            "G": lambda: word.pack(self.handle("graph")),
            "O": lambda: word.pack(random.choice((0, self._operations()))),
            "_": lambda: bytes(4),
            "0": lambda: bytes(8),
        }
        return draw[letter]()

    def _arguments(self) -> int:
        address = self.buffers[0] + 131072
        self.fill(address, "void", "arguments")
        return address

    def _operations(self) -> int:
        address = self.buffers[0] + 262144
        data = b"".join(self.structure(LAYOUTS["CUstreamBatchMemOpParams"]) for _ in range(8))
        ctypes.memmove(address, data, len(data))
        return address


def _shown(value: object) -> str:
    return hex(value) if isinstance(value, int) and value > 4096 else str(value)


def rows() -> list[ApiRow]:
    """Return the driver's functions."""
    return [
        row
        for row in functions.libraries()
        if row.result == "CUresult" and row.symbol != "minicc_unsupported"
    ]


def call_randomly(caller: Caller, calls: int) -> int:
    """Make random calls until one faults or fails wrongly; return the exit status."""
    table, seen = rows(), set()
    for number in range(calls):
        row = caller.random.choice(table)
        status = caller.call(row)
        if status == UNKNOWN:
            print(f"call {number}: {row.symbol} returned {status}: {_last_call(caller)}")
            return 1
        if status in STICKY and status == caller.library.cuCtxSynchronize():
            print(f"made {number + 1}")
            return 0
        if status == 0:
            seen.add(row.symbol)
        if not caller.valid["graph"] or number % 100 == 0:
            caller.prepare()
    print(f"made {calls}; succeeded: {' '.join(sorted(seen))}")
    return 0


IGNORED = frozenset({("cuMulticastAddDevice", "multicast")})
"""Parameters that a function may ignore."""


def give_wrong_handles(caller: Caller, calls: int) -> int:
    """Call each function that takes handles with a wrong one, which it must reject."""
    failed = made = 0
    for _ in range(calls):
        for row in rows():
            for number, (kind, name) in enumerate(row.typed_parameters):
                if kind not in KINDS or kind == "CUdeviceptr":
                    continue
                caller.wrong, made = number, made + 1
                status = caller.call(row)
                if status in (0, UNKNOWN):
                    failed += 1
                    print(f"{name} is wrong, and the status {status}: {_last_call(caller)}")
        caller.wrong = -1
        caller.prepare()
    print(f"made {made}")
    return int(failed > 0)


def _last_call(caller: Caller) -> str:
    return bytes(caller.log[:]).split(b"\0")[0].decode(errors="replace")


def main() -> int:
    mode, seed, calls, path = sys.argv[1:]
    with open(path, "r+b") as file:
        caller = Caller(Random(int(seed)), mmap.mmap(file.fileno(), 0))
        caller.prepare()
        return {"random": call_randomly, "handles": give_wrong_handles}[mode](caller, int(calls))


if __name__ == "__main__":
    sys.exit(main())
