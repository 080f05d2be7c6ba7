"""Texture and surface objects of the driver API, and texture and surface references of modules (CUDA Driver
API, "Texture Object Management", "Surface Object Management", "Texture Reference Management"). Descriptions
are converted to those of the runtime API.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

from ...support.fast_dataclass import record
from ..api import modules, textures
from ..api.driver_symbols import driver_rows
from ..api.images import ChannelDesc, CudaArray, Mipmap
from ..api.pointers import Pointer, put, put_pointer, put_size, put_structure, structure_at, text_at
from ..api.textures import ARRAY, MIPMAP, ResourceDesc, TextureDesc, TextureObject, TextureReference, ViewDesc
from ..device.errors import ApiError
from ..device.host_runtime import HostRuntime
from .driver_arrays import ArrayDescriptor, element, format_of

_AS_INTEGER, _NORMALIZED, _SRGB, _PLAIN_TRILINEAR, _SEAMLESS = 0x01, 0x02, 0x10, 0x20, 0x40
"""Flags of texture descriptions and references (CU_TRSF_…)."""
_CLAMP = 1
_FLOAT = 2
"""The kind cudaChannelFormatKindFloat."""


class DriverMemory(ctypes.Structure):
    """Linear or pitched memory in a CUDA_RESOURCE_DESC; for linear memory, `width` is its size in bytes."""

    _fields_ = [
        ("pointer", ctypes.c_size_t),
        ("format", ctypes.c_int),
        ("channels", ctypes.c_uint),
        ("width", ctypes.c_size_t),
        ("height", ctypes.c_size_t),
        ("pitch", ctypes.c_size_t),
    ]


class _DriverResource(ctypes.Union):
    _fields_ = [("handle", ctypes.c_size_t), ("memory", DriverMemory), ("reserved", ctypes.c_int * 32)]


class DriverResourceDesc(ctypes.Structure):
    """The structure CUDA_RESOURCE_DESC."""

    _fields_ = [("kind", ctypes.c_int), ("of", _DriverResource), ("flags", ctypes.c_uint)]


class DriverTextureDesc(ctypes.Structure):
    """The structure CUDA_TEXTURE_DESC."""

    _fields_ = [
        ("address", ctypes.c_int * 3), ("filter", ctypes.c_int), ("flags", ctypes.c_uint),
        ("anisotropy", ctypes.c_uint), ("level_filter", ctypes.c_int), ("bias", ctypes.c_float),
        ("low", ctypes.c_float), ("high", ctypes.c_float), ("border", ctypes.c_float * 4),
        ("reserved", ctypes.c_int * 12),
    ]  # fmt: skip


# -- objects


def _resource(resource: DriverResourceDesc) -> ResourceDesc:
    result = ResourceDesc(resource.kind)
    if resource.kind in (ARRAY, MIPMAP):
        result.of.handle = resource.of.handle
        return result
    source, memory = resource.of.memory, result.of.memory
    memory.desc = element(source.format, source.channels)
    memory.pointer, memory.width = source.pointer, source.width
    memory.height, memory.pitch = source.height, source.pitch
    return result


def _driver_resource(resource: ResourceDesc) -> DriverResourceDesc:
    result = DriverResourceDesc(resource.kind)
    if resource.kind in (ARRAY, MIPMAP):
        result.of.handle = resource.of.handle
        return result
    memory = resource.of.memory
    result.of.memory = DriverMemory(
        memory.pointer, *format_of(memory.desc), memory.width, memory.height, memory.pitch
    )
    return result


def _element_of(rt: HostRuntime, resource: ResourceDesc) -> ChannelDesc:
    """Return the description of a resource's elements."""
    if resource.kind == ARRAY:
        return rt.handles.resolve(CudaArray, resource.of.handle).desc
    if resource.kind == MIPMAP:
        level = rt.handles.resolve(Mipmap, resource.of.handle).levels[0]
        return rt.handles.resolve(CudaArray, level).desc
    desc: ChannelDesc = resource.of.memory.desc
    return desc


def _read_mode(desc: ChannelDesc, flags: int) -> int:
    """Return the cudaTextureReadMode: integers of 8 and 16 bits are read as fractions unless a flag says
    otherwise.
    """
    return int(desc.f != _FLOAT and desc.x < 32 and not flags & _AS_INTEGER)


