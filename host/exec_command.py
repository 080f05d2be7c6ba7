"""The command `minicc exec`: run a program that uses CUDA's driver or runtime libraries, unmodified."""

from __future__ import annotations

import os
import shutil
import sys
from collections import deque
from collections.abc import Sequence

from ..support.diagnostics import CompileError, Diagnostic, UsageError
from .command import parse_run_option
from .compiler import HostError
from .library_folder import COMMANDS, PRELOADED, PTXAS, library_folder


def run(arguments: Sequence[str]) -> int:
    """Run `minicc exec [OPTION]... [--] COMMAND [ARGUMENT]...`: replace the process by the command's."""
    words, environment = deque(arguments), dict(os.environ)
    if words and words[0] in ("-h", "--help"):
        from ..driver import manual

        print(manual.of_exec(), end="")
        return 0
    while words and words[0].startswith("-"):
        word = words.popleft()
        if word == "--":
            break
        environment |= parse_run_option(word, words)
    if not words:
        raise UsageError("no command: minicc exec -- COMMAND [ARGUMENT]...")
    program = shutil.which(words[0])
    if program is None:
        raise UsageError(f"cannot run '{words[0]}': no such command")
    try:
        folder = str(library_folder())
    except HostError as error:
        sys.stderr.write(error.text)
        raise CompileError(
            [Diagnostic("error", "the libraries for the command cannot be compiled")]
        ) from None
    for variable, first in (("LD_LIBRARY_PATH", folder), ("PATH", os.path.join(folder, COMMANDS))):
        environment[variable] = os.pathsep.join(filter(None, (first, environment.get(variable))))
    environment |= {
        "TRITON_LIBCUDA_PATH": folder,
        "TRITON_PTXAS_PATH": os.path.join(folder, PTXAS),
        "TRITON_PTXAS_BLACKWELL_PATH": os.path.join(folder, PTXAS),
    }
    # Packages of Python load these by their own paths, unless the process has them already.
    preloaded = [os.path.join(folder, name) for name in PRELOADED]
    environment["LD_PRELOAD"] = ":".join(filter(None, (*preloaded, environment.get("LD_PRELOAD"))))
    sys.stdout.flush()
    sys.stderr.flush()
    os.execve(program, list(words), environment)
