"""Mutated PTX is refused with located diagnostics, or read; never a traceback, never a hang."""

from __future__ import annotations

import os
import random
import time

from minicc.ptx.flow import control_flow
from minicc.ptx.parser import parse
from minicc.ptx.printer import print_module
from minicc.ptx.verifier import verify
from minicc.support.diagnostics import PtxError

from .samples import PROGRAMS

COUNT = int(os.environ.get("MINICC_MUTANTS", "2000"))
PIECES = ["{", "}", "(", ")", "[", "]", ",", ";", ":", "@", "!", "|", "%r1", "%p1", ".u32", ".f64", ".v4", "0f", "0x", "-", "+",
          "/*", "*/", "//", '"', "\n", "\x00", "é", ".reg", ".loc 1 1 1", "call", "bra", "$L__BB0_1", "_", "~", "<", "999999999999",
          ".param", ".entry", "WARP_SZ", "1e999", "mov.b64", "L: ", "::"]


def mutate(text: str, random_: random.Random) -> str:
    for _ in range(random_.randint(1, 4)):
        at = random_.randrange(len(text))
        end = min(len(text), at + random_.choice((1, 1, 2, 5, 40)))
        match random_.randrange(5):
            case 0:
                text = text[:at] + text[end:]
            case 1:
                text = text[:at] + random_.choice(PIECES) + text[at:]
            case 2:
                text = text[:at] + random_.choice(PIECES) + text[end:]
            case 3:
                other = random_.randrange(len(text))
                text = text[:at] + text[other:other + end - at] + text[at:]
            case 4:
                lines = text.split("\n")
                random_.shuffle(lines[len(lines) // 2:])
                i, j = random_.randrange(len(lines)), random_.randrange(len(lines))
                lines[i], lines[j] = lines[j], lines[i]
                text = "\n".join(lines)
    return text


def test_mutants() -> None:
    random_ = random.Random(20)
    texts = [path.read_text() for path in PROGRAMS]
    # A window of a program makes a mutant cheap, and is itself half a mutant.
    refused = read = 0
    slowest = 0.0
    for _ in range(COUNT):
        text = random_.choice(texts)
        start = text.index(".version")
        body = text.find("{", random_.randrange(start, len(text)))
        source = mutate(text[start:start + 60] + text[max(body - 1500, start + 60):body + 1500], random_)
        begun = time.process_time()
        try:
            module = parse(source, "mutant.ptx")
            errors = [d for d in verify(module) if d.severity == "error"]
            if errors:
                raise PtxError(errors)
            print_module(module)
            for fn in module.functions.values():
                if fn.body is not None:
                    control_flow(fn)
            read += 1
        except PtxError as error:
            assert error.diagnostics
            lines = source.split("\n")
            for diagnostic in error.diagnostics:
                assert diagnostic.location is not None
                assert 1 <= diagnostic.location.line <= len(lines)
                assert 1 <= diagnostic.location.column <= len(lines[diagnostic.location.line - 1]) + 1
            refused += 1
        slowest = max(slowest, time.process_time() - begun)
    assert refused > COUNT // 2 and slowest < 2.0


def test_whole_programs_with_one_line_less() -> None:
    """Deleting any line gives a module or located errors; both are seen."""
    text = min((path.read_text() for path in PROGRAMS if "nvcc" in path.name), key=len)
    lines = text.split("\n")
    outcomes = set()
    for i in range(len(lines)):
        try:
            module = parse("\n".join(lines[:i] + lines[i + 1:]))
            outcomes.add("read" if not verify(module) else "verifier")
        except PtxError:
            outcomes.add("parser")
    assert outcomes >= {"read", "parser"}
