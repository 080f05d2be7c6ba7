"""Random C++ programs for the rules of the language. Each family has a file, and `program` makes translation
units. Reading order: `scenario`, `vocabulary`, `conversions`, `hierarchies`, `initialisation`, `lambdas`,
`layouts`, `lookups`, `overloads`, `special_members`, `templates`, `program`, `oracle`, `comparison`.
"""
