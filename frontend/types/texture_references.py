"""Texture and surface references: file-scope variables that the host binds to images, and device code only
names.
"""

from __future__ import annotations

from typing import Literal

from ..text.library import REFERENCES, is_built_in
from . import ctype as ct


def kind(t: ct.CType) -> Literal["", "texture", "surface"]:
    """Return the kind of reference that a variable of that type is; '' for any other type."""
    if not isinstance(t, ct.Record) or t.decl.template is None or not is_built_in(t.decl.location.file):
        return ""
    name = t.decl.template.name
    return name if name in REFERENCES else ""
