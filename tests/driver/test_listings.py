"""What minicc says of itself: help, lists, and the scripts that complete its options."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from minicc.driver import command, run
from minicc.driver.warning_table import ON, WARNINGS
from minicc.passes.table import PASSES

from .test_command import run_minicc

OPTIONS = sorted({name for action in command._parser()._actions for name in action.option_strings})
RUN_OPTIONS = sorted({name for action in run._parser()._actions for name in action.option_strings})


def test_passes_and_warnings_are_listed() -> None:
    rows = run_minicc(["--list-passes"]).out.splitlines()
    assert [row.split()[0] for row in rows] == list(PASSES)
    rows = run_minicc(["--list-warnings"]).out.splitlines()
    assert [tuple(row.split(maxsplit=2)) for row in rows] == [
        (name, "on" if default == ON else "off", meaning) for name, default, meaning in WARNINGS
    ]


@pytest.mark.parametrize(
    ("words", "options"),
    [(["--help"], OPTIONS), (["run", "--help"], [o for o in RUN_OPTIONS if o not in OPTIONS])],
)
def test_help_has_every_option_and_every_section_it_speaks_of(
    words: list[str], options: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    text = run_minicc(words).out
    shown = {
        name
        for line in re.findall(r"^    (-\S.*)$", text, re.MULTILINE)
        for name in re.findall(r"-[\w-]+(?=[, ]|$)", line)
    }
    assert set(options) <= shown
    titles = re.findall(r"^(\S.*)$", text, re.MULTILINE)
    flat = " ".join(text.split())
    for section in re.findall(r"see '([^']+)'", flat):
        assert section.upper() in titles
    assert "below" not in re.sub(r"levels? below", "", flat)


def completions(words: list[str], folder: Path) -> list[str]:
    """What bash offers behind these words, split as readline splits them."""
    quoted = " ".join(f"'{w}'" for w in words)
    script = f"source <(cat) && COMP_WORDS=({quoted}) COMP_CWORD={len(words) - 1} && _minicc"
    script += """ && printf '%s\\n' "${COMPREPLY[@]}" """
    text = run_minicc(["--completion", "bash"]).out
    done = subprocess.run(
        ["bash", "--norc", "-uc", script], input=text, capture_output=True, text=True, check=True, cwd=folder
    )
    assert not done.stderr
    return done.stdout.splitlines()


@pytest.mark.skipif(not shutil.which("bash"), reason="bash is not installed")
@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["--list"], ["--list-gpu-arch", "--list-gpu-code", "--list-passes", "--list-warnings"]),
        (["--codegen", ""], ["minicc", "llvm"]),
        (["--codegen", "=", "l"], ["llvm"]),
        (["--codegen", "="], ["minicc", "llvm"]),
        (["-ftz", "="], ["true", "false"]),
        (["-arch", "sm_9"], ["sm_90"]),
        (["-passes", "gvn,dc"], ["gvn,dce"]),
        (["-Wno-unused-l"], ["-Wno-unused-label"]),
        (["-O"], ["-O0", "-O1", "-O2", "-O3"]),
        (["r"], ["run"]),
        (["k"], ["k.cu", "kernels"]),
        (["-I", "k"], ["kernels"]),
        (["-o", "k"], ["k.cu", "k.txt", "kernels"]),
        (["run", "k.cu", "--tr"], ["--trace", "--trace-thread"]),
        (["run", "k.cu", "--list"], []),
        (["-MT", "k"], []),
    ],
    ids=" ".join,
)
def test_bash_completes(words: list[str], expected: list[str], tmp_path: Path) -> None:
    (tmp_path / "k.cu").touch()
    (tmp_path / "k.txt").touch()
    (tmp_path / "kernels").mkdir()
    assert sorted(filter(None, completions(["minicc", *words], tmp_path))) == sorted(expected)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_option_is_in_the_script(shell: str, tmp_path: Path) -> None:
    text = run_minicc(["--completion", shell]).out
    if shell == "fish":
        result = {
            f"{dashes}{name}"
            for flag, dashes in (("s", "-"), ("o", "-"), ("l", "--"))
            for name in re.findall(rf" -{flag} '([^']+)'", text)
        }
    else:
        result = set(re.findall(r"(?<![\w-])--?[\w-]+", text))
    assert {name for name in {*OPTIONS, *RUN_OPTIONS} if name not in ("-O", "-W")} <= result
    assert {"-O2", "-Wno-shadow"} <= result
    if shutil.which(shell):
        (tmp_path / "script").write_text(text)
        subprocess.run([shell, "-n", str(tmp_path / "script")], check=True)
