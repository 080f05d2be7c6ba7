"""Fat binaries: entries, architectures, compression, and damage."""

from __future__ import annotations

import ctypes
import struct
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from minicc.host.device.fat_binary import ImageError, ptx_of_image, read_entries

TEXT = b".version 8.0\n.target sm_80\n.address_size 64\n" + b"// words words words\n" * 20
PTX, ELF = 1, 2
LZ4, ZSTD = 0x2000, 0x8000


def entry(content: bytes, kind: int = PTX, architecture: int = 80, flags: int = 0, plain: int = 0) -> bytes:
    padded = content + bytes(-len(content) % 8)
    head = struct.pack("<HHIQIIHHIIIQQQ", kind, 0x101, 64, len(padded), len(content) if flags else 0, 0, 0, 8,
        architecture, 0, 0, flags, 0, plain)  # fmt: skip
    assert len(head) == 64
    return head + padded


def fat_binary(*entries: bytes) -> bytes:
    body = b"".join(entries)
    return struct.pack("<IHHQ", 0xBA55ED50, 1, 16, len(body)) + body


def read(image: bytes, size: int | None = None) -> bytes:
    buffer = ctypes.create_string_buffer(image)
    return ptx_of_image(ctypes.addressof(buffer), size)


def lz4_literals(data: bytes) -> bytes:
    """Return a block of LZ4 that is one run of literals."""
    rest, more = len(data) - 15, b""
    while rest >= 255:
        more, rest = more + b"\xff", rest - 255
    return b"\xf0" + more + bytes([rest]) + data


def test_text_is_its_own_image() -> None:
    assert read(TEXT) == TEXT
    assert read(TEXT, len(TEXT)) == TEXT


def test_the_highest_architecture_up_to_the_devices_is_taken() -> None:
    texts = {number: TEXT.replace(b"sm_80", b"sm_%d" % number) for number in (70, 80, 90)}
    entries = [entry(text, architecture=number) for number, text in texts.items()]
    assert read(fat_binary(entry(b"\x7fELF", ELF), *entries)) == texts[80]
    assert read(fat_binary(entries[2])) == texts[90]


def test_a_wrapper_refers_to_a_fat_binary() -> None:
    inner = ctypes.create_string_buffer(fat_binary(entry(TEXT)))
    assert read(struct.pack("<IIQQ", 0x466243B1, 1, ctypes.addressof(inner), 0)) == TEXT


def test_lz4() -> None:
    assert read(fat_binary(entry(lz4_literals(TEXT), flags=LZ4, plain=len(TEXT)))) == TEXT
    # Four literals, then a match of 12 bytes at distance 4, then one literal.
    repeated = b"\x48abcd\x04\x00" + b"\x10!"
    assert read(fat_binary(entry(repeated, flags=LZ4, plain=17))) == b"abcd" * 4 + b"!"


def test_zstd() -> None:
    library = pytest.importorskip("zstandard", reason="the package zstandard compresses the text")
    packed = library.ZstdCompressor().compress(TEXT)
    assert read(fat_binary(entry(packed, flags=ZSTD, plain=len(TEXT)))) == TEXT


@pytest.mark.parametrize(
    ("image", "message"),
    [
        (b"\x7fELF" + bytes(60), "-gencode arch=compute_80,code=compute_80"),
        (fat_binary(entry(b"\x7fELF", ELF, 90)), r"machine code only \(sm_90\)"),
        (fat_binary(entry(TEXT)[:-40]), "an entry ends outside of it"),
        (fat_binary(entry(b"\x10a\x09\x00", flags=LZ4, plain=9)), "cannot be decompressed"),
        (fat_binary(entry(lz4_literals(TEXT), flags=LZ4, plain=9)), "another length"),
        (fat_binary(entry(zlib.compress(TEXT), flags=ZSTD, plain=len(TEXT))), "decompressed|zstandard"),
    ],
)
def test_images_that_are_rejected(image: bytes, message: str) -> None:
    with pytest.raises(ImageError, match=message):
        read(image)


def test_a_truncated_file_is_rejected() -> None:
    image = fat_binary(entry(TEXT))
    with pytest.raises(ImageError, match="truncated"):
        read(image[:-16], len(image) - 16)


@given(st.binary(max_size=400))
def test_any_bytes_are_read_or_rejected(data: bytes) -> None:
    try:
        for one in read_entries(data):
            assert len(one.content) <= len(data)
    except ImageError:
        pass
