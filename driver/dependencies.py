"""The dependencies of a translation unit as a rule for make (`-M`, `-MM`, `-MD`, `-MMD`)."""

from __future__ import annotations

import os
from collections.abc import Iterable


def make_rule(
    target: str, source: str, read: Iterable[str], system_dirs: Iterable[str] = (), phony: bool = False
) -> str:
    """Return `target : source headers`; `read` are the names of all files that were read.

    Headers below `system_dirs` and those of minicc are omitted. With `phony`, every header is also a target,
    so that make does not fail when one is deleted.
    """
    folders = tuple(os.path.join(folder, "") for folder in system_dirs)
    headers = [
        name for name in read if name != source and os.path.isfile(name) and not name.startswith(folders)
    ]
    lines = " \\\n    ".join(_escape(name) for name in (source, *headers))
    extra = "".join(f"\n{_escape(name)}:\n" for name in headers) if phony else ""
    return f"{_escape(target)} : {lines}\n{extra}"


def _escape(name: str) -> str:
    """Escape a file name for make."""
    return name.replace("$", "$$").replace("#", "\\#").replace(" ", "\\ ")
