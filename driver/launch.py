"""Checking launch arguments against the kernel, and laying them out in memory.

A kernel's parameters have two views: PTX's (always there: a type and a size each) and C's (for kernels that
minicc compiled). With the C view, dtypes are checked against the pointee, and const arrays are copied back
only where a kernel has cast the const away and written. Without it, arrays bind to parameters of the address
size; a NumPy scalar gives its bits, or to a `.f32` its value, checked for range; a Python float gives the f32
or f64 of the parameter's width.

A DeviceArray is passed by its address and never copied. Invariant: arrays that overlap in the caller's memory
overlap in the same way in device memory.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from ..frontend.lower.signature import KernelParam, KernelSignature
from ..ptx.ptxtypes import TYPES
from ..runtime import Allocation, Memory, ParamSlot
from ..runtime.engine.observers import HostOutput
from ..support.diagnostics import LaunchError
from ..support.fast_dataclass import record
from .array_arguments import Unusable, unusable_layout
from .device import DeviceArray
from .undefined_arrays import data_mask, undefined_parts

if TYPE_CHECKING:
    from .textures import Handle


@record(eq=True)
class BoundArray:
    """An array argument; `low` and `high` are its byte bounds in the caller's memory.

    `index` is the parameter that takes its address, None for an array of a texture or surface.
    """

    index: int | None
    name: str
    array: np.ndarray
    low: int
    high: int
    const: bool
    address: int = 0


@record(eq=True)
class ArrayRegion:
    """A maximal run of overlapping arrays in one allocation; `members` are their indices in `arrays`."""

    low: int
    high: int
    members: list[int]
    address: int = 0


@record
class BoundHandle:
    """A texture, sampler or surface: for the parameter `index`, or (None) for the variable `name`.

    `arrays` are where its texels are, level by level; a sampler has none. `address` is the handle.
    """

    index: int | None
    name: str
    value: Handle
    arrays: list[BoundArray]
    address: int = 0


_ARRAYS = (
    "an array (of NumPy, a DeviceArray, or one that shares its memory by __array_interface__, __dlpack__ or a"
    " buffer) or None"
)
_CLASSES = {
    "__nv_fp8_e4m3": "float8_e4m3fn",
    "__nv_fp8_e5m2": "float8_e5m2",
    "__nv_fp8_e8m0": "float8_e8m0fnu",
}
"""Classes of CUDA's headers by the type of ml_dtypes that arrays of them may have; they hold an integer."""
_FLOATS = {"f16": "<f2", "f32": "<f4", "f64": "<f8"}
"""Floating-point types of PTX parameters, to which any NumPy number converts."""
HANDLE_BYTES = 8
"""The size of a texture, sampler or surface handle."""


_WHOLE: frozenset[type] = frozenset(
    {int, *(np.dtype(f"{kind}{size}").type for kind in "iu" for size in (1, 2, 4, 8))}
)
_NUMBERS: frozenset[type] = _WHOLE | {float, np.float32, np.float64}
_CODES = {
    "i1": "b",
    "i2": "h",
    "i4": "i",
    "i8": "q",
    "u1": "B",
    "u2": "H",
    "u4": "I",
    "u8": "Q",
    "f4": "f",
    "f8": "d",
}
"""Codes of `struct` for NumPy's numbers that need no conversion."""


