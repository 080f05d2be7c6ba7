"""Random C++ programs for the rules of the language; `program` composes them, a family a file writes them.
Reading order: `scenario`, `vocabulary`, `conversions`, `hierarchies`, `initialisation`, `lambdas`, `layouts`,
`lookups`, `overloads`, `special_members`, `templates`, `program`, `oracle`, `comparison`.
"""
