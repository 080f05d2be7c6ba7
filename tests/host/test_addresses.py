"""Addresses of kernels as values of host code: stored, compared, passed in many forms, and launched."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import minicc

pytestmark = pytest.mark.skipif(shutil.which("g++") is None, reason="no g++ on PATH")

FORMS = r"""#include <cstdio>
#include <cstring>
#include <functional>
#include <map>
#include <string>
#include <typeinfo>
#include <utility>
#include <vector>
#include <tuple>
#include <type_traits>
__global__ void a(int *p) { *p = 1; }
__global__ void b(int *p) { *p = 2; }
static __global__ void s(int *p) { *p = 3; }
namespace { __global__ void anon(int *p) { *p = 4; } }
namespace n { namespace m { __global__ void k(int *p) { *p = 5; } } }
template <class T, int N> __global__ void t(T *p) { *p = T(N); }
template <class T> __global__ void t2(T *p, T v) { *p = v; }
template <class... A> __global__ void var(int *p, A... v) { *p = (0 + ... + int(v)); }
template <int> __global__ void spec(int *p); template <> __global__ void spec<3>(int *p) { *p = 33; }
extern "C" __global__ void c_name(int *p) { *p = 6; }
struct H { template <class F> static void go(F f, int *p) { f<<<1, 1>>>(p); } static void (*get())(int *) {
  return b; } };
typedef void (*K)(int *);
using Fn = void(int *);
static const K table[] = {a, b, s, anon, n::m::k, t<int, 7>, spec<3>, c_name};
K global_k = t<int, 8>;
struct Entry { const char *name; const void *f;
  } entries[] = {{"a", (const void *)a}, {"t", (const void *)(void (*)(int *))t<int, 9>}, {"n",
    (void *)&n::m::k}};
template <K k> int launch_t(int *p) { k<<<1, 1>>>(p); cudaDeviceSynchronize(); return *p; }
template <auto k> int launch_a(int *p) { k<<<1, 1>>>(p); cudaDeviceSynchronize(); return *p; }
int via(K k, int *p) { k<<<1, 1>>>(p); cudaDeviceSynchronize(); return *p; }
int vref(Fn &k, int *p) { k<<<1, 1>>>(p); cudaDeviceSynchronize(); return *p; }
int vptr(const void *k, int *p) { void *args[] = {&p};
  cudaError_t e = cudaLaunchKernel(k, dim3(1), dim3(1), args, 0, 0);
  if (e) printf("[%s]", cudaGetErrorName(e)); cudaDeviceSynchronize(); return *p; }
template <class F, class... A> int any(F f, int *p, A... v) { f<<<1, 1>>>(p, v...); cudaDeviceSynchronize();
  return *p; }
template <class F, class... A> int exx(F *f, int *p, A... v) { cudaLaunchConfig_t c = {}; c.gridDim = 1;
  c.blockDim = 1; cudaLaunchKernelEx(&c, f, p, v...); cudaDeviceSynchronize(); return *p; }
K pick(bool x) { return x ? a : b; }
struct Launcher { K k; int operator()(int *p) const { k<<<1, 1>>>(p); cudaDeviceSynchronize(); return *p; } };
class Base { public: virtual K kernel() const = 0; virtual ~Base() {} int run(int *p) { kernel()<<<1, 1>>>(p);
  cudaDeviceSynchronize(); return *p; } };
