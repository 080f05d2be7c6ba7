"""Kite, the small kernel language of labs 1 to 3.

Reading order: `tree` (the nodes), `errors` (errors of programs), `data` (trees as JSON, between processes),
`printer` (trees as text), `reader` (text as trees: the definition), `checker` (types: the definition),
`interpreter` (semantics: the definition), `shrinking` (smaller programs, for the shrinking of failing tests),
`cases` (tests that run).
"""
