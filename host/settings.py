"""Inputs and outputs of builds."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable
from pathlib import Path

from ..support.diagnostics import UsageError
from ..support.fast_dataclass import record

HOST_FOLDER = Path(__file__).parent
LIBRARY = "libminicc_cudart.so"
"""The file name of the runtime's C part."""
PROGRAM = "program.so"
_RELOCATABLE = frozenset({"-rdc=true", "--relocatable-device-code=true", "-dc", "--device-c"})
PROVIDED_LIBRARIES = frozenset(
    {
        "cublas",
        "cublasLt",
        "cufft",
        "curand",
        "cusolver",
        "cusparse",
        "cudart",
        "cudart_static",
        "cuda",
        "cudadevrt",
        "nvrtc",
    }
)
"""Libraries that the runtime provides, which the linker does not search."""


def identity() -> str:
    """Return a text that identifies this version of the package: programs that were linked with another
    version cannot run with it.
    """
    digest = hashlib.sha256()
    for file in sorted(path for path in HOST_FOLDER.rglob("*") if path.is_file() and path.suffix != ".pyc"):
        digest.update(f"{file.relative_to(HOST_FOLDER)} {file.stat().st_size} ".encode() + file.read_bytes())
    return digest.hexdigest()[:32]


@record(frozen=True)
class Settings:
    """Options for device code, and the host compiler's."""

    device: tuple[str, ...] = ()
    host: tuple[str, ...] = ()


@record(frozen=True)
class ProgramFile:
    """A file of a program with its compiler settings."""

    name: str
    settings: Settings
    language: str = ""
    """The file's language in nvcc's words, `cu`, `c++` or `c`, whatever its name; empty if its name
    determines it.
    """

    @property
    def is_device(self) -> bool:
        """True if the file has device code."""
        return self.language == "cu" or (not self.language and self.name.endswith((".cu", ".cuh")))

    @property
    def is_c(self) -> bool:
        """True if the file is C by its name, as in nvcc."""
        return self.language == "c" or (not self.language and self.name.endswith(".c"))

    @property
    def is_relocatable(self) -> bool:
        """True if its device code is linked with others', as in nvcc with `-rdc=true`."""
        return not _RELOCATABLE.isdisjoint(self.settings.device)


@record(frozen=True)
class Inputs:
    """The inputs of a program: `libraries` are words for the linker."""

    units: tuple[ProgramFile, ...]
    libraries: tuple[str, ...] = ()


def require_files(names: Iterable[str]) -> None:
    """Raise UsageError for the first name that is not a file."""
    for name in names:
        if not os.path.isfile(name):
            reason = "it is a folder" if os.path.isdir(name) else "no such file"
            raise UsageError(f"cannot read '{name}': {reason}")


@record(frozen=True)
class BuiltProgram:
    """A folder with the program as a shared object, and the folder with the runtime."""

    folder: Path
    runtime: Path

    @property
    def program(self) -> Path:
        """The executable file."""
        return self.folder / PROGRAM

    @property
    def library(self) -> Path:
        """The path of the runtime's C part."""
        return self.runtime / LIBRARY
