"""What a translation unit was made from, as a rule for make (`-M`, `-MM`, `-MD`, `-MMD`)."""

from __future__ import annotations

import os
from collections.abc import Iterable


def rule(
    target: str, source: str, read: Iterable[str], system_dirs: Iterable[str] = (), phony: bool = False
) -> str:
    """`target : source headers`; `read` are the names of all files that were read.

    Headers below `system_dirs` are left out, and so are those that minicc brings. With `phony`, every header
    is a target of its own, so that make goes on when one has been deleted.
    """
    folders = tuple(os.path.join(folder, "") for folder in system_dirs)
    headers = [
        name for name in read if name != source and os.path.isfile(name) and not name.startswith(folders)
    ]
    lines = " \\\n    ".join(_escaped(name) for name in (source, *headers))
    extra = "".join(f"\n{_escaped(name)}:\n" for name in headers) if phony else ""
    return f"{_escaped(target)} : {lines}\n{extra}"


def _escaped(name: str) -> str:
    """A file name as make reads it."""
    return name.replace("$", "$$").replace("#", "\\#").replace(" ", "\\ ")
