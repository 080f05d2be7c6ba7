"""Machine code from LLVM IR, compiled for the local CPU and cached on disk.

A cached file is named by a hash of all that determines its code: text, CPU and versions. It is written
under a temporary name and renamed, and ends with a checksum. Invariant: a reader finds a complete file or
none, whatever other processes do. Above a limit of bytes the least recently used files are deleted.
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

from ..support.diagnostics import InternalError, LaunchError
from .state_layout import MASKED_BITS

CACHE_BYTES = 256 << 20
"""Size limit of the code cache on disk, in bytes."""


_LONG_MODULE_LINES = 16_000
"""Lines of a module from which on instructions are combined before inlining only."""
GANG_CALL, GANG_DEFINITION = "call i32 @gang", "define internal i32 @gang"
"""The beginnings of calls and of definitions of gang functions in a module."""
_FIRST_LLVM, _LAST_LLVM = 17, 22
"""The LLVM versions for which the options of `_configure` are set. LLVM ends the process at an option that it
does not know.
"""


@cache
def _configure(llvm: Any) -> None:
    """Set LLVM's options, once per process, since LLVM rejects an option that is set twice.

    CodeGenPrepare repeats its walk over a function after each change, unless the function is huge: quadratic
    time. With the first option every function counts as huge. Instruction selection joins independent chains
    of stores, and searches all loads of a chain for each of them: quadratic time as well. The second option
    keeps chains short.
    """
    if _FIRST_LLVM <= llvm.llvm_version_info[0] <= _LAST_LLVM:
        llvm.set_option("", "-cgpp-huge-func=1")
        llvm.set_option("", "-combiner-tokenfactor-inline-limit=16")


class Host:
    """LLVM's code generator, for the local CPU unless another one is named."""

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
        # At level 2, code generation adds scheduling, which is quadratic in the length of a block and gains
        # nothing here. LLVM prefers vectors of 256 bits to those of 512.
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
        """The width of the vector registers to use: 512 with AVX-512, 256 with AVX2, otherwise 128."""
        names = self.features.split(",")
        return 512 if "+avx512f" in names else 256 if "+avx2" in names else 128

    @property
    def has_fast_gathers(self) -> bool:
        """True if a gather takes less time than a load for each lane; on Zen it takes more (measured on Zen
        4).
        """
        return self.vector_bits >= MASKED_BITS and not self.cpu.startswith("znver")

    def object(self, text: str, uses_full_pipeline: bool = True, unoptimized: str = "") -> bytes:
        """Return the object code of a module in LLVM IR. Without the full pipeline it gets a few passes. The
        functions of a second module, `unoptimized`, are linked in as they are.

        Raises InternalError if LLVM rejects the module.
        """
        try:
            result: bytes = self.machine.emit_object(
                self.optimized_module(text, uses_full_pipeline, unoptimized)
            )
        except RuntimeError as error:
            raise InternalError(f"LLVM rejects the module: {error}", "native engine") from None
        return result

    def assembly(self, text: str, uses_full_pipeline: bool = True, unoptimized: str = "") -> str:
        """Return the machine code as text; parameters are as for `object`."""
        result: str = self.machine.emit_assembly(self.optimized_module(text, uses_full_pipeline, unoptimized))
        return result

    def optimized_module(self, text: str, uses_full_pipeline: bool = True, unoptimized: str = "") -> Any:
        """Return the optimised module, as an llvmlite `ModuleRef`; parameters are as for `object`."""
        llvm, context = self.llvm, self.llvm.create_context()
        module = llvm.parse_assembly(text, context)
        options = llvm.create_pipeline_tuning_options(speed_level=1)
        options.loop_vectorization = options.slp_vectorization = options.loop_unrolling = False
        builder = llvm.create_pass_builder(self.machine, options)
        passes = (
            builder.getModulePassManager() if uses_full_pipeline else llvm.create_new_module_pass_manager()
        )
        if not uses_full_pipeline:
            # A gang function that is inlined several times is simplified first, so that its copies are small.
            # So is a long one: combining the instructions of all copies at once is quadratic.
            is_copied = text.count(GANG_CALL) > 2 * text.count(GANG_DEFINITION)
            is_long = text.count("\n") > _LONG_MODULE_LINES
            for inlines in (False, True) if is_copied or is_long else (True,):
                if inlines:
                    passes.add_always_inliner_pass()
                passes.add_sroa_pass()
                if not (inlines and is_long):
                    passes.add_instruction_combine_pass()
                passes.add_simplify_cfg_pass()
        passes.run(module, builder)
        if unoptimized:
            module.link_in(llvm.parse_assembly(unoptimized, context))
        return module


