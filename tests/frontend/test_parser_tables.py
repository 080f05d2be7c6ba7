"""The grammar is LALR(1) without conflicts, and the committed tables are the grammar's."""

import ast
import os
import subprocess
import sys
from pathlib import Path
from typing import get_args

import minicc
from minicc.frontend.syntax import tree
from minicc.frontend.syntax.declarations.capture_analysis import LocalKind
from minicc.frontend.syntax.grammar import grammar, parsetab, tables
from minicc.frontend.syntax.tokens.scopes import NameKind
from minicc.frontend.syntax.tree.names import PartKind
from minicc.frontend.text import lexer, tokens

ROOT = Path(minicc.__file__).parent


def test_committed_tables_are_those_of_the_grammar_which_has_no_conflicts():
    # `build` raises Conflict, with all of them, when there are any.
    text = tables.build()
    committed = (ROOT / "frontend" / "syntax" / "grammar" / "parsetab.py").read_text()
    assert text == committed, "the grammar changed: run `python -m minicc.frontend.syntax.grammar.tables`"


def test_a_conflict_is_found(monkeypatch):
    extra = ("expression", ("expression", "+", "expression"), None, None)
    monkeypatch.setattr(grammar, "PRODUCTIONS", [*grammar.PRODUCTIONS, extra])
    try:
        tables.build()
    except tables.GrammarConflict as conflict:
        assert "shift/reduce" in str(conflict) or "reduce/reduce" in str(conflict)
    else:
        raise AssertionError("an ambiguous grammar went through")


def test_fingerprint_ties_the_tables_to_the_productions():
    assert tables.fingerprint() == parsetab.FINGERPRINT


def test_parses_without_docstrings_without_writing_and_without_ply(tmp_path):
    program = (
        "import sys\nfrom minicc.frontend import parse_unit\nfrom minicc.frontend.text.options import"
        " FrontendOptions\nfrom minicc.support.diagnostics import Diagnostics\nunit = parse_unit('__global__"
        " void k(int *p) { *p = 1 + 2 * 3; }', 'k.cu', FrontendOptions(),"
        " Diagnostics())\nprint(unit.items[0].name, unit.items[0].body.items[0].value.value.op, 'ply.yacc' in"
        " sys.modules)\n"
    )
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    before = sorted(p.name for p in (ROOT / "frontend").iterdir())
    done = subprocess.run(
        [sys.executable, "-OO", "-c", program],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=environment,
        check=True,
    )
    name, op, _ = done.stdout.split()
    assert (name, op) == ("k", "+")
    assert sorted(p.name for p in (ROOT / "frontend").iterdir()) == before
    assert list(tmp_path.iterdir()) == []


def _compared_kinds(module):
    """Yield the texts that `….kind` is compared with, and the arguments of `accepts`."""
    for node in ast.walk(module):
        match node:
            case ast.Compare(left=ast.Attribute(attr="kind"), comparators=compared):
                values = [value for other in compared for value in getattr(other, "elts", None) or [other]]
            case ast.Call(func=ast.Attribute(attr="accepts"), args=values):
                pass
            case _:
                continue
        yield from (v.value for v in values if isinstance(v, ast.Constant) and isinstance(v.value, str))


def test_kinds_that_parsing_compares_exist():
    left = {production[0] for production in grammar.PRODUCTIONS}
    known = {symbol for production in grammar.PRODUCTIONS for symbol in production[1]} - left
    known |= lexer.KEYWORDS | {"::"} | {value for name, value in vars(tokens).items() if name.isupper()}
    known.update(*map(get_args, (tree.CastKind, tree.DeclarationKind, LocalKind, NameKind, PartKind)))
    files = [path for room in ("syntax", "text") for path in (ROOT / "frontend" / room).rglob("*.py")]
    compared = {kind for path in files for kind in _compared_kinds(ast.parse(path.read_text()))}
    assert len(compared) > 90
    assert not compared - known
