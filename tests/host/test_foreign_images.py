"""Arrays, copies, textures and surfaces of the driver API in foreign processes: through ctypes, and in
programs of nvcc, whose headers choose the versions of the functions.
"""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from minicc.host.libraries import driver_arrays, driver_copies, driver_textures
from minicc.host.library_folder import library_folder

from .test_foreign import COPIES, START, header_layouts, run

pytestmark = pytest.mark.skipif(shutil.which("g++") is None, reason="no g++ on PATH")

IMAGES = (
    START
    + COPIES
    + r"""
class Box(ctypes.Structure):
    _fields_ = [(n, c_size_t) for n in ("width", "height", "depth")] + [("format", c_int),
        ("channels", c_uint), ("flags", c_uint)]
class PlaneEnd(ctypes.Structure):
    _fields_ = [("x", c_size_t), ("y", c_size_t), ("kind", c_int), ("host", c_void_p), ("device", c_uint64),
        ("array", c_void_p), ("pitch", c_size_t)]
class Plane(ctypes.Structure):
    _fields_ = [("source", PlaneEnd), ("target", PlaneEnd), ("width", c_size_t), ("height", c_size_t)]
array = c_void_p()
"""
)


def run_python(text: str) -> subprocess.CompletedProcess[str]:
    return run(sys.executable, "-c", IMAGES + text)


def test_structures_have_the_layout_of_the_header(tmp_path: Path) -> None:
    kinds = {
        "CUDA_ARRAY_DESCRIPTOR": (driver_arrays.ArrayDescriptor, "NumChannels", "channels"),
        "CUDA_ARRAY3D_DESCRIPTOR": (driver_arrays.BoxDescriptor, "Flags", "flags"),
        "CUDA_MEMCPY2D": (driver_copies.PlaneCopy, "WidthInBytes", "width"),
        "CUDA_MEMCPY3D": (driver_copies.BoxCopy, "WidthInBytes", "width"),
        "CUDA_MEMCPY3D_PEER": (driver_copies.BoxCopy, "dstXInBytes", "target"),
        "CUDA_MEMCPY3D_BATCH_OP": (driver_copies.BatchCopy, "extent", "extent"),
        "CUmemcpyAttributes": (driver_copies.CopyAttributes, "flags", "flags"),
        "CUDA_RESOURCE_DESC": (driver_textures.DriverResourceDesc, "flags", "flags"),
        "CUDA_TEXTURE_DESC": (driver_textures.DriverTextureDesc, "borderColor", "border"),
    }
    assert header_layouts(tmp_path, {kind: field for kind, (_, field, _) in kinds.items()}) == [
        f"{kind} {ctypes.sizeof(structure)} {getattr(structure, name).offset}"
        for kind, (structure, _, name) in kinds.items()
    ]


