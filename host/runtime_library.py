"""CUDA's runtime library for programs, compiled once and cached.

It does not depend on minicc's compiler: the host compiler compiles it while the frontend is imported.
"""

from __future__ import annotations

import sys
import sysconfig
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from ..support.fast_dataclass import record
from . import cache, functions
from .api import trampolines
from .compiler import Compiler, report_slow
from .settings import HOST_FOLDER, LIBRARY, identity


@record(frozen=True)
class RuntimeLibrary:
    """The runtime API for programs: the folder of the headers made from its tables, and the folder of its
    library, which is compiled in the background.
    """

    headers: Path
    waiting: Future[Path]

    @property
    def folder(self) -> Path:
        """The folder of the library, once it is compiled. Raises HostError if that fails."""
        return self.waiting.result()


def python_defines() -> list[str]:
    """Return the `-D` options with the paths of Python's shared library and executable; none if this Python
    has no shared library.
    """
    name, folder = sysconfig.get_config_var("INSTSONAME"), sysconfig.get_config_var("LIBDIR")
    library = Path(folder or "", name or "")
    if not (name and ".so" in name and library.is_file()):
        return []
    return [
        f'-DMINICC_IDENTITY="{identity()}"',
        f"-DMINICC_PYTHON={c_string(str(library))}",
        f"-DMINICC_PROGRAM=L{c_string(sys.executable)}",
    ]


def c_string(text: str) -> str:
    """Return a string literal of C, with characters beyond ASCII as universal character names."""
    return (
        '"'
        + "".join(
            (
                letter
                if 32 <= ord(letter) < 127 and letter not in '"\\'
                else f"\\U{ord(letter):08x}"
                if ord(letter) >= 160
                else f"\\{ord(letter):03o}"
            )
            for letter in text
        )
        + '"'
    )


def make_runtime(compiler: Compiler) -> RuntimeLibrary:
    """Write the headers, and start to compile the library."""
    result, calls = (
        functions.headers(),
        trampolines.module([*functions.runtime_functions(), *functions.libraries()]),
    )
    native, own = (
        HOST_FOLDER / "native",
        sorted(file for file in (HOST_FOLDER / "include").rglob("*") if file.is_file()),
    )

    def write(folder: Path) -> None:
        for name, text in result.items():
            (folder / name).write_text(text)

    def build(folder: Path) -> None:
        with (
            report_slow(
                "the wheel's compiler builds its C++ library, once, which takes minutes"
                if compiler.is_wheel
                else ""
            ),
            ThreadPoolExecutor(1) as pool,
        ):
            includes: tuple[str | Path, ...] = ("-I", HOST_FOLDER / "include", "-I", native, "-I", headers)
            # Without optimisation the first program waits half a second less, and a copy takes tenths of a
            # microsecond more.
            compiled = pool.submit(
                compiler.run,
                [
                    *compiler.options,
                    "-std=c++17",
                    "-O0",
                    *python_defines(),
                    *includes,
                    "-c",
                    native / "runtime.cpp",
                    "-o",
                    folder / "runtime.o",
                ],
            )
            (folder / "calls.o").write_bytes(trampolines.object_code(calls))
            compiled.result()
            compiler.run(
                [
                    *compiler.options,
                    "-shared",
                    folder / "runtime.o",
                    folder / "calls.o",
                    "-Xlinker",
                    "-soname",
                    "-Xlinker",
                    cache.folder().absolute() / f"runtime-{key}" / LIBRARY,
                    "-o",
                    folder / LIBRARY,
                ]
            )

    headers = cache.cached_folder(f"headers-{cache.key_of(result.values())}", write)
    sources = [file.read_bytes() for file in (*sorted(native.iterdir()), *own)]
    key = cache.key_of(
        [
            compiler.identity,
            *python_defines(),
            str(cache.folder().absolute()),
            *result.values(),
            calls,
            *sources,
        ]
    )
    pool = ThreadPoolExecutor(1)
    runtime = RuntimeLibrary(headers, pool.submit(cache.cached_folder, f"runtime-{key}", build))
    pool.shutdown(wait=False)
    return runtime
