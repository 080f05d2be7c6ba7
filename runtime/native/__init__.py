"""The native engine: PTX as vectors of machine code.

Reading order: `text`, `values`, `state`, `approximations`, `operations` (the NumPy engine's definitions, run on symbols); `checks`, `groups`, `row`, `access` (memory), `specials`,
`atomics`, `warps`, `names` (what blocks work with); `flat`, `waiting`, `fair`, `tracing`, `strip`, `driver` (from blocks to functions); `machine`, `build`,
`faults`, `launch`, `engine`.
"""
