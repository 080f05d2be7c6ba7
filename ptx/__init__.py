"""The PTX language: from text to a module and back.

Reading order: `values` and `model` (operands, a module as data), `ptxtypes` (types and sizes), `notation`
(how a row of the instruction table is written), `form` (rows, and what a mnemonic makes of them), `isa/` (the
rows), `table` (the instruction table), `special` (special registers), `conversions` (Tables 15 to 18);
`parsing/` (text to a module), `printer`; `analysis/` (control flow, liveness, costs); `rewriting/`
(shorthand, linking); `build` (modules and instructions made by programs); `rules/` (what a module must
satisfy, and the verifier); `reference` (docs/isa.md).
"""
