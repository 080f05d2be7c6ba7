"""The one device of a program: memory that host and kernels share, modules, kernels by the symbols of their stubs, errors.

Reading order: `errors`, `mapping`, `objects`, `faults`, `order`, `usage`, `virtual`, `units`, `machine`, `definedness`.
"""
