"""The driver API's linker, and its arrays, textures and copies."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from .test_programs import program

pytestmark = pytest.mark.skipif(shutil.which("g++") is None, reason="no g++ on PATH")

HEAD = r"""
#include <cstdio>
#include <cstring>
#include <cuda.h>
static const char *head = ".version 7.0 .target sm_70 .address_size 64\n";
static char text[4096];
static CUresult add(CUlinkState s, const char *body) { snprintf(text, sizeof text, "%s%s", head, body);
  return cuLinkAddData(s, CU_JIT_INPUT_PTX, text, strlen(text) + 1, "part.ptx", 0, 0, 0); }
int main() { CUcontext c; cuInit(0); cuDevicePrimaryCtxRetain(&c, 0); CUlinkState s; void *image; size_t size;
  CUmodule m; CUfunction f; CUarray a; CUdeviceptr p; (void)p; (void)a; (void)f; (void)m;
  char log[64] = "?"; CUjit_option options[] = {CU_JIT_ERROR_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES};
    void *values[] = {log, (void *)sizeof log};
  cuLinkCreate(2, options, values, &s); (void)add; (void)image; (void)size;
"""
BODIES = {
    "a definition in two parts": (r"""add(s, ".visible .func f { ret; }");
      add(s, ".visible .func f { ret; }");
      printf("%d ", cuLinkComplete(s, &image, &size)); printf("%.48s", log);""",
                                  "218 part.ptx:2:16: error: multiple definition of 'f'"),
    "what is no PTX": (r"""printf("%d ", add(s, "nonsense")); printf("%d ", log[0] == 'p');
      printf("%d ", cuLinkAddData(s, CU_JIT_INPUT_CUBIN, text, 4, 0, 0, 0, 0));
        printf("%d %d", cuLinkAddFile(s, CU_JIT_INPUT_LIBRARY, "/none/libcudadevrt.a", 0, 0, 0),
          cuLinkAddFile(s, CU_JIT_INPUT_PTX, "/none/x.ptx", 0, 0, 0));""", "218 1 209 0 301"),
    "what nobody defines": (r"""add(s, ".extern .func g; .visible .entry k { call g; ret; }");
      printf("%d ", cuLinkComplete(s, &image, &size));
      printf("%d %d", cuModuleLoadData(&m, image), log[0]);""",
                            "0 218 0"),
    "names across parts": (r"""add(s, ".visible .global .u32 v = 7; .visible .entry k { ret; }");
      add(s, ".extern .global .u32 v; .visible .entry l { .reg .b32 %r; ld.global.u32 %r, [v]; "
        "st.global.u32 [v], 9; ret; }");
        cuLinkComplete(s, &image, &size); printf("%d ", size == strlen((char *)image) + 1);
          cuModuleLoadData(&m, image); cuLinkDestroy(s); int n = 0; cuModuleGetGlobal(&p, &size, m, "v");
          cuMemcpyDtoH(&n, p, 4);
        printf("%d ", n); cuModuleGetFunction(&f, m, "l"); cuLaunchKernel(f, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0);
          cuMemcpyDtoH(&n, p, 4); CUtexref t;
          printf("%d %d", n, cuModuleGetTexRef(&t, m, "none"));""", "1 7 9 500"),
    "descriptions of arrays": (r"""CUDA_ARRAY_DESCRIPTOR d = {5, 0, CU_AD_FORMAT_SIGNED_INT16, 2};
      printf("%d ", cuArrayCreate(&a, &d)); d = {}; cuArrayGetDescriptor(&d, a);
        printf("%zu %zu %d %u ", d.Width, d.Height, d.Format, d.NumChannels);
        short h[10] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, b[10] = {}; cuMemcpyHtoA(a, 4, h, 16);
          cuMemcpyAtoH(b, a, 8, 12); printf("%d %d ", b[0], b[5]); cuArrayDestroy(a);
          CUDA_ARRAY3D_DESCRIPTOR e;
        printf("%d ", cuArray3DGetDescriptor(&e, a)); CUmipmappedArray w;
          e = {8, 8, 0, CU_AD_FORMAT_HALF, 4, 0}; cuMipmappedArrayCreate(&w, &e, 3);
          cuMipmappedArrayGetLevel(&a, w, 1); cuArray3DGetDescriptor(&e, a);
        printf("%zu %zu %d %d", e.Width, e.Height, e.Format, cuMipmappedArrayDestroy(w));""",
        "0 5 0 9 2 3 8 400 4 4 16 0"),
    "boxes": (r"""CUDA_ARRAY3D_DESCRIPTOR e = {4, 3, 2, CU_AD_FORMAT_UNSIGNED_INT8, 1, 0};
      cuArray3DCreate(&a, &e); unsigned char h[24], b[8] = {}; for (int i = 0; i < 24; i++) h[i] = i;
        CUDA_MEMCPY3D k = {};
        k.srcMemoryType = CU_MEMORYTYPE_HOST; k.srcHost = h; k.srcPitch = 4; k.srcHeight = 3;
          k.dstMemoryType = CU_MEMORYTYPE_ARRAY; k.dstArray = a; k.WidthInBytes = 4; k.Height = 3;
          k.Depth = 2; printf("%d ", cuMemcpy3D(&k));
        k = {}; k.srcMemoryType = CU_MEMORYTYPE_ARRAY; k.srcArray = a; k.srcXInBytes = 1; k.srcY = 1;
          k.srcZ = 0; k.dstMemoryType = CU_MEMORYTYPE_HOST; k.dstHost = b; k.dstPitch = 2; k.WidthInBytes = 2;
          k.Height = 2; k.Depth = 2;
        printf("%d ", cuMemcpy3D(&k)); for (int i = 0; i < 8; i++) printf("%d ", b[i]); k.srcY = 2;
          printf("%d ", cuMemcpy3D(&k)); cuMemAlloc(&p, 64); CUDA_MEMCPY2D q = {};
          q.srcMemoryType = CU_MEMORYTYPE_HOST; q.srcHost = h;
        q.srcPitch = 8; q.srcXInBytes = 2; q.dstMemoryType = CU_MEMORYTYPE_DEVICE; q.dstDevice = p;
          q.dstPitch = 4; q.WidthInBytes = 3; q.Height = 2; cuMemcpy2DAsync(&q, 0); cuMemcpyDtoH(b, p, 8);
          printf("%d %d %d", b[0], b[2], b[4]);""",
              "0 0 5 6 9 10 17 18 21 22 1 2 4 10"),
    "bytes as fractions": (r"""CUDA_ARRAY_DESCRIPTOR d = {2, 1, CU_AD_FORMAT_UNSIGNED_INT8, 1};
      cuArrayCreate(&a, &d); unsigned char h[2] = {255, 51}; cuMemcpyHtoA(a, 0, h, 2);
        add(s, ".global .texref t; .visible .entry k(.param .u64 q) { .reg .b64 %q; .reg .f32 %a, %n, %x; "
          "ld.param.u64 %q, [q]; mov.f32 %x, 0f3F800000; tex.2d.v4.f32.f32 {%a, %n, %n, %n}, [t, {%x, %x}]; "
            "st.global.f32 [%q], %a; ret; }");
        cuLinkComplete(s, &image, &size); cuModuleLoadData(&m, image); cuModuleGetFunction(&f, m, "k");
          CUtexref t; cuModuleGetTexRef(&t, m, "t"); cuTexRefSetArray(t, a, CU_TRSA_OVERRIDE_FORMAT);
          cuMemAlloc(&p, 4); void *args[] = {&p};
        float x; cuLaunchKernel(f, 1, 1, 1, 1, 1, 1, 0, 0, args, 0); cuMemcpyDtoH(&x, p, 4); printf("%g ", x);
          unsigned g; cuTexRefSetFlags(t, CU_TRSF_NORMALIZED_COORDINATES); cuTexRefGetFlags(&g, t); CUarray o;
          cuTexRefGetArray(&o, t);
        cuTexRefSetAddressMode(t, 0, CU_TR_ADDRESS_MODE_WRAP);
          cuLaunchKernel(f, 1, 1, 1, 1, 1, 1, 0, 0, args, 0); cuMemcpyDtoH(&x, p, 4);
          printf("%g %u %d", x, g, o == a);""", "0.2 1 2 1"),
}  # fmt: skip


@pytest.mark.parametrize("what", BODIES)
def test_driver(tmp_path: Path, what: str) -> None:
    body, said = BODIES[what]
    result = program(tmp_path, f"{HEAD}{body} }}").run()
    assert result.stdout == said, result.stderr
