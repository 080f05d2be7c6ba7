"""A folder that looks like a CUDA toolkit to build systems: `bin/nvcc`, headers, and libraries that all are
the runtime's.
"""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path

from . import cache
from .runtime_library import Runtime
from .settings import BROUGHT, HERE, LIBRARY

VERSION = "13.0.88"
"""The version of nvcc whose command line and macros minicc has."""


def make_toolkit(runtime: Runtime) -> Path:
    """The folder of the toolkit. HostError when the runtime cannot be compiled."""
    library = runtime.folder / LIBRARY

    def make(folder: Path) -> None:
        for name in ("bin", "lib64", "nvvm/libdevice"):
            (folder / name).mkdir(parents=True)
        nvcc = folder / "bin" / "nvcc"
        nvcc.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m minicc nvcc "$@"\n')
        nvcc.chmod(0o755)
        shutil.copytree(HERE / "include", folder / "include")
        for header in runtime.headers.iterdir():
            shutil.copy(header, folder / "include")
        # Linkers read text as a script of theirs.
        script = f'/* minicc: all of CUDA\'s libraries are one */\nINPUT("{library}")\n'
        for name in sorted(BROUGHT):
            for kind in ("so", "a"):
                (folder / "lib64" / f"lib{name}.{kind}").write_text(script)
        (folder / "version.json").write_text(f'{{"cuda": {{"name": "CUDA SDK", "version": "{VERSION}"}}}}\n')

    return cache.kept(f"toolkit-{cache.key_of([str(library), sys.executable, *sorted(BROUGHT)])}", make)