class Plain:
    """The arguments of most launches, device arrays and numbers of the parameters' types, packed at once."""

    def __init__(self, slots: Sequence[ParamSlot], signature: KernelSignature | None) -> None:
        form, end = "<", 0
        self._wanted: list[tuple[frozenset[type] | None, np.dtype | None]] | None = []
        """By parameter: the types of numbers that may be packed as they are, None for a pointer; what that
        points to.
        """
        for slot, param in zip(slots, signature.params if signature is not None else ()):
            described = (
                numpy_dtype(param.dtype, param.pointee_size if param.kind == "pointer" else param.size)
                if param.dtype is not None and param.kind != "struct"
                else None
            )
            code = (
                "Q"
                if param.kind == "pointer" and param.size == 8
                else (
                    _CODES.get(f"{described.kind}{described.itemsize}")
                    if param.kind == "scalar" and described is not None
                    else None
                )
            )
            if code is None:
                self._wanted = None
                break
            self._wanted.append(
                (None if param.kind == "pointer" else _NUMBERS if code in "fd" else _WHOLE, described)
            )
            form += f"{slot.offset - end}x{code}"
            end = slot.offset + slot.size
        if signature is None:
            self._wanted = None
        self._struct = struct.Struct(form)

    def block(self, values: Sequence[Any]) -> bytes | None:
        """Return the parameter block; None if an argument needs the full check of `Arguments`."""
        if self._wanted is None or len(values) != len(self._wanted):
            return None
        words = []
        for value, (numbers, dtype) in zip(values, self._wanted):
            if numbers is None:
                if (
                    type(value) is not DeviceArray
                    or not (
                        value.dtype is dtype
                        or dtype is None
                        or value.dtype == dtype
                        or _holds_elements(value, dtype)
                    )
                    or not value.is_contiguous
                    or not value.is_alive
                    or value.is_read_only
                ):
                    return None
                words.append(value.address)
            elif type(value) in numbers:
                words.append(value)
            else:
                return None
        try:
            return self._struct.pack(*words)
        except (struct.error, OverflowError):
            return None


