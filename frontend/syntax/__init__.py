"""Tokens to an untyped tree, by PLY's LALR(1) tables.

Reading order: `node`, `names`, `tree_types`, `tree_expressions`, `tree_declarations`, `tree_statements`, `tree` (the tree), `treedump`; `scopes` (which names are types),
`parse_aborts`, `token_stream`, `parse_state`; `declarators`, `productions` (how rules are registered), `folds`, `grammar_start`, `grammar_literals`, `grammar_expressions`,
`grammar_lambdas`, `grammar_new`, `grammar_declarators`, `grammar_declarations`, `grammar_methods`, `grammar_records`, `grammar_statements`, `grammar_templates`, `grammar`
(all rules), `tables` (makes the automaton), `parsetab`, `automaton`; `declaration_scanner` (declarations without a parser), `free_names`, `device_slice` (what device code
needs), `capture_analysis`, `lambda_outlining`, `extended_lambdas`, `launches`, `host_islands`; `token_source`, `name_reader`, `type_ids`, `token_classifier_types`,
`token_classifier_names`, `token_classifier_punctuators`, `token_classifier` (what a token is where it stands); `error_recovery`, `syntax_errors`; `parser`.
"""
