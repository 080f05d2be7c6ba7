"""Builds of programs, cached by content: a program whose files have not changed is not compiled again."""

from __future__ import annotations

import json
import os
from pathlib import Path

from ..driver.plugins import pass_files
from . import cache
from .compiler import Compiler, announce, find
from .settings import HOST_FOLDER, BuiltProgram, Inputs, require_files


def build(inputs: Inputs) -> BuiltProgram:
    """Build a program, unless its files are unchanged. Raise HostError if the host compiler rejects it,
    CompileError if minicc does.
    """
    require_files(unit.name for unit in inputs.units)
    compiler = find()
    with compiler.stopped_by_interrupts():
        return _build(compiler, inputs)


def _build(compiler: Compiler, inputs: Inputs) -> BuiltProgram:
    identity = [compiler.identity, _own_identity(), os.getcwd(), repr(inputs)]
    record = cache.folder() / f"known-{cache.key_of(identity)}"
    return _find_unchanged(record) or _rebuild(compiler, inputs, record)


def _rebuild(compiler: Compiler, inputs: Inputs, record: Path) -> BuiltProgram:
    from .runtime_library import make_runtime

    runtime = make_runtime(compiler)
    also = "" if runtime.waiting.done() else ", and CUDA's runtime, once"
    read = {unit.name for unit in inputs.units} | {word for word in inputs.libraries if Path(word).is_file()}
    read |= pass_files(word for unit in inputs.units for word in unit.settings.device)
    # The headers that it reads are unknown before it is compiled, so it cannot be compared with earlier
    # programs.
    name = cache.key_of([record.name, str(os.getpid()), os.urandom(8)])
    # Imported here, since the runtime library is compiled meanwhile.
    from .build_program import make_program

    with announce(f"compiling {', '.join(unit.name for unit in inputs.units)}{also}"):
        final = cache.cached_folder(
            f"program-{name}", lambda folder: make_program(compiler, runtime, inputs, folder, read)
        )
    built = BuiltProgram(final, runtime.folder)
    if (before := _read_note(record)) is not None:
        cache.supersede(before.folder)
    _remember(record, built, read)
    return built


# -- the record of a program's inputs


def _own_identity() -> str:
    """Return a text that changes with minicc: the newest of its files."""
    packages = ("support", "ir", "ptx", "passes", "frontend", "codegen", "driver", "host")
    folders = (
        Path(root)
        for package in packages
        for root, _, _ in os.walk(HOST_FOLDER.parent / package)
        if not root.endswith("__pycache__")
    )
    return str(max(entry.stat().st_mtime_ns for folder in folders for entry in os.scandir(folder)))


def _stamps(read: set[str]) -> dict[str, list[int]]:
    result = {}
    for name in sorted(read):
        entry = os.stat(name)
        result[name] = [entry.st_size, entry.st_mtime_ns]
    return result


def _find_unchanged(record: Path) -> BuiltProgram | None:
    """Return the cached program if every file that it was built from is unchanged, else None."""
    try:
        note = json.loads((record / "note.json").read_text())
        result = BuiltProgram(Path(note["folder"]), Path(note["runtime"]))
        if _stamps(set(note["read"])) == note["read"] and result.folder.is_dir() and result.runtime.is_dir():
            for used in (result.folder, result.runtime):
                os.utime(used)
            return result
    except (OSError, ValueError, KeyError):
        pass
    return None


def _read_note(record: Path) -> BuiltProgram | None:
    """Return the program of the previous build, or None."""
    try:
        note = json.loads((record / "note.json").read_text())
        return BuiltProgram(Path(note["folder"]), Path(note["runtime"]))
    except (OSError, ValueError, KeyError):
        return None


def _remember(record: Path, built: BuiltProgram, read: set[str]) -> None:
    """Record the files that a program was built from, in one atomic step."""
    record.mkdir(parents=True, exist_ok=True)
    note = record / f".note-{os.getpid()}"
    note.write_text(
        json.dumps({"folder": str(built.folder), "runtime": str(built.runtime), "read": _stamps(read)})
    )
    note.replace(record / "note.json")
