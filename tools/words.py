"""The project's names and docstrings measured against the rules of its language.

    python tools/words.py [ROOM …] [--list] [--tree FOLDER]

For each package: docstrings, and defects for each hundred of them, by kind:

- `opening`: the docstring begins with a question word, so its subject is missing;
- `sentence`: a sentence of more than 30 words;
- `private`: a word of `PRIVATE_WORDS` or a phrase of `PRIVATE_PHRASES`;
- `missing`: a public class or function without a docstring. The argument of a decorator `rule`, a production
  or a syntax line, describes a function;
- `untyped`: a name of `KIND_NAMES` whose type is `str`.

`--list` shows the places. `--tree` measures another checkout. `tests/test_words.py` holds the tree to the
rules.
"""

from __future__ import annotations

import argparse
import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from house import DATA, PACKAGES, ROOT

OPENINGS = re.compile(r"(What|Who|Whose|Where|How|Whether|Which|Why)\b")
LONGEST_SENTENCE = 30
PRIVATE_WORDS = {
    "crew": "thread pool",
    "guests": "host callbacks",
    "patience": "fuel",
    "tally": "counter",
    "spoiled": "has side effects",
    "spared": "proved by the pre-check",
    "parked": "suspended at a barrier",
    "station": "launch context",
    "survey": "hoisted bounds check",
    "foresee": "preload, or check early",
}
"""Words that only this project gave a technical meaning, with the term of the field. No identifier has one as
a part, and no docstring uses one."""
PRIVATE_PHRASES = {
    "in earnest": "outside a SFINAE context",
    "who asks": "the caller",
    "who asked": "the caller",
    "is told": "is reported",
    "are told": "are reported",
    "the machine that": "the emulated GPU",
    "guard holds": "predicate is true",
}
"""Phrases of docstrings and documentation that have a shorter standard term."""
KIND_NAMES = frozenset(
    "kind mode role severity space storage linkage access direction phase form end scope_kind".split()
)
"""Names of fields, parameters and variables that have one of few values: their type is an `Enum` or a
`Literal`, so that the type checker proves comparisons and exhaustive matches."""


class Defect(NamedTuple):
    """A departure from the rules: its kind, its file and line, and the text concerned."""

    kind: str
    path: Path
    line: int
    text: str


def files(root: Path = ROOT, packages: tuple[str, ...] = PACKAGES) -> list[Path]:
    """Return the Python files of the packages below `root` that people write and that are not data."""
    data = [root / folder.relative_to(ROOT) for folder in DATA]
    return sorted(
        path
        for package in packages
        for path in (root / package).rglob("*.py")
        if path.name != "parsetab.py" and not any(path.is_relative_to(folder) for folder in data)
    )


def docstrings(module: ast.Module) -> Iterator[tuple[ast.AST, int, str]]:
    """Yield (owner, line, text) of every docstring, those of attributes included."""
    for node in ast.walk(module):
        body = getattr(node, "body", None)
        for statement in body if isinstance(body, list) else ():
            if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                if isinstance(statement.value.value, str):
                    yield node, statement.lineno, statement.value.value


def defects(path: Path) -> Iterator[Defect]:
    """Yield the defects of a file's docstrings, in order of kind."""
    module = ast.parse(path.read_text())
    for owner, line, text in docstrings(module):
        is_grammar = isinstance(owner, ast.FunctionDef) and " : " in text.split("\n")[0]
        if is_grammar:
            continue
        if OPENINGS.match(text.lstrip()):
            yield Defect("opening", path, line, text.strip().split("\n")[0])
        for sentence in _sentences(text):
            if len(sentence.split()) > LONGEST_SENTENCE:
                yield Defect("sentence", path, line, sentence)
        for phrase in _private(text):
            yield Defect("private", path, line, phrase)
    for node in ast.walk(module):
        if isinstance(node, ast.ClassDef):
            members = [node, *node.body]
        elif isinstance(node, ast.Module):
            members = list(node.body)
        else:
            continue
        for member in members:
            if isinstance(member, ast.FunctionDef | ast.ClassDef) and not member.name.startswith("_"):
                if ast.get_docstring(member) is None and not _has_rule(member):
                    yield Defect("missing", path, member.lineno, member.name)


