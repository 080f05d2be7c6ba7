"""What is to be built, and what was."""

from __future__ import annotations

from pathlib import Path

from ..support.records import record

HERE = Path(__file__).parent
BROUGHT = frozenset({"cublas", "cublasLt", "cufft", "curand", "cudart", "cudart_static", "cuda", "cudadevrt", "nvrtc"})
"""Libraries that the linker need not look for."""


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

    @property
    def is_device(self) -> bool:
        """Whether it has device code."""
        return self.name.endswith((".cu", ".cuh"))

    @property
    def is_c(self) -> bool:
        """Whether it is C, as nvcc tells it: by its name."""
        return self.name.endswith(".c")


@record(frozen=True)
class Inputs:
    """What a program is built of: `libraries` are words for the linker."""

    units: tuple[Unit, ...]
    libraries: tuple[str, ...] = ()


@record(frozen=True)
class Built:
    """A folder with `program.so` and the PTX of each unit, and the folder with the runtime."""

    folder: Path
    runtime: Path

    @property
    def program(self) -> Path:
        return self.folder / "program.so"

    @property
    def library(self) -> Path:
        """The runtime's C part."""
        return self.runtime / "libminicc_cudart.so"

    @property
    def units(self) -> list[Path]:
        """The PTX of each file with device code, by the number of its unit."""
        return sorted(self.folder.glob("device-*.ptx"), key=lambda file: int(file.stem.partition("-")[2]))
