"""The PTX language: from text to a module and back.

Reading order: `values` and `model` (operands, a module as data), `ptxtypes` (types and sizes), `notation` (how a row of the
instruction table is written), `form` (rows, and what a mnemonic makes of them), `isa/` (the rows),
`table` (the instruction table), `special` (special registers); `line_markers` (lines with `#`), `lexer`, `expression`, `names`,
`operands`, `initializers`, `const_banks` (constant banks), `variables`, `declarations`, `instructions`, `dialect` (PTX 1.x, beside the parser),
`scopes`, `parser`; `ptxas_extensions` (what only assemblers take), `elements`, `desugar` (shorthand replaced by what it stands for); `build` (modules and instructions made by programs), `printer`; `link` (modules made one);
`operand_spans`, `reports`, `checks`, `calls`, `variable_rules`, `function_rules`, `module_rules`, `targets`, `verifier`, `diagnose` (what is wrong with an instruction, in words); `flow` (defs, uses, the control-flow graph and
liveness of a function, read off the table), `webs` (registers split by what they stand for); `conversions` (Tables 15 to 18); `costs` (Table 19), `estimate` (what functions cost, statically);
`reference` (docs/isa.md).
"""
