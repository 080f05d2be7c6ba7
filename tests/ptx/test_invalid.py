"""Invalid PTX: every line of `invalid.tsv` is refused at its place with its message, and by ptxas too."""

from __future__ import annotations

from pathlib import Path

import pytest

from minicc.ptx.parser import parse
from minicc.ptx.verifier import verify
from minicc.support.diagnostics import Diagnostic, PtxError

from .samples import PTXAS, module, ptxas_verdicts

VERSION, TARGET = "8.6", "sm_90"
CASES = [line.split("\t") for line in Path(__file__).with_name("invalid.tsv").read_text().splitlines() if line[0] != "#"]


def first_error(text: str) -> Diagnostic | None:
    try:
        found = verify(parse(text))
    except PtxError as error:
        found = list(error.diagnostics)
    return next((d for d in found if d.severity == "error"), None)


def test_each_is_refused_at_its_place() -> None:
    assert len(CASES) >= 250
    wrong = []
    for marked, length, message in CASES:
        line = marked.replace("¦", "")
        text, first = module([line], VERSION, TARGET)
        found = first_error(text)
        want = (first, marked.index("¦") + 1, int(length), message)
        have = found and found.location and (found.location.line, found.location.column, found.length, found.message)
        if have != want:
            wrong.append(f"{line}\n    want {want}\n    have {have}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.skipif(PTXAS is None, reason="ptxas is not installed")
def test_ptxas_refuses_each(tmp_path: Path) -> None:
    lines = [marked.replace("¦", "") for marked, *_ in CASES]
    verdicts = ptxas_verdicts(lines, VERSION, TARGET, tmp_path)
    assert [line for line, verdict in zip(lines, verdicts) if verdict is None] == []