_SHARED_FIELDS = ("address", "filter", "anisotropy", "level_filter", "bias", "low", "high", "border")
"""Fields of both texture descriptions."""
_FLAG_FIELDS = {
    "normalized": _NORMALIZED,
    "srgb": _SRGB,
    "plain_trilinear": _PLAIN_TRILINEAR,
    "seamless": _SEAMLESS,
}


def create_texture(rt: HostRuntime, out: Pointer, resource: Pointer, texture: Pointer, view: Pointer) -> None:
    """Implement `cuTexObjectCreate`."""
    of = _resource(structure_at(DriverResourceDesc, resource))
    desc = structure_at(DriverTextureDesc, texture)
    result = TextureDesc(read=_read_mode(_element_of(rt, of), desc.flags))
    for name in _SHARED_FIELDS:
        setattr(result, name, getattr(desc, name))
    for name, flag in _FLAG_FIELDS.items():
        setattr(result, name, bool(desc.flags & flag))
    textures.add_texture(rt, out, of, result, structure_at(ViewDesc, view) if view else None)


def create_surface(rt: HostRuntime, out: Pointer, resource: Pointer) -> None:
    """Implement `cuSurfObjectCreate`."""
    textures.add_surface(rt, out, _resource(structure_at(DriverResourceDesc, resource)))


def _object(rt: HostRuntime, handle: int, is_texture: bool) -> TextureObject:
    result = rt.handles.resolve(TextureObject, handle)
    if (result.texture is not None) != is_texture:
        raise ApiError("cudaErrorInvalidValue")
    return result


def get_resource(rt: HostRuntime, out: Pointer, handle: int) -> None:
    """Implement `cuTexObjectGetResourceDesc`."""
    put_structure(out, _driver_resource(_object(rt, handle, True).resource))


def get_surface_resource(rt: HostRuntime, out: Pointer, handle: int) -> None:
    """Implement `cuSurfObjectGetResourceDesc`."""
    put_structure(out, _driver_resource(_object(rt, handle, False).resource))


def get_texture(rt: HostRuntime, out: Pointer, handle: int) -> None:
    """Implement `cuTexObjectGetTextureDesc`."""
    found = _object(rt, handle, True)
    desc, result = found.texture, DriverTextureDesc()
    for name in _SHARED_FIELDS:
        setattr(result, name, getattr(desc, name))
    for name, flag in _FLAG_FIELDS.items():
        result.flags |= flag * bool(getattr(desc, name))
    assert desc is not None
    if not desc.read and _read_mode(_element_of(rt, found.resource), 0):
        result.flags |= _AS_INTEGER
    put_structure(out, result)


def get_view(rt: HostRuntime, out: Pointer, handle: int) -> None:
    """Implement `cuTexObjectGetResourceViewDesc`."""
    view = _object(rt, handle, True).view
    if view is None:
        raise ApiError("cudaErrorInvalidValue")
    put_structure(out, view)


# -- references of modules


@record
class ModuleReference:
    """A texture or surface reference: the runtime's reference, `flags` of the driver API, the device address
    of the module's `variable` (0 for none), and what is bound: an array, a mipmapped array, or memory.
    """

    native: TextureReference
    variable: int = 0
    flags: int = 0
    array: int = 0
    mipmap: int = 0
    memory: DriverMemory | None = None

    @property
    def address(self) -> int:
        """The address of the runtime's reference."""
        return ctypes.addressof(self.native)

    def bind(self, rt: HostRuntime) -> None:
        """Bind the reference again after a change."""
        native, memory, desc = self.native, self.memory, self.native.desc
        if self.array or self.mipmap:
            kind = ARRAY if self.array else MIPMAP
            resource = ResourceDesc(kind)
            resource.of.handle = self.array or self.mipmap
            desc = _element_of(rt, resource)
        native.read = _read_mode(desc, self.flags)
        native.normalized = bool(self.flags & _NORMALIZED)
        native.srgb = bool(self.flags & _SRGB)
        if self.mipmap:
            textures.bind_mipmap(rt, self.address, self.mipmap, None)
        elif self.array:
            textures.bind_array(rt, self.address, self.array, None)
        elif memory is not None and memory.height:
            offset = ctypes.c_size_t()
            textures.bind_plane(
                rt, ctypes.addressof(offset), self.address, memory.pointer, None, memory.width,
                memory.height, memory.pitch,
            )  # fmt: skip
        elif memory is not None:
            offset = ctypes.c_size_t()
            textures.bind_linear(
                rt, ctypes.addressof(offset), self.address, memory.pointer, None, memory.width
            )


