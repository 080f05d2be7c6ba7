"""The native engine: PTX as vectors of machine code.

Reading order: `text`, `crew` (threads), `values`, `planes`, `state`, `approximations`, `operations` (the NumPy engine's definitions, run on symbols); `checks`, `row`, `touches`,
`groups`, `access`, `access_functions` (memory), `hosted`, `matrices`, `specials`, `stack`, `atomics`, `warps`, `names` (what blocks work with); `callees`, `flat`, `barrier_numbers`, `waiting`,
`agreement`, `counted`, `forward_progress`, `tracing`, `apart`, `recipes`, `survey`, `quick`, `plan`, `noting`, `screen` (what looks for races), `regions`, `judging`, `phases`, `course`, `ends`, `kept`, `strip`, `driver` (from blocks to functions); `machine`, `forms`, `build`, `station`, `shadows`, `guests`, `services`,
`steps` (what is shown of all that), `faults`, `launch`, `handover`, `engine`.
"""
