"""Reading and writing files: outputs are replaced atomically, logs are written as events occur."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, TextIO

from ..support.diagnostics import UsageError

if TYPE_CHECKING:
    from pathlib import Path

_FOREIGN = {
    b"\xff\xfe": "UTF-16 text; save it as UTF-8",
    b"\xfe\xff": "UTF-16 text; save it as UTF-8",
    b"\x7fELF": "a binary (ELF), not text; of a program or .cubin, 'cuobjdump -ptx' shows the PTX",
    b"\x50\xed\x55\xba": "a binary (fatbin), not text; 'cuobjdump -ptx' shows the PTX",
    b"BC\xc0\xde": "LLVM bitcode, not text; 'llvm-dis' writes the text",
}
"""First bytes of files that are not UTF-8 text, and their formats."""


def write_output(path: str, text: str) -> None:
    """Write `text` to `path`; '-' is standard output.

    A regular (or new) file is replaced by renaming a complete temporary file over it, so that readers never
    see a part. Pipes and devices are written to directly. Raises UsageError.
    """
    if path == "-":
        sys.stdout.write(text)
        sys.stdout.flush()
        return
    try:
        if os.path.exists(path) and not stat.S_ISREG(os.stat(path).st_mode):
            with open(path, "w", encoding="utf-8", newline="\n") as handle:
                handle.write(text)
            return
        _replace(os.path.realpath(path), text)
    except OSError as error:
        raise UsageError(f"cannot write '{path}': {error.strerror}") from None


def require_writable(path: str) -> None:
    """Raise UsageError if a file cannot be created there, before the work that would fill it."""
    folder = os.path.dirname(path) or "."
    if os.path.isdir(path):
        raise UsageError(f"cannot write '{path}': Is a directory")
    if not os.path.isdir(folder):
        raise UsageError(f"cannot write '{path}': there is no folder '{folder}'")
    if not os.access(path if os.path.exists(path) else folder, os.W_OK):
        raise UsageError(f"cannot write '{path}': Permission denied")


def copy_tree(source: Path, target: Path, patterns: Sequence[str]) -> int:
    """Copy the files below `source` that match one of the patterns to a new folder and return their number.
    Raises UsageError if the folder exists or cannot be written.
    """
    if target.exists():
        raise UsageError(f"'{target}' exists: name another folder")
    files = [
        path
        for pattern in patterns
        for path in sorted(source.glob(pattern))
        if path.is_file() and "__pycache__" not in path.parts
    ]
    try:
        for path in files:
            copy = target / path.relative_to(source)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(path.read_bytes())
    except OSError as error:
        raise UsageError(f"cannot write '{error.filename or target}': {error.strerror}") from None
    return len(files)


def _replace(path: str, text: str) -> None:
    import tempfile

    handle, temporary = tempfile.mkstemp(dir=os.path.dirname(path) or ".", prefix=".minicc-")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
        # mkstemp makes private files; what replaces a file keeps its mode, a new one follows umask.
        mode = stat.S_IMODE(os.stat(path).st_mode) if os.path.exists(path) else 0o666 & ~_umask()
        os.chmod(temporary, mode)
        os.replace(temporary, path)
    except BaseException:
        os.unlink(temporary)
        raise


def _umask() -> int:
    current = os.umask(0)
    os.umask(current)
    return current


@contextmanager
def open_log(path: str) -> Iterator[TextIO]:
    """Open a file that is written line by line, so that it shows the events before a failure; '-' is standard
    output.

    Raises UsageError when it cannot be opened.
    """
    if path == "-":
        yield sys.stdout
        return
    try:
        handle = open(path, "w", encoding="utf-8", newline="\n")  # noqa: SIM115 - closed below
    except OSError as error:
        raise UsageError(f"cannot write '{path}': {error.strerror}") from None
    with handle:
        yield handle


def read_input(path: str) -> tuple[str, str]:
    """Read a source file and return (text, name for messages); '-' is standard input. Raises UsageError."""
    try:
        if path == "-" and sys.stdin is None:
            raise UsageError("cannot read standard input: it is closed")
        if path == "-":
            data = sys.stdin.buffer.read()
        else:
            with open(path, "rb") as handle:
                data = handle.read()
    except OSError as error:
        raise UsageError(f"cannot read '{path}': {error.strerror}") from None
    return decode_text(data, path), "<stdin>" if path == "-" else path


def decode_text(data: bytes, name: str) -> str:
    """Decode the bytes of the file `name` as UTF-8. Raises UsageError if they are something else."""
    what = next((what for magic, what in _FOREIGN.items() if data.startswith(magic)), None)
    if what is not None:
        raise UsageError(f"cannot read '{name}': it is {what}")
    return data.decode("utf-8", errors="replace").removeprefix("\ufeff")
