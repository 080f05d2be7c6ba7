"""Texture fetches and queries as machine code.

The object of a handle is not known when a kernel is compiled. The first fetch of a texture is left to the
NumPy engine's definition. It also compiles a function for textures of this kind (format, filter, address
modes, ...), by running the same definition, `images.sample_texture`, on symbolic values, and lists it in the
launch context's `SamplerTable`. Later fetches find it there by the handles. Sizes and addresses stand in the
texture's descriptor, so textures of one kind share a function.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..ir.core import Value, const_int, null, poison
from ..ir.irtypes import I32, I64, VOID
from ..runtime.memory import sampling
from ..runtime.memory.arena import Memory
from ..runtime.memory.textures import FORMATS, Image, SurfaceImage, TexelSampler, TextureImage
from ..runtime.numpy_engine.instructions import images
from . import machine
from .access import AccessEmitter
from .code_builder import PTR, CodeBuilder, LoopBuilder, Routine, function, integer, mangle, word
from .numpy_callbacks import call, lane_words, words_as
from .printer import metadata, print_module
from .state_layout import LAUNCH, SAMPLER_WORDS, SLOT_BYTES
from .values import Untraceable, is_uniform, operand, symbolic

F64, S64, U64 = np.float64, np.int64, np.uint64
_LEVELS = 16
"""Capacity of a descriptor for levels of a mipmap."""
_FIELDS = ("address", "width", "height", "depth", "row_texels", "array_size")
"""The fields of a descriptor, each with a word for every level. The first is the level's byte offset in the
arena.
"""
_TABLE = len(_FIELDS) * _LEVELS
"""The word of a descriptor with the address of the table of linear values for sRGB."""
_CAPACITY = 256
"""Capacity of a launch context's table of samplers."""


@dataclass(frozen=True, slots=True)
class TracedImage:
    """The image of one level, or of each lane's level. Its sizes are values of the kernel (s64)."""

    geometry: str
    format: str
    channels: int
    address: Any
    width: Any
    height: Any
    depth: Any
    row_texels: Any
    array_size: Any


class GatheredTexels(sampling.Texels):
    """The components of an image's texels, gathered from the arena."""

    def __init__(self, own: CodeBuilder, image: TracedImage) -> None:
        self._own, self._image = own, image

    def read(self, index: Any, inside: Any) -> Any:
        dtype = np.dtype(FORMATS[self._image.format])
        arena = self._own.load_slot(self._own.named("c"), LAUNCH["arena"], PTR)
        return _gathered(self._own, arena, self._image.address + index * S64(dtype.itemsize), dtype)

    def look_up(self, table: np.ndarray, index: Any) -> Any:  # type: ignore[override]
        base = self._own.load_slot(self._own.named("desc"), _TABLE, PTR)
        return _gathered(self._own, base, index.astype(S64) * S64(table.itemsize), table.dtype)


def _gathered(own: CodeBuilder, base: Value, offset: Any, dtype: np.dtype) -> Any:
    """Return the values at byte offsets from a pointer, for each lane."""
    pointers, result = own.offset(base, operand(own, offset, True)), own.type(dtype, True)
    name = f"llvm.masked.gather.{mangle(result)}.{mangle(pointers.type)}"
    align = const_int(I32, dtype.itemsize)
    loaded = own.intrinsic(name, result, [pointers, align, integer(own.bits, 1), poison(result)])
    return symbolic(own, loaded, dtype, False)


def descriptor(texture: TextureImage) -> np.ndarray:
    """Return a texture's descriptor."""
    words = np.zeros(_TABLE + 1, np.int64)
    for level, image in enumerate(texture.levels):
        for number, field in enumerate(_FIELDS):
            words[number * _LEVELS + level] = getattr(image, field)
    words[_TABLE] = sampling.LINEAR_OF_SRGB.__array_interface__["data"][0]
    return words


def _image(own: CodeBuilder, image: Image, level: Any = None) -> TracedImage:
    """Return the image of level 0, or of each lane's `level`, from the descriptor."""
    desc, values = own.named("desc"), []
    for number in range(len(_FIELDS)):
        if level is None:
            values.append(symbolic(own, own.load_slot(desc, number * _LEVELS), S64, True))
        else:
            offset = (level + S64(number * _LEVELS)) * S64(8)
            values.append(_gathered(own, desc, offset, np.dtype(S64)))
    return TracedImage(image.geometry, image.format, image.channels, *values)


