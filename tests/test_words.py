"""Names and docstrings follow the rules of the project's language; `tools/words.py` measures them."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
import words
from house import ROOT

FILES = words.files()
_KITE = "a node or type of Kite, the course's small language, and one of C++, of the IR or of the API"
HOMONYMS = {
    "Module": "a translation unit of LLVM's IR and a module of PTX: each language's own term",
    "Function": "a function type of C++ (`ct.Function`), a function of the IR and one of PTX",
    "Type": "the types of Kite, of the IR and of PTX",
    "Scope": "a scope of C++ and a `{ … }` of PTX",
    "Variable": "a variable of PTX and one of Kite",
    "ArrayType": "an array type of C++ and one of the IR",
    **dict.fromkeys(("Assign", "Binary", "Call", "If", "Kernel", "Return", "Unary", "While"), _KITE),
    **dict.fromkeys(("Float", "Int"), _KITE),
}
"""Names that classes of two languages share because each language calls its own thing so, with the reason.
All other names belong to one class in the whole project."""
_TOKEN = "a terminal of the grammar, whose tables have all; `test_parser_tables.py` checks comparisons"
_FORM = "the user's text, rejected where the table of forms has no such key"
OPEN_VOCABULARIES = {
    "course/kite/reader.py": {"kind": "a token of Kite; a keyword or sign is its own kind"},
    "course/marking.py": {"kind": "the kind of a failure may be the name of any exception"},
    "driver/pictures/command_output.py": {"form": _FORM},
    "driver/pictures/gallery.py": {"form": _FORM},
    "driver/profiles/session.py": {"form": _FORM},
    "frontend/syntax/error_recovery.py": {"kind": _TOKEN},
    "frontend/syntax/grammar/automaton.py": {"kind": _TOKEN},
    "frontend/syntax/tokens/token_source.py": {"kind": _TOKEN},
    "frontend/syntax/tokens/token_stream.py": {"kind": _TOKEN},
    "frontend/text/tokens.py": {"kind": _TOKEN},
    "ptx/notation.py": {"space": "in a form, the name of the slot that has the space"},
    "runtime/checkers/report.py": {"kind": "a pattern of kinds"},
    "jit/access.py": {"space": "a state space or a modifier of an instruction"},
    "jit/check_coalescing.py": {"space": "a modifier of an instruction"},
}
"""Files and names of `words.KIND_NAMES` in them that are any text, with the reason."""
OLD_FILES = frozenset(
    "station crew guests hosted screen noting touches survey planes ends strip flat agreement recipes forms "
    "phases judging counted apart callees telling watch compact automatic outside screening reach outline "
    "mentions hoisting repairs aborts late habits hypothetical making sequences invokers listed predeclared "
    "nominal typed seams "
    "places explain lenient normalise markers looks orders watching missing absent".split()
)
"""Names that files once had and that no other project would give them."""


def test_a_class_name_means_one_thing() -> None:
    shared = {name for name, paths in words.class_names(words.files()).items() if len(paths) > 1}
    assert shared <= set(HOMONYMS), "two classes of one name"
    assert shared == set(HOMONYMS), "a reason for a name that one class has alone"


def test_docstrings_begin_with_a_verb_or_a_noun() -> None:
    wrong = [defect for path in words.files() for defect in words.defects(path) if defect.kind == "opening"]
    assert not wrong, "\n".join(f"{d.path.relative_to(ROOT)}:{d.line}: {d.text}" for d in wrong)


def test_docstrings_have_no_private_words() -> None:
    wrong = [defect for path in FILES for defect in words.defects(path) if defect.kind == "private"]
    assert not wrong, "\n".join(f"{d.path.relative_to(ROOT)}:{d.line}: {d.text}" for d in wrong)


def test_identifiers_have_no_private_words() -> None:
    wrong = [defect for path in FILES for defect in words.private_identifiers(path)]
    assert not wrong, "\n".join(f"{d.path.relative_to(ROOT)}:{d.line}: {d.text}" for d in wrong)


def test_kinds_are_enumerations_or_literals() -> None:
    untyped: dict[str, set[str]] = defaultdict(set)
    for path in words.files():
        for defect in words.untyped_kinds(path):
            untyped[str(path.relative_to(ROOT))].add(defect.text)
    assert untyped == {file: set(names) for file, names in OPEN_VOCABULARIES.items()}


def test_files_have_the_names_of_the_field() -> None:
    assert not [path for path in words.files() if path.stem in OLD_FILES]


def _pages() -> Iterator[Path]:
    yield from ROOT.glob("*.md")
    yield from (ROOT / "docs").rglob("*.md")
    yield from (ROOT / "course").rglob("*.md")


@pytest.mark.parametrize("page", sorted(_pages()), ids=lambda page: str(page.relative_to(ROOT)))
def test_pages_have_no_private_words(page: Path) -> None:
    prose = re.sub(r"```.*?```|`[^`\n]*`", "", page.read_text(), flags=re.DOTALL).lower()
    private = [word for word in words.PRIVATE_WORDS if re.search(rf"\b{word}\b", prose)]
    assert not private + [phrase for phrase in words.PRIVATE_PHRASES if phrase in prose]


def test_the_rules_can_fail(tmp_path: Path) -> None:
    path = tmp_path / "example.py"
    path.write_text('def f(tally):\n    """What a crew does in earnest."""\n\n\nclass C:\n    pass\n')
    assert {defect.kind for defect in words.defects(path)} == {"opening", "private", "missing"}
    assert [defect.text for defect in words.private_identifiers(path)] == ["tally"]
    path.write_text("mode: str\ndef f(self, kind: str | None, name: str, role: Role): self.end: str = ''\n")
    assert {defect.text for defect in words.untyped_kinds(path)} == {"mode", "kind", "end"}
