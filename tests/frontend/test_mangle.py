"""Symbols against nvcc's: one file of kernels, the same names in the same order from both compilers."""

import re
import shutil
import subprocess

import pytest

from minicc.frontend.types import mangle

from .test_lower import module_of

SOURCE = """
struct S { int a; float b; };
union U { int i; };
enum E { A };
typedef struct { float x; } Anon;
typedef float Real;
extern "C" __global__ void plain(int n) { }
__global__ void k1(int n, float a, const float *x, float *y) { }
__global__ void k2(S s, S *p, const S *q, const S *r, U u, U *pu) { }
__global__ void k3(float *__restrict__ a, const float *__restrict__ b, const float *const *c,
    float **d, volatile int *v) { }
__global__ void k4(float (*a)[10], const float (*b)[4], int m[3][5], float c[7]) { }
__global__ void k7(Anon a, Anon *b, Real r, E e, E *pe) { }
__global__ void k8() { }
__global__ void k9(bool a, char b, signed char c, unsigned char d, short e,
    unsigned short f, unsigned g, long h, unsigned long i, long long j, unsigned long long k, double l) { }
__global__ void k10(const int n, int *const p, const volatile int *q, size_t s) { }
__global__ void k11(int **a, const int **b, int *const *c, const int *const *d, int ***e) { }
__global__ void k12(float (*a)[10][20], const float (*b)[10][20], float (*c)[10][20],
    S *d, const S *e, S **f, const S **g) { }
__global__ void k13(int *a, int *b, long *c, long *d, int *e, S f, S g, S *h,
    unsigned char *i, unsigned char *j, volatile S *k, volatile S *l) { }
__global__ void k14(void (*f)(int, float *), float *g, int (*h)(int (*)(float *), float *)) { }
__global__ void a_name_with_many_letters_and_digits_0123456789(char **c, char ***d,
    const char *const *const *e) { }
__global__ void overloaded(int a) { }
__global__ void overloaded(float a) { }
__global__ void overloaded(int *a, ...);
"""
SOURCE = SOURCE.replace("__global__ void overloaded(int *a, ...);\n", "")

PACKS = """
template <int... Is> struct Seq {};
template <class... A> struct Tup {};
template <int A, class... B> struct Mix {};
template <int... Is> __global__ void p1(Seq<Is...> s) {}
template __global__ void p1<1, 2>(Seq<1, 2>);
template <int... Is> __global__ void p2(Seq<0, Is...> s, Seq<(Is + 1)...> t) {}
template __global__ void p2<1, 2>(Seq<0, 1, 2>, Seq<2, 3>);
template <class... A> __global__ void p3(Tup<A *...> s, Tup<Tup<A>...> t, Tup<A..., int> u) {}
template __global__ void p3<int, float>(Tup<int *, float *>, Tup<Tup<int>, Tup<float>>, Tup<int, float, int>);
template <class... A> __global__ void p4(const A *...p) {}
template __global__ void p4<int, float>(const int *, const float *);
template <class... A> __global__ void p5(Tup<const A...> t, Mix<sizeof...(A), A...> m) {}
template __global__ void p5<int, float>(Tup<const int, const float>, Mix<2, int, float>);
template <bool... B> __global__ void p8(int *p) {}
template __global__ void p8<true, false>(int *);
template <size_t... B> __global__ void p9(int *p) {}
template __global__ void p9<1, 2>(int *);
template <class T, T... B> __global__ void p10(int *p) {}
template __global__ void p10<char, 1, 2>(int *);
namespace ns { template <class... A> struct Q {}; template <class... A> using Al = Q<int, A...>; }
template <class... A> __global__ void p11(ns::Q<A...> q, ns::Al<A...> r) {}
template __global__ void p11<int, float>(ns::Q<int, float>, ns::Q<int, int, float>);
template <class... A> using Al2 = Tup<A..., int>;
template <class... A> __global__ void p12(Al2<A...> q, A *...r) {}
template __global__ void p12<int, float>(Tup<int, float, int>, int *, float *);
template <class A, class... R> __global__ void p13(A a, R... r) {}
template __global__ void p13<int>(int);
template __global__ void p13<int, float *, Tup<>>(int, float *, Tup<>);
template <class... A> __global__ void p14(void (*f)(A...), A... a) {}
template __global__ void p14<int, float>(void (*f)(int, float), int, float);
"""
SOURCE += PACKS


def test_kernels_have_nvccs_names(tmp_path):
    nvcc = shutil.which("nvcc")
    if nvcc is None:
        pytest.skip("nvcc not found")
    (tmp_path / "a.cu").write_text(SOURCE)
    subprocess.run([nvcc, "-ptx", "a.cu", "-o", "a.ptx"], cwd=tmp_path, check=True, capture_output=True)
    expected = re.findall(r"\.entry (\w+)\(", (tmp_path / "a.ptx").read_text())
    assert list(module_of(SOURCE).signatures) == expected
    assert len(expected) == SOURCE.count("__global__") - len(
        re.findall("^template <.*__global__", PACKS, re.M)
    )


def test_names_known_from_nvcc():
    result = list(module_of(SOURCE).signatures)
    assert "_Z2k2SPS_PKS_S2_1UPS3_".replace("k2S", "k21S") in result
    assert "_Z2k4PA10_fPA4_KfPA5_iPf" in result
    assert "_Z3k14PFviPfES_PFiPFiS_ES_E" in result


def test_scopes_and_locals():
    assert mangle.function_symbol("f", (), ("N", "M")) == "_ZN1N1M1fEv"
    assert mangle.variable_symbol("v", ("N",)) == "_ZN1N1vE"
    assert mangle.variable_symbol("v") == "v"
    assert mangle.local_symbol("_Z1kPf", "s") == "_ZZ1kPfE1s"
    assert [mangle.local_symbol("k", "s", n) for n in (0, 1, 2, 12)] == [
        "_ZZ1kE1s",
        "_ZZ1kE1s_0",
        "_ZZ1kE1s_1",
        "_ZZ1kE1s__11_",
    ]
