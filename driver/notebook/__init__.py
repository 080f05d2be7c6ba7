"""Notebooks: objects as HTML, and the cell magic `%%minicc`.

Reading order: `html_repr` (objects as HTML), `magic` (the extension: `%load_ext minicc`).
"""
