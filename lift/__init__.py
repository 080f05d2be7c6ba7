"""From PTX back to the IR: any compiler's kernels in the language of the analyses and passes.

Reading order: `intrinsics` and `equivalents` (what is the same in both languages, for code generation too),
`value_types` (types, and constants), `registry` (rules, each for rows of the instruction table), `context`
(the values of registers), `assembly` (instructions for which the IR has no word); the rules, by the chapters
of the ISA: `integer`, `floating`, `compare`, `move`, `convert`, `memory`, `calls`; `function` (one function:
SSA form, control flow), `module` (variables, functions, a whole module).
"""
