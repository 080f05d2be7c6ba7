"""The page as one file, with style, script and document inside, that needs no network.

The policy allows this style and script, by their digests, and nothing else; a served page may also connect to
its own server.
"""

from __future__ import annotations

import base64
import hashlib
from importlib import resources
from typing import Any

from ..driver.pictures.svg import BASE, FILLS, STYLE
from .document import as_json

SCRIPTS = (
    "dom",
    "list",
    "code",
    "state",
    "values",
    "replay",
    "warps",
    "colours",
    "editor",
    "source",
    "stages",
    "diff",
    "passes",
    "pictures",
    "machine",
    "lanes",
    "memory",
    "watch",
    "timeline",
    "stepper",
    "keys",
    "main",
)
"""The files of the script in order, which is a good order to read them in."""


def page(document: dict[str, Any], served: bool = False) -> str:
    """Return the page that shows a document."""
    script = '"use strict";\n' + "\n".join(_read(f"{name}.js") for name in SCRIPTS)
    style = f"{_read('page.css')}\n{STYLE}{_schemes()}"
    parts = {
        "served": "yes" if served else "no",
        "policy": policy(script, style, served),
        "style": style,
        "script": script,
        "document": as_json(document),
    }
    made, left = "", _read("page.html")
    # in the order of the template: nothing within a part is taken for the place of another
    for name in ("served", "policy", "style", "document", "script"):
        before, _, left = left.partition(f"{{{name}}}")
        made += before + parts[name]
    return made + left


def _schemes() -> str:
    """Return the colours of pictures for a colour scheme chosen in the page rather than by the reader's
    system.
    """
    colours = {**BASE, **{f"{tone}-fill": pair for tone, pair in FILLS.items()}}
    return "".join(
        f':root[data-theme="{theme}"] {{'
        f" {' '.join(f'--minicc-{name}: {pair[number]};' for name, pair in colours.items())} }}\n"
        for number, theme in enumerate(("light", "dark"))
    )


def policy(script: str, style: str, served: bool) -> str:
    """Return the Content-Security-Policy."""
    rules = {
        "default-src": "'none'",
        "script-src": _digest(script),
        "style-src": _digest(style),
        "img-src": "data:",
        "connect-src": "'self'" if served else "'none'",
        "base-uri": "'none'",
        "form-action": "'none'",
    }
    return "; ".join(f"{name} {value}" for name, value in rules.items())


def _digest(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def _read(name: str) -> str:
    return (resources.files(__package__) / "page" / name).read_text(encoding="utf-8")
