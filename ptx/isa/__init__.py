"""The rows of the instruction table, one file per chapter of the ISA.

`order` says how modifiers are ordered. Reading order follows the spec: `integer`, `floating`, `half`, `compare`, `logic`, `move`, `convert`,
`control`, `sync`. Each file holds one tuple `FORMS` of `form(...)` rows and nothing else; `..form` says how a
row is written, `..table` gathers them.
"""
