"""The rules of PTX modules beyond the grammar, and their verifier.

Reading order: `operand_spans` (positions of operands in the text), `reports`, `checks` (of instructions),
`calls`, `variable_rules`, `function_rules`, `module_rules`, `targets`, `verifier`.
"""