def _value(own: CodeBuilder, part: Any) -> Any:
    """Return an argument of a pattern as a vector."""
    dtype = np.dtype(part["dtype"])
    if "value" in part:
        number = np.frombuffer(bytes.fromhex(part["value"]), dtype)[0]
        return symbolic(own, operand(own, number, True), dtype, False)
    return words_as(own, own.named("buffer"), part["slot"], dtype)


def _fetched(own: CodeBuilder, arguments: Sequence[Any], texture: TextureImage, sampler: TexelSampler) -> Any:
    """Return the results of `images.fetch`."""
    _, _, geometry, coordinates, offsets, kind, _, _, component, detail, *_ = arguments
    kind = np.dtype(kind["type"]).type
    position, moves, details = (
        [_value(own, part) for part in parts] for parts in (coordinates, offsets, detail)
    )
    problem = images.read_problem(texture, sampler, geometry, position[-1].dtype, kind)
    if problem or len(texture.levels) > _LEVELS:
        raise Untraceable(problem)
    traced: Any = _image(own, texture.image)
    whole = TextureImage(traced, sampler, texture.unit, texture.mipmaps, texture.srgb)

    def by_levels(sampler: TexelSampler, layer: Any, position: Any, moves: Any, lod: Any) -> list[Any]:
        first, second, weight = sampling.levels_of(lod, sampler, len(texture.levels))
        lower, upper = (
            sampling.fetch(
                GatheredTexels(own, image),
                TextureImage(image, sampler, texture.unit, (), texture.srgb),  # type: ignore[arg-type]
                sampler,
                layer,
                position,
                moves,
            )
            for image in (_image(own, texture.image, first), _image(own, texture.image, second))
        )
        return [images.mixed_levels(a, b, weight) for a, b in zip(lower, upper)]

    return images.sample_texture(
        whole,
        sampler,
        geometry,
        position,
        moves,
        kind,
        component,
        details,
        lambda: GatheredTexels(own, traced),
        by_levels,
    )


def sampler_text(pattern: str, texture: TextureImage, sampler: TexelSampler, width: int) -> str:
    """Return the module of a fetch: the function `sample(c, w, desc, buffer)`, whose arguments and results
    are in the buffer. Raises Untraceable for textures of a kind that has no machine code.
    """
    own = CodeBuilder(width, "v")
    own.enter(own.block_named("entry"))
    with np.errstate(all="ignore"):
        results = _fetched(own, json.loads(pattern)[1], texture, sampler)
    for slot, value in enumerate(results):
        own.store(lane_words(own, value), own.offset(own.named("buffer"), SLOT_BYTES * slot))
    own.ret()
    fn = function("sample", VOID, [(name, PTR) for name in ("c", "w", "desc", "buffer")], "")
    return print_module([Routine(fn, own.items, "", own.needs)]) + metadata(0, 0)


class SamplerTable:
    """The table of compiled samplers of a launch context, as compiled code reads it: the number of records,
    and for each the number of the call, the handles of the texture and of the sampler (0: the texture's own),
    the function and the descriptor.
    """

    def __init__(self) -> None:
        self.words = np.zeros(1 + SAMPLER_WORDS * _CAPACITY, np.int64)
        self._descriptors: list[np.ndarray] = []
        self._objects: list[tuple[int, object]] = []
        self._tried: set[tuple[int, int, int]] = set()
        self._lock = threading.Lock()

    @property
    def address(self) -> int:
        """Return the table's address for compiled code."""
        result: int = self.words.__array_interface__["data"][0]
        return result

    def validate(self, memory: Memory) -> None:
        """Clear the table if a handle belongs to another object than before."""
        if any(memory.handles.get(handle) is not thing for handle, thing in self._objects):
            self.words[0] = 0
            self._descriptors, self._objects, self._tried = [], [], set()

    def add(self, number: int, pattern: str, handle: int, sampler: int, memory: Memory, width: int) -> None:
        """Add the function of a call for a texture and a sampler, unless it has been tried."""
        with self._lock:
            key, count = (number, handle, sampler), int(self.words[0])
            if key in self._tried or count == _CAPACITY:
                return
            self._tried.add(key)
            texture, rules = memory.handles.get(handle), memory.handles.get(sampler)
            if not isinstance(texture, TextureImage):
                return
            rules = (
                texture.sampler
                if not sampler
                else rules.sampler
                if isinstance(rules, TextureImage)
                else rules
            )
            if not isinstance(rules, TexelSampler):
                return
            try:
                text = sampler_text(pattern, texture, rules, width)
            except Untraceable:
                return
            self._objects += [(h, memory.handles[h]) for h in (handle, sampler) if h]
            self._descriptors.append(descriptor(texture))
            record = self.words[1 + SAMPLER_WORDS * count : 1 + SAMPLER_WORDS * (count + 1)]
            record[:3] = np.array(key, np.uint64).view(np.int64)
            record[3:] = machine.helper("sample", text), self._descriptors[-1].__array_interface__["data"][0]
            self.words[0] = count + 1


