"""Quotations of this source and of commands' output in hand-written pages, rewritten in place so that they
are current.

A page is written by hand except for the blocks after these comments, each alone on its line:

    <!-- quote: passes/transform/mem2reg.py:_rename -->
        a function, a class, a method (`A.b`) or a variable
    <!-- quote: passes/table.py:ORDER from "mem2reg" to "simplify" -->
        its lines from the first that has the one text to the next that has the other
    <!-- quote: examples/reduce.cu from "for (" to "barrier" -->
        the same of a file that is not Python
    <!-- run: minicc examples/reduce.cu -o - | head -5 -->
        a command at the root of the repository, and its output
    <!-- run fails: minicc examples/wrong/call.cu -->
        the same for a command that must fail
    <!-- prints -->
        the output of the ```python block right before it
    <!-- draw: cfg.svg minicc examples/reduce.cu --dump=cfg -->
        a command that draws a picture into the folder `pictures` beside the page

The first command of a pipe is `minicc`, in this process; the others are the shell's.
"""

from __future__ import annotations

import ast
import contextlib
import io
import re
import shlex
import subprocess
import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from .checks import run_minicc

ROOT = Path(__file__).parent.parent
TOUR = tuple(f"tour/{path.name}" for path in sorted((ROOT / "docs" / "tour").glob("*.md")))
"""The pages of the tour, relative to `docs`."""
PAGES = (*TOUR, "pictures.md", "course.md")
"""All pages with quotations."""

_DIRECTIVE = re.compile(r"^<!-- (?P<kind>quote|run|run fails|prints|draw)(?:: (?P<what>.*))? -->$")
_QUOTE = re.compile(
    r'(?P<path>[^:\s]+)(?::(?P<symbol>[\w.]+))?(?: from "(?P<first>[^"]*)" to "(?P<last>[^"]*)")?$'
)
_LANGUAGES = {".py": "python", ".cu": "cuda", ".ptx": "ptx", ".ll": "llvm", ".kite": "text"}


class Stale(ValueError):
    """A quotation that cannot be filled; the text has its location."""


def fill_page(page: Path, commands: bool = True) -> str:
    """Return the current text of a page. Without `commands`, output of commands stays unchanged.

    Raises Stale if a quoted text does not exist, or a command does not succeed or fail as the page requires.
    """
    lines, out, at = page.read_text().splitlines(), list[str](), 0
    names: dict[str, Any] = {}
    code: list[str] = []
    while at < len(lines):
        line = lines[at]
        at += 1
        out.append(line)
        directive = _DIRECTIVE.match(line)
        if directive is None:
            if line.startswith("```"):
                end = lines.index("```", at)
                if line == "```python":
                    code = lines[at:end]
                out += lines[at : end + 1]
                at = end + 1
            continue
        old: list[str] = []
        if at < len(lines) and lines[at].startswith("```"):
            end = lines.index("```", at)
            old, at = lines[at : end + 1], end + 1
        kind, what = directive["kind"], directive["what"] or ""
        try:
            if kind == "quote":
                out += quote_block(what)
            elif kind == "draw":
                file, _, command = what.partition(" ")
                out += ["```console", f"$ {command} -o {file}", "```"]
            elif commands:
                out += (
                    _printed("\n".join(code), names)
                    if kind == "prints"
                    else _ran(what, fails=kind == "run fails")
                )
            else:
                out += old
        except Stale as error:
            raise Stale(f"{page.name}:{len(out)}: {error}") from None
    return "\n".join(out) + "\n"


def outdated(docs: Path, pages: Iterable[str] = PAGES, commands: bool = True) -> dict[str, str]:
    """Return the pages in `docs` that are not current, with their current text."""
    return _others(docs, {page: fill_page(docs / page, commands) for page in pages})


def outdated_pictures(docs: Path, pages: Iterable[str] = PAGES) -> dict[str, str]:
    """Return the outdated pictures of pages, with their current text. Raises Stale if they cannot be drawn
    (without grandalf, for example).
    """
    return _others(
        docs,
        {
            (Path(page).parent / "pictures" / file).as_posix(): text
            for page in pages
            for file, text in draw_pictures(docs / page)
        },
    )


def _others(docs: Path, texts: dict[str, str]) -> dict[str, str]:
    return {
        name: text
        for name, text in texts.items()
        if not (docs / name).exists() or (docs / name).read_text() != text
    }


