"""Lambdas of host code that kernels take: what they capture, which class stands for them on both sides, and what is refused."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import minicc
from minicc.frontend.syntax.extended_lambdas import extended_lambdas
from minicc.frontend.syntax.local_names import Words
from minicc.host import rewrite as room
from minicc.host.device.objects import device_spelling
from minicc.host.rewrite.tokens import lines_of, tokens
from minicc.support.diagnostics import CompileError

needs_host_compiler = pytest.mark.skipif(shutil.which("g++") is None, reason="no g++ on PATH")


def read(text: str) -> list[str]:
    """What each lambda captures, the types and values it uses, and its constants."""
    found = tokens(text)
    words = Words([token.text for token in found])
    told = []
    for made in extended_lambdas(words, list(lines_of(text, [token.start for token in found]))):
        constants = [" ".join(words.text[c.first : c.end]) for c in made.constants]
        told.append("; ".join([" ".join(c.name for c in made.captures), " ".join(name for name, _ in made.given), *constants]))
    return told


@pytest.mark.parametrize("text, told", [
    ("void f(int *p, int n) { g([=] __device__ (int i) { p[i] = n + i + other; }); }", "n p; "),
    ("void f() { int a = 1, *b = &a, c[3]; auto [x, y] = pair(); g([=] __device__ { a; b; c; x; y; d; }); }", "a b c x y; "),
    ("void f() { { int inner; } for (int k = 0; k < 3; k++) g([=] __device__ { k; inner; }); }", "k; "),
    ("void f() { if (auto z = h(); z > 0) { g([=] __device__ { z; }); } }", "z; "),
    ("void f() { for (const auto &v : all) g([=] __device__ { return v; }); }", "v; "),
    ("void f() { std::vector<std::pair<int, int>> v(3), w{4}; ns::T<4> t = u < 3; g([=] __device__ { v; w; t; u; }); }", "t v w; "),
    ("void f(void (*call)(int), float m[3]) { g([=] __device__ { call(m[0]); }); }", "call m; "),
    ("void f(int n, int q) { g([q, r = n * 2] __device__ { q + r + n; }); }", "q r; "),
    ("void f() { int *p; make(&p, sizeof(int)); int (&r)[3] = *q, (*h)(int); g([=] __device__ (int i) { p[i] = int(r[i]); }); }", "p r; "),
    ("void f(int i) { g([=] __device__ (int i) { i; }); }", "; "),
    ("void f(int t) { g([=] __device__ { int t = 3; t; s.t; s->t; ns::t; }); }", "; "),
    ("void f(int t) { g([=] __device__ { s.t; }); g([=] __host__ __device__ { t; }); }", "; |t; "),
    ("void f() { static int s; constexpr int N = 4, M = N; const int k = N * 2; const int v = h(); g([=] __device__ { s + M + k + v; }); }",
     "v; ; constexpr int N = 4 , M = N ;; const int k = N * 2 ;"),
    ("template <class T, int N> struct S { typedef T value; static constexpr int B = N; void f(T *p) { using U = T *; g([=] __device__ { U q = p; value x = B + N; }); } };",
     "p; N U value; static constexpr int B = N ;"),
    ("template <class T> template <class V> void S<T>::f(V v) { g([=] __device__ { T(v); }); }", "v; T"),
    ("template <class T> void f(T v) { g([=] __device__ (int i) -> T { return v; }); }", "v; T"),
    ("void f() { auto h = [&](int n) { g([=] __device__ { n; }); }; }", "n; "),
    ("struct A { A(int n) : x(n), y{n} { g([=] __device__ { n; }); } int x, y; };", "n; "),
    ("__global__ void k() { int a[3] __device__ ; }", ""),
    ("struct S { int a; void f(int *p) { g([=] __device__ { p[0] = a; }); } };", "minicc_this p; "),
    ("struct S { int h(); void f() { g([=] __device__ { h(); }); g([*this] __device__ { h(); }); g([=] __device__ { }); } };", "minicc_this; |minicc_this; |; "),
    ("template <class T> struct S { T a; void f(T *p); }; template <class T> void S<T>::f(T *p) { g([=] __device__ { p[0] = T(a); }); }", "minicc_this p; T"),
    ("struct S : R { void f() { g([this] __device__ { this->a; a; }); } };", "minicc_this; "),
])
def test_captures(text: str, told: str) -> None:
    assert "|".join(read(text)) == told


def test_host_code_makes_an_object_of_the_captures() -> None:
    text = "namespace a {\ntemplate <class T> void f(T *p, int n) { each(n, [=] __device__ (int i) {\n p[i] = T(n); }); }\n}"
    made = room.rewrite(text).text
    assert made.count("\n") == text.count("\n")
    assert made.splitlines()[1].startswith('extern "C++" { namespace { template <class... T> struct minicc_lambda_2_0 : ::minicc_captures<T...>')
    assert "each(n, ::minicc_close<minicc_lambda_2_0, ::minicc_list<T>>(n, p)" in made


def test_device_code_knows_the_sizes_of_the_hosts_own_closures() -> None:
    both = "k<minicc_lambda_3_0<minicc_host<f<int>(int)::{lambda(int)#1}, 8ul, 8ul>, minicc_list<>, int*> >"
    assert device_spelling(both) == "k<minicc_lambda_3_0<minicc_host<8ul, 8ul>, minicc_list<>, int*> >"
    assert device_spelling("k<{lambda(int)#1}>") == "k<{lambda(int)#1}>"


@pytest.mark.parametrize("text, message", [
    ("void f(int n) { g([&] __device__ { n; }); }", "captures by reference"),
    ("void f(int n) { g([=, &n] __device__ { n; }); }", "captures by reference"),
    ("void f(int n) { g([m = n] __host__ __device__ { m; }); }", "has init-captures"),
    ("struct S { int a; void f(int n) { g([n] __device__ { a; }); } };", "uses 'a' and does not capture 'this'"),
    ("struct S { int a; void f() { g([] __device__ { this->a; }); } };", "uses 'this' and does not capture it"),
    ("template <class... T> void f(T... t) { g([t...] __device__ { }); }", "captures a pack"),
    ("template <class... T> void f() { g([=] __device__ { h<T...>(); }); }", "uses 'T', a pack"),
])
def test_what_is_refused(text: str, message: str) -> None:
    with pytest.raises(CompileError, match=message):
        room.rewrite(text)


HEAD = """
#include <cstdio>
template <class F> __global__ void k(F f, int n) { int i = threadIdx.x; if (i < n) f(i); }
template <class F> void each(int n, F f) { k<<<1, 32>>>(f, n); cudaDeviceSynchronize(); }
"""


@needs_host_compiler
def test_units_have_lambdas_of_their_own(tmp_path: Path) -> None:
    (tmp_path / "a.cu").write_text(HEAD + "void b(int *p); int main() { int *p; cudaMallocManaged(&p, 64); int n = 3;\n"
                                   'each(n, [=] __device__ (int i) { p[i] = n; }); printf("%d ", p[2]); b(p); printf("%d\\n", p[2]); }')
    (tmp_path / "b.cu").write_text(HEAD + "void b(int *p) { int n = 3;\neach(n, [=] __device__ (int i) { p[i] = n + 7; }); }")
    result = minicc.Program(tmp_path / "a.cu", tmp_path / "b.cu").run()
    assert (result.stdout, result.stderr) == ("3 10\n", "")


@needs_host_compiler
def test_members_of_the_object_that_a_lambda_captures(tmp_path: Path) -> None:
    """A copy of it, or its address, which kernels follow where it is managed memory. Private members are the lambda's own."""
    file = tmp_path / "p.cu"
    file.write_text(HEAD + """
#include <new>
template <class T> class Scale { T by; static const int more = 1; __host__ __device__ T of(T x) const { return by * x; }
 public:
  explicit Scale(T by) : by(by) {}
  void copied(T *p) { each(4, [=, *this] __device__ (int i) { p[i] = of(i) + more; }); by = 0; }
  void pointed(T *p) const { each(4, [=] __device__ (int i) { p[i] = this->by * i + of(i); }); }
  void outside(T *p); };
template <class T> void Scale<T>::outside(T *p) { each(4, [this, p] __device__ (int i) { p[i] = by; by += 0; }); by++; }
int main() { int *p; void *q; cudaMallocManaged(&p, 64); cudaMallocManaged(&q, 64); auto show = [&] { printf("%d %d\\n", p[0], p[3]); };
  Scale<int> here(5); here.copied(p); show(); auto &there = *new (q) Scale<int>(7); there.pointed(p); show(); there.outside(p); show(); }
""")
    result = minicc.Program(file).run()
    assert (result.stdout, result.stderr) == ("1 16\n0 42\n7 7\n", "")


@needs_host_compiler
def test_a_lambda_that_is_not_for_the_device(tmp_path: Path) -> None:
    file = tmp_path / "p.cu"
    file.write_text(HEAD + "int main() { int *p = 0; each(3, [=](int i) { p[i] = i; }); puts(cudaGetErrorName(cudaGetLastError())); }")
    result = minicc.Program(file).run()
    assert result.stdout == "cudaErrorInvalidDeviceFunction\n"
    assert "it takes a lambda that is not for the device, or captures by reference" in result.stderr
