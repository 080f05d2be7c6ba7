"""Texture and surface references: file-scope variables that the host binds to images, and device code only
names.
"""

from __future__ import annotations

from ..text.library import REFERENCES, is_built_in
from . import ctype as ct


def kind(t: ct.CType) -> str:
    """Return the kind of reference that a variable of that type is: 'texture', 'surface', or ''."""
    if not isinstance(t, ct.Record) or t.decl.template is None or t.decl.template.name not in REFERENCES:
        return ""
    return t.decl.template.name if is_built_in(t.decl.location.file) else ""
