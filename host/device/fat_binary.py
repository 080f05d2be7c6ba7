"""Images of device code as programs hold them: PTX text, or a fat binary that nvcc has made.

A fat binary is a header (u32 magic, u16 version, u16 bytes of the header, u64 bytes of the entries) and
entries, one for each architecture and kind of code. An entry has a header of its own, by whose length its
content follows.
"""

from __future__ import annotations

import ctypes
import os
import struct
from collections.abc import Iterator

from ...support.fast_dataclass import record

WRAPPER = 0x466243B1
"""Magic number of the structure through which nvcc's host code refers to a fat binary: u32 magic, u32
version, pointer to the fat binary, and a pointer that depends on the version."""
_LINKED = 2
"""The version of the wrapper for code that nvcc has linked (`-rdc=true`). Its last pointer is that of an
array of pointers to the fat binaries of the translation units, which ends with null.
"""
_DEVICE_RUNTIME = b"cuda_device_runtime_cu"
"""Part of the names in CUDA's device runtime (`libcudadevrt`), whose functions are built in."""
_FAT_BINARY = 0xBA55ED50
_ELF = 0x464C457F
ARCHIVE, INTERMEDIATE = b"!<arch>\n", b"\xed\x43\x4e\x7f"
"""The first bytes of a library of object files, and of code for link-time optimisation."""
_HEADER = struct.Struct("<IHHQ")
_ENTRY = struct.Struct("<HHIQI")
"""Kind, version, bytes of the header, bytes of the content with padding, bytes of it if it is compressed."""
_ARCHITECTURE, _FLAGS, _PLAIN_SIZE = 28, 40, 56
"""Offsets in an entry's header: u32 compute capability, u64 flags, u64 bytes of the content when
decompressed.
"""
_PTX = 1
_LZ4, _ZSTD = 0x2000, 0x8000
_DEVICE = 80


_LARGEST = 1 << 30
"""Bytes of an image or a text beyond which a size is taken for damage."""
_CHUNK = 1 << 16


class ImageError(Exception):
    """Rejection of an image, with the reason."""


@record(frozen=True)
class FatEntry:
    """An entry of a fat binary: its kind, compute capability, compression and content."""

    is_ptx: bool
    architecture: int
    flags: int
    plain_size: int
    content: bytes


def ptx_of_image(address: int, size: int | None = None) -> bytes:
    """Return the PTX text of the image at an address: the text itself, or that of a fat binary.

    `size` is that of the image in bytes, if it is known. Of several PTX texts that of the highest
    architecture up to the device's is taken, or else the lowest. Raises ImageError for machine code, and for
    a fat binary that is damaged.
    """
    if size is not None and size < _HEADER.size:
        return ctypes.string_at(address, size)
    magic = _magic(address)
    if magic == WRAPPER and size is None:
        address = _word(address + 8)
        magic = _magic(address)
    if magic == _ELF:
        raise ImageError(_explain_machine_code("it is machine code"))
    if magic == int.from_bytes(ARCHIVE[:4], "little"):
        raise ImageError(_explain_machine_code("it is a library of machine code"))
    if magic == int.from_bytes(INTERMEDIATE, "little"):
        raise ImageError("it is code for link-time optimisation: link it with nvJitLink, and load the result")
    if magic != _FAT_BINARY:
        return _text(address) if size is None else ctypes.string_at(address, size).split(b"\0")[0]
    head = read_memory(address, _HEADER.size)
    if len(head) < _HEADER.size:
        raise ImageError("the fat binary is truncated")
    _, _, header, length = _HEADER.unpack(head)
    data = read_memory(address + header, length)
    if len(data) < length or (size is not None and header + length > size):
        raise ImageError("the fat binary is truncated")
    entries = list(read_entries(data))
    texts = [entry for entry in entries if entry.is_ptx]
    if not texts:
        kinds = ", ".join(sorted({f"sm_{entry.architecture}" for entry in entries})) or "nothing"
        raise ImageError(_explain_machine_code(f"it holds machine code only ({kinds})"))
    usable = [entry for entry in texts if entry.architecture <= _DEVICE]
    best = max(usable or texts, key=lambda entry: entry.architecture if usable else -entry.architecture)
    return _decompress(best).split(b"\0")[0]


def read_memory(address: int, size: int) -> bytes:
    """Return bytes of this process: fewer than `size`, or none, where its memory ends before, and none for a
    size that is larger than any image.

    A program hands over an image without its size, so one that is cut off may end at the end of memory.
    """
    try:
        file = os.open("/proc/self/mem", os.O_RDONLY | os.O_CLOEXEC)
    except OSError as error:
        raise ImageError(f"the image cannot be read: {error.strerror}") from None
    try:
        return os.pread(file, size, address) if size <= _LARGEST else b""
    except (OSError, OverflowError):
        return b""
    finally:
        os.close(file)


def _magic(address: int) -> int:
    return int.from_bytes(read_memory(address, 4), "little")


def _text(address: int) -> bytes:
    """Return the text at an address, which ends at a null character or where memory does."""
    result = b""
    while b"\0" not in result[-_CHUNK:]:
        # Up to the end of a page: what follows may not be readable.
        more = read_memory(address + len(result), _CHUNK - (address + len(result)) % _CHUNK)
        if not more or len(result) > _LARGEST:
            break
        result += more
    return result.split(b"\0")[0]