template <int N> class Derived : public Base { K kernel() const override { return &t<int, N>; } };
constexpr K ck = a;
int main() { int *p; cudaMallocManaged(&p, 64);
 for (K k : table) printf("%d ", via(k, p)); puts("");
 for (auto &e : entries) printf("%s=%d ", e.name, vptr(e.f, p)); printf("%d\n", via(global_k, p));
 printf("%d %d %d ", launch_t<a>(p), launch_t<t<int, 11>>(p), launch_a<n::m::k>(p));
   printf("%d %d\n", vref(b, p), via(H::get(), p));
 H::go(a, p); cudaDeviceSynchronize(); printf("%d ", *p);
   printf("%d %d ", any(t2<int>, p, 21), any(t2<int>, p, 22));
   printf("%d ", any(var<char, float>, p, 'a', 2.5f)); printf("%d %d\n", exx(t2<int>, p, 31), exx(a, p));
 std::map<std::string, K> m{{"x", a}, {"y", t<int, 13>}}; printf("%d ", via(m["y"], p));
   std::function<void(int *)> f = [](int *q) { b<<<1, 1>>>(q); cudaDeviceSynchronize(); }; f(p);
   printf("%d ", *p);
 std::vector<std::pair<const void *, int>> v{{(void *)t<int, 14>, 1}, {(void *)&a, 2}};
   for (auto &[k, i] : v) printf("%d ", vptr(k, p)); auto tup = std::make_tuple(&a, &t<int, 15>);
   printf("%d ", via(std::get<1>(tup), p)); puts("");
 printf("%d%d%d%d ", pick(true) == a, pick(false) == &b, table[5] == t<int, 7>, (void *)t<int,
   7> == (void *)t<int, 8>); printf("%d %d ", Launcher{t<int, 16>}(p), via(ck, p)); Derived<17> d;
     printf("%d ", d.run(p)); auto l = t<int, 18>; l<<<1, 1>>>(p); cudaDeviceSynchronize();
       printf("%d ", *p); (*l)<<<1, 1>>>(p); (pick(true))<<<1, 1>>>(p); (*p ? a : b)<<<1, 1>>>(p);
         table[2]<<<1, 1>>>(p); cudaDeviceSynchronize(); printf("%d\n", *p);
 cudaFuncAttributes at;
   printf("%d %d ", cudaFuncGetAttributes(&at, t<float, 3>), cudaFuncGetAttributes(&at,
     (const void *)t<double, 3>)); printf("%d ", cudaFuncSetAttribute(t<float, 3>,
       cudaFuncAttributeMaxDynamicSharedMemorySize, 65536)); cudaFuncGetAttributes(&at, (void *)t<float, 3>);
         printf("%d ", at.maxDynamicSharedSizeBytes);
 int bl; printf("%d ", cudaOccupancyMaxActiveBlocksPerMultiprocessor(&bl, t<short, 3>, 128, 0)); int g, bs;
   printf("%d ", cudaOccupancyMaxPotentialBlockSize(&g, &bs, t<long, 3>, 0, 0));
   printf("%d ", cudaOccupancyMaxPotentialBlockSizeVariableSMem(&g, &bs, t<char, 3>, [](int n) { return n;
     })); printf("%d\n", cudaFuncSetCacheConfig(t<unsigned, 3>, cudaFuncCachePreferL1));
 cudaFunction_t fn; printf("%d ", cudaGetFuncBySymbol(&fn, (const void *)t<float, 4>)); const char *name;
   cudaFuncGetName(&name, (const void *)n::m::k); printf("%s ", name);
   cudaFuncGetName(&name, (const void *)c_name); printf("%s ", name); cudaKernel_t kk;
   printf("%d\n", cudaGetKernel(&kk, (const void *)t<float, 5>));
 void *args[] = {&p}; int vv = 77; void *args2[] = {&p, &vv};
   printf("%d ", cudaLaunchKernel(t<int, 19>, 1, 1, args));
   printf("%d ", cudaLaunchKernel(t2<int>, 1, 1, args2)); cudaDeviceSynchronize(); printf("%d ", *p);
   printf("%d ", cudaLaunchCooperativeKernel((void *)t<int, 20>, 1, 1, args)); cudaDeviceSynchronize();
   printf("%d ", *p); printf("%d ", cudaLaunchKernel((const void *)main, 1, 1, args));
   printf("%d\n", cudaLaunchKernel((const void *)&vv, 1, 1, args));
 reinterpret_cast<void (*)(int *)>(reinterpret_cast<void *>(a))<<<1, 1>>>(p); cudaDeviceSynchronize();
   printf("%d ", *p); static_cast<void (*)(int *, int)>(t2)<<<1, 1>>>(p, 41); cudaDeviceSynchronize();
   printf("%d ", *p); void (*q)(float *, float) = t2; float *fp; cudaMallocManaged(&fp, 4);
   q<<<1, 1>>>(fp, 1.5f); cudaDeviceSynchronize(); printf("%g ", *fp);
   std::invoke([&](K k) { k<<<1, 1>>>(p); }, b); cudaDeviceSynchronize(); printf("%d ", *p);
   unsigned long long bits = (unsigned long long)(void *)t<int, 23>; printf("%d\n", vptr((void *)bits, p)); }
