"""The one device of a program: memory that host and kernels share, modules, kernels by the symbols of their
stubs, errors.

Reading order: `errors`, `mapping`, `elf_symbols`, `faults`, `stream_scheduler`, `memory_accounting`,
`virtual`, `units`, `machine`, `definedness`.
"""