def test_arrays_and_their_copies() -> None:
    done = run_python(
        """
box = Box(4, 3, 2, 8, 1)   # bytes
call("cuArray3DCreate_v2", byref(array), byref(box))
found = Box()
call("cuArray3DGetDescriptor_v2", byref(found), array)
assert bytes(found) == bytes(box)
data, back = (ctypes.c_ubyte * 24)(*range(24)), (ctypes.c_ubyte * 24)()
copy = Copy(End(kind=1, host=ctypes.addressof(data), pitch=4, height=3), End(kind=3, array=array), 4, 3, 2)
call("cuMemcpy3D_v2", byref(copy))
copy = Copy(End(1, 1, kind=3, array=array), End(kind=1, host=ctypes.addressof(back), pitch=2), 2, 2, 2)
call("cuMemcpy3DAsync_v2_ptsz", byref(copy), None)
call("cuStreamSynchronize", None)
assert list(back)[:8] == [5, 6, 9, 10, 17, 18, 21, 22], list(back)
copy.source.context = context
copy.target.context = context
back[:] = [0] * 24
call("cuMemcpy3DPeer_ptds", byref(copy))
assert list(back)[:8] == [5, 6, 9, 10, 17, 18, 21, 22]
copy.source.lod = 1
call("cuMemcpy3D_v2", byref(copy), expected=1)
copy.source.lod, copy.source.y = 0, 2
call("cuMemcpy3D_v2", byref(copy), expected=1)
call("cuMemcpyAtoH_v2", back, array, size(20), size(4))
assert list(back)[:4] == [20, 21, 22, 23]
call("cuMemcpyAtoH_v2", back, array, size(21), size(4), expected=1)
call("cuMemcpyAtoD_v2", pointer, array, size(0), size(24))
call("cuMemcpyDtoA_v2", array, size(12), pointer, size(12))
call("cuMemcpyAtoA_v2", array, size(0), array, size(16), size(4))
call("cuMemcpyAtoHAsync_v2", back, array, size(0), size(24), None)
assert list(back) == [4, 5, 6, 7, *range(4, 12), *range(12)]
call("cuMemcpyHtoAAsync_v2_ptsz", array, size(0), data, size(2), None)
plane = Plane(PlaneEnd(kind=3, array=array, y=0), PlaneEnd(x=8, kind=2, device=pointer.value, pitch=16), 4, 2)
call("cuMemcpy2D_v2", byref(plane))
call("cuMemcpyDtoH_v2", back, pointer, size(24))
assert list(back)[8:12] == [0, 1, 6, 7] and list(back)[:8] == list(range(8)), list(back)
call("cuMemcpy2DUnaligned_v2_ptds", byref(plane))
call("cuArrayGetPlane", byref(module), array, 0, expected=1)
call("cuArrayDestroy", array)
call("cuArrayDestroy", array, expected=400)
mipmap, level = c_void_p(), c_void_p()
call("cuMipmappedArrayCreate", byref(mipmap), byref(Box(8, 8, 0, 16, 4)), 3)
call("cuMipmappedArrayGetLevel", byref(level), mipmap, 1)
call("cuArray3DGetDescriptor_v2", byref(found), level)
assert (found.width, found.height, found.format, found.channels) == (4, 4, 16, 4)
call("cuMipmappedArrayDestroy", mipmap)
call("cuArray3DCreate_v2", byref(array), byref(Box(4, 4, 0, 0xb0, 1)), expected=1)
print("done")
"""
    )
    assert (done.returncode, done.stdout) == (0, "done\n"), done.stderr
    assert "elements of the format 176 are not supported" in done.stderr


def test_batches_of_copies() -> None:
    done = run_python(
        """
class Attributes(ctypes.Structure):
    _fields_ = [("order", c_int), ("hints", c_int * 4), ("flags", c_uint)]
class Operand(ctypes.Structure):
    _fields_ = [("kind", c_int), ("of", c_size_t * 4)]
class Batch(ctypes.Structure):
    _fields_ = [("source", Operand), ("target", Operand), ("extent", c_size_t * 3), ("order", c_int),
        ("flags", c_uint)]
back = (ctypes.c_uint32 * 100)()
to = (c_uint64 * 2)(ctypes.addressof(back), ctypes.addressof(back) + 8)
source = (c_uint64 * 2)(pointer.value + 40, pointer.value)
sizes, first = (c_size_t * 2)(8, 4), (c_size_t * 1)(0)
attributes, failed = Attributes(1), c_size_t()
call("cuMemcpyBatchAsync_v2", to, source, sizes, size(2), byref(attributes), first, size(1), None)
assert list(back)[:4] == [10, 11, 0, 0]
source[1] = pointer.value + 16
call("cuMemcpyBatchAsync", to, source, sizes, size(2), byref(attributes), first, size(1), byref(failed), None)
assert list(back)[:3] == [10, 11, 4] and failed.value == 2**64 - 1
attributes.order = 0
call("cuMemcpyBatchAsync_v2", to, source, sizes, size(2), byref(attributes), first, size(1), None, expected=1)
attributes.order = 3
call("cuMemcpyWithAttributesAsync", c_uint64(to[0]), pointer, size(12), byref(attributes), None)
assert list(back)[:3] == [0, 1, 2]
call("cuArray3DCreate_v2", byref(array), byref(Box(4, 2, 0, 3, 1)))
box = Batch(Operand(1, (pointer.value, 10, 0, 0)), Operand(2, (array.value, 1, 0, 0)), (3, 2, 1), 1)
call("cuMemcpy3DBatchAsync_v2", size(1), byref(box), c_uint64(0), None)
call("cuMemcpyAtoH_v2", back, array, size(0), size(32))
assert list(back)[1:4] == [0, 1, 2] and list(back)[5:8] == [10, 11, 12], list(back)[:8]
call("cuMemcpyPeer", c_uint64(to[0]), context, pointer, context, size(8))
assert list(back)[:2] == [0, 1]
call("cuMemcpyPeer", c_uint64(to[0]), c_void_p(3), pointer, context, size(8), expected=201)
print("done")
"""
    )
    assert (done.returncode, done.stdout) == (0, "done\n"), done.stderr


