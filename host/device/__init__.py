"""The one device of a program: memory that host and kernels share, modules, kernels by the symbols of their
stubs, errors.

Reading order: `errors`, `messages`, `mapping`, `elf_symbols`, `faults`, `handle_table`, `stream_scheduler`,
`memory_accounting`, `allocations`, `virtual`, `fat_binary`, `units`, `modules`, `launcher`, `launch_plans`,
`host_runtime`, `definedness`.
"""
