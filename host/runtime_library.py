"""CUDA's runtime library for programs, compiled once and cached.

It does not depend on minicc's compiler: the host compiler compiles it while the frontend is imported.
"""

from __future__ import annotations

import sys
import sysconfig
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from ..support.fast_dataclass import record
from . import cache, functions, runtime_exports
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


_START = """\
import importlib.util, sys
if "minicc" not in sys.modules:
    spec = importlib.util.spec_from_file_location("minicc", {init!r}, submodule_search_locations=[{root!r}])
    sys.modules["minicc"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(sys.modules["minicc"])
sys.path += [folder for folder in {paths!r} if folder not in sys.path]
from minicc.host.process import attach
attach({identity!r}, handle, is_foreign, owns_python)
"""
"""Code that loads minicc into a process. It need not be installed in its environment; packages that minicc
needs come from the environment, or else from minicc's own."""


def python_defines() -> list[str]:
    """Return the `-D` options for starting Python: the code, and the paths of Python's shared library and
    executable, unless this Python has no shared library.
    """
    root = HOST_FOLDER.parent
    start = _START.format(
        init=str(root / "__init__.py"),
        root=str(root),
        paths=[sysconfig.get_path("purelib"), sysconfig.get_path("platlib")],
        identity=identity(),
    )
    code = (
        f"exec({start!r}, ".replace("%", "%%")
        + "{'handle': %zu, 'is_foreign': bool(%d), 'owns_python': bool(%d)})"
    )
    result = [f"-DMINICC_START={c_string(code)}"]
    name, folder = sysconfig.get_config_var("INSTSONAME"), sysconfig.get_config_var("LIBDIR")
    library = Path(folder or "", name or "")
    if name and ".so" in name and library.is_file():
        result += [
            f"-DMINICC_PYTHON={c_string(str(library))}",
            f"-DMINICC_PROGRAM=L{c_string(sys.executable)}",
        ]
    return result


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
                    *runtime_exports.link_options(),
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
            *runtime_exports.link_options(),
            *result.values(),
            calls,
            *sources,
        ]
    )
    return RuntimeLibrary(
        headers, compiler.in_background(lambda: cache.cached_folder(f"runtime-{key}", build))
    )
