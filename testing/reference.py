"""The generated pages of `docs/`: which there are, and writing them.

    python -m minicc.testing.reference            # tells which pages are out of date
    python -m minicc.testing.reference --write    # rewrites them
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

PAGES = {"ir.md": "ir.reference", "passes.md": "passes.reference", "isa.md": "ptx.reference", "command.md": "driver.reference", "rules.md": "testing.rules_page"}
"""Page → the module under `minicc` whose `markdown()` makes it."""


def outdated(docs: Path) -> dict[str, str]:
    """Pages in `docs` that are not what the tables say, with the text they should have."""
    found = {}
    for page, module in PAGES.items():
        text = import_module(f"minicc.{module}").markdown()
        path = docs / page
        if not path.exists() or path.read_text() != text:
            found[page] = text
    return found


def main(arguments: list[str]) -> int:
    docs = Path(__file__).parent.parent / "docs"
    pages = outdated(docs)
    for page, text in pages.items():
        if "--write" in arguments:
            (docs / page).write_text(text)
        print(f"docs/{page} {'rewritten' if '--write' in arguments else 'is out of date; run make docs'}")
    return 0 if "--write" in arguments or not pages else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
