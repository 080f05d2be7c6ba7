"""The PTX language: from text to a module and back.

Reading order: `values` and `model` (operands, a module as data), `ptxtypes` (types and sizes), `notation` (how a row of the
instruction table is written), `form` (rows, and what a mnemonic makes of them), `isa/` (the rows),
`table` (the instruction table), `special` (special registers); `markers` (lines with `#`), `lexer`, `expression`, `names`,
`operands`, `initializers`, `banks` (constant banks), `variables`, `declarations`, `instructions`, `dialect` (PTX 1.x, beside the parser),
`scopes`, `parser`; `lenient` (what only assemblers take), `elements`, `normalise` (shorthand replaced by what it stands for); `printer`; `link` (modules made one);
`places`, `reports`, `checks`, `calls`, `declared`, `headers`, `modules`, `targets`, `verifier`; `flow` (defs, uses, the control-flow graph and
liveness of a function, read off the table), `webs` (registers split by what they stand for); `conversions` (Tables 15 to 18); `costs` (Table 19), `estimate` (what functions cost, statically);
`reference` (docs/isa.md).
"""
