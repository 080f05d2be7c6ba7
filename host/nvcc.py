"""The command `minicc-nvcc` with nvcc's options for whole programs, for build systems that call nvcc: `make
NVCC=minicc-nvcc`, `cmake -DCMAKE_CUDA_COMPILER=minicc-nvcc`.

    minicc-nvcc -c a.cu -o a.o        an object, with host code and PTX
    minicc-nvcc -dlink a.o b.o -o d.o checks for undefined device functions, and makes an empty object
    minicc-nvcc a.o b.o -o prog       calls the host's linker

Any linker may link the objects, with the libraries in `lib64` of the toolkit that `--dryrun` names. Command
lines for PTX or a report are passed to `minicc`.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from ..driver import dependencies
from ..driver.command import main as compile_command
from ..support.diagnostics import CompileError, Diagnostic, UsageError
from ..support.fast_dataclass import field, record
from .build_program import UnitObject, check_symbols, explain_link_error, unit_object
from .compiler import Compiler, HostError, find
from .device.elf_symbols import texts_of
from .nvcc_line import NvccLine, read
from .runtime_library import RuntimeLibrary, make_runtime, python_defines
from .settings import LIBRARY, ProgramFile, Settings, require_files
from .toolkit import VERSION, make_toolkit

_COMPILER_OPTIONS = frozenset(
    {
        "-ptx",
        "--ptx",
        "-E",
        "--preprocess",
        "-M",
        "-MM",
        "--generate-dependencies",
        "--generate-nonsystem-dependencies",
        "-h",
        "--help",
        "-arch-ls",
        "-code-ls",
        "--list-gpu-arch",
        "--list-gpu-code",
        "-cubin",
        "--cubin",
        "-fatbin",
        "--fatbin",
    }
)
_LINK_OPTIONS = (
    "-fopenmp",
    "-pthread",
    "-fsanitize",
    "-g",
    "-O",
    "-m",
    "-static",
    "-fuse-ld",
    "-pg",
    "-no-pie",
    "-rdynamic",
)


def main() -> None:
    """Run the command; `minicc nvcc` is the same."""
    sys.exit(compile_command(["nvcc", *sys.argv[1:]]))


def run(arguments: Sequence[str]) -> int:
    """Run a command line and return its exit status. Raise HostError, CompileError or UsageError if it
    fails.
    """
    if {"-V", "--version"} & set(arguments):
        from .. import __version__

        print(f"nvcc: NVIDIA (R) Cuda compiler driver\n"
              f"This is minicc {__version__}, which takes nvcc's command line\n"
              f"Cuda compilation tools, release {VERSION.rpartition('.')[0]}, V{VERSION}")  # fmt: skip
        return 0
    if _COMPILER_OPTIONS & {word.partition("=")[0] for word in arguments}:
        return compile_command([word for word in arguments if word != "--ptx"])
    line = read(arguments)
    compiler = find()
    with compiler.stopped_by_interrupts():
        return _run(line, _Job(line, compiler, make_runtime(compiler)))


def _run(line: NvccLine, job: _Job) -> int:
    if line.is_verbose or line.is_dry:
        job.show()
    if line.is_dry:
        return 0
    if not line.files:
        raise UsageError("no input files")
    require_files(line.files)
    try:
        job.do()
    except HostError as error:
        sys.stderr.write(explain_link_error(error))
        raise CompileError([Diagnostic("error", "the host compiler rejects the program")]) from None
    if line.is_run:
        sys.stdout.flush()
        return subprocess.run(
            [os.path.abspath(line.output or "a.out"), *line.arguments], check=False
        ).returncode
    return 0


@record
class _Job:
    """A command line with its compiler, and the state of its execution."""

    line: NvccLine
    compiler: Compiler
    runtime: RuntimeLibrary
    objects: list[UnitObject] = field(default_factory=list)

    def do(self) -> None:
        """Compile, and link if requested. Raise HostError or CompileError if that fails."""
        line = self.line
        if line.mode == "compile":
            sources = [name for name in line.files if line.is_source(name)]
            if line.output and len(sources) > 1:
                raise UsageError("'-o' names one output, but there are several files to compile")
            for name in sources:
                self._object(name, Path(line.output or Path(name).with_suffix(".o").name))
            return
        with tempfile.TemporaryDirectory() as folder:
            objects = []
            for number, name in enumerate(line.files):
                objects.append(
                    Path(folder) / f"{number}-{Path(name).stem}.o" if line.is_source(name) else Path(name)
                )
                if line.is_source(name):
                    self._object(name, objects[-1])
            if line.mode == "archive":
                self._archive(objects)
            elif line.mode == "device link":
                self._check(objects)
                self.compiler.run(
                    [*self.compiler.options, "-x", "c", "-c", "/dev/null", "-o", line.output or "a_dlink.o"]
                )
            else:
                self._check(objects)
                self._link(objects)

    def _object(self, name: str, output: Path) -> None:
        line = self.line
        unit = ProgramFile(name, Settings(tuple(line.device), tuple(line.host)), line.language)
        if not output.absolute().parent.is_dir():
            raise UsageError(f"cannot write '{output}': there is no folder '{output.parent}'")
        result = unit_object(self.compiler, self.runtime, unit, output, True)
        sys.stderr.write(result.messages)
        self.objects.append(result)
        if {"-MD", "-MMD"} & line.rules.keys():
            target, file = (
                line.rules.get("-MT", str(line.output or output)),
                line.rules.get("-MF", str(Path(line.output or output).with_suffix(".d"))),
            )
            own = sorted(result.read - result.system_read if "-MMD" in line.rules else result.read)
            Path(file).write_text(
                dependencies.make_rule(target, name, own, (), "-MP" in line.rules), errors="surrogateescape"
            )

    def _check(self, objects: Sequence[Path]) -> None:
        """Check that linked device code is complete, except in a library, which others may complete."""
        if self.line.is_shared and self.line.mode != "device link":
            return
        check_symbols([unit for name in (*objects, *self._archives()) for unit in texts_of(name)])

    def _archives(self) -> list[Path]:
        """Return the archives that `-l` names, in the folders of `-L`."""
        words = self.line.linker
        folders = [Path(word[2:]) for word in words if word.startswith("-L")]
        archives = [
            folder / f"lib{word[2:]}.a" for word in words if word.startswith("-l") for folder in folders
        ]
        return [file for file in archives if file.is_file()]

    def _archive(self, objects: Sequence[Path]) -> None:
        tool = shutil.which("ar")
        if tool is None:
            raise UsageError("libraries need the command 'ar', which is not found")
        output = self.line.output or "a.a"
        Path(output).unlink(missing_ok=True)
        subprocess.run([tool, "rcs", output, *objects], check=True)

    def _link(self, objects: Sequence[Path]) -> None:
        if not python_defines():
            raise UsageError("programs that a linker makes need Python's shared library, which this Python "
                             "does not have: use one that was built with "
                             "--enable-shared, or 'minicc build'")  # fmt: skip
        self.compiler.run(self._link_words(objects))

    def _link_words(self, objects: Sequence[str | Path]) -> list[str | Path]:
        line = self.line
        kind = ["-shared"] if line.is_shared else []
        words = [word for word in line.host if word.startswith(_LINK_OPTIONS)]
        return [
            *kind,
            *words,
            *objects,
            "-o",
            line.output or "a.out",
            *line.linker,
            self.runtime.folder / LIBRARY,
        ]

    def show(self) -> None:
        """Print the commands that nvcc would print (`--dryrun`, `-v`), from which build systems learn the
        folder of the toolkit.
        """
        folder, line = make_toolkit(self.runtime), self.line
        libraries = f'"-L{folder}/lib64"'
        settings = {"_HERE_": f"{folder}/bin", "TOP": folder,
            "NVVMIR_LIBRARY_DIR": f"{folder}/nvvm/libdevice",
            "LD_LIBRARY_PATH": os.environ.get("LD_LIBRARY_PATH", ""),
                    "PATH": f"{folder}/bin:{os.environ.get('PATH', '')}", "INCLUDES": f'"-I{folder}/include"',
                    "LIBRARIES": f"  {libraries}", "CUDAFE_FLAGS": "",
                    "PTXAS_FLAGS": ""}  # fmt: skip
        shown = [f"{name}={value}" for name, value in settings.items()]
        objects = []
        for name in line.files:
            objects.append(f"{Path(name).stem}.o" if line.is_source(name) else name)
            if line.is_source(name):
                shown.append(
                    f"minicc -arch compute_80 {shlex.join(line.device)} {shlex.quote(name)} -c -o"
                    f" {shlex.quote(objects[-1])}"
                )
        if line.mode not in ("compile", "device link", "archive"):
            flags = "-lcudadevrt -lcudart_static -lrt -lpthread -ldl"
            shown.append(
                f"{shlex.join(self.compiler.command)} {' '.join(map(shlex.quote, objects))} {libraries}"
                f' {flags} -o "{line.output or "a.out"}" '
            )
        sys.stderr.write("".join(f"#$ {text}\n" for text in shown))
        sys.stderr.flush()