"""


def test_forms(tmp_path: Path) -> None:
    (tmp_path / "p.cu").write_text(FORMS)
    result = minicc.Program(tmp_path / "p.cu").run()
    assert result.stdout.splitlines() == [
        "1 2 3 4 5 7 33 6 ",
        "a=1 t=9 n=5 8",
        "1 11 5 2 2",
        "1 21 22 99 31 1",
        "13 2 14 1 15 ",
        "1110 16 1 17 18 3",
        "0 0 0 65536 0 0 0 0",
        "0 _ZN1n1m1kEPi c_name 0",
        "0 0 77 0 20 98 98",
        "1 41 1.5 2 23",
    ]
    assert "no kernel is at this address" in result.stderr


HEADER = r"""#pragma once
#include <cuda_runtime.h>
template <class T> __global__ void tmpl(T *p, T v) { *p = v; }
__global__ void fromB(int *p);
extern "C" __global__ void c_k(int *p);
typedef void (*K)(int *);
const void *addr_in_b(); const void *static_in_b(); K tableb(int i);
template <int N> __global__ void ext(int *p);
struct Reg { Reg(const char *n, const void *f); };
inline __global__ void inl(int *p) { *p = 50; }
"""
FIRST = r"""#include "h.cuh"
#include <cstdio>
#include <vector>
static __global__ void same(int *p) { *p = 100; }
std::vector<std::pair<const char *, const void *>> &reg() {
  static std::vector<std::pair<const char *, const void *>> r; return r; }
Reg::Reg(const char *n, const void *f) { reg().push_back({n, f}); cudaFuncAttributes a;
  if (cudaFuncGetAttributes(&a, f)) printf("bad %s\n", n); }
static Reg r1("same_a", (const void *)same), r2("tmpl", (const void *)tmpl<int>);
static int early = [] { int *p, v; cudaMalloc(&p, 4); same<<<1, 1>>>(p);
  cudaMemcpy(&v, p, 4, cudaMemcpyDeviceToHost); cudaFree(p); return v; }();
extern "C" int from_cpp(int *p);
int run(const void *f, int *p, int v = 7) { void *a[] = {&p, &v};
  cudaError_t e = cudaLaunchKernel(f, 1, 1, a, 0, 0); if (e) printf("%s ", cudaGetErrorString(e));
  cudaDeviceSynchronize(); return *p; }
int main() { int *p; cudaMallocManaged(&p, 4); printf("%d ", early);
 for (auto &[n, f] : reg()) printf("%s=%d ", n, run(f, p)); puts("");
 printf("%d %d %d ", addr_in_b() == (const void *)tmpl<int>, static_in_b() != (const void *)same,
   run(static_in_b(), p)); fromB<<<1, 1>>>(p); cudaDeviceSynchronize(); printf("%d ", *p);
     printf("%d %d %d ", run((const void *)c_k, p), run((void *)ext<5>, p), run((void *)tableb(1), p));
 inl<<<1, 1>>>(p); cudaDeviceSynchronize(); printf("%d %d ", *p, run((void *)inl, p));
   printf("%d\n", from_cpp(p)); }
"""
SECOND = r"""#include "h.cuh"
static __global__ void same(int *p) { *p = 200; }
__global__ void fromB(int *p) { *p = 300; }
extern "C" __global__ void c_k(int *p) { *p = 400; }
template <int N> __global__ void ext(int *p) { *p = N * 100; } template __global__ void ext<5>(int *);
static Reg r("same_b", (const void *)same), r3("b", (const void *)fromB);
const void *addr_in_b() { return (const void *)tmpl<int>; } const void *static_in_b() {
  return (const void *)same; }
static K tb[] = {same, inl, fromB}; K tableb(int i) { return tb[i]; }
"""
HOST = r"""#include <cuda_runtime.h>
__global__ void fromB(int *p);
extern "C" __global__ void c_k(int *p);
extern "C" int from_cpp(int *p) { void *a[] = {&p};
  cudaLaunchKernel((const void *)fromB, dim3(1), dim3(1), a, 0, 0); cudaDeviceSynchronize(); int x = *p;
  cudaLaunchKernel((const void *)c_k, dim3(1), dim3(1), a, 0, 0); cudaDeviceSynchronize(); return x + *p; }
"""


def test_units_and_constructors(tmp_path: Path) -> None:
    """Check that a template's instance has one address, a static kernel one for each unit; constructors that
    run before `main` may use them and launch.
    """
    for name, text in (("h.cuh", HEADER), ("a.cu", FIRST), ("b.cu", SECOND), ("c.cpp", HOST)):
        (tmp_path / name).write_text(text)
    result = minicc.Program(tmp_path / "a.cu", tmp_path / "b.cu", tmp_path / "c.cpp").run()
    assert (result.stdout, result.stderr) == (
        "100 same_a=100 tmpl=7 same_b=200 b=300 \n1 1 200 300 400 500 50 50 50 700\n",
        "",
    )
