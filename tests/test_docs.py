"""The README's code runs as pasted, and generated pages are what the tables say."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

import minicc
from minicc.testing import reference
from minicc.testing.checks import run_minicc

ROOT = Path(minicc.__file__).parent
README = (ROOT / "README.md").read_text()
BLOCKS = [body for language, body in re.findall(r"^```(\w*)\n(.*?)^```$", README, re.MULTILINE | re.DOTALL) if not language]
COMMANDS = [line.split(" #")[0].strip() for block in BLOCKS for line in block.splitlines() if line.startswith("minicc ")]


def test_the_ten_lines_run(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"^```python\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
    exec(compile(code, "README.md", "exec"), {})
    assert ".visible .entry" in capsys.readouterr().out


def test_the_readme_shows_commands() -> None:
    assert len(COMMANDS) >= 5


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_of_the_readme_run(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)
    outcome = run_minicc(shlex.split(command)[1:])
    wrong = "examples/wrong" in command
    assert outcome.status == (1 if wrong else 0), outcome.err
    if wrong:
        assert outcome.err.strip() in README, outcome.err


@pytest.mark.parametrize("page", reference.PAGES)
def test_generated_pages_are_current(page: str) -> None:
    assert page not in reference.outdated(ROOT / "docs"), "run: make docs"


@pytest.mark.parametrize("page", ["README.md", "HACKING.md", *sorted(f"docs/{p.name}" for p in (ROOT / "docs").glob("*.md"))])
def test_links_lead_somewhere(page: str) -> None:
    prose = re.sub(r"^```.*?^```$|`[^`\n]*`", "", (ROOT / page).read_text(), flags=re.MULTILINE | re.DOTALL)
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", prose):
        if "://" not in target:
            assert ((ROOT / page).parent / target).exists(), f"{page} links to {target}"
