"""The generated pages of `docs/`, the generated parts of other pages (`quotes`), and pictures (`figures`).

python -m minicc.filetests.reference            # prints the pages that are out of date
python -m minicc.filetests.reference --write    # rewrites them
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

from . import figures, quotes

PAGES = {
    "reference/ir.md": "ir.reference:markdown",
    "reference/passes.md": "passes.reference:markdown",
    "reference/native.md": "jit.reference:markdown",
    "reference/isa.md": "ptx.reference:markdown",
    "reference/command.md": "driver.reference:markdown",
    "reference/rules.md": "filetests.rules_page:markdown",
    "reference/plugin.md": "filetests.plugin_page:markdown",
    "reference/examples.md": "filetests.example_pages:examples",
    "reference/gallery.md": "filetests.example_pages:gallery",
}
"""Page → the module under `minicc` and its function that generates it."""
FIGURES = tuple(f"pictures/{name}.svg" for name in figures.FIGURES)
"""The pictures of `pictures.md`."""


def outdated(docs: Path, pages: Iterable[str] = PAGES) -> dict[str, str]:
    """Return the pages in `docs` that are not current, with their current text."""
    result = {}
    for page in pages:
        text = _text(page)
        path = docs / page
        if not path.exists() or path.read_text() != text:
            result[page] = text
    return result


def _text(page: str) -> str:
    if page in FIGURES:
        return figures.draw_figure(Path(page).stem)
    module, _, function = PAGES[page].partition(":")
    text: str = getattr(import_module(f"minicc.{module}"), function)()
    return text


def main(arguments: list[str]) -> int:
    """Compare or write the generated pages. Return the exit status."""
    docs = Path(__file__).parent.parent / "docs"
    pages = outdated(docs, (*PAGES, *FIGURES)) | quotes.outdated(docs) | quotes.outdated_pictures(docs)
    for page, text in pages.items():
        if "--write" in arguments:
            (docs / page).write_text(text)
        print(f"docs/{page} {'rewritten' if '--write' in arguments else 'is out of date; run make docs'}")
    return 0 if "--write" in arguments or not pages else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