def _new_reference(variable: int) -> ModuleReference:
    native = TextureReference(address=(_CLAMP,) * 3)
    native.desc = element(32, 1)
    return ModuleReference(native, variable)


def module_reference(rt: HostRuntime, out: Pointer, module: Pointer, name: Pointer) -> None:
    """Implement `cuModuleGetTexRef` and `cuModuleGetSurfRef`: a reference has one handle."""
    variable = rt.handles.resolve(modules.RuntimeModule, module).loaded.variables.get(text_at(name))
    if variable is None:
        raise ApiError("cudaErrorSymbolNotFound")
    known = (
        handle
        for handle, one in rt.handles
        if isinstance(one, ModuleReference) and one.variable == variable.start
    )
    handle = next(known, 0)
    if not handle:
        result = _new_reference(variable.start)
        rt.textures.variables[result.address] = variable.start
        handle = rt.handles.add(result)
    put_pointer(out, handle)


def create_reference(rt: HostRuntime, out: Pointer) -> None:
    """Implement `cuTexRefCreate`: no kernel reads such a reference."""
    put_pointer(out, rt.handles.add(_new_reference(0)))


def destroy_reference(rt: HostRuntime, reference: Pointer) -> None:
    """Implement `cuTexRefDestroy`."""
    result = rt.handles.resolve(ModuleReference, reference)
    textures.unbind(rt, result.address)
    rt.handles.remove(reference)


def _bind(
    rt: HostRuntime, reference: Pointer, array: int = 0, mipmap: int = 0, memory: DriverMemory | None = None
) -> None:
    result = rt.handles.resolve(ModuleReference, reference)
    result.array, result.mipmap, result.memory = array, mipmap, memory
    result.bind(rt)


def set_array(rt: HostRuntime, reference: Pointer, array: Pointer, flags: int) -> None:
    """Implement `cuTexRefSetArray`."""
    rt.handles.resolve(CudaArray, array)
    _bind(rt, reference, array=array or 0)


def set_mipmap(rt: HostRuntime, reference: Pointer, mipmap: Pointer, flags: int) -> None:
    """Implement `cuTexRefSetMipmappedArray`."""
    rt.handles.resolve(Mipmap, mipmap)
    _bind(rt, reference, mipmap=mipmap or 0)


def set_address(rt: HostRuntime, offset: Pointer, reference: Pointer, pointer: int, size: int) -> None:
    """Implement `cuTexRefSetAddress`; no memory at all unbinds the reference."""
    result = rt.handles.resolve(ModuleReference, reference)
    if not pointer or not size:
        textures.unbind(rt, result.address)
        result.array, result.mipmap, result.memory = 0, 0, None
        return
    _bind(rt, reference, memory=DriverMemory(pointer, width=size))
    if offset:
        put_size(offset, rt.textures.offsets.get(result.address, 0))


def set_plane(rt: HostRuntime, reference: Pointer, descriptor: Pointer, pointer: int, pitch: int) -> None:
    """Implement `cuTexRefSetAddress2D`."""
    d = structure_at(ArrayDescriptor, descriptor)
    rt.handles.resolve(ModuleReference, reference).native.desc = element(d.format, d.channels)
    memory = DriverMemory(pointer, d.format, d.channels, d.width, d.height, pitch)
    _bind(rt, reference, memory=memory)


def set_format(rt: HostRuntime, reference: Pointer, format: int, channels: int) -> None:
    """Implement `cuTexRefSetFormat`."""
    result = rt.handles.resolve(ModuleReference, reference)
    result.native.desc = element(format, channels)
    result.bind(rt)


def set_mode(rt: HostRuntime, reference: Pointer, dimension: int, mode: int) -> None:
    """Implement `cuTexRefSetAddressMode`."""
    result = rt.handles.resolve(ModuleReference, reference)
    if not 0 <= dimension < 3:
        raise ApiError("cudaErrorInvalidValue")
    result.native.address[dimension] = mode
    result.bind(rt)