TEXTURES = r"""
PTX = b'''.version 7.0
.target sm_70
.address_size 64
.global .texref ref;
.global .surfref surf;
.visible .entry sample(.param .u64 out, .param .u64 object, .param .f32 x, .param .u64 surface) {
    .reg .b64 %out, %object, %surface; .reg .f32 %x, %a, %n; .reg .b32 %i, %zero, %one;
    ld.param.u64 %out, [out]; ld.param.u64 %object, [object]; ld.param.u64 %surface, [surface];
    ld.param.f32 %x, [x];
    tex.2d.v4.f32.f32 {%a, %n, %n, %n}, [%object, {%x, %x}];
    st.global.f32 [%out], %a;
    tex.2d.v4.f32.f32 {%a, %n, %n, %n}, [ref, {%x, %x}];
    st.global.f32 [%out+4], %a;
    mov.u32 %zero, 0;
    mov.u32 %one, 1;
    suld.b.2d.b8.trap {%i}, [%surface, {%one, %zero}];
    st.global.u32 [%out+8], %i;
    suld.b.2d.b8.trap {%i}, [surf, {%zero, %zero}];
    st.global.u32 [%out+12], %i;
    ret;
}
'''
class Memory(ctypes.Structure):
    _fields_ = [("pointer", c_uint64), ("format", c_int), ("channels", c_uint), ("width", c_size_t),
        ("height", c_size_t), ("pitch", c_size_t)]
class Of(ctypes.Union):
    _fields_ = [("handle", c_void_p), ("memory", Memory), ("reserved", c_int * 32)]
class Resource(ctypes.Structure):
    _fields_ = [("kind", c_int), ("of", Of), ("flags", c_uint)]
class Texture(ctypes.Structure):
    _fields_ = [("address", c_int * 3), ("filter", c_int), ("flags", c_uint), ("anisotropy", c_uint),
        ("level_filter", c_int), ("bias", c_float), ("low", c_float), ("high", c_float),
        ("border", c_float * 4), ("reserved", c_int * 12)]
call("cuModuleLoadData", byref(module), PTX)
call("cuModuleGetFunction", byref(kernel), module, b"sample")
call("cuArray3DCreate_v2", byref(array), byref(Box(2, 1, 0, 1, 1, 2)))
call("cuMemcpyHtoA_v2", array, size(0), bytes([255, 51]), size(2))
resource, texture, surface, reference, other = Resource(0), c_uint64(), c_uint64(), c_void_p(), c_void_p()
resource.of.handle = array
desc = Texture(address=(3, 3, 3), border=(7.5, 0, 0, 0))
call("cuTexObjectCreate", byref(texture), byref(resource), byref(desc), None)
call("cuSurfObjectCreate", byref(surface), byref(resource))
call("cuModuleGetTexRef", byref(reference), module, b"ref")
call("cuModuleGetTexRef", byref(other), module, b"ref")
assert other.value == reference.value
call("cuModuleGetTexRef", byref(other), module, b"none", expected=500)
call("cuTexRefSetArray", reference, array, 1)
call("cuModuleGetSurfRef", byref(other), module, b"surf")
call("cuSurfRefSetArray", other, array, 0)
def sample(x):
    values = pointer, texture, c_float(x), surface
    arguments = (c_void_p * 4)(*map(ctypes.addressof, values))
    call("cuLaunchKernel", kernel, 1, 1, 1, 1, 1, 1, 0, None, arguments, None)
    out = (c_float * 2)()
    call("cuMemcpyDtoH_v2", out, pointer, size(8))
    ints = (c_int * 2)()
    call("cuMemcpyDtoH_v2", ints, c_uint64(pointer.value + 8), size(8))
    return [round(value, 6) for value in out], list(ints)
"""


