"""Compile a kernel, show its PTX, run it on NumPy arrays, compare with NumPy. `make demo` runs this."""

from pathlib import Path

import numpy as np

import minicc

source = Path(__file__).with_name("saxpy.cu").read_text()
obj = minicc.compile(source, arch="sm_80", filename="saxpy.cu")

print("The kernel\n\n" + source[source.index("__global__") :])
print("as PTX\n\n" + obj.ptx)

n = 1_000_000
x = np.linspace(0, 1, n, dtype=np.float32)
y = np.ones(n, np.float32)
result = obj["saxpy"][(n + 255) // 256, 256](n, 2.0, x, y)

print(f"{n:,} threads executed {result.thread_instructions:,} PTX instructions.")
print("y =", y)
np.testing.assert_allclose(y, 2 * x + 1, rtol=1e-6)
print("NumPy agrees: 2 * x + 1")
