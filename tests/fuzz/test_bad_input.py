"""A sample of damaged input: every run ends in success or a clear error. `make bad-input` runs many more."""

from pathlib import Path
from random import Random

import pytest

from . import mutants, sandbox

ROOT = Path(__file__).parents[2]
HEAVY = ("macro doubling",)  # seconds, whatever the depth


@pytest.mark.parametrize("suffix", ["cu", "ll", "ptx"])
def test_mutants(suffix: str, tmp_path: Path) -> None:
    files = sorted(p for folder in ("tests", "examples") for p in (ROOT / folder).rglob(f"*.{suffix}"))
    path = tmp_path / f"input.{suffix}"
    for seed in range(15):
        random = Random(seed)
        path.write_text(mutants.mutant(random.choice(files).read_text(), random), errors="replace")
        ending = sandbox.run([str(path), "-o", "-"])
        assert ending.fault is None, f"mutant {seed}: {ending.fault}\n{ending.errors}\n{path.read_text()}"


@pytest.mark.parametrize("share", range(4))
def test_monsters(share: int, tmp_path: Path) -> None:
    for number, (name, suffix, text) in enumerate(mutants.monsters(100)):
        if number % 4 != share or name in HEAVY:
            continue
        path = tmp_path / f"input{suffix}"
        path.write_text(text, errors="replace")
        ending = sandbox.run([str(path), "-o", "-"])
        assert ending.fault is None, f"{name}: {ending.fault}\n{ending.errors}"


@pytest.mark.parametrize(
    "status, text, fault",
    [
        (0, "", None),
        (1, "k.cu:1:2: error: expected expression\n", None),
        (2, "minicc: error: no input file\n", None),
        (1, "", "an error without a message"),
        (70, "minicc: internal error: …", "exit status 70"),
        (1, "Traceback (most recent call last):\n", "a traceback"),
        (-11, "", "killed by signal 11"),
    ],
)
def test_judgement(status: int, text: str, fault: str | None) -> None:
    assert sandbox._judge(status, text) == fault


def test_command_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    source = tmp_path / "saxpy.cu"
    source.write_text((ROOT / "examples" / "saxpy.cu").read_text())
    for seed in range(40):
        words = mutants.command(str(source), Random(seed))
        ending = sandbox.run(words)
        assert ending.fault is None, f"{words}: {ending.fault}\n{ending.errors}"
