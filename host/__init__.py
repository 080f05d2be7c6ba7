"""Whole CUDA programs: host code by a host compiler, kernels by minicc, CUDA's runtime API in between; and
CUDA's libraries for processes that minicc has not built.

Reading order: the rooms `rewrite/` (a translation unit to host C++), `device/` (the one device: memory,
modules, symbols, errors), `api/` (CUDA's runtime API as a table), `libraries/` (the driver API and CUDA's
libraries), `management/` (NVML and `minicc smi`); `settings`, `cache`, `compiler`, `unsupported_headers`,
`functions`, `host_type_layouts`, `runtime_exports`, `runtime_library`, `assembly`, `build_program` and
`build` (files to a shared object and PTX), `report`, `process` (the process of a program); `driver_exports`
and `library_folder` (the libraries that foreign processes find); `command`, `exec_command`, `program`,
`toolkit`, `nvcc_line` and `nvcc` (the entry points).
"""