def get_mode(rt: HostRuntime, out: Pointer, reference: Pointer, dimension: int) -> None:
    """Implement `cuTexRefGetAddressMode`."""
    if not 0 <= dimension < 3:
        raise ApiError("cudaErrorInvalidValue")
    put(out, rt.handles.resolve(ModuleReference, reference).native.address[dimension])


def set_flags(rt: HostRuntime, reference: Pointer, flags: int) -> None:
    """Implement `cuTexRefSetFlags`."""
    result = rt.handles.resolve(ModuleReference, reference)
    result.flags = flags
    result.bind(rt)


def get_flags(rt: HostRuntime, out: Pointer, reference: Pointer) -> None:
    """Implement `cuTexRefGetFlags`."""
    put(out, rt.handles.resolve(ModuleReference, reference).flags, ctypes.c_uint)


def set_border(rt: HostRuntime, reference: Pointer, color: Pointer) -> None:
    """Implement `cuTexRefSetBorderColor`."""
    if not color:
        raise ApiError("cudaErrorInvalidValue")
    result = rt.handles.resolve(ModuleReference, reference)
    result.native.border = (ctypes.c_float * 4).from_address(color)
    result.bind(rt)


def get_border(rt: HostRuntime, out: Pointer, reference: Pointer) -> None:
    """Implement `cuTexRefGetBorderColor`."""
    for index, value in enumerate(rt.handles.resolve(ModuleReference, reference).native.border):
        put(out + 4 * index if out else None, value, ctypes.c_float)


def set_clamp(rt: HostRuntime, reference: Pointer, low: float, high: float) -> None:
    """Implement `cuTexRefSetMipmapLevelClamp`."""
    result = rt.handles.resolve(ModuleReference, reference)
    result.native.low, result.native.high = low, high
    result.bind(rt)


def get_clamp(rt: HostRuntime, low: Pointer, high: Pointer, reference: Pointer) -> None:
    """Implement `cuTexRefGetMipmapLevelClamp`."""
    native = rt.handles.resolve(ModuleReference, reference).native
    put(low, native.low, ctypes.c_float)
    put(high, native.high, ctypes.c_float)


def get_format(rt: HostRuntime, format: Pointer, channels: Pointer, reference: Pointer) -> None:
    """Implement `cuTexRefGetFormat`."""
    number, count = format_of(rt.handles.resolve(ModuleReference, reference).native.desc)
    put(format, number)
    put(channels, count)


def _bound_getter(find: Callable[[ModuleReference], int]) -> Callable[..., None]:
    """Return a function that writes what a reference is bound to. It raises ApiError if that is something
    else.
    """

    def get(rt: HostRuntime, out: Pointer, reference: Pointer) -> None:
        bound = find(rt.handles.resolve(ModuleReference, reference))
        if not bound:
            raise ApiError("cudaErrorInvalidValue")
        put_size(out, bound)

    return get


def _field_setter(field: str) -> Callable[..., None]:
    def set_field(rt: HostRuntime, reference: Pointer, value: float) -> None:
        result = rt.handles.resolve(ModuleReference, reference)
        setattr(result.native, field, value)
        result.bind(rt)

    return set_field


def _field_getter(field: str, kind: Any) -> Callable[..., None]:
    return lambda rt, out, reference: put(
        out, getattr(rt.handles.resolve(ModuleReference, reference).native, field), kind
    )


def set_surface(rt: HostRuntime, reference: Pointer, array: Pointer, flags: int) -> None:
    """Implement `cuSurfRefSetArray`."""
    result = rt.handles.resolve(ModuleReference, reference)
    textures.bind_surface(rt, result.address, array, None)
    result.array = array or 0


