"""Tokens to an untyped tree, by PLY's LALR(1) tables."""
