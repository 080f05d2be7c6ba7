"""What `make site` does before it builds, and to pages whose Markdown is GitHub's."""

from __future__ import annotations

import re
from pathlib import Path


def on_startup(**_: object) -> None:
    """The reader of the API's docstrings looks for the package in a folder that holds a link to it, as mypy
    does.
    """
    link = Path(__file__).parents[1] / ".types" / "minicc"
    link.parent.mkdir(exist_ok=True)
    if not link.exists():
        link.symlink_to("..")


def on_page_markdown(markdown: str, **_: object) -> str:
    """In a table GitHub wants a bar escaped even within code; Python-Markdown would show the backslash."""
    return re.sub(r"`[^`\n]*`", lambda code: code[0].replace("\\|", "|"), markdown)