def _word(address: int) -> int:
    return int.from_bytes(read_memory(address, 8), "little")


def texts_of_image(address: int, size: int | None = None) -> list[bytes]:
    """Return the PTX texts of the image at an address. There are several where nvcc has linked code: the
    relocatable ones of its translation units. Raises ImageError as `ptx_of_image` does.
    """
    if size is None and _magic(address) == WRAPPER and _magic(address + 4) == _LINKED:
        return _texts_of_units(_word(address + 16)) or [ptx_of_image(address)]
    return [ptx_of_image(address, size)]


def _texts_of_units(array: int) -> list[bytes]:
    """Return the texts of relocatable fat binaries. Raises ImageError if one of several has none."""
    texts: list[bytes | ImageError] = []
    while array and (unit := _word(array)):
        array += 8
        try:
            text = ptx_of_image(unit)
        except ImageError as error:
            texts.append(error)
            continue
        if _DEVICE_RUNTIME not in text:
            texts.append(text)
    result = [text for text in texts if isinstance(text, bytes)]
    if result and len(result) < len(texts):
        raise next(text for text in texts if isinstance(text, ImageError))
    return result


def read_entries(data: bytes) -> Iterator[FatEntry]:
    """Yield the entries of a fat binary. Raises ImageError if one does not end within it."""
    at = 0
    while at + _PLAIN_SIZE + 8 <= len(data):
        kind, _, header, padded, packed = _ENTRY.unpack_from(data, at)
        if header < _PLAIN_SIZE + 8 or at + header + padded > len(data) or packed > padded:
            raise ImageError("the fat binary is damaged: an entry ends outside of it")
        (flags,) = struct.unpack_from("<Q", data, at + _FLAGS)
        size = packed if flags & (_LZ4 | _ZSTD) else padded
        yield FatEntry(
            kind == _PTX,
            struct.unpack_from("<I", data, at + _ARCHITECTURE)[0],
            flags,
            struct.unpack_from("<Q", data, at + _PLAIN_SIZE)[0],
            data[at + header : at + header + size],
        )
        at += header + padded


def _explain_machine_code(what: str) -> str:
    return (
        f"{what}, and minicc runs PTX: add '-gencode arch=compute_80,code=compute_80' to the options of nvcc"
    )


def _decompress(entry: FatEntry) -> bytes:
    if entry.flags & (_LZ4 | _ZSTD) and entry.plain_size > _LARGEST:
        raise ImageError("the fat binary is damaged: its PTX is announced as larger than 1 GiB")
    if entry.flags & _ZSTD:
        return _decompress_zstd(entry.content, entry.plain_size)
    return _decompress_lz4(entry.content, entry.plain_size) if entry.flags & _LZ4 else entry.content


def _decompress_zstd(content: bytes, size: int) -> bytes:
    """Decompress a frame of Zstandard (RFC 8878) with Python's library, the package `zstandard` or the
    system's library. Raises ImageError if there is none, or if the content is damaged.
    """
    try:
        from compression import zstd  # type: ignore[import-not-found]  # Python 3.14

        return bytes(zstd.decompress(content))
    except ImportError:
        pass
    try:
        library = ctypes.CDLL("libzstd.so.1")
    except OSError:
        pass
    else:
        library.ZSTD_decompress.restype = ctypes.c_size_t
        library.ZSTD_decompress.argtypes = [
            ctypes.c_char_p,
            ctypes.c_size_t,
            ctypes.c_char_p,
            ctypes.c_size_t,
        ]
        out = ctypes.create_string_buffer(size)
        if library.ZSTD_decompress(out, size, content, len(content)) != size:
            raise ImageError("the fat binary is damaged: its PTX cannot be decompressed")
        return out.raw
    try:
        import zstandard  # type: ignore[import-not-found]
    except ImportError:
        raise ImageError(
            "its PTX is compressed with zstd: install the package 'zstandard', or compile with"
            " '--compress-mode=none'"
        ) from None
    try:
        return bytes(zstandard.ZstdDecompressor().decompress(content, max_output_size=size))
    except zstandard.ZstdError:
        raise ImageError("the fat binary is damaged: its PTX cannot be decompressed") from None


def _decompress_lz4(content: bytes, size: int) -> bytes:
    """Decompress a block of LZ4 ("LZ4 Block Format Description"). Raises ImageError if it is damaged."""
    out, at = bytearray(), 0
    try:
        while at < len(content):
            token = content[at]
            at += 1
            literals, at = _extended(content, at, token >> 4)
            out += content[at : at + literals]
            at += literals
            if at >= len(content):
                break
            distance = content[at] | content[at + 1] << 8
            count, at = _extended(content, at + 2, token & 15)
            if not 0 < distance <= len(out):
                raise IndexError
            run = out[-distance:]
            out += (run * ((count + 4) // distance + 1))[: count + 4]
    except IndexError:
        raise ImageError("the fat binary is damaged: its PTX cannot be decompressed") from None
    if len(out) != size:
        raise ImageError("the fat binary is damaged: its PTX has another length than it says")
    return bytes(out)


def _extended(content: bytes, at: int, count: int) -> tuple[int, int]:
    """Return a length of LZ4, of which 15 is continued in further bytes, and the position after it."""
    if count == 15:
        while (more := content[at]) == 255:
            count, at = count + 255, at + 1
        count, at = count + more, at + 1
    return count, at
