"""The PTX language: from text to a module and back.

Reading order: `model` (a module as data), `ptxtypes` (types and sizes), `table` (the instruction
table), `special` (special registers), `lexer`, `parser`, `printer`, `verifier`, `flow` (defs, uses and
the control-flow graph of a function, read off the table).
"""
