"""Kite, the small kernel language of labs 1 to 3. What a program of it means is told in `course/labs/01_parser/README.md` and, exactly, by `meaning`.

Reading order: `tree` (the nodes), `errors` (what is said about wrong programs), `data` (trees as JSON, between processes), `printer` (trees as
text), `smaller` (smaller programs, for the shrinking of failing tests), `meaning` (an interpreter, one thread at a time).
"""