class Arguments:
    """The arguments of one launch: `pack` copies arrays in, `unpack` copies results out."""

    def __init__(
        self,
        kernel: str,
        slots: Sequence[ParamSlot],
        signature: KernelSignature | None,
        values: Sequence[Any],
        bindings: Mapping[str, Handle] | None = None,
    ) -> None:
        """Check all arguments. Raises LaunchError naming the parameter, the expected and the found type.

        Arrays among `values` are those that `array_argument` returns. `bindings` are those of the module's
        texture, sampler and surface variables.
        """
        self.kernel, self.slots, self.signature = kernel, slots, signature
        self._params = (
            [KernelParam(slot.name, f".{slot.type}", "scalar", None, slot.size, slot.size) for slot in slots]
            if signature is None
            else signature.params
        )
        self.arrays: list[BoundArray] = []
        self.handles: list[BoundHandle] = []
        self._regions: list[ArrayRegion] = []
        if len(values) != len(slots):
            noun = "argument" if len(slots) == 1 else "arguments"
            raise LaunchError(
                f"kernel '{kernel}' takes {len(slots)} {noun} ({prototype(slots, signature)}), found"
                f" {len(values)}"
            )
        self._bytes: list[bytes] = [self._bind(i, value) for i, value in enumerate(values)]
        for name, value in (bindings or {}).items():
            self._add_handle(None, name, value, f"'{name}'")

    def pack(self, memory: Memory, variables: Mapping[str, Allocation]) -> list[bytes]:
        """Allocate and fill the arrays' memory; return one byte string for each parameter.

        `variables` are the addresses of the module's variables.
        """
        for number, bound in sorted(enumerate(self.arrays), key=lambda item: (item[1].low, item[1].high)):
            last = self._regions[-1] if self._regions else None
            # Empty arrays occupy no bytes: each gets an allocation of its own.
            if last is not None and bound.low < last.high and bound.low < bound.high:
                last.high = max(last.high, bound.high)
                last.members.append(number)
            else:
                self._regions.append(ArrayRegion(bound.low, bound.high, [number]))
        # Where the caller's arrays happen to lie must not show in guest addresses.
        self._regions.sort(key=lambda region: min(region.members))
        for region in self._regions:
            names = " and ".join(self.arrays[i].name for i in sorted(region.members))
            region.address = memory.allocate(region.high - region.low, names)
        for bound in self.arrays:
            region = next(r for r in self._regions if r.low <= bound.low and bound.high <= r.high)
            bound.address = region.address + bound.low - region.low
            memory.copy_in(bound.address, bound.array)
            if memory.shadow is not None:
                for offset, undefined in undefined_parts(bound.array):
                    memory.shadow.undefine(
                        bound.address + offset, len(undefined), undefined.view(np.uint8) * np.uint8(0xFF)
                    )
            if bound.index is not None:
                self._bytes[bound.index] = bound.address.to_bytes(self.slots[bound.index].size, "little")
        for handle in self.handles:
            self._place_handle(memory, variables, handle)
        return self._bytes

    def _place_handle(self, memory: Memory, variables: Mapping[str, Allocation], handle: BoundHandle) -> None:
        """Create the handle: an allocation for a parameter's, the variable's own address for a name's."""
        if handle.index is None:
            handle.address = variables[handle.name].start
        else:
            handle.address = memory.allocate(HANDLE_BYTES, f"handle of argument '{handle.name}'")
            self._bytes[handle.index] = handle.address.to_bytes(HANDLE_BYTES, "little")
        memory.handles[handle.address] = handle.value.place(*(bound.address for bound in handle.arrays))

    def outputs(self) -> list[HostOutput]:
        """The arrays that are copied back to the host."""
        return [
            HostOutput(bound.name, bound.address, bound.array.nbytes, data_mask(bound.array.dtype))
            for bound in self.arrays
            if not bound.const and bound.array.itemsize
        ]

    def unpack(self, memory: Memory) -> list[str]:
        """Copy written arrays back to the caller's; return warnings about those that cannot be written."""
        lost = []
        for bound in self.arrays:
            if bound.const:
                now = memory.host_view(bound.address, bound.array.nbytes)
                if np.array_equal(now, bound.array.reshape(-1).view(np.uint8)):
                    continue
                if not bound.array.flags.writeable:
                    lost.append(
                        f"the kernel has written to {bound.name}, which is const, and whose array is"
                        " read-only: the change is lost"
                    )
                    continue
            memory.copy_out(bound.address, bound.array)
            if memory.shadow is not None:
                for offset, undefined in undefined_parts(bound.array):
                    undefined &= (
                        memory.shadow.bits[bound.address + offset : bound.address + offset + len(undefined)]
                        != 0
                    )
        return lost

    def release(self, memory: Memory) -> None:
        """Free the arrays' memory and the handles."""
        for region in self._regions:
            if region.address:
                memory.free(region.address)
        self._regions = []
        for handle in self.handles:
            if memory.handles.pop(handle.address, None) is not None and handle.index is not None:
                memory.free(handle.address)
        self.handles = []

    # -- one argument

    def _bind(self, index: int, value: Any) -> bytes:
        if hasattr(value, "place") or self.slots[index].type in ("texref", "samplerref", "surfref"):
            return self._bind_handle(index, value)
        if self.signature is None:
            return self._bind_raw(index, value)
        param = self._params[index]
        if param.kind == "pointer":
            return self._bind_pointer(index, param, value)
        dtype = numpy_dtype(param.dtype, param.size)
        return (
            self._struct(param, dtype, value) if param.kind == "struct" else self._scalar(param, dtype, value)
        )

    def _bind_handle(self, index: int, value: Any) -> bytes:
        from .textures import KINDS, Sampler, Surface, Texture

        slot, param = self.slots[index], self._params[index]
        kind = KINDS.get(slot.type)
        if not isinstance(value, Texture | Sampler | Surface) or (
            kind is not None and not isinstance(value, kind)
        ):
            raise self._wrong(
                param, f"a {kind.__name__}" if kind else "a value or an array", _describe(value)
            )
        if kind is None and (
            slot.is_array or slot.size != HANDLE_BYTES or slot.type[0] == "f" or param.kind != "scalar"
        ):
            raise self._wrong(
                param, "a value or an array", f"{value.describe()}, whose handle needs a 64-bit integer"
            )
        self._add_handle(index, param.name, value, f"argument '{param.name}'")
        return b""

    def _add_handle(self, index: int | None, name: str, value: Handle, label: str) -> None:
        from .textures import Sampler, Texture

        result = []
        for array in () if isinstance(value, Sampler) else (value.array, *getattr(value, "smaller", ())):
            low = array.__array_interface__["data"][0]
            result.append(BoundArray(None, label, array, low, low + array.nbytes, isinstance(value, Texture)))
        self.arrays += result
        self.handles.append(BoundHandle(index, name, value, result))

    def _bind_pointer(self, index: int, param: KernelParam, value: Any) -> bytes:
        if value is None:
            return bytes(param.size)
        array = self._array(param, value)
        wanted = numpy_dtype(param.dtype, param.pointee_size) if param.dtype is not None else None
        if (
            wanted is not None
            and not _same_layout(array.dtype, wanted)
            and not _holds_elements(array, wanted)
            and not _is_element_of_class(array.dtype, param.ctype)
        ):
            raise self._wrong(
                param, f"an array of {_dtype_name(wanted)}", f"an array of {_dtype_name(array.dtype)}"
            )
        return self._add_array(index, array)

    def _scalar(self, param: KernelParam, dtype: np.dtype, value: Any) -> bytes:
        if isinstance(value, np.ndarray) and value.ndim == 0:
            value = value[()]
        if dtype.kind in "iu":
            if not isinstance(value, (int, np.integer, np.bool_)):
                raise self._wrong(param, "an integer", _describe(value))
            least, largest = _range(dtype)
            if not least <= int(value) <= largest:
                raise LaunchError(
                    f"argument '{param.name}' of kernel '{self.kernel}': {int(value)} is out of range for"
                    f" {param.ctype} ({least} to {largest})"
                )
            return int(value).to_bytes(dtype.itemsize, "little", signed=dtype.kind == "i")
        if (
            not isinstance(value, (int, float, np.integer, np.floating, np.bool_))
            and getattr(value, "dtype", None) != dtype
        ):
            raise self._wrong(param, "a boolean" if dtype.kind == "b" else "a number", _describe(value))
        if dtype.kind == "b":
            return bytes([bool(value)])
        with np.errstate(over="ignore"):
            try:
                result = np.asarray(float(value)).astype(dtype)
            except OverflowError:
                result = np.asarray(np.inf).astype(dtype)
        if np.isinf(result) and not (isinstance(value, (float, np.floating)) and np.isinf(value)):
            raise LaunchError(
                f"argument '{param.name}' of kernel '{self.kernel}': {value} is out of range for"
                f" {param.ctype}"
            )
        return result.tobytes()

    def _struct(self, param: KernelParam, dtype: np.dtype, value: Any) -> bytes:
        if isinstance(value, (tuple, list)):
            try:
                value = np.array(tuple(value), dtype)
            except (TypeError, ValueError) as error:
                raise self._wrong(param, f"fields {dtype.names}", str(error)) from None
        array = np.asarray(value)
        if array.size != 1 or not _same_layout(array.dtype, dtype):
            raise self._wrong(
                param,
                f"a structured scalar of {param.size} bytes laid out like {param.ctype}",
                _describe(value),
            )
        return array.tobytes()

    def _bind_raw(self, index: int, value: Any) -> bytes:
        slot, param = self.slots[index], self._params[index]
        if value is None:
            return bytes(slot.size)
        if isinstance(value, np.ndarray) and not value.dtype.isnative and value.ndim == 0:
            value = value.astype(value.dtype.newbyteorder("="))
        if isinstance(value, np.ndarray) and (slot.is_array or slot.size not in (4, 8)):
            if not value.dtype.isnative:
                raise self._wrong(param, "elements in this machine's byte order", _describe(value))
            if value.nbytes != slot.size or value.dtype.hasobject:
                raise self._wrong(
                    param,
                    f"an array of {slot.size} bytes, of any type",
                    f"one of {value.nbytes} bytes ({_describe(value)})",
                )
            return value.tobytes()
        if isinstance(value, DeviceArray | Unusable) or (isinstance(value, np.ndarray) and value.ndim > 0):
            if slot.is_array or slot.size not in (4, 8) or slot.type[0] == "f":
                raise self._wrong(param, f"{slot.size} bytes", _describe(value))
            return self._add_array(index, self._array(param, value))
        if (
            slot.type in _FLOATS
            and not slot.is_array
            and isinstance(value, np.integer | np.floating | np.bool_)
        ):
            return self._scalar(param, np.dtype(_FLOATS[slot.type]), value)
        if isinstance(value, np.generic | np.ndarray):
            data = value.tobytes()
        elif isinstance(value, bool | int) and slot.type[0] != "f" and not slot.is_array:
            if not -(1 << (8 * slot.size - 1)) <= value < 1 << (8 * slot.size):
                raise LaunchError(
                    f"argument '{slot.name}' of kernel '{self.kernel}': {value} does not fit into"
                    f" .{slot.type}"
                )
            data = (value & ((1 << 8 * slot.size) - 1)).to_bytes(slot.size, "little")
        elif (
            isinstance(value, float | int)
            and slot.size in (4, 8)
            and not slot.is_array
            and slot.type[0] in "fb"
        ):
            data = np.asarray(value, f"<f{slot.size}").tobytes()
        elif isinstance(value, bytes):
            data = value
        else:
            raise self._wrong(param, "a number of that width or an array", _describe(value))
        if len(data) != slot.size:
            raise self._wrong(param, f"{slot.size} bytes", f"{len(data)} bytes ({_describe(value)})")
        return data

    def _array(self, param: KernelParam, value: Any) -> np.ndarray | DeviceArray:
        """Return the array for a pointer. Raises LaunchError for a value that is no array kernels can use."""
        if not isinstance(value, DeviceArray | np.ndarray) or (
            value.ndim == 0 and isinstance(value, np.ndarray)
        ):
            raise self._wrong(param, _ARRAYS, _describe(value))
        if isinstance(value, DeviceArray):
            value.check()
        reason = unusable_layout(value, value)
        if reason is not None:
            raise LaunchError(f"argument '{param.name}' of kernel '{self.kernel}': {reason}")
        # a matrix keeps two axes, whatever it is asked; other subclasses have a `view` of their own
        result: np.ndarray | DeviceArray = (
            value if isinstance(value, DeviceArray) else np.ndarray.view(value, np.ndarray)
        )
        return result

    def _add_array(self, index: int, array: np.ndarray | DeviceArray) -> bytes:
        """Return the bytes of an array's parameter: its address, or '' until `pack` has allocated memory."""
        name, const = f"argument '{self._params[index].name}'", self._params[index].const
        if not const and (
            array.is_read_only if isinstance(array, DeviceArray) else not array.flags.writeable
        ):
            raise LaunchError(
                f"{name} of kernel '{self.kernel}': the array is read-only, and the kernel may write to it;"
                " pass a copy, numpy.array(…), or declare a pointer to const"
            )
        if isinstance(array, DeviceArray):
            return array.address.to_bytes(self.slots[index].size, "little")
        low = array.__array_interface__["data"][0]
        self.arrays.append(BoundArray(index, name, array, low, low + array.nbytes, const))
        return b""

    def _wrong(self, param: KernelParam, expected: str, found: str) -> LaunchError:
        return LaunchError(
            f"argument '{param.name}' of kernel '{self.kernel}' ({param.ctype}): expected {expected}, found"
            f" {found}"
        )


