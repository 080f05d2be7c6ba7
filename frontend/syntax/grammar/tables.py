"""Computes the parser's tables: PLY builds the LALR(1) automaton, which is written as `parsetab.py`.

    python -m minicc.frontend.syntax.grammar.tables        rewrites parsetab.py after a change of the grammar

PLY is needed only here. The tables are text that the parser decodes row by row when it first enters a state,
so loading costs nothing and a change of the grammar is readable in a diff. Equal rows are stored once. A
state whose actions are all the same reduction is marked in DEFAULTS, so the parser reduces there without
reading the next token (the scopes rely on it).
"""

from __future__ import annotations

import os
import zlib
from itertools import accumulate

from . import grammar
from .productions import PRECEDENCE


class GrammarConflict(Exception):
    """The grammar is not LALR(1); the message lists the conflicts."""


def fingerprint() -> int:
    """Return a checksum of the grammar."""
    text = repr([(left, right, precedence) for left, right, precedence, _ in grammar.PRODUCTIONS])
    return zlib.crc32((text + repr(PRECEDENCE)).encode())


def build() -> str:
    """Return the text of `parsetab.py`. Raises GrammarConflict."""
    from ply import yacc

    left_sides = {p[0] for p in grammar.PRODUCTIONS}
    terminals = {s for p in grammar.PRODUCTIONS for s in p[1] if s not in left_sides}
    ply = yacc.Grammar(sorted(terminals))
    for level, (associativity, *symbols) in enumerate(PRECEDENCE, 1):
        for symbol in symbols:
            ply.set_precedence(symbol, associativity, level)
    for left, right, precedence, _ in grammar.PRODUCTIONS[1:]:
        # PLY takes quoted symbols for characters, so they are added as plain names.
        _add(ply, left, right, precedence)
    ply.set_start("start")
    problems = [f"undefined symbol {s}" for s, _ in ply.undefined_symbols()]
    problems += [f"unused rule {r.name}" for r in ply.unused_rules()]
    problems += [f"unreachable symbol {s}" for s in ply.find_unreachable()]
    problems += [f"infinite recursion in {s}" for s in ply.infinite_cycles()]
    ply.compute_first()
    ply.compute_follow()
    table = yacc.LRGeneratedTable(ply, "LALR")
    problems += [f"shift/reduce conflict in state {s} on {t}: {how}" for s, t, how in table.sr_conflicts]
    problems += [f"reduce/reduce conflict in state {s}: {a} / {b}" for s, a, b in table.rr_conflicts]
    unused = ply.unused_precedence()
    problems += [f"unused precedence of {term}" for term, _ in unused]
    if problems:
        raise GrammarConflict("\n".join(problems))
    return _render(table.lr_action, table.lr_goto)


def _add(ply: object, left: str, right: tuple[str, ...], precedence: str | None) -> None:
    from ply import yacc

    grammar_: yacc.Grammar = ply
    number = len(grammar_.Productions)
    for symbol in right:
        if symbol in grammar_.Terminals:
            grammar_.Terminals[symbol].append(number)
        else:
            grammar_.Nonterminals.setdefault(symbol, []).append(number)
    if precedence is None:
        last = next((s for s in reversed(right) if s in grammar_.Terminals), None)
        level = grammar_.Precedence.get(last, ("right", 0))
    else:
        level = grammar_.Precedence[precedence]
        grammar_.UsedPrecedence.add(precedence)
    grammar_.Nonterminals.setdefault(left, [])
    production = yacc.Production(number, left, list(right), level)
    grammar_.Productions.append(production)
    grammar_.Prodmap[f"{left} -> {list(right)}"] = production
    grammar_.Prodnames.setdefault(left, []).append(production)


def _render(action: dict[int, dict[str, int | None]], goto: dict[int, dict[str, int]]) -> str:
    rows: dict[str, int] = {}
    states, defaults = [], []
    for state in range(len(action)):
        row = {t: a for t, a in action[state].items() if a is not None}
        targets = set(row.values())
        single_target = targets.pop() if len(targets) == 1 else 0
        defaults.append(single_target if single_target < 0 else 0)
        states.append(rows.setdefault(_row(row), len(rows)))
    gotos: dict[str, int] = {}
    goto_states = [gotos.setdefault(_row(goto.get(state, {})), len(gotos)) for state in range(len(action))]
    out = [
        (
            '"""The parser\'s tables. Made by `python -m minicc.frontend.syntax.grammar.tables`; do not'
            ' edit."""\n'
        ),
        "# ruff: noqa",
        f"FINGERPRINT = {fingerprint()}",
        *_format_words("FILES", [file.__name__.rpartition(".")[2] for file in grammar.FILES]),
        *_format_numbers(
            "FIRST", [0, *accumulate(len(file.PRODUCTIONS.actions()) for file in grammar.FILES[:-1])]
        ),
        *_format_words("LEFT", [left for left, *_ in grammar.PRODUCTIONS]),
        *_format_numbers("COUNT", [len(right) for _, right, *_ in grammar.PRODUCTIONS]),
        'ROWS = """\\',
        *rows,
        '""".splitlines()',
        *_format_numbers("STATES", states),
        *_format_numbers("DEFAULTS", defaults),
        'GOTO = """\\',
        *gotos,
        '""".splitlines()',
        *_format_numbers("GOTO_STATES", goto_states),
    ]
    return "\n".join(out) + "\n"


def _row(row: dict[str, int]) -> str:
    """Return the row as text: every action (or state) with the symbols that lead to it, separated by two
    spaces.
    """
    symbols: dict[int, list[str]] = {}
    for symbol in sorted(row):
        symbols.setdefault(row[symbol], []).append(symbol)
    return "  ".join(f"{number} {' '.join(symbols[number])}" for number in sorted(symbols))


def _format_words(name: str, words: list[str]) -> list[str]:
    return [
        f'{name} = """\\',
        *(" ".join(words[i : i + 12]) for i in range(0, len(words), 12)),
        '""".split()',
    ]


def _format_numbers(name: str, numbers: list[int]) -> list[str]:
    lines = [f"{name} = ["]
    for i in range(0, len(numbers), 24):
        lines.append(" " + " ".join(f"{n}," for n in numbers[i : i + 24]))
    return [*lines, "]"]


def main() -> None:
    """Build the parser's tables and write them."""
    text = build()
    path = os.path.join(os.path.dirname(__file__), "parsetab.py")
    with open(path, "w", encoding="ascii") as stream:
        stream.write(text)


if __name__ == "__main__":
    main()
