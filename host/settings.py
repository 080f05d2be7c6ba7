"""What is to be built, and what was."""

from __future__ import annotations

from pathlib import Path

from ..support.records import record

HERE = Path(__file__).parent
BROUGHT = frozenset({"cublas", "cublasLt", "cufft", "curand", "cudart", "cudart_static", "cuda", "cudadevrt", "nvrtc"})
"""Libraries that the linker need not look for."""


@record(frozen=True)
class Settings:
    """How a program is built: the options for device code, the host compiler's, what is linked."""

    device: tuple[str, ...] = ()
    host: tuple[str, ...] = ()
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