def prototype(slots: Sequence[ParamSlot], signature: KernelSignature | None) -> str:
    """Return a kernel's parameters, as C declares them where that is known."""
    if signature is None:
        return ", ".join(f".{s.type} {s.name}" for s in slots)
    return ", ".join(f"{p.ctype}{'' if p.ctype.endswith('*') else ' '}{p.name}" for p in signature.params)


@cache
def element_dtype(slot: ParamSlot) -> np.dtype:
    """Return the element dtype of a PTX parameter that is an array or a vector; unsigned integers for
    `.bN`.
    """
    kind = {"s": "i", "f": "f"}.get(slot.type[0], "u")
    return np.dtype(f"<{kind}{TYPES[slot.type].bytes}")


def _range(dtype: np.dtype) -> tuple[int, int]:
    info = np.iinfo(dtype)
    return info.min, info.max


def numpy_dtype(description: Any, size: int) -> np.dtype:
    """Return the NumPy dtype of a `frontend.signature` dtype description; `size` is a structure's size in
    bytes.
    """
    if isinstance(description, str):
        return _number(description)
    fields = {
        "names": [name for name, *_ in description],
        "formats": [
            (_field_dtype(inner), shape) if shape else _field_dtype(inner)
            for _, inner, _, shape in description
        ],
        "offsets": [offset for _, _, offset, _ in description],
        "itemsize": size,
    }
    result: np.dtype = np.dtype(fields)  # type: ignore[call-overload]
    return result