def fetch(x: AccessEmitter, handle: Any, sampler: Any, *arguments: Any) -> Any:
    """Emit `images.fetch`. Raises Untraceable for handles that differ between lanes."""
    if not is_uniform(handle) or (sampler is not None and not is_uniform(sampler)):
        raise Untraceable("handles of lanes")

    def shortcut(number: int, buffer: Value, done: Any) -> None:
        """Emit the call of the function in the table, which continues at `done`. The builder stays where the
        table has none.
        """
        text = x.text
        keys: list[Value] = [
            word(number),
            operand(text, handle, False),
            word(0) if sampler is None else operand(text, sampler, False),
        ]
        record = text.invoke(_find(text), [x.load_pointer_slot("c", LAUNCH["samplers"]), *keys])
        found, missing = text.new_block(), text.new_block()
        text.branch(text.icmp("eq", record, null(0)), missing, found, False)
        text.enter(found)
        routine, desc = (text.load_slot(record, i, PTR) for i in (3, 4))
        text.call_address(routine, VOID, [text.named("c"), text.named("w"), desc, buffer])
        text.br(done)
        text.enter(missing)

    return call(x, "images.fetch", handle, sampler, *arguments, shortcut=shortcut)


def _find(text: CodeBuilder) -> Any:
    """Return the function that looks up a record, whose result is null if there is none."""
    name = "sampler.find"
    if name in text.needs:
        return text.needs[name].fn
    keys = ("number", "handle", "sampler")
    fn, own = function(name, PTR, [("table", PTR), *((key, I64) for key in keys)]), CodeBuilder(1, "v")
    table, *wanted = fn.args
    entry, none, found = own.block_named("entry"), own.block_named("none"), own.block_named("found")
    own.enter(entry)
    count, body, following_block = own.load(I64, table), own.new_block(), own.new_block()
    own.branch(own.icmp("eq", count, 0), none, body)
    loop = LoopBuilder(own, word(0), before=entry, body=body)
    (at,) = loop.values
    record = own.element(I64, table, own.binary("add", own.binary("mul", at, SAMPLER_WORDS), 1))
    same: Value | None = None
    for i, key in enumerate(wanted):
        is_equal = own.icmp("eq", own.load_slot(record, i), key)
        same = is_equal if same is None else own.binary("and", same, is_equal)
    assert same is not None
    own.branch(same, found, following_block)
    own.enter(following_block)
    following = own.binary("add", at, 1)
    loop.repeat_if(own.icmp("ult", following, count), following, after=none)
    own.enter(none)
    own.ret(null(0))
    own.enter(found)
    own.ret(record)
    text.needs[name] = Routine(fn, own.items, "noinline nounwind")
    return fn


HANDLE_TYPES = {"texref": TextureImage, "samplerref": TexelSampler, "surfref": SurfaceImage}
"""The classes of objects of the opaque types of `istypep`."""


def is_handle(x: AccessEmitter, handle: Any, type_: str) -> Any:
    """Emit `images.is_handle`: whether a value is one of the handles that the launch has listed."""
    return x.is_in_ranges(f"{type_}_ranges", handle)
