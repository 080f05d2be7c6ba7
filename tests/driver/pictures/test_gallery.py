"""`minicc.draw` and what it gives."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import minicc
from minicc.passes.analysis.analyses import Analyses

SOURCE = """
__global__ void k(int n, int *p) { for (int i = threadIdx.x; i < n; i += 32) p[i] += 1; }
__global__ void other(float *q) { q[blockIdx.x] = 1.0f; }
"""


@pytest.fixture(scope="module")
def obj() -> minicc.ObjectCode:
    return minicc.compile(SOURCE, options=["-O1"])


def test_objects_kernels_and_ir_are_drawn_alike(obj: minicc.ObjectCode) -> None:
    fn = obj.module.functions["_Z1kiPi"]
    pictures = {str(minicc.draw(subject, "dom")) for subject in (obj["k"], fn, fn.entry)} | {
        str(minicc.draw(obj, "dom", "k")),
        str(minicc.draw(obj.module, "dom", "k")),
    }
    assert len(pictures) == 1
    assert len(minicc.draw(obj)) == len(minicc.draw(obj.module)) == 2
    assert minicc.draw(obj)[0].title == "control flow of kernel k(int, int*)"


@pytest.mark.parametrize("name", ["interference", "allocation", "schedule", "regions"])
def test_what_code_generation_knows_is_the_same_for_ir_alone(obj: minicc.ObjectCode, name: str) -> None:
    fn = obj.module.functions["_Z1kiPi"]
    assert str(minicc.draw(fn, name)) == str(minicc.draw(obj["k"], name))


def test_ptx_is_drawn(obj: minicc.ObjectCode) -> None:
    again = minicc.ObjectCode.from_ptx(obj.ptx)
    assert minicc.draw(again["k"], "schedule")[0].title.startswith("schedule of kernel k(int, int*) (PTX)")
    assert "load" in str(minicc.draw(again["k"], "ssa")[0])


def test_analyses_are_drawn(obj: minicc.ObjectCode) -> None:
    fn, analyses = obj.module.functions["_Z1kiPi"], Analyses()
    for name, dump in (
        ("cfg", "cfg"),
        ("dominators", "dom"),
        ("postdominators", "postdom"),
        ("loops", "loops"),
        ("liveness", "liveness"),
        ("divergence", "divergence"),
    ):
        assert str(minicc.draw(analyses.get(name, fn))) == str(minicc.draw(fn, dump))


def test_they_are_saved_in_the_form_that_the_name_says(obj: minicc.ObjectCode, tmp_path: Path) -> None:
    pictures = minicc.draw(obj)
    pictures.save(tmp_path / "a.json")
    assert [p["title"] for p in json.loads((tmp_path / "a.json").read_text())] == [p.title for p in pictures]
    pictures.save(str(tmp_path / "a"))
    assert (tmp_path / "a").read_text() == str(pictures) == pictures.render("text")
    assert (
        repr(pictures)
        == "<Gallery: control flow of kernel k(int, int*); control flow of kernel other(float*)>"
    )


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda obj: minicc.draw(3), "there is no picture of 3: expected an ObjectCode"),
        (lambda obj: minicc.draw(obj, "nix"), "unknown dump 'nix'"),
        (lambda obj: minicc.draw(obj, "lops"), "did you mean 'loops'"),
        (lambda obj: minicc.draw(obj.module, "cfg", "nix"), "no function 'nix' in the module"),
        (lambda obj: minicc.draw(obj).render("png"), "unknown form 'png'"),
    ],
)
def test_what_cannot_be_drawn(obj: minicc.ObjectCode, wrong: object, message: str) -> None:
    with pytest.raises(minicc.UsageError, match=message):
        wrong(obj)  # type: ignore[operator]


def test_without_grandalf_there_is_text(obj: minicc.ObjectCode, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "grandalf.graphs", None)
    pictures = minicc.draw(obj, "dom", "k")
    assert pictures._repr_svg_() is None
    assert pictures._repr_html_().startswith("<pre>dominator tree of kernel k(int, int*)")
    assert "pip install grandalf" in pictures._repr_html_()
    assert json.loads(pictures.render("json"))
    assert str(minicc.draw(obj, "interference", "k"))
