"""A program's files and what is made of them, kept by content: a program that has not changed is not looked
at again, only the files that it was made from are.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

from ..driver.plugins import pass_files
from ..support.diagnostics import UsageError
from . import cache
from .compiler import Compiler, announced, find, stop
from .settings import HERE, Built, Inputs


def build(inputs: Inputs) -> Built:
    """Build a program, unless it has been. HostError when the host compiler refuses it, CompileError when
    minicc does.
    """
    for name in (unit.name for unit in inputs.units):
        if not os.path.isfile(name):
            raise UsageError(
                f"cannot read '{name}': {'it is a folder' if os.path.isdir(name) else 'no such file'}"
            )
    compiler = find()
    identity = [compiler.identity, _own_identity(), os.getcwd(), repr(inputs)]
    known = cache.folder() / f"known-{cache.key_of(identity)}"
    return _unchanged(known) or _anew(compiler, inputs, known)


def _anew(compiler: Compiler, inputs: Inputs, known: Path) -> Built:
    from .runtime_library import make_runtime

    runtime = make_runtime(compiler)
    what = "" if runtime.waiting.done() else ", and CUDA's runtime, once"
    read = {unit.name for unit in inputs.units} | {word for word in inputs.libraries if Path(word).is_file()}
    read |= pass_files(word for unit in inputs.units for word in unit.settings.device)
    # Which headers it reads is not known before it is made: nothing that was made earlier can be told to be
    # the same.
    name = cache.key_of([known.name, str(os.getpid()), os.urandom(8)])
    try:
        # Imported here, since the runtime library is compiled meanwhile; an interrupt must stop that.
        from .build_program import make_program

        with announced(f"compiling {', '.join(unit.name for unit in inputs.units)}{what}"):
            final = cache.kept(
                f"program-{name}", lambda folder: make_program(compiler, runtime, inputs, folder, read)
            )
    except KeyboardInterrupt:
        stop(runtime.waiting)
        raise
    built = Built(final, runtime.folder)
    if (before := _noted(known)) is not None:
        cache.supersede(before.folder)
    _remember(known, built, read)
    return built


# -- what is known of a program's inputs


def _own_identity() -> str:
    """Changes with minicc: the newest of its files."""
    packages = ("support", "ir", "ptx", "passes", "frontend", "codegen", "driver", "host")
    folders = (
        Path(root)
        for package in packages
        for root, _, _ in os.walk(HERE.parent / package)
        if not root.endswith("__pycache__")
    )
    return str(max(entry.stat().st_mtime_ns for folder in folders for entry in os.scandir(folder)))


def _stamps(read: set[str]) -> dict[str, list[int]]:
    result = {}
    for name in sorted(read):
        entry = os.stat(name)
        result[name] = [entry.st_size, entry.st_mtime_ns]
    return result


def _unchanged(known: Path) -> Built | None:
    """What was made of the program, if every file that it was made from is as it was."""
    try:
        note = json.loads((known / "note.json").read_text())
        made = Built(Path(note["folder"]), Path(note["runtime"]))
        if _stamps(set(note["read"])) == note["read"] and made.folder.is_dir() and made.runtime.is_dir():
            for used in (made.folder, made.runtime):
                os.utime(used)
            return made
    except (OSError, ValueError, KeyError):
        pass
    return None


def _noted(known: Path) -> Built | None:
    """What was made of the program the last time."""
    try:
        note = json.loads((known / "note.json").read_text())
        return Built(Path(note["folder"]), Path(note["runtime"]))
    except (OSError, ValueError, KeyError):
        return None


def _remember(known: Path, made: Built, read: set[str]) -> None:
    """Note which files a program was made from; replaced in one step."""
    known.mkdir(parents=True, exist_ok=True)
    note = known / f".note-{os.getpid()}"
    note.write_text(
        json.dumps({"folder": str(made.folder), "runtime": str(made.runtime), "read": _stamps(read)})
    )
    note.replace(known / "note.json")
