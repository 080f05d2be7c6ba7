"""CUDA's runtime API: a table of functions (`table`) and what each does, by theme."""
