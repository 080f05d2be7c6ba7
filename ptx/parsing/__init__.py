"""PTX text to a module.

Reading order: `line_markers` (lines with `#`), `lexer`, `expression` (constant expressions), `diagnose` (what
is wrong with an instruction, in words), `names`, `operands`, `initializers`, `const_banks` (constant banks),
`variables`, `scopes`, `elements` (elements of vectors as operands), `ptxas_extensions` (what only assemblers
take), `declarations`, `instructions`, `dialect` (PTX 1.x), `parser`.
"""
