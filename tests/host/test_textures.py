"""Arrays, textures and surfaces of whole programs: resources of every kind, descriptions, copies, errors."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from .test_programs import program

pytestmark = pytest.mark.skipif(shutil.which("g++") is None, reason="no g++ on PATH")

_HEAD = r"""
#include <cstdio>
#include <cstring>
#define E(call) do { cudaError_t made = (call); printf("%s\n", cudaGetErrorName(made)); } while (0)
#define T(call) do { cudaError_t made = (call); \
    if (made) printf("line %d: %s\n", __LINE__, cudaGetErrorName(made)); } while (0)
"""


def test_linear_and_pitched_memory(tmp_path: Path) -> None:
    made = program(
        tmp_path,
        _HEAD
        + r"""
      __global__ void line(cudaTextureObject_t t, float *o) {
        o[threadIdx.x] = tex1Dfetch<float>(t, (int)threadIdx.x - 1); }
      __global__ void plane(cudaTextureObject_t t, float *o) {
        o[threadIdx.x] = tex2D<float>(t, threadIdx.x + 0.5f, 1.5f); }
      int main() {
        float *o, v[12], *p; unsigned char *q, bytes[6] = {0, 51, 102, 153, 204, 255}; size_t pitch;
        for (int i = 0; i < 12; i++) v[i] = i + 1;
        cudaMallocManaged(&o, 64); cudaMalloc(&p, sizeof v);
          cudaMemcpy(p, v, sizeof v, cudaMemcpyHostToDevice);
        cudaResourceDesc r = {}; cudaTextureDesc d = {}; cudaTextureObject_t t;
        r.resType = cudaResourceTypeLinear; r.res.linear.devPtr = p;
          r.res.linear.desc = cudaCreateChannelDesc(32, 0, 0, 0, cudaChannelFormatKindFloat);
          r.res.linear.sizeInBytes = 16;
        T(cudaCreateTextureObject(&t, &r, &d, NULL)); line<<<1, 6>>>(t, o); T(cudaDeviceSynchronize());
        for (int i = 0; i < 6; i++) printf("%g ", o[i]);
        r.res.linear.devPtr = p + 10; T(cudaDestroyTextureObject(t));
          T(cudaCreateTextureObject(&t, &r, &d, NULL)); line<<<1, 6>>>(t, o); T(cudaDeviceSynchronize());
        for (int i = 0; i < 6; i++) printf("%g ", o[i]);
        T(cudaDestroyTextureObject(t)); T(cudaMallocPitch(&q, &pitch, 3, 2));
          T(cudaMemcpy2D(q, pitch, bytes, 3, 3, 2, cudaMemcpyHostToDevice));
        memset(&r, 0, sizeof r); r.resType = cudaResourceTypePitch2D; r.res.pitch2D.devPtr = q;
          r.res.pitch2D.desc = cudaCreateChannelDesc<unsigned char>();
        r.res.pitch2D.width = 3; r.res.pitch2D.height = 2; r.res.pitch2D.pitchInBytes = pitch;
        d.readMode = cudaReadModeNormalizedFloat; d.filterMode = cudaFilterModeLinear;
          d.addressMode[0] = cudaAddressModeBorder; d.borderColor[0] = 1;
        T(cudaCreateTextureObject(&t, &r, &d, NULL)); plane<<<1, 4>>>(t, o); T(cudaDeviceSynchronize());
        for (int i = 0; i < 4; i++) printf("%.2f ", o[i]); }""",
    )
    result = made.run()
    assert result.stdout == "0 1 2 3 4 0 0 11 12 0 0 0 0.60 0.80 1.00 1.00 "
    assert result.stderr == (
        "minicc: warning: a texture of 16 bytes begins 8 bytes before the end of its allocation;"
        " what it reads beyond is 0\n"
    )


def test_mipmaps_and_srgb(tmp_path: Path) -> None:
    made = program(
        tmp_path,
        _HEAD
        + r"""
      __global__ void levels(cudaTextureObject_t t, float *o) {
        o[threadIdx.x] = tex2DLod<float>(t, 0.5f, 0.5f, threadIdx.x * 0.5f); }
      __global__ void colour(cudaTextureObject_t t, float4 *o) { *o = tex1D<float4>(t, 0.5f); }
      int main() {
        float *o; cudaMallocManaged(&o, 64); cudaMipmappedArray_t m;
          cudaChannelFormatDesc f = cudaCreateChannelDesc<float>();
        T(cudaMallocMipmappedArray(&m, &f, make_cudaExtent(4, 4, 0), 3));
        for (int level = 0; level < 3; level++) {
          cudaArray_t a; T(cudaGetMipmappedArrayLevel(&a, m, level)); float v[16]; int n = 4 >> level;
          for (float &x : v) x = level * 10;
            T(cudaMemcpy2DToArray(a, 0, 0, v, n * 4, n * 4, n, cudaMemcpyHostToDevice)); }
        cudaResourceDesc r = {}; cudaTextureDesc d = {}; cudaTextureObject_t t;
        r.resType = cudaResourceTypeMipmappedArray; r.res.mipmap.mipmap = m; d.normalizedCoords = 1;
          d.mipmapFilterMode = cudaFilterModeLinear; d.maxMipmapLevelClamp = 1.75f;
        T(cudaCreateTextureObject(&t, &r, &d, NULL)); levels<<<1, 5>>>(t, o); T(cudaDeviceSynchronize());
        for (int i = 0; i < 5; i++) printf("%g ", o[i]);
        T(cudaDestroyTextureObject(t)); T(cudaFreeMipmappedArray(m));
        uchar4 texel = make_uchar4(0, 188, 255, 128); cudaArray_t a; f = cudaCreateChannelDesc<uchar4>();
          T(cudaMallocArray(&a, &f, 1)); T(cudaMemcpyToArray(a, 0, 0, &texel, 4, cudaMemcpyHostToDevice));
        memset(&d, 0, sizeof d); d.sRGB = 1; d.readMode = cudaReadModeNormalizedFloat;
          memset(&r, 0, sizeof r); r.res.array.array = a;
        T(cudaCreateTextureObject(&t, &r, &d, NULL)); colour<<<1, 1>>>(t, (float4 *)o);
          T(cudaDeviceSynchronize()); printf("%.3f %.3f %.3f %.3f\n", o[0], o[1], o[2], o[3]); }""",
    )
    result = made.run()
    assert (result.stdout, result.stderr) == ("0 5 10 15 17.5 0.000 0.503 1.000 0.502\n", "")


def test_descriptions_and_copies(tmp_path: Path) -> None:
    made = program(
        tmp_path,
        _HEAD
        + r"""
      int main() {
        cudaArray_t a, b, line; cudaChannelFormatDesc d = cudaCreateChannelDesc<short2>(), got; cudaExtent e;
          unsigned flags;
        T(cudaMallocArray(&a, &d, 5, 3)); T(cudaMallocArray(&b, &d, 5, 3)); T(cudaMallocArray(&line, &d, 7));
        T(cudaArrayGetInfo(&got, &e, &flags, a));
          printf("%d %d %d %d %d, %zu %zu %zu, %u\n", got.x, got.y, got.z, got.w, got.f, e.width, e.height,
            e.depth, flags);
        T(cudaArrayGetInfo(&got, &e, NULL, line)); printf("%zu %zu %zu\n", e.width, e.height, e.depth);
        short2 v[15], w[15] = {}; for (int i = 0; i < 15; i++) v[i] = make_short2(i, -i);
        T(cudaMemcpyToArray(a, 4, 1, v, 9 * 4, cudaMemcpyHostToDevice));
        T(cudaMemcpy2DArrayToArray(b, 4, 0, a, 8, 1, 12, 2));
          T(cudaMemcpy2DFromArray(w, 20, b, 0, 0, 20, 3, cudaMemcpyDeviceToHost));
        for (int i = 0; i < 15; i++) printf("%d ", w[i].x);
        E(cudaMemcpy2DToArray(a, 4, 0, v, 20, 20, 3, cudaMemcpyHostToDevice));
          E(cudaMemcpyToArray(a, 0, 2, v, 24, cudaMemcpyHostToDevice));
        cudaMemcpy3DParms p = {}; p.srcArray = a; p.srcPos = make_cudaPos(1, 1, 0);
          p.dstPtr = make_cudaPitchedPtr(w, 8, 2, 2); p.extent = make_cudaExtent(2, 2, 1);
          p.kind = cudaMemcpyDeviceToHost;
        T(cudaMemcpy3D(&p)); printf("%d %d %d %d\n", w[0].x, w[1].x, w[2].x, w[3].x);
        cudaResourceDesc r = {}, back; cudaTextureDesc t = {}, told; t.maxAnisotropy = 4;
          t.borderColor[2] = 0.5f; cudaTextureObject_t o; cudaSurfaceObject_t s; r.res.array.array = a;
        T(cudaCreateTextureObject(&o, &r, &t, NULL)); T(cudaGetTextureObjectResourceDesc(&back, o));
          T(cudaGetTextureObjectTextureDesc(&told, o));
        printf("%d %u %g\n", back.res.array.array == a, told.maxAnisotropy, told.borderColor[2]);
        T(cudaCreateSurfaceObject(&s, &r)); T(cudaGetSurfaceObjectResourceDesc(&back, s));
          printf("%d\n", back.res.array.array == a);
        t.filterMode = cudaFilterModeLinear; E(cudaCreateTextureObject(&o, &r, &t, NULL));
        d.y = 0; d.x = 24; E(cudaMallocArray(&a, &d, 5)); T(cudaFreeArray(line)); E(cudaFreeArray(line));
          T(cudaFreeArray(NULL)); }""",
    )
    result = made.run()
    assert result.stdout.splitlines() == [
        "16 16 0 0 0, 5 3 0, 0", "7 0 0", "0 1 2 3 0 0 6 7 8 0 0 0 0 0 0 cudaErrorInvalidValue",
        "cudaErrorInvalidValue", "0 1 5 6", "1 4 0.5", "1",
        "cudaErrorInvalidFilterSetting", "cudaErrorInvalidChannelDescriptor",
        "cudaErrorInvalidResourceHandle"]  # fmt: skip


def test_textures_of_freed_arrays(tmp_path: Path) -> None:
    made = program(
        tmp_path,
        _HEAD
        + r"""
      __global__ void k(cudaTextureObject_t t, float *o) { *o = tex2D<float>(t, 0, 0); }
      int main() {
        cudaArray_t a; cudaChannelFormatDesc d = cudaCreateChannelDesc<float>(); float *o; cudaMalloc(&o, 4);
          T(cudaMallocArray(&a, &d, 4, 4));
        cudaResourceDesc r = {}; cudaTextureDesc how = {}; cudaTextureObject_t t; r.res.array.array = a;
        T(cudaCreateTextureObject(&t, &r, &how, NULL)); T(cudaFreeArray(a)); k<<<1, 1>>>(t, o);
          E(cudaDeviceSynchronize()); }""",
    )
    result = made.run()
    assert "is not the handle of a texture" in result.stderr and "p.cu:8:" in result.stderr
    assert result.stdout.startswith("cudaError")


def test_structures_are_laid_out_as_cudas(tmp_path: Path) -> None:
    """Check the sizes that nvcc 13 computes for its own headers."""
    made = program(
        tmp_path,
        _HEAD
        + r"""
      #include <cstddef>
      #define S(t, m) (int)sizeof(t), (int)offsetof(t, m)
      int main() { printf("%d %d %d %d %d %d %d %d\n", S(cudaResourceDesc, flags), S(cudaTextureDesc,
        seamlessCubemap), S(cudaResourceViewDesc, reserved), S(cudaChannelFormatDesc, f)); }""",
    )
    assert made.run().stdout == "144 136 72 68 112 48 20 16\n"