def draw_pictures(page: Path) -> Iterator[tuple[str, str]]:
    """Draw the pictures of a page, by the names of their files."""
    for line in page.read_text().splitlines():
        match = _DIRECTIVE.match(line)
        if match is not None and match["kind"] == "draw":
            file, _, command = match["what"].partition(" ")
            with contextlib.chdir(ROOT):
                outcome = run_minicc([*shlex.split(command)[1:], "--dump-format=svg"])
            if outcome.status:
                raise Stale(f"{page.name}: `{command}` ends with status {outcome.status}\n{outcome.err}")
            yield file, outcome.out


def quote_block(what: str) -> list[str]:
    """Return the block of a quotation; its first line names the file."""
    match = _QUOTE.match(what)
    if match is None:
        raise Stale(f"'{what}' is no quotation")
    path = ROOT / match["path"]
    if not path.is_file():
        raise Stale(f"there is no file {match['path']}")
    lines = path.read_text().splitlines()
    if match["symbol"]:
        lines = _symbol(path, lines, match["symbol"])
    if match["first"] is not None:
        lines = _between(lines, match["first"], match["last"], what)
    sign = "#" if path.suffix in (".py", ".kite") else "//"
    return [
        f"```{_LANGUAGES.get(path.suffix, '')}",
        f"{sign} {match['path']}",
        *textwrap.dedent("\n".join(lines)).strip("\n").splitlines(),
        "```",
    ]


def _symbol(path: Path, lines: list[str], symbol: str) -> list[str]:
    """Return the lines of a dotted name's definition, with decorators and the string after a variable."""
    body = ast.parse(path.read_text()).body
    for part in symbol.split("."):
        place = next((n for n, node in enumerate(body) if part in _names(node)), None)
        if place is None:
            raise Stale(f"{path.relative_to(ROOT)} has no '{symbol}'")
        node, follower = body[place], body[place + 1] if place + 1 < len(body) else None
        body = getattr(node, "body", [])
    first = min([node.lineno, *(decorator.lineno for decorator in getattr(node, "decorator_list", ()))])
    last = node.end_lineno
    if (
        isinstance(node, ast.Assign | ast.AnnAssign)
        and isinstance(follower, ast.Expr)
        and isinstance(follower.value, ast.Constant)
    ):
        last = follower.end_lineno
    return lines[first - 1 : last]


def _names(node: ast.stmt) -> list[str]:
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return [node.name]
    targets = (
        node.targets
        if isinstance(node, ast.Assign)
        else [node.target]
        if isinstance(node, ast.AnnAssign)
        else []
    )
    return [target.id for target in targets if isinstance(target, ast.Name)]


def _between(lines: list[str], first: str, last: str, what: str) -> list[str]:
    start = next((n for n, line in enumerate(lines) if first in line), None)
    if start is None:
        raise Stale(f"no line of '{what.partition(' from ')[0]}' has '{first}'")
    end = next((n for n, line in enumerate(lines[start:], start) if last in line), None)
    if end is None:
        raise Stale(f"no line of '{what.partition(' from ')[0]}' has '{last}' after '{first}'")
    return lines[start : end + 1]


def _ran(command: str, fails: bool) -> list[str]:
    head, bar, tail = command.partition(" | ")
    merged = head.endswith(" 2>&1")
    words = shlex.split(head.removesuffix(" 2>&1"))
    if words[:1] != ["minicc"]:
        raise Stale(f"'{head}' is no command of minicc")
    with contextlib.chdir(ROOT):
        outcome = run_minicc(words[1:])
        if (outcome.status != 0) != fails:
            raise Stale(f"`{head}` ends with status {outcome.status}\n{outcome.err}")
        shown = outcome.err + outcome.out if merged or not bar else outcome.out
        if bar:
            shown = subprocess.run(
                ["sh", "-c", tail],
                input=shown,
                capture_output=True,
                text=True,
                check=True,
                env={"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"},
            ).stdout
    return ["```console", f"$ {command}", *(line.rstrip() for line in shown.strip("\n").splitlines()), "```"]


def _printed(code: str, names: dict[str, Any]) -> list[str]:
    out = io.StringIO()
    with contextlib.chdir(ROOT), contextlib.redirect_stdout(out):
        exec(compile(code, "<a page of the tour>", "exec", dont_inherit=True), names)
    return ["```text", *(line.rstrip() for line in out.getvalue().strip("\n").splitlines()), "```"]
