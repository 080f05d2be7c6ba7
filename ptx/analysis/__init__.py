"""Analyses of PTX functions.

Reading order: `flow` (defs, uses, the control-flow graph and liveness), `webs` (registers split into webs),
`costs` (Table 19), `estimate` (static costs of functions).
"""
