"""Random kernels whose threads wait for each other: a few of each kind, and that a wrong answer would be
noticed.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from minicc.driver.command import main
from minicc.filetests.fuzz import waiting


@pytest.mark.parametrize("first", range(0, 12, 4))
def test_waiting_kernels_end_with_the_right_answer(first: int) -> None:
    report = waiting.WaitingFamily().examine(first, 4)
    assert report.judged == 4 and [finding.complaint for finding in report.findings] == []


def test_a_wrong_answer_is_a_finding() -> None:
    kernel = waiting.generate(5)
    wrong = replace(
        kernel,
        answer=lambda blocks: tuple([value + 1 for value in values] for values in kernel.answer(blocks)),
    )
    assert " instead of " in waiting.complaint(wrong, waiting.compiled([kernel], "-O2"))


def test_the_kernel_of_a_seed_is_the_same_everywhere_and_patterns_are_all_drawn() -> None:
    texts = [waiting.WaitingFamily().text(seed) for seed in range(120)]
    assert texts[:3] == [waiting.WaitingFamily().text(seed) for seed in range(3)] and len(set(texts)) == 120
    for part in (
        "atomicCAS",
        "mbarrier",
        "fetch_deep",
        "parties",
        "ring",
        "prefix",
        "mine",
        "goto again",
        "slot",
    ):
        assert any(part in text.partition("extern")[2] for text in texts), part


def test_what_a_wait_declares_hides_no_name_of_its_kernel(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A loop variable of the wait that has the name of an outer one would change what is waited for."""
    file = tmp_path / "kernels.cu"
    file.write_text(waiting.PRELUDE + "".join(waiting.generate(seed).text for seed in range(80)))
    assert main([str(file), "-Wshadow", "-ast-dump", "-o", str(tmp_path / "tree")]) == 0
    assert "-Wshadow" not in capsys.readouterr().err