def test_textures_surfaces_and_references() -> None:
    done = run_python(
        TEXTURES
        + """
assert sample(0.5) == ([1, 1], [51, 255]), sample(0.5)
assert sample(-2.5) == ([7.5, 1], [51, 255]), sample(-2.5)      # the border, and the reference clamps
call("cuTexRefSetAddressMode", reference, 0, 3)
call("cuTexRefSetBorderColor", reference, (c_float * 4)(2.5))
assert sample(-2.5) == ([7.5, 2.5], [51, 255])
call("cuTexRefSetFilterMode", reference, 1)
number, mode, value = c_uint(), c_int(), c_float()
call("cuTexRefGetFilterMode", byref(mode), reference)
call("cuTexRefGetArray", byref(other), reference)
assert (mode.value, other.value) == (1, array.value)
assert sample(1.0)[0] == [7.5, 0.6], sample(1.0)                # halfway between both elements
call("cuTexRefSetFlags", reference, 1, expected=1)              # integers are not interpolated
call("cuTexRefGetMipmappedArray", byref(other), reference, expected=1)

found, back = Resource(), Texture()
call("cuTexObjectGetResourceDesc", byref(found), texture)
call("cuTexObjectGetTextureDesc", byref(back), texture)
assert (found.kind, found.of.handle) == (0, array.value)
assert list(back.address) == [3, 3, 3] and back.border[0] == 7.5 and back.flags == 0
call("cuTexObjectGetResourceViewDesc", byref(back), texture, expected=1)
call("cuSurfObjectGetResourceDesc", byref(found), texture, expected=1)
resource = Resource(3)
resource.of.memory = Memory(pointer.value, 32, 1, 8, 4, 32)
desc = Texture(flags=2 | 16)
call("cuTexObjectCreate", byref(texture), byref(resource), byref(desc), None)
call("cuTexObjectGetResourceDesc", byref(found), texture)
assert bytes(found.of.memory) == bytes(resource.of.memory)
call("cuTexObjectGetTextureDesc", byref(back), texture)
assert back.flags == 2 | 16
call("cuTexObjectDestroy", texture)
call("cuSurfObjectDestroy", surface)
call("cuTexObjectCreate", byref(texture), byref(resource), None, None, expected=1)
print("done")
"""
    )
    assert (done.returncode, done.stdout) == (0, "done\n"), done.stderr


def test_a_program_of_nvcc_uses_arrays_and_textures(tmp_path: Path) -> None:
    if shutil.which("nvcc") is None:
        pytest.skip("no nvcc on PATH")
    source = Path(__file__).parents[2] / "examples" / "programs" / "driver_textures.cu"
    output = tmp_path / "program"
    options = "-w", "-cudart", "shared", f"-L{library_folder()}", "-lcuda"
    subprocess.run(["nvcc", str(source), *options, "-o", str(output)], check=True)
    done = run(str(output))
    assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "0 of 64 values are wrong"), done.stderr