class LoadedCode:
    """Object code that is loaded into this process; it is unloaded with this object."""

    def __init__(self, host: Host, code: bytes) -> None:
        llvm = host.llvm
        machine = llvm.Target.from_default_triple().create_target_machine(
            cpu=host.cpu, features=host.features, opt=2, codemodel="jitdefault", jit=True
        )
        self._engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)
        self._engine.add_object_file(llvm.object_file.ObjectFileRef.from_data(code))
        self._engine.finalize_object()

    def address(self, name: str) -> int:
        """Return the address of a function. Raises InternalError if the code does not define it."""
        result: int = self._engine.get_function_address(name)
        if not result:
            raise InternalError(f"compiled code does not define '{name}'", "runtime")
        return result

    def worker(self) -> Callable[[Any, Any], None]:
        """Return the function `work` for Python; calls release the interpreter's lock."""
        return ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(self.address("work"))


@cache
def host() -> Host:
    """Return the code generator for the local CPU. Raises LaunchError if llvmlite or LLVM is missing."""
    try:
        return Host()
    except (ImportError, OSError, RuntimeError) as error:
        raise LaunchError(f"engine 'native' needs llvmlite: {error}") from None


def helper(name: str, text: str) -> int:
    """Return the address of the function `name` of a module that all kernels share, compiled once per
    process.
    """
    with _LOADING:
        return _helper(name, text)


_LOADING = threading.Lock()
"""Held while a helper is loaded, so that concurrent first calls load it once."""


_HELPERS: list[LoadedCode] = []
"""The code of all helpers. Launch contexts have their addresses, so it is never unloaded."""


@cache
def _helper(name: str, text: str) -> int:
    """Load a helper, from the cache or compiled, and return its address."""
    key = cache_key(host().version, text)
    code = load_cached(key)
    if code is None:
        code = host().object(text)
        store_cached(key, code)
    loaded = LoadedCode(host(), code)
    _HELPERS.append(loaded)
    return loaded.address(name)


def cache_folder() -> Path | None:
    """Return the folder of the cache; None if there is no cache (`MINICC_CACHE=0`)."""
    setting = os.environ.get("MINICC_CACHE")
    if setting == "0":
        return None
    base = (
        Path(setting)
        if setting
        else Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "minicc"
    )
    return base / "native"


def cache_key(*parts: str) -> str:
    """Return the name of the cached file for code that these texts determine: SHA-256 in hexadecimal."""
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def load_cached(name: str) -> bytes | None:
    """Return the data stored under a name; None if there is none or if its checksum is wrong."""
    folder = cache_folder()
    if folder is None:
        return None
    try:
        data = (folder / name).read_bytes()
        os.utime(folder / name)
    except OSError:
        return None
    body, checksum = data[:-32], data[-32:]
    return body if hashlib.sha256(body).digest() == checksum else None


def store_cached(name: str, data: bytes) -> None:
    """Store data under a name. An error of the file system is ignored: code is compiled again next time."""
    folder = cache_folder()
    if folder is None:
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handle, path = tempfile.mkstemp(dir=folder, prefix=".")
        with os.fdopen(handle, "wb") as file:
            file.write(data + hashlib.sha256(data).digest())
        os.replace(path, folder / name)
        _evict(folder)
    except OSError:
        return


def _evict(folder: Path) -> None:
    """Delete the least recently used files until the cache is within its limit."""
    files = []
    for entry in os.scandir(folder):
        try:
            result = entry.stat()
        except OSError:
            continue
        files.append((result.st_mtime, result.st_size, entry.path))
    total = sum(size for _, size, _ in files)
    for _, size, path in sorted(files):
        if total <= CACHE_BYTES:
            return
        total -= size
        try:
            os.unlink(path)
        except OSError:
            continue
