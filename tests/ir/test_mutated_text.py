"""Damaged IR text is read or refused, never a crash; what is read and verified prints and reads back."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from minicc.ir.lexer import tokenize
from minicc.ir.parser import parse_module
from minicc.ir.printer import print_module
from minicc.ir.verifier import verify
from minicc.support.diagnostics import IRError

TEXTS = Path(__file__).parent / "text"
WORDS = [
    *(
        "ptr",
        "i32",
        "label",
        "void",
        "metadata",
        "x",
        "to",
        "align",
        "define",
        "declare",
        "distinct",
        "inbounds",
        "phi",
        "call",
        "byval",
        "float",
        "i1",
    ),
    *(
        "null",
        "undef",
        "poison",
        "zeroinitializer",
        "splat",
        "getelementptr",
        "addrspacecast",
        "true",
        "...",
        'c"a"',
        '"',
        "!",
        "!0",
        "!9999",
    ),
    *"(){}[]<>,=",
    *("%0", "%x", "@x", "0x7FF", "-1", "1.0", "99999999999999999999999"),
]


def _damage(words: list[str], rng: random.Random) -> str:
    words = list(words)
    for _ in range(rng.randint(1, 3)):
        place = rng.randrange(len(words))
        match rng.randrange(4):
            case 0:
                del words[place]
            case 1:
                words[place] = rng.choice(WORDS)
            case 2:
                words.insert(place, rng.choice(WORDS))
            case 3:
                words[place] = rng.choice(words)
    return " ".join(words)


@pytest.mark.parametrize("name", ["everything.ll", "foreign.ll"])
def test_damaged_text(name: str) -> None:
    words = [text for _, text, _ in tokenize((TEXTS / name).read_text())]
    rng = random.Random(name)
    refused = 0
    for _ in range(120):
        text = _damage(words, rng)
        try:
            module = parse_module(text)
        except IRError:
            refused += 1
            continue
        if not verify(module):
            printed = print_module(module)
            assert print_module(parse_module(printed)) == printed, text
    assert 60 < refused < 120
