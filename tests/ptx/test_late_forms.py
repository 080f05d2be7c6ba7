"""Forms of PTX 9.0 and later that few programs have: parsed, verified, printed, and accepted by ptxas."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from minicc.ptx.parsing.parser import parse
from minicc.ptx.printer import print_module
from minicc.ptx.rules.verifier import verify

from .samples import module, ptxas_verdicts, reads

FORMS: dict[str, list[str]] = {}
for _row in Path(__file__).with_name("late_forms.tsv").read_text().splitlines():
    if not _row.startswith("#"):
        _target, _, _line = _row.partition("\t")
        FORMS.setdefault(_target, []).append(_line)


def _place(target: str) -> tuple[str, str]:
    """The PTX version and the target that a first column names."""
    name, _, version = target.partition(":")
    return version or "9.0", name


@pytest.mark.parametrize("target", FORMS)
def test_accepted_and_printed(target: str) -> None:
    version, name = _place(target)
    for line in FORMS[target]:
        parsed = parse(module([line], version, name)[0])
        assert [d.message for d in verify(parsed) if d.severity == "error"] == [], line
        text = print_module(parsed)
        assert print_module(parse(text)) == text, line


@pytest.mark.parametrize("target", FORMS)
def test_refused_on_older_targets(target: str) -> None:
    late = [
        line
        for line in FORMS[target]
        if not line.startswith(("tanh", "ld.global.b128", "mov.b128", "alloca", "wgmma", "atom.global.cas"))
    ]
    refused = 0
    for line in late:
        errors = verify(parse(module([line], _place(target)[0], "sm_75")[0]))
        refused += any(
            d.severity == "error"
            and re.search("requires (an architecture-specific )?target", d.message) is not None
            for d in errors
        )
    assert refused == len(late)


@pytest.mark.parametrize("target", FORMS)
def test_ptxas_accepts_each(target: str, tmp_path: Path) -> None:
    version, name = _place(target)
    if not reads(version):
        pytest.skip(f"no ptxas that reads PTX {version} is installed")
    verdicts = ptxas_verdicts(FORMS[target], version, name, tmp_path)
    assert [(line, verdict) for line, verdict in zip(FORMS[target], verdicts) if verdict] == []
