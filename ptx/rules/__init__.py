"""What a module must satisfy beyond its grammar.

Reading order: `operand_spans` (where an operand is in the text), `reports`, `checks` (of instructions),
`calls`, `variable_rules`, `function_rules`, `module_rules`, `targets`, `verifier`.
"""
