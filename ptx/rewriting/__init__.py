"""Modules made from modules.

Reading order: `desugar` (shorthand replaced by what it stands for), `link` (several modules made one).
"""
