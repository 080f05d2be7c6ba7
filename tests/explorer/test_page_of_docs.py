"""What docs/explorer.md says is so: its commands and code run, its options and keys are the page's."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

import minicc
from minicc.driver import manual
from minicc.driver.command import main
from minicc.driver.options import OptionParser, add_compile_options
from minicc.explorer.command import _parser

ROOT = Path(minicc.__file__).parent
TEXT = (ROOT / "docs" / "explorer.md").read_text()


def test_its_commands_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    commands = re.findall(r"^minicc (explore .*?)(?: +#.*)?$", TEXT, re.MULTILINE)
    assert len(commands) >= 3
    for words in map(shlex.split, commands):
        if "--html" in words:
            assert main(words) == 0
            assert "</html>" in (tmp_path / words[words.index("--html") + 1]).read_text()
        else:
            assert [*words, "--html"][:2] == ["explore", "examples/reduce.cu"]


def test_its_code_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (code,) = re.findall(r"^```python\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
    exec(compile(code, "docs/explorer.md", "exec"), {})
    assert '"steps":' in (tmp_path / "k.html").read_text()


def test_its_options_are_all_there_are() -> None:
    shared = OptionParser(add_help=False)
    add_compile_options(shared)
    skip = {action.dest for action in shared._actions} | {"help"}
    for action in _parser()._actions:
        if action.dest not in skip:
            value, meaning = manual.parts(action)
            assert f"| {meaning} |" in TEXT, action.dest
            assert all(f"`{name}`" in TEXT for name in (*action.option_strings, value) if name)


def test_its_keys_are_those_of_the_page() -> None:
    keys = (ROOT / "explorer" / "page" / "keys.js").read_text() + (
        ROOT / "explorer" / "page" / "stepper.js"
    ).read_text()
    for key in ("n", "p", "f", "w", "t", "e"):
        assert f"`{key}`" in TEXT
        assert re.search(rf'\b{key}: \(\) =>|event\.key === "{key}"', keys), key


def test_its_pictures_are_those_of_the_script() -> None:
    shown = set(re.findall(r"\]\(explorer/(\w+)\.png\)", TEXT))
    script = (ROOT / "tools" / "screenshots.py").read_text()
    taken = set(re.findall(r'^    "(\w+)": \("examples', script, re.MULTILINE))
    files = {path.stem for path in (ROOT / "docs" / "explorer").glob("*.png")}
    assert shown <= taken == files
    assert sum(path.stat().st_size for path in (ROOT / "docs" / "explorer").glob("*.png")) < 1_000_000


def test_the_help_tells_of_the_views(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["explore", "--help"])
    out = capsys.readouterr().out
    assert "minicc explore FILE [--html OUT]" in out
    assert "zeros(N)" in out
