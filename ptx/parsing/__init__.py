"""Parser: PTX text to a module.

Reading order: `line_markers` (lines with `#`), `lexer`, `expression` (constant expressions), `diagnose`
(messages about malformed instructions), `names`, `operands`, `initializers`, `const_banks` (constant banks),
`variables`, `scopes`, `elements` (elements of vectors as operands), `ptxas_extensions` (extensions that only
assemblers accept), `declarations`, `instructions`, `dialect` (PTX 1.x), `parser`.
"""
