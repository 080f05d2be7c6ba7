"""The rows of the instruction table, one file per chapter of the ISA.

Reading order: `order` (of modifiers); the chapters of the specification: `integer`, `floating`, `half`,
`compare`, `logic`, `move`, `convert`, `texture`, `control`, `sync`, `matrix`, `tensor`, `video`; `legacy`
(what is no longer in it). Each file holds one tuple `FORMS` of `form(...)` rows and nothing else; `..form`
says how a row is written, `..table` gathers them.
"""
