"""Invalid PTX: every line of `invalid.tsv` is refused at its place with its message, and by ptxas too."""

from __future__ import annotations

from pathlib import Path

import pytest

from minicc.driver.render import Renderer
from minicc.ptx.parsing.parser import parse
from minicc.ptx.rules.verifier import verify
from minicc.support.diagnostics import Diagnostic, PtxError

from .samples import PTXAS, module, ptxas_verdicts

VERSION, TARGET = "8.6", "sm_90"
CASES = [
    line.split("\t")
    for line in Path(__file__).with_name("invalid.tsv").read_text().splitlines()
    if line[0] != "#"
]


def first_error(text: str) -> Diagnostic | None:
    try:
        errors = verify(parse(text))
    except PtxError as error:
        errors = list(error.diagnostics)
    return next((d for d in errors if d.severity == "error"), None)


def test_each_is_refused_at_its_place() -> None:
    assert len(CASES) >= 280
    wrong = []
    for marked, length, message in CASES:
        line = marked.replace("¦", "")
        text, first = module([line], VERSION, TARGET)
        problem = first_error(text)
        want = (first, marked.index("¦") + 1, int(length), message)
        have = (
            problem
            and problem.location
            and (problem.location.line, problem.location.column, problem.length, problem.message)
        )
        if have != want:
            wrong.append(f"{line}\n    want {want}\n    have {have}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("marked", "declared", "note"),
    [
        ("add.u32 %r1, %r2, ¦%f3;", "%f", "'%f3' is declared here"),
        ("{ .reg .f32 %r1; add.u32 %r2, %r2, ¦%r1; }", "%r1; add", "'%r1' is declared here"),
        ("ld.shared.u32 %r1, ¦[gv];", "gv[", "'gv' is declared here"),
        ("ld.u32 %r1, ¦[%f1];", "%f", "'%f1' is declared here"),
        ("¦@%r1 exit;", "%r", "'%r1' is declared here"),
        ("call ¦ext;", "ext ", "'ext' is declared here"),
        ("call ext, ¦(%rd1);", "a) {", "'a' is declared here"),
        ("call ¦k;", "k(", "'k' is declared here"),
        ("¦L0: ret;", "L0:", "previous definition is here"),
        (".reg .u32 x; .reg .u32 ¦x;", "x; .reg", "previous definition is here"),
        ("¦add.u32 %r1, %r2;", None, "the form is 'add.type d, a, b'"),
        (".reg .u32 ¦%r5;", "%r<", "previous definition is here"),
    ],
)
def test_notes_point_to_the_declaration(marked: str, declared: str | None, note: str) -> None:
    """The note stands at the name in its declaration."""
    text, first = module([marked.replace("¦", "")], VERSION, TARGET)
    problem = first_error(text)
    assert problem is not None and problem.location is not None and len(problem.notes) == 1
    assert (problem.location.line, problem.location.column) == (first, marked.index("¦") + 1)
    assert problem.notes[0].message == note
    place = problem.notes[0].location
    if declared is not None:
        assert place is not None and text.split("\n")[place.line - 1][place.column - 1 :].startswith(declared)


def test_every_message_has_its_caret() -> None:
    """The command's format: file, line and column, the line itself, a caret below the location, '~' to its
    end.
    """
    for marked, length, message in CASES:
        text, first = module([marked.replace("¦", "")], VERSION, TARGET)
        problem = first_error(text)
        assert problem is not None
        head, line, caret, *_ = Renderer({"<ptx>": text}).diagnostic(problem).split("\n")
        assert head == f"<ptx>:{first}:{marked.index('¦') + 1}: error: {message}"
        assert line == f"{first:5} | {marked.replace('¦', '')}"
        assert caret == "      | " + " " * marked.index("¦") + "^" + "~" * (int(length) - 1)


@pytest.mark.skipif(PTXAS is None, reason="ptxas is not installed")
def test_ptxas_refuses_each(tmp_path: Path) -> None:
    lines = [marked.replace("¦", "") for marked, *_ in CASES]
    verdicts = ptxas_verdicts(lines, VERSION, TARGET, tmp_path)
    assert [line for line, verdict in zip(lines, verdicts) if verdict is None] == []
