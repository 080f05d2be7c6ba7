"""The PTX language: from text to a module and back.

Reading order: `values` and `model` (operands, a module as data), `ptxtypes` (types and sizes), `notation`
(the syntax of a row of the instruction table), `form` (rows, and their resolution per mnemonic), `isa/` (the
rows), `table` (the instruction table), `row_patterns` (which function of a consumer is for which rows),
`special` (special registers), `conversions` (Tables 15 to 18);
`parsing/` (text to a module), `printer`; `analysis/` (control flow, liveness, costs); `rewriting/`
(shorthand, linking); `build` (instructions built by programs); `rules/` (the rules of the verifier);
`reference` (docs/reference/isa.md).
"""
