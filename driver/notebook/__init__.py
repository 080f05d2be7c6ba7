"""Notebooks: what objects look like there, and the cell magic `%%minicc`.

Reading order: `looks` (objects as HTML), `magic` (the extension: `%load_ext minicc`).
"""
