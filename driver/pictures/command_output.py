"""The options `--dump=…` and `-view-…`: pictures in the requested form, or in a viewer."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ...support.diagnostics import UsageError
from .picture import Picture
from .svg import stack_pictures
from .table import pictures
from .text_formats import all_dot, all_text, as_json

if TYPE_CHECKING:
    from ..pipeline import Compilation

FORMS: dict[str, Callable[[Sequence[Picture]], str]] = {
    "text": all_text,
    "dot": all_dot,
    "svg": stack_pictures,
    "json": as_json,
}
_SUFFIXES = {".dot": "dot", ".gv": "dot", ".svg": "svg", ".json": "json"}


def choose_form(given: str | None, output: str) -> str:
    """Return the requested form, else that of the output's suffix, else text.

    >>> choose_form(None, "k.svg"), choose_form("dot", "k.svg"), choose_form(None, "-")
    ('svg', 'dot', 'text')
    """
    return given or _SUFFIXES.get(os.path.splitext(output)[1], "text")


def render_dump(name: str, compilation: Compilation, functions: Sequence[str], form: str) -> str:
    """Return the output of `--dump=NAME`."""
    return FORMS[form](_require_pictures(name, compilation, functions))


def open_view(name: str, compilation: Compilation, functions: Sequence[str]) -> str:
    """Write a dump as SVG to a temporary file and open it. Returns a line about it."""
    import tempfile
    import webbrowser
    from pathlib import Path

    text = stack_pictures(_require_pictures(name, compilation, functions))
    try:
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", prefix=f"minicc-{name}-", suffix=".svg", delete=False
        ) as handle:
            handle.write(text)
    except OSError as error:
        raise UsageError(f"cannot write a temporary file: {error.strerror}") from None
    try:
        opened = webbrowser.open(Path(handle.name).as_uri())
    except webbrowser.Error:
        opened = False
    return (
        f"minicc: {name} is in {handle.name}"
        + (
            ""
            if opened
            else "; no viewer was found to open it (the environment variable BROWSER may name one)"
        )
        + "\n"
    )


def _require_pictures(name: str, compilation: Compilation, functions: Sequence[str]) -> list[Picture]:
    result = pictures(name, compilation, functions)
    if not result:
        raise UsageError(f"'{compilation.filename}' has no function to show")
    return result