_FIELDS = (
    ("FilterMode", "filter", "CUfilter_mode", ctypes.c_int),
    ("MipmapFilterMode", "level_filter", "CUfilter_mode", ctypes.c_int),
    ("MipmapLevelBias", "bias", "float", ctypes.c_float),
)
_OBJECT = "CUtexObject object"
_ARRAY_OF = _bound_getter(lambda reference: reference.array)
FUNCTIONS = driver_rows(
    (
        (
            "cuTexObjectCreate",
            "CUtexObject *object, const CUDA_RESOURCE_DESC *resource, const CUDA_TEXTURE_DESC *texture, const"
            " CUDA_RESOURCE_VIEW_DESC *view",
            create_texture,
        ),
        ("cuTexObjectDestroy", _OBJECT, textures.destroy),
        ("cuTexObjectGetResourceDesc", f"CUDA_RESOURCE_DESC *resource, {_OBJECT}", get_resource),
        ("cuTexObjectGetTextureDesc", f"CUDA_TEXTURE_DESC *texture, {_OBJECT}", get_texture),
        ("cuTexObjectGetResourceViewDesc", f"CUDA_RESOURCE_VIEW_DESC *view, {_OBJECT}", get_view),
        ("cuSurfObjectCreate", "CUsurfObject *object, const CUDA_RESOURCE_DESC *resource", create_surface),
        ("cuSurfObjectDestroy", "CUsurfObject object", textures.destroy),
        (
            "cuSurfObjectGetResourceDesc",
            "CUDA_RESOURCE_DESC *resource, CUsurfObject object",
            get_surface_resource,
        ),
        ("cuModuleGetTexRef", "CUtexref *reference, CUmodule module, const char *name", module_reference),
        ("cuModuleGetSurfRef", "CUsurfref *reference, CUmodule module, const char *name", module_reference),
        ("cuTexRefCreate", "CUtexref *reference", create_reference),
        ("cuTexRefDestroy", "CUtexref reference", destroy_reference),
        ("cuTexRefSetArray", "CUtexref reference, CUarray array, unsigned flags", set_array),
        (
            "cuTexRefSetMipmappedArray",
            "CUtexref reference, CUmipmappedArray mipmap, unsigned flags",
            set_mipmap,
        ),
        (
            "cuTexRefSetAddress",
            "size_t *offset, CUtexref reference, CUdeviceptr pointer, size_t size",
            set_address,
        ),
        (
            "cuTexRefSetAddress2D",
            "CUtexref reference, const CUDA_ARRAY_DESCRIPTOR *descriptor, CUdeviceptr pointer, size_t pitch",
            set_plane,
        ),
        ("cuTexRefSetFormat", "CUtexref reference, CUarray_format format, int channels", set_format),
        ("cuTexRefSetAddressMode", "CUtexref reference, int dimension, CUaddress_mode mode", set_mode),
        ("cuTexRefSetFlags", "CUtexref reference, unsigned flags", set_flags),
        ("cuTexRefSetMaxAnisotropy", "CUtexref reference, unsigned limit", _field_setter("anisotropy")),
        ("cuTexRefSetBorderColor", "CUtexref reference, float *color", set_border),
        ("cuTexRefSetMipmapLevelClamp", "CUtexref reference, float low, float high", set_clamp),
        ("cuTexRefGetArray", "CUarray *array, CUtexref reference", _ARRAY_OF),
        (
            "cuTexRefGetMipmappedArray",
            "CUmipmappedArray *mipmap, CUtexref reference",
            _bound_getter(lambda reference: reference.mipmap),
        ),
        (
            "cuTexRefGetAddress",
            "CUdeviceptr *pointer, CUtexref reference",
            _bound_getter(lambda reference: reference.memory.pointer if reference.memory else 0),
        ),
        ("cuTexRefGetAddressMode", "CUaddress_mode *mode, CUtexref reference, int dimension", get_mode),
        ("cuTexRefGetFlags", "unsigned *flags, CUtexref reference", get_flags),
        ("cuTexRefGetFormat", "CUarray_format *format, int *channels, CUtexref reference", get_format),
        (
            "cuTexRefGetMaxAnisotropy",
            "int *limit, CUtexref reference",
            _field_getter("anisotropy", ctypes.c_int),
        ),
        ("cuTexRefGetBorderColor", "float *color, CUtexref reference", get_border),
        ("cuTexRefGetMipmapLevelClamp", "float *low, float *high, CUtexref reference", get_clamp),
        *(
            (f"cuTexRefSet{name}", f"CUtexref reference, {kind} value", _field_setter(field))
            for name, field, kind, _ in _FIELDS
        ),
        *(
            (f"cuTexRefGet{name}", f"{kind} *value, CUtexref reference", _field_getter(field, of))
            for name, field, kind, of in _FIELDS
        ),
        ("cuSurfRefSetArray", "CUsurfref reference, CUarray array, unsigned flags", set_surface),
        ("cuSurfRefGetArray", "CUarray *array, CUsurfref reference", _ARRAY_OF),
    )
)
