"""The generator of `docs/reference/examples.md` and `docs/reference/gallery.md`: programs of `examples/` with
the output of the commands in their comments.

A program's first comment is its title, up to a blank comment line; a comment `   minicc …` is a command to
paste at the root of the repository.
"""

from __future__ import annotations

import contextlib
import re
import shlex
from pathlib import Path

from .checks import run_minicc

ROOT = Path(__file__).parent.parent
_COMMAND = re.compile(r"^//   (minicc .*)\n?", re.MULTILINE)
_TITLE = re.compile(r"(?:// .*\n)+")

_EXAMPLES = """# Examples

Kernels of `examples/`, each with a command to paste and its output. Each is tested against NumPy at every
optimisation level, with LLVM's code generator, and through nvcc's PTX. This page is generated: `make docs`.
"""

_GALLERY = """# Messages and faults

Diagnostics of wrong programs and faults of kernels: programs of `examples/wrong/`, each with a command to
paste and its output. A fault names the source line, the instruction, block, thread and lane, and the nearest
allocation; it ends the launch, not the process. This page is generated: `make docs`.
"""


def examples() -> str:
    """Return the page of the examples."""
    return _page(_EXAMPLES, {"": sorted((ROOT / "examples").glob("*.cu"))})


def gallery() -> str:
    """Return the page of wrong programs."""
    groups: dict[str, list[Path]] = {"When a file is compiled": [], "When a kernel runs": []}
    compiled, run = groups.values()
    for path in sorted((ROOT / "examples" / "wrong").iterdir()):
        if path.suffix in (".cu", ".ptx"):
            (run if "minicc run " in path.read_text() else compiled).append(path)
    return _page(_GALLERY, groups)


def _page(head: str, groups: dict[str, list[Path]]) -> str:
    parts = [head]
    for title, files in groups.items():
        parts += [f"## {title}\n"] if title else []
        parts += [_section(path, "###" if title else "##") for path in files]
    return "\n".join(parts)


def _section(path: Path, sign: str) -> str:
    text = path.read_text()
    title = _TITLE.match(text)
    assert title is not None, f"{path}: no comment to begin with"
    said = " ".join(
        line.removeprefix("//").strip() for line in _COMMAND.sub("", title[0]).splitlines()
    ).strip()
    parts = [
        f"{sign} {path.name}\n",
        f"{said}\n",
        f"```{'ptx' if path.suffix == '.ptx' else 'cuda'}\n{text.strip()}\n```\n",
    ]
    for command in _COMMAND.findall(text):
        parts.append(f"```console\n$ {command}\n{_output(command)}```\n")
    return "\n".join(parts)


def _output(command: str) -> str:
    with contextlib.chdir(ROOT):
        outcome = run_minicc(shlex.split(command)[1:])
    return outcome.err + outcome.out
