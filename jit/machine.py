"""Machine code from LLVM IR: compiled for this machine's CPU, kept on disk.

A file of the cache is named by what its code was made from: the text, the CPU and the versions. It is written
beside its place and renamed, so that who reads finds a whole file or none; when there are too many, the least
lately used go.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import tempfile
import threading
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from ..support.diagnostics import LaunchError
from .state_layout import MASKED_BITS

KEPT_BYTES = 256 << 20
"""Size limit of the code cache on disk, in bytes."""


_LONG = 16_000
"""Lines of a module from which on its instructions are combined function by function."""
_OPTIONS_SINCE, _OPTIONS_TESTED = 17, 22
"""The LLVM versions that have the options of `_configure`: one that does not know an option ends the
process.
"""


@cache
def _configure(llvm: Any) -> None:
    """Set LLVM's options, once for the process: it refuses an option that it is given twice.

    CodeGenPrepare walks over a whole function again after each change, which takes the square of a function's
    size, unless the function is huge. Every function counts as huge here. The selection of instructions joins
    the chains of stores that do not depend on each other, and then looks through all loads of a chain for
    each of them, which takes the square of their number: chains stay short here.
    """
    if _OPTIONS_SINCE <= llvm.llvm_version_info[0] <= _OPTIONS_TESTED:
        llvm.set_option("", "-cgpp-huge-func=1")
        llvm.set_option("", "-combiner-tokenfactor-inline-limit=16")


class Host:
    """LLVM's code generator for this machine."""

    def __init__(self, cpu: str = "", features: str = "", triple: str = "") -> None:
        import llvmlite
        import llvmlite.binding as llvm

        self.llvm = llvm
        _configure(llvm)
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        self.cpu = cpu or llvm.get_host_cpu_name()
        self.features = features or llvm.get_host_cpu_features().flatten()
        target = llvm.Target.from_triple(triple) if triple else llvm.Target.from_default_triple()
        # LLVM rather uses vectors of 256 bits where it may use longer ones. What more it would do in code
        # generation is scheduling, at no gain, which takes the square of a block's length.
        self.machine = target.create_target_machine(
            cpu=self.cpu,
            features=self.features,
            opt=1,
            codemodel="default" if triple else "jitdefault",
            jit=not triple,
        )
        self.version = f"{llvmlite.__version__} {llvm.llvm_version_info} {self.cpu} {self.features}"

    @property
    def vector_bits(self) -> int:
        """Bits of the widest vector registers."""
        names = self.features.split(",")
        return 512 if "+avx512f" in names else 256 if "+avx2" in names else 128

    @property
    def has_fast_gathers(self) -> bool:
        """Return whether a gather takes less time than a load for each lane; Zen's take more (measured on
        Zen 4).
        """
        return self.vector_bits >= MASKED_BITS and not self.cpu.startswith("znver")

    def object(self, text: str, is_worth_it: bool = True, good: str = "") -> bytes:
        """Machine code of a module; what is not worth LLVM's whole pipeline gets a few passes of it, and a
        second text that is `good` as it is none.
        """
        try:
            made: bytes = self.machine.emit_object(self.improved(text, is_worth_it, good))
        except RuntimeError as error:
            raise LaunchError(f"engine 'native' has made what LLVM refuses: {error}") from None
        return made

    def assembly(self, text: str, is_worth_it: bool = True, good: str = "") -> str:
        """The machine code to read."""
        made: str = self.machine.emit_assembly(self.improved(text, is_worth_it, good))
        return made

    def improved(self, text: str, is_worth_it: bool = True, good: str = "") -> Any:
        """The module that machine code is made from."""
        llvm, context = self.llvm, self.llvm.create_context()
        module = llvm.parse_assembly(text, context)
        options = llvm.create_pipeline_tuning_options(speed_level=1)
        options.loop_vectorization = options.slp_vectorization = options.loop_unrolling = False
        builder = llvm.create_pass_builder(self.machine, options)
        passes = builder.getModulePassManager() if is_worth_it else llvm.create_new_module_pass_manager()
        if not is_worth_it:
            # Strips that are written out several times are made short before. So are long ones: to combine
            # the instructions of all of them together takes the square of their number, and finds next to
            # nothing then.
            is_copied = text.count("call i32 @gang") > 2 * text.count("define internal i32 @gang")
            is_long = text.count("\n") > _LONG
            for inlines in (False, True) if is_copied or is_long else (True,):
                if inlines:
                    passes.add_always_inliner_pass()
                passes.add_sroa_pass()
                if not (inlines and is_long):
                    passes.add_instruction_combine_pass()
                passes.add_simplify_cfg_pass()
        passes.run(module, builder)
        if good:
            module.link_in(llvm.parse_assembly(good, context))
        return module


