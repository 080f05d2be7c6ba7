"""The README's code runs as pasted, generated pages are what the tables and programs say, links lead
somewhere, and the site builds.
"""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import minicc
from minicc.filetests import figures, reference
from minicc.filetests.checks import run_minicc

ROOT = Path(minicc.__file__).parent
README = (ROOT / "README.md").read_text()
BLOCKS = [
    body
    for language, body in re.findall(r"^```(\w*)\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
    if not language
]
COMMANDS = [
    line.split(" #")[0].strip()
    for block in BLOCKS
    for line in block.splitlines()
    if line.startswith("minicc ")
]


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
    if "examples/programs" in command:  # a process of its own, which the program replaces
        if shutil.which("g++") is None:
            pytest.skip("no g++ on PATH")
        done = subprocess.run(
            [sys.executable, "-m", *shlex.split(command)], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        return
    outcome = run_minicc(shlex.split(command)[1:])
    wrong = "examples/wrong" in command
    assert outcome.status == (1 if wrong else 0), outcome.err
    if wrong:
        assert outcome.err.strip() in README, outcome.err


@pytest.mark.parametrize("page", reference.PAGES)
def test_generated_pages_are_current(page: str) -> None:
    assert not reference.outdated(ROOT / "docs", [page]), "run: make docs"


@pytest.mark.parametrize("figure", reference.FIGURES)
def test_figures_are_current(figure: str) -> None:
    pytest.importorskip("grandalf", reason="grandalf is not installed")
    assert not reference.outdated(ROOT / "docs", [figure]), "run: make docs"


def test_the_page_of_pictures_has_every_figure_with_its_command() -> None:
    text = (ROOT / "docs" / "pictures.md").read_text()
    for name, figure in figures.FIGURES.items():
        assert f"](pictures/{name}.svg)" in text
        assert figure.command in text
    assert set(figures.FIGURES) == {path.stem for path in (ROOT / "docs" / "pictures").glob("*.svg")}


def test_the_page_of_the_api_runs_and_has_every_public_name(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "docs" / "api.md").read_text()
    blocks = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert len(blocks) == 2
    code = "".join(blocks)
    exec(compile(code, "docs/api.md", "exec"), {})
    assert "out-of-bounds" in capsys.readouterr().out
    assert sorted(re.findall(r"^::: minicc\.(\w+)$", text, re.MULTILINE)) == sorted(
        set(minicc.__all__) - {"__version__"}
    )


PAGES = [
    "README.md",
    "HACKING.md",
    *sorted(p.relative_to(ROOT).as_posix() for p in (ROOT / "docs").rglob("*.md")),
]


def prose(page: Path) -> str:
    return re.sub(r"^```.*?^```$|`[^`\n]*`", "", page.read_text(), flags=re.MULTILINE | re.DOTALL)


def anchors(page: Path) -> set[str]:
    """What a heading of a page is linked by, on the site as on the forges."""
    headings = re.findall(
        r"^#+ (.*)$",
        re.sub(r"^```.*?^```$", "", page.read_text(), flags=re.MULTILINE | re.DOTALL),
        re.MULTILINE,
    )
    return {re.sub(r"\s", "-", re.sub(r"[^\w\s-]", "", heading.lower()).strip()) for heading in headings}


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    for target, anchor in re.findall(r"\]\(([^)#]*)#?([^)]*)\)", prose(ROOT / page)):
        if "://" not in target:
            path = (ROOT / page).parent / target if target else ROOT / page
            assert path.exists(), f"{page} links to {target}"
            assert not anchor or anchor in anchors(path), f"{page} links to {target}#{anchor}"


def test_every_page_is_in_the_index_and_in_the_navigation() -> None:
    pages = {path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")}
    assert pages == set(re.findall(r"^ +- (\S+\.md)$", (ROOT / "mkdocs.yml").read_text(), re.MULTILINE))
    chapters = {page for page in pages if page.startswith("tour/")} - {"tour/index.md"}
    assert pages - {"index.md"} - chapters == set(
        re.findall(r"\]\(([\w/-]+\.md)\)", (ROOT / "docs" / "index.md").read_text())
    )
    assert {page.removeprefix("tour/") for page in chapters} == set(
        re.findall(r"\]\(([\w-]+\.md)\)", (ROOT / "docs" / "tour" / "index.md").read_text())
    )


def test_pages_carry_no_noise_of_machines() -> None:
    for path in (ROOT / "docs").rglob("*.md"):
        assert not re.search(
            r"(?:\b(?=\d*[a-f])[0-9a-f]{10,}\b\s+){3}|/(?:home|root|tmp|work)/", path.read_text()
        ), path.name


@pytest.mark.skipif(
    not find_spec("mkdocs") or not find_spec("mkdocstrings"), reason="the extra 'site' is not installed"
)
def test_the_site_builds(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "mkdocs",
        "build",
        "--strict",
        "--quiet",
        "--site-dir",
        str(tmp_path / "site"),
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert 'id="minicc.compile"' in (tmp_path / "site" / "api" / "index.html").read_text()


def test_the_problem_matcher_of_editors_reads_messages_and_faults(tmp_path: Path) -> None:
    """The page about editors says `$gcc`: this is VS Code's pattern of that name."""
    text = (ROOT / "docs" / "integration.md").read_text()
    (task,) = re.findall(r"^```json\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert json.loads(task)["tasks"][0]["problemMatcher"] == "$gcc"
    pattern = re.compile(r"^(.*?):(\d+):(\d*):?\s+(?:fatal\s+)?(warning|error):\s+(.*)$", re.MULTILINE)
    wrong = ROOT / "examples" / "wrong"
    compiled = run_minicc([str(wrong / "norm.cu"), "-o", "-"]).err
    fault = run_minicc(
        [
            "run",
            str(wrong / "shift.cu"),
            "--grid",
            "4",
            "--block",
            "256",
            "n=1000",
            "in=arange(1000)",
            "out=zeros(1000)",
        ]
    ).err
    assert [match[1] for match in pattern.finditer(compiled)] == [str(wrong / "norm.cu")] * 3
    assert [match[1] for match in pattern.finditer(fault)] == [str(wrong / "shift.cu")]
    race = [
        "run",
        str(wrong / "race.cu"),
        "--block",
        "64",
        "y=arange(64)",
        "--check=all",
        "--check-format=sarif",
        f"--check-output={tmp_path}/kernels.sarif",
    ]
    assert run_minicc(race).status == 0
    assert json.loads((tmp_path / "kernels.sarif").read_text())["version"] == "2.1.0"


def test_nobody_is_told_to_install_another_projects_package() -> None:
    """On the package index the name `minicc` is somebody else's: installing is from a checkout or a wheel's
    file.
    """
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    if tracked.returncode:
        pytest.skip("not a git checkout")
    for name in tracked.stdout.splitlines():
        path = ROOT / name
        if (
            path.suffix in (".md", ".py", ".toml", ".cfg", ".ipynb", ".ini", ".yml")
            and path.is_file()
            and name != "CHANGELOG.md"
        ):
            assert not re.search(
                r"(?:pip|pipx|uv) install [^\n`]*['\" ]minicc(?:\[|['\"\s`]|$)",
                path.read_text(),
                re.MULTILINE,
            ), name