def _number(name: str) -> np.dtype:
    if name == "bfloat16":
        import ml_dtypes  # NumPy knows the name from now on

        result: np.dtype = np.dtype(ml_dtypes.bfloat16)
        return result
    return np.dtype(name)


def _field_dtype(description: Any) -> np.dtype:
    if isinstance(description, str):
        return _number(description)
    ends = [
        offset + _field_dtype(inner).itemsize * int(np.prod(shape, initial=1))
        for _, inner, offset, shape in description
    ]
    align = max((_alignment(inner) for _, inner, *_ in description), default=1)
    return numpy_dtype(description, -(-max(ends, default=1) // align) * align)


def _alignment(description: Any) -> int:
    if isinstance(description, str):
        return _number(description).itemsize
    return max((_alignment(inner) for _, inner, *_ in description), default=1)


def _same_layout(found: np.dtype, wanted: np.dtype) -> bool:
    """Return whether two dtypes have the same size and the same kinds of number at the same offsets. Field
    names do not matter; void bytes are padding.
    """
    if found == wanted:
        return True
    if found.itemsize != wanted.itemsize:
        return False
    if wanted.fields is None and found.fields is None:
        if found.subdtype or wanted.subdtype:
            return found.base == wanted.base
        if "V" in (found.kind, wanted.kind):
            # bfloat16, as protocols describe it that have no name for it
            return found.type is np.void and wanted.type is not np.void and wanted.kind == "V"
        return found.kind == wanted.kind and found.byteorder == wanted.byteorder
    have, want = _leaves(found), _leaves(wanted)
    if len({offset for offset, _ in want}) < len(want):
        # A union: its members share an offset, and the caller's structure names one of them.
        return set(have) <= set(want)
    return have == want


def _holds_elements(array: Any, wanted: np.dtype) -> bool:
    """Return whether `array` has the elements of whole structures side by side, as a float32 array those of
    `float4`.
    """
    count = _elements_of_structure(array.dtype, wanted)
    return count > 0 and array.size % count == 0


@cache
def _elements_of_structure(found: np.dtype, wanted: np.dtype) -> int:
    """Return how many elements of one dtype, side by side, are laid out like another one, a structure; 0 if
    none are.
    """
    if wanted.fields is None or found.fields is not None or found.type is np.void:
        return 0
    leaves = _leaves(wanted)
    element = _leaves(np.dtype(found.base))[0][1]
    is_alike = leaves == [(number * found.itemsize, element) for number in range(len(leaves))]
    return len(leaves) if is_alike and len(leaves) * found.itemsize == wanted.itemsize else 0


def _is_element_of_class(dtype: np.dtype, pointer: str) -> bool:
    """Return whether elements are those of a class of CUDA's headers, by name or as bytes without a type."""
    wanted = _CLASSES.get(pointer.removeprefix("const ").rstrip(" *"))
    return wanted is not None and (dtype.name == wanted or (dtype.type is np.void and dtype.itemsize == 1))


def _leaves(dtype: np.dtype, offset: int = 0) -> list[tuple[int, str]]:
    if dtype.fields is not None:
        result = [
            leaf
            for name in dtype.names or ()
            for leaf in _leaves(dtype.fields[name][0], offset + dtype.fields[name][1])
        ]
        return sorted(result)
    if dtype.subdtype is not None:
        base, shape = dtype.subdtype
        return [
            leaf for i in range(int(np.prod(shape))) for leaf in _leaves(base, offset + i * base.itemsize)
        ]
    if dtype.type is np.void:
        return []
    # Signedness does not change a layout, and an enumeration's is not obvious. Types of ml_dtypes have names
    # only.
    return [(offset, dtype.name if dtype.kind == "V" else dtype.str.replace("u", "i"))]


_FIELDS_SHOWN = 8


def _dtype_name(dtype: np.dtype) -> str:
    if dtype.fields is not None:
        fields = [
            f"{_dtype_name(dtype.fields[name][0])} at {dtype.fields[name][1]}" for name in dtype.names or ()
        ]
        shown = fields if len(fields) <= _FIELDS_SHOWN else [*fields[:_FIELDS_SHOWN], "…"]
        return f"structures of {dtype.itemsize} bytes ({', '.join(shown)})"
    if dtype.subdtype is not None:
        return f"{int(np.prod(dtype.shape))} {_dtype_name(dtype.base)}"
    if dtype.type is np.void:
        return f"{dtype.itemsize} bytes"
    return dtype.name if dtype.isnative else f"{dtype.name} in the other byte order"


def _describe(value: Any) -> str:
    if isinstance(value, Unusable):
        return f"{_describe(value.value)}: {value.reason}"
    if isinstance(value, np.ndarray | DeviceArray):
        return f"an array of {_dtype_name(value.dtype)} with shape {value.shape}"
    if isinstance(value, np.generic):
        return f"{value!r}"
    text = repr(value)
    return f"{type(value).__name__} {text if len(text) < 40 else text[:37] + '…'}"
