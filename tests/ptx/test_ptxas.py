"""The verifier's verdict against ptxas's, on instruction lines generated from the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from minicc.ptx.parser import parse
from minicc.ptx.verifier import verify
from minicc.support.diagnostics import PtxError

from .samples import PTXAS, module, ptxas_verdicts, random_lines

KNOWN = {
    "cvt.pack": "ptxas takes registers of any type; 9.7.9.20 wants .b32 and .s32",
    "alloca": "ptxas wants an alignment that is a power of two; the table has no such column",
    "fns": "ptxas takes a float constant as offset; 9.7.1.17 wants .s32",
    "fence": "ptxas takes .acquire and .release before PTX 8.6, which 9.7.13.4 says brought them",
}
"""Opcodes on which the two differ, with the reason that decides for us."""


def ours(line: str, version: str, target: str) -> str | None:
    try:
        found = verify(parse(module([line], version, target)[0]))
    except PtxError as error:
        found = list(error.diagnostics)
    return next((d.message for d in found if d.severity == "error"), None)


@pytest.mark.skipif(PTXAS is None, reason="ptxas is not installed")
@pytest.mark.parametrize(("version", "target", "seed"), [("8.0", "sm_80", 1), ("9.0", "sm_90", 2)])
def test_verdicts_agree(version: str, target: str, seed: int, tmp_path: Path) -> None:
    lines = random_lines(seed, 1)
    assert len(lines) > 250
    theirs = ptxas_verdicts(lines, version, target, tmp_path)
    differ = [f"{line}\n    ours:  {mine}\n    ptxas: {other}" for line, other in zip(lines, theirs)
              if ((mine := ours(line, version, target)) is None) != (other is None)
              and not any(line.startswith(opcode) for opcode in KNOWN)]
    # Constants of a wrong kind inside vectors are judged by different rules; nothing else may differ.
    differ = [text for text in differ if "{" not in text.split("\n")[0]]
    assert len(differ) <= len(lines) // 100, "\n".join(differ)
    assert sum(verdict is None for verdict in theirs) > len(lines) // 3
    assert sum(verdict is not None for verdict in theirs) > len(lines) // 20
