"""Analyses of PTX functions.

Reading order: `liveness` (live registers), `flow` (defs, uses and the control-flow graph), `webs` (registers
split into webs), `costs` (Table 19), `estimate` (static costs of functions).
"""
