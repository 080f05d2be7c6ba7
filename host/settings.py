"""What is to be built, and what was."""

from __future__ import annotations

import hashlib
from pathlib import Path

from ..support.fast_dataclass import record

HERE = Path(__file__).parent
LIBRARY = "libminicc_cudart.so"
"""The runtime's C part."""
PROGRAM = "program.so"
_RELOCATABLE = frozenset({"-rdc=true", "--relocatable-device-code=true", "-dc", "--device-c"})
BROUGHT = frozenset(
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
"""Libraries that the linker need not look for."""


def identity() -> str:
    """What tells this room from that of another version of minicc: programs that were linked with one cannot
    run with the other.
    """
    digest = hashlib.sha256()
    for file in sorted(path for path in HERE.rglob("*") if path.is_file() and path.suffix != ".pyc"):
        digest.update(f"{file.relative_to(HERE)} {file.stat().st_size} ".encode() + file.read_bytes())
    return digest.hexdigest()[:32]


@record(frozen=True)
class Settings:
    """How files are compiled: the options for device code, and the host compiler's."""

    device: tuple[str, ...] = ()
    host: tuple[str, ...] = ()


@record(frozen=True)
class Unit:
    """A file of a program, and how it is compiled."""

    name: str
    settings: Settings
    language: str = ""
    """What the file is in nvcc's words, `cu`, `c++` or `c`, whatever its name; empty where its name says
    so.
    """

    @property
    def is_device(self) -> bool:
        """Whether it has device code."""
        return self.language == "cu" or (not self.language and self.name.endswith((".cu", ".cuh")))

    @property
    def is_c(self) -> bool:
        """Whether it is C, as nvcc tells it: by its name."""
        return self.language == "c" or (not self.language and self.name.endswith(".c"))

    @property
    def is_relocatable(self) -> bool:
        """Whether its device code is linked with others', as nvcc has it with `-rdc=true`."""
        return not _RELOCATABLE.isdisjoint(self.settings.device)


@record(frozen=True)
class Inputs:
    """What a program is built of: `libraries` are words for the linker."""

    units: tuple[Unit, ...]
    libraries: tuple[str, ...] = ()


@record(frozen=True)
class Built:
    """A folder with the program as a shared object, and the folder with the runtime."""

    folder: Path
    runtime: Path

    @property
    def program(self) -> Path:
        return self.folder / PROGRAM

    @property
    def library(self) -> Path:
        """The runtime's C part."""
        return self.runtime / LIBRARY