def _has_rule(member: ast.FunctionDef | ast.ClassDef) -> bool:
    """Return whether a decorator `rule("…")` describes the function."""
    return any(ast.unparse(decorator).startswith("rule(") for decorator in member.decorator_list)


def private_identifiers(path: Path) -> Iterator[Defect]:
    """Yield the names that a file binds of which a part is a private word."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            name = node.name
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            name = node.id
        elif isinstance(node, ast.arg):
            name = node.arg
        else:
            continue
        parts = re.findall(r"[A-Z]?[a-z]+", name)
        if any(part.lower() in PRIVATE_WORDS for part in parts):
            yield Defect("private", path, node.lineno, name)


def untyped_kinds(path: Path) -> Iterator[Defect]:
    """Yield the names of `KIND_NAMES` that a file declares as any text."""
    for node in ast.walk(ast.parse(path.read_text())):
        match node:
            case ast.AnnAssign(target=ast.Name(id=name) | ast.Attribute(attr=name), annotation=annotation):
                pass
            case ast.arg(arg=name, annotation=ast.expr() as annotation):
                pass
            case _:
                continue
        if name in KIND_NAMES and ast.unparse(annotation) in ("str", "str | None", "'str'"):
            yield Defect("untyped", path, node.lineno, name)


def class_names(paths: list[Path]) -> dict[str, list[Path]]:
    """Return, by name, the files that define a class of that name."""
    result: dict[str, list[Path]] = defaultdict(list)
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ClassDef):
                result[node.name].append(path)
    return result


def _sentences(text: str) -> list[str]:
    """Return the sentences of the prose of a docstring: lists, tables and code are left out."""
    prose = [
        " ".join(paragraph.split())
        for paragraph in re.split(r"\n\s*\n", text)
        if not re.match(r"\s*([-*|>]|\d+\.|`{3}|    )", paragraph.lstrip("\n"))
    ]
    return [sentence for paragraph in prose for sentence in re.split(r"(?<=[.;:!?])\s+", paragraph)]


def _private(text: str) -> Iterator[str]:
    lower = text.lower()
    for word in PRIVATE_WORDS:
        if re.search(rf"\b{word}\b", lower):
            yield word
    for phrase in PRIVATE_PHRASES:
        if phrase in lower:
            yield phrase


def main() -> None:
    """Print the table, and with `--list` the places."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("rooms", nargs="*", metavar="ROOM", help="only the files below these folders")
    parser.add_argument("--list", action="store_true", help="show every place")
    parser.add_argument("--tree", type=Path, default=ROOT, help="the checkout to measure")
    options = parser.parse_args()
    root = options.tree.resolve()
    packages = sorted({path.name for path in root.iterdir() if (path / "__init__.py").exists()} - {"tests"})
    kinds = ("opening", "sentence", "private", "missing", "untyped")
    print(f"{'package':14}{'docstrings':>11}" + "".join(f"{kind:>10}" for kind in kinds) + f"{'per 100':>10}")
    total: Counter[str] = Counter()
    for package in packages:
        paths = files(root, (package,))
        if options.rooms:
            folders = [root / room.replace(".", "/") for room in options.rooms]
            paths = [path for path in paths if any(path.is_relative_to(folder) for folder in folders)]
        if not paths:
            continue
        count = sum(1 for path in paths for _ in docstrings(ast.parse(path.read_text())))
        places = [defect for path in paths for defect in (*defects(path), *untyped_kinds(path))]
        by_kind = Counter(defect.kind for defect in places)
        _print_row(package, count, by_kind, kinds)
        total += by_kind
        total["docstrings"] += count
        if options.list:
            for kind, path, line, text in places:
                print(f"    {path.relative_to(root)}:{line}: {kind}: {text[:90]}")
    _print_row("all", total["docstrings"], total, kinds)


def _print_row(name: str, count: int, by_kind: Counter[str], kinds: tuple[str, ...]) -> None:
    number = sum(by_kind[kind] for kind in kinds)
    cells = "".join(f"{by_kind[kind]:10}" for kind in kinds)
    print(f"{name:14}{count:11}{cells}{100 * number / max(count, 1):10.1f}")


if __name__ == "__main__":
    main()
