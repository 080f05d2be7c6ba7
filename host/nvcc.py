"""`minicc-nvcc`: nvcc's command line for whole programs, so that what calls nvcc builds them:
`make NVCC=minicc-nvcc`, `cmake -DCMAKE_CUDA_COMPILER=minicc-nvcc`.

    minicc-nvcc -c a.cu -o a.o        an object, with host code and PTX
    minicc-nvcc -dlink a.o b.o -o d.o checks that device code finds what it calls, and makes an object with
    nothing within
    minicc-nvcc a.o b.o -o prog       calls the host's linker

Any linker may link the objects, with the libraries in `lib64` of the toolkit that `--dryrun` names. What
makes PTX or a report is the compiler's own business.
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
from .build_program import UnitObject, check_linked, explained_link, unit_object
from .compiler import Compiler, HostError, find
from .device.elf_symbols import texts_of
from .nvcc_line import ARCHIVE, COMPILE, DEVICE_LINK, NvccLine, read
from .runtime_library import Runtime, make_runtime, python_defines
from .settings import LIBRARY, Settings, Unit
from .toolkit import VERSION, make_toolkit

_OF_THE_COMPILER = frozenset(
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
_FOR_LINKS = (
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
    """The command; `minicc nvcc` is the same."""
    sys.exit(compile_command(["nvcc", *sys.argv[1:]]))


def run(given: Sequence[str]) -> int:
    """Do what the words ask. Errors are raised."""
    if {"-V", "--version"} & set(given):
        from .. import __version__

        print(f"nvcc: NVIDIA (R) Cuda compiler driver\n"
              f"This is minicc {__version__}, which takes nvcc's command line\n"
              f"Cuda compilation tools, release {VERSION.rpartition('.')[0]}, V{VERSION}")  # fmt: skip
        return 0
    if _OF_THE_COMPILER & {word.partition("=")[0] for word in given}:
        return compile_command([word for word in given if word != "--ptx"])
    line = read(given)
    compiler = find()
    job = _Job(line, compiler, make_runtime(compiler))
    if line.is_verbose or line.is_dry:
        job.show()
    if line.is_dry:
        return 0
    if not line.files:
        raise UsageError("no input files")
    for name in line.files:
        if not os.path.isfile(name):
            raise UsageError(
                f"cannot read '{name}': {'it is a folder' if os.path.isdir(name) else 'no such file'}"
            )
    try:
        job.do()
    except HostError as error:
        sys.stderr.write(explained_link(error))
        raise CompileError([Diagnostic("error", "the host compiler refuses the program")]) from None
    if line.is_run:
        sys.stdout.flush()
        return subprocess.run(
            [os.path.abspath(line.output or "a.out"), *line.arguments], check=False
        ).returncode
    return 0


@record
class _Job:
    """What one command line asks for, and what it is done with."""

    line: NvccLine
    compiler: Compiler
    runtime: Runtime
    made: list[UnitObject] = field(default_factory=list)

    def do(self) -> None:
        """Compile, and link where that is asked for. HostError or CompileError where it cannot be."""
        line = self.line
        if line.mode == COMPILE:
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
            if line.mode == ARCHIVE:
                self._archive(objects)
            elif line.mode == DEVICE_LINK:
                self._check(objects)
                self.compiler.run(
                    [*self.compiler.options, "-x", "c", "-c", "/dev/null", "-o", line.output or "a_dlink.o"]
                )
            else:
                self._check(objects)
                self._link(objects)

    def _object(self, name: str, output: Path) -> None:
        line = self.line
        unit = Unit(name, Settings(tuple(line.device), tuple(line.host)), line.language)
        if not output.absolute().parent.is_dir():
            raise UsageError(f"cannot write '{output}': there is no folder '{output.parent}'")
        made = unit_object(self.compiler, self.runtime, unit, output, True)
        sys.stderr.write(made.messages)
        self.made.append(made)
        if {"-MD", "-MMD"} & line.rules.keys():
            target, file = (
                line.rules.get("-MT", str(line.output or output)),
                line.rules.get("-MF", str(Path(line.output or output).with_suffix(".d"))),
            )
            own = sorted(made.read - made.system_read if "-MMD" in line.rules else made.read)
            Path(file).write_text(
                dependencies.make_rule(target, name, own, (), "-MP" in line.rules), errors="surrogateescape"
            )

    def _check(self, objects: Sequence[Path]) -> None:
        """What is linked as device code must be whole, but in a library, which others may complete."""
        if self.line.is_shared and self.line.mode != DEVICE_LINK:
            return
        check_linked([unit for name in (*objects, *self._archives()) for unit in texts_of(name)])

    def _archives(self) -> list[Path]:
        """The archives that `-l` names, in the folders of `-L`."""
        words = self.line.linker
        folders = [Path(word[2:]) for word in words if word.startswith("-L")]
        named = [folder / f"lib{word[2:]}.a" for word in words if word.startswith("-l") for folder in folders]
        return [file for file in named if file.is_file()]

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
        words = [word for word in line.host if word.startswith(_FOR_LINKS)]
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
        """The commands that nvcc would show (`--dryrun`, `-v`), from which build systems read where the
        toolkit is.
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
        if line.mode not in (COMPILE, DEVICE_LINK, ARCHIVE):
            flags = "-lcudadevrt -lcudart_static -lrt -lpthread -ldl"
            shown.append(
                f"{shlex.join(self.compiler.command)} {' '.join(map(shlex.quote, objects))} {libraries}"
                f' {flags} -o "{line.output or "a.out"}" '
            )
        sys.stderr.write("".join(f"#$ {text}\n" for text in shown))
        sys.stderr.flush()
