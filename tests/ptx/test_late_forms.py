"""Forms of PTX 9.0 that few programs have: parsed, verified, printed, and accepted by ptxas."""

from __future__ import annotations

from pathlib import Path

import pytest

from minicc.ptx.parser import parse
from minicc.ptx.printer import print_module
from minicc.ptx.verifier import verify

from .samples import PTXAS, module, ptxas_verdicts

FORMS: dict[str, list[str]] = {}
for _row in Path(__file__).with_name("late_forms.tsv").read_text().splitlines():
    if not _row.startswith("#"):
        _target, _, _line = _row.partition("\t")
        FORMS.setdefault(_target, []).append(_line)


@pytest.mark.parametrize("target", FORMS)
def test_accepted_and_printed(target: str) -> None:
    for line in FORMS[target]:
        parsed = parse(module([line], "9.0", target)[0])
        assert [d.message for d in verify(parsed) if d.severity == "error"] == [], line
        text = print_module(parsed)
        assert print_module(parse(text)) == text, line


@pytest.mark.parametrize("target", FORMS)
def test_refused_on_older_targets(target: str) -> None:
    late = [line for line in FORMS[target] if not line.startswith(("tanh", "ld.global.b128", "mov.b128", "alloca", "wgmma", "atom.global.cas"))]
    refused = 0
    for line in late:
        found = verify(parse(module([line], "9.0", "sm_75")[0]))
        refused += any(d.severity == "error" and "requires target" in d.message for d in found)
    assert refused == len(late)


@pytest.mark.skipif(PTXAS is None, reason="ptxas is not installed")
@pytest.mark.parametrize("target", FORMS)
def test_ptxas_accepts_each(target: str, tmp_path: Path) -> None:
    verdicts = ptxas_verdicts(FORMS[target], "9.0", target, tmp_path)
    assert [(line, verdict) for line, verdict in zip(FORMS[target], verdicts) if verdict] == []
