"""tinygrad on minicc: a device `MINICC`, for which tinygrad writes PTX and `ObjectCode.from_ptx` runs it.

    pip install tinygrad
    python examples/tinygrad_device.py

Whoever imports it has the device, `Tensor(…, device="MINICC")`; so has tinygrad's own test suite:
`DEV=MINICC pytest -p tinygrad_device …`. `MINICC_ENGINE` chooses the engine.
"""

import sys
import time
from dataclasses import replace

import numpy as np
from tinygrad.device import Compiled, LRUAllocator, Program
from tinygrad.renderer.ptx import PTXRenderer

import minicc


class MiniccRenderer(PTXRenderer):
    def __init__(self, target):
        # For others the renderer asks for a library of the driver.
        super().__init__(replace(target, device="CUDA"))


class MiniccProgram(Program):
    def __init__(self, dev, obj):
        self.kernel, self.memory = minicc.ObjectCode.from_ptx(obj.lib)[obj.name], dev.memory

    def __call__(self, *buffers, global_size=(1, 1, 1), local_size=(1, 1, 1), vals=(), **_):
        start = time.perf_counter()
        self.kernel(global_size, local_size, (*buffers, *vals), device=self.memory)
        return time.perf_counter() - start


class MiniccAllocator(LRUAllocator):
    def _alloc(self, size, options):
        return self.dev.memory.empty(size, np.uint8)

    def _free(self, buffer, options):
        buffer.free()

    def _offset(self, buffer, size, offset):
        return buffer[offset : offset + size]

    def _copyin(self, dest, src):
        dest.set(np.frombuffer(src, np.uint8))

    def _copyout(self, dest, src):
        src.get(np.frombuffer(dest, np.uint8))


class MiniccDevice(Compiled):
    def __init__(self, device):
        self.memory = minicc.Device()
        super().__init__(device, MiniccAllocator(self), [MiniccRenderer], MiniccProgram, arch="sm_80")


# tinygrad looks for the module of a device by this name.
sys.modules["tinygrad.runtime.ops_minicc"] = sys.modules[__name__]

if __name__ == "__main__":
    import tinygrad_device  # noqa: F401 - the processes that compile find its classes under this name only
    from tinygrad import Tensor

    a, b = np.random.rand(200, 300).astype(np.float32), np.random.rand(300, 100).astype(np.float32)
    product = (Tensor(a, device="MINICC") @ Tensor(b, device="MINICC")).softmax().numpy()
    expected = np.exp(a @ b - (a @ b).max(1, keepdims=True))
    np.testing.assert_allclose(product, expected / expected.sum(1, keepdims=True), rtol=1e-3, atol=1e-6)
    print("tinygrad's softmax of a matrix product, in PTX on minicc, is NumPy's")
