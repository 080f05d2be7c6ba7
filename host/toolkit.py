"""A folder in the form of a CUDA toolkit for build systems: `bin/nvcc`, headers, and libraries, all of which
are the runtime's.
"""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path

from . import cache
from .runtime_library import RuntimeLibrary
from .settings import HOST_FOLDER, LIBRARY, PROVIDED_LIBRARIES

VERSION = "13.0.88"
"""The version of nvcc whose command line and macros minicc implements."""


def make_toolkit(runtime: RuntimeLibrary) -> Path:
    """Return the folder of the toolkit. Raise HostError if the runtime cannot be compiled."""
    library = runtime.folder / LIBRARY

    def make(folder: Path) -> None:
        for name in ("bin", "lib64", "nvvm/libdevice"):
            (folder / name).mkdir(parents=True)
        nvcc = folder / "bin" / "nvcc"
        nvcc.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m minicc nvcc "$@"\n')
        nvcc.chmod(0o755)
        shutil.copytree(HOST_FOLDER / "include", folder / "include")
        for header in runtime.headers.iterdir():
            shutil.copy(header, folder / "include")
        # Linkers read a text file as a linker script.
        script = f'/* minicc: all of CUDA\'s libraries are one */\nINPUT("{library}")\n'
        for name in sorted(PROVIDED_LIBRARIES):
            for kind in ("so", "a"):
                (folder / "lib64" / f"lib{name}.{kind}").write_text(script)
        (folder / "version.json").write_text(f'{{"cuda": {{"name": "CUDA SDK", "version": "{VERSION}"}}}}\n')

    return cache.cached_folder(
        f"toolkit-{cache.key_of([str(library), sys.executable, *sorted(PROVIDED_LIBRARIES)])}", make
    )
