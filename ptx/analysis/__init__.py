"""Analyses of PTX functions.

Reading order: `flow` (defs, uses, the control-flow graph and liveness), `webs` (registers split by the values
in them), `costs` (Table 19), `estimate` (what functions cost, statically).
"""
