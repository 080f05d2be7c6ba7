"""The native engine: PTX as vectors of machine code.

Reading order: `text`, `crew` (threads), `values`, `state`, `approximations`, `operations` (the NumPy engine's definitions, run on symbols); `checks`, `row`,
`groups`, `access` (memory), `matrices`, `specials`, `atomics`, `warps`, `names` (what blocks work with); `flat`, `waiting`, `agreement`, `fair`, `tracing`,
`recipes`, `quick`, `plan`, `regions`, `phases`, `course`, `ends`, `kept`, `strip`, `driver` (from blocks to functions); `machine`, `build`, `station`, `services`,
`steps` (what is shown of all that), `faults`, `launch`, `engine`.
"""
