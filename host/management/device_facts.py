"""Facts about the device that NVML and `minicc smi` report; those that the runtime API has, too, are its.

A real GPU has sensors, links and an ECC memory. This device has none; the functions and fields for them
answer "not supported", as for a GPU that lacks them.
"""

from __future__ import annotations

from ..api.device import DRIVER_VERSION, PCI_BUS_ID, PROPERTIES, UUID, numbers
from ..device.allocations import FREE

NAME = str(PROPERTIES["name"])
MEMORY = FREE
"""Bytes of device memory."""
CAPABILITY = (numbers("major")[0], numbers("minor")[0])
CUDA_VERSION = DRIVER_VERSION
"""The version of the driver API, 1000 * major + 10 * minor."""
DRIVER_TEXT = "580.65.06"
"""The version of the driver as a text, which programs compare as numbers: the oldest driver that runs all of
CUDA 13 (CUDA Toolkit Release Notes, "CUDA Driver").
"""
NVML_TEXT = f"13.{DRIVER_TEXT}"
"""The version of the library: the major version of CUDA and the driver's version."""
BUS_ID = f"0000{PCI_BUS_ID.upper()}"
"""The PCI address, whose domain has eight digits in NVML."""
UUID_TEXT = "GPU-" + "-".join(UUID.hex()[a:b] for a, b in ((0, 8), (8, 12), (12, 16), (16, 20), (20, 32)))
MULTIPROCESSORS = numbers("multiProcessorCount")[0]
CORES = 64 * MULTIPROCESSORS
"""FP32 units: 64 for each multiprocessor of compute capability 8.0 (CUDA C++ Programming Guide, "Arithmetic
Instructions").
"""
CLOCKS = (numbers("clockRate")[0] // 1000, numbers("memoryClockRate")[0] // 1000)
"""Nominal clock rates of the multiprocessors and of the memory in MHz."""
BUS_WIDTH = numbers("memoryBusWidth")[0]