class Loaded:
    """Machine code in this process; it goes away with this object."""

    def __init__(self, host: Host, code: bytes) -> None:
        llvm = host.llvm
        machine = llvm.Target.from_default_triple().create_target_machine(
            cpu=host.cpu, features=host.features, opt=2, codemodel="jitdefault", jit=True
        )
        self._engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)
        self._engine.add_object_file(llvm.object_file.ObjectFileRef.from_data(code))
        self._engine.finalize_object()

    def address(self, name: str) -> int:
        """Return where a function lies."""
        result: int = self._engine.get_function_address(name)
        return result

    def worker(self) -> Callable[[Any, Any], None]:
        """The function that a worker runs."""
        return ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(self.address("work"))


@cache
def host() -> Host:
    """This machine. LaunchError where LLVM is missing."""
    try:
        return Host()
    except (ImportError, OSError, RuntimeError) as error:
        raise LaunchError(f"engine 'native' needs llvmlite: {error}") from None


def helper(name: str, text: str) -> int:
    """Return where a function lies that all kernels call, compiled once."""
    with _LOADING:
        return _helper(name, text)


_LOADING = threading.Lock()
"""Of two threads that ask for a helper first, one loads it."""


_HELPERS: list[Loaded] = []
"""The code of all helpers, whose addresses launches keep: it stays as long as the process."""


@cache
def _helper(name: str, text: str) -> int:
    """Load a helper and return its address."""
    key = name_of(host().version, text)
    code = recall(key)
    if code is None:
        code = host().object(text)
        keep(key, code)
    loaded = Loaded(host(), code)
    _HELPERS.append(loaded)
    return loaded.address(name)


def folder() -> Path | None:
    """Return where code is kept, None where it is not (`MINICC_CACHE=0`)."""
    named = os.environ.get("MINICC_CACHE")
    if named == "0":
        return None
    base = (
        Path(named) if named else Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "minicc"
    )
    return base / "native"


def name_of(*parts: str) -> str:
    """The name of what is made from these texts."""
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def recall(name: str) -> bytes | None:
    """Return what is kept under a name."""
    place = folder()
    if place is None:
        return None
    try:
        data = (place / name).read_bytes()
        os.utime(place / name)
    except OSError:
        return None
    body, mark = data[:-32], data[-32:]
    return body if hashlib.sha256(body).digest() == mark else None


def keep(name: str, data: bytes) -> None:
    """Keep what was made; where that cannot be done, do without."""
    place = folder()
    if place is None:
        return
    try:
        place.mkdir(parents=True, exist_ok=True)
        handle, path = tempfile.mkstemp(dir=place, prefix=".")
        with os.fdopen(handle, "wb") as file:
            file.write(data + hashlib.sha256(data).digest())
        os.replace(path, place / name)
        _tidy(place)
    except OSError:
        return


def _tidy(place: Path) -> None:
    files = []
    for entry in os.scandir(place):
        try:
            result = entry.stat()
        except OSError:
            continue
        files.append((result.st_mtime, result.st_size, entry.path))
    total = sum(size for _, size, _ in files)
    for _, size, path in sorted(files):
        if total <= KEPT_BYTES:
            return
        total -= size
        try:
            os.unlink(path)
        except OSError:
            continue
