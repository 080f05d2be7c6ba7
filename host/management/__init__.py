"""The device for tools that watch it: the NVIDIA Management Library, and the command `minicc smi`.

Reading order: `device_facts` (what both report), `nvml` (the library's functions as a table),
`device_processes` (the processes that use a device), `smi` (the command).
"""
