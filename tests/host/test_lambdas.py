"""Lambdas of host code that kernels take: their captures, the class that represents them on both sides, and
rejected ones.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import minicc
from minicc.frontend.syntax.declarations.capture_analysis import LexicalScopes
from minicc.frontend.syntax.declarations.extended_lambdas import extended_lambdas
from minicc.host import rewrite as host_rewrite
from minicc.host.device.elf_symbols import device_spelling
from minicc.host.rewrite.tokens import lines_of, tokens
from minicc.support.diagnostics import CompileError

needs_host_compiler = pytest.mark.skipif(shutil.which("g++") is None, reason="no g++ on PATH")


def read(text: str) -> list[str]:
    """Return the captures of each lambda, the types and values that it uses, and its constants."""
    result = tokens(text)
    words = LexicalScopes([token.text for token in result])
    told = []
    for made in extended_lambdas(words, list(lines_of(text, [token.start for token in result]))):
        constants = [" ".join(words.text[c.first : c.end]) for c in made.constants]
        told.append(
            "; ".join(
                [
                    " ".join(c.name for c in made.captures),
                    " ".join(name for name, _ in made.template_parameters),
                    *constants,
                ]
            )
        )
    return told


@pytest.mark.parametrize(
    "text, told",
    [
        ("void f(int *p, int n) { g([=] __device__ (int i) { p[i] = n + i + other; }); }", "n p; "),
        (
            (
                "void f() { int a = 1, *b = &a, c[3]; auto [x, y] = pair(); g([=] __device__ { a; b; c; x; y;"
                " d; }); }"
            ),
            "a b c x y; ",
        ),
        ("void f() { { int inner; } for (int k = 0; k < 3; k++) g([=] __device__ { k; inner; }); }", "k; "),
        ("void f() { if (auto z = h(); z > 0) { g([=] __device__ { z; }); } }", "z; "),
        ("void f() { for (const auto &v : all) g([=] __device__ { return v; }); }", "v; "),
        (
            (
                "void f() { std::vector<std::pair<int, int>> v(3), w{4}; ns::T<4> t = u < 3; g([=] __device__"
                " { v; w; t; u; }); }"
            ),
            "t v w; ",
        ),
        ("void f(void (*call)(int), float m[3]) { g([=] __device__ { call(m[0]); }); }", "call m; "),
        ("void f(int n, int q) { g([q, r = n * 2] __device__ { q + r + n; }); }", "q r; "),
        (
            (
                "void f() { int *p; make(&p, sizeof(int)); int (&r)[3] = *q, (*h)(int); g([=] __device__ (int"
                " i) { p[i] = int(r[i]); }); }"
            ),
            "p r; ",
        ),
        ("void f(int i) { g([=] __device__ (int i) { i; }); }", "; "),
        ("void f(int t) { g([=] __device__ { int t = 3; t; s.t; s->t; ns::t; }); }", "; "),
        ("void f(int t) { g([=] __device__ { s.t; }); g([=] __host__ __device__ { t; }); }", "; |t; "),
        (
            (
                "void f() { static int s; constexpr int N = 4, M = N; const int k = N * 2; const int v = h();"
                " g([=] __device__ { s + M + k + v; }); }"
            ),
            "v; ; constexpr int N = 4 , M = N ;; const int k = N * 2 ;",
        ),
        (
            (
                "template <class T, int N> struct S { typedef T value; static constexpr int B = N; void f(T"
                " *p) { using U = T *; g([=] __device__ { U q = p; value x = B + N; }); } };"
            ),
            "p; N U value; static constexpr int B = N ;",
        ),
        ("template <class T> template <class V> void S<T>::f(V v) { g([=] __device__ { T(v); }); }", "v; T"),
        ("template <class T> void f(T v) { g([=] __device__ (int i) -> T { return v; }); }", "v; T"),
        ("void f() { auto h = [&](int n) { g([=] __device__ { n; }); }; }", "n; "),
        ("struct A { A(int n) : x(n), y{n} { g([=] __device__ { n; }); } int x, y; };", "n; "),
        ("__global__ void k() { int a[3] __device__ ; }", ""),
        ("struct S { int a; void f(int *p) { g([=] __device__ { p[0] = a; }); } };", "minicc_this p; "),
        (
            (
                "struct S { struct I { int k; } in, *at[2]; struct { int z; } un; void f(int q) { g([=]"
                " __device__ { in.k; int r = q; }); g([=] __device__ { un.z + at[0]->k; }); } };"
            ),
            "minicc_this q; |minicc_this; ",
        ),
        (
            (
                "struct S { int h(); void f() { g([=] __device__ { h(); }); g([*this] __device__ { h(); });"
                " g([=] __device__ { }); } };"
            ),
            "minicc_this; |minicc_this; |; ",
        ),
        (
            (
                "template <class T> struct S { T a; void f(T *p); }; template <class T> void S<T>::f(T *p) {"
                " g([=] __device__ { p[0] = T(a); }); }"
            ),
            "minicc_this p; T",
        ),
        ("struct S : R { void f() { g([this] __device__ { this->a; a; }); } };", "minicc_this; "),
        (
            (
                "template <class T> void f(T *p) { typedef typename C<T, D<1, 2>>::type L; g([=] __device__ {"
                " typedef typename L::sm P; const L *q = p; }); }"
            ),
            "p; L",
        ),
        (
            (
                "void f() { typedef void (*F)(int); typedef int A, *P; int typedef B; g([=] __device__ { F h;"
                " static const P q = 0; B b; A a; }); }"
            ),
            "; A B F P",
        ),
        (
            (
                "template <class V> void f(V v) { enum { has = !same<V, int>::value, two }; g([=] __device__"
                " { if (has) two; }); }"
            ),
            "; V; enum { has = ! same < V , int > :: value , two } ;",
        ),
        (
            (
                "void f(int n) { g([=] __device__ { if constexpr n { t; } }); g([=] __device__ { if constexpr"
                " (true) n }); g([=] __device__ { if constexpr (true) if }); }"
            ),
            "n; |n; |; ",
        ),
        ("void f(int *keys, S s) { g([=] __device__ { s.keys = h(keys); keys[0] = 1; }); }", "keys s; "),
        (
            (
                "template <class V> struct S { enum { has = sizeof(V) }; void f(int *p) { g([=] __device__ {"
                " p[0] = has; }); } };"
            ),
            "p; V; enum { has = sizeof ( V ) } ;",
        ),
    ],
)
def test_captures(text: str, told: str) -> None:
    assert "|".join(read(text)) == told


@pytest.mark.parametrize(
    "text, call",
    [
        (
            "template <class... T> void f(T... t) { g([=] __device__ { h<T...>(t...); }); }",
            "::minicc_list<::minicc_list<T...>>>(::minicc_packed(t...))",
        ),
        (
            "template <class... T> void f(int n, T &&... t) { g([t..., n] __device__ { n; }); }",
            "::minicc_list<>>(::minicc_packed(t...), n)",
        ),
        (
            "template <int... N> void f() { g([=] __device__ { h<N...>(); }); }",
            "::minicc_list<::minicc_list<::minicc_value<decltype(N), N>...>>>()",
        ),
        (
            "template <template <class> class P> void f() { g([=] __device__ { P<int> p; }); }",
            "::minicc_list<::minicc_template<P>>>()",
        ),
        (
            "template <class... T> void f(T... t) { g([=] __device__ (T... t) { h(t...); }, t...); }",
            "::minicc_list<::minicc_list<T...>>>()",
        ),
    ],
)
def test_packs_around_a_lambda(text: str, call: str) -> None:
    assert f"::minicc_close<minicc_lambda_1_0, {call}" in host_rewrite.rewrite(text).text


@needs_host_compiler
def test_lambdas_take_packs_along(tmp_path: Path) -> None:
    """Check packs of types in parameters, of values, of variables with and without `...` in the captures,
    empty ones, and templates.
    """
    file = tmp_path / "p.cu"
    file.write_text(r"""
#include <cstdio>
template <class F> __global__ void launch(F f) { f(threadIdx.x); }
template <class F, class... A> __global__ void launch_args(F f, A... a) { f(threadIdx.x, a...); }
template <class F, class... Args> void transform(F f, int n, Args... args) {
    auto k = [=] __device__ (int tid, Args... args) { auto g = [=](int j) { f(j, args...); };
      if (tid < n) g(tid); };
    launch_args<<<1, 32>>>(k, args...);
}
template <class... A> void sum(int *p, A... a) {
  launch<<<1, 1>>>([=] __device__ (int) { p[0] = (0 + ... + (int)a); p[1] = sizeof...(a) + sizeof...(A); }); }
template <class... A> void last(int *p, A... a) {
  launch<<<1, 1>>>([p, a...] __device__ (int) { int v[] = {(int)a...}; p[2] = v[sizeof...(a) - 1]; }); }
template <int... N> void values(int *p) {
  launch<<<1, 1>>>([=] __device__ (int) { int v[] = {N...}; p[3] = v[1] + sizeof...(N); }); }
template <class T> struct box { T v; };
template <template <class> class B, class T> void boxed(int *p, T t) { B<T> b{t};
  launch<<<1, 1>>>([=] __device__ (int) { B<int> c{2}; p[4] = b.v + c.v; }); }
template <class F, class... A> void call(int *p, F f, const A &... a) {
  launch<<<1, 1>>>([=] __device__ (int) mutable -> decltype(f(a...)) { p[5] = f(a...); return 0; }); }
template <class... A> void both(int *p, A... a) { auto f = [=] __host__ __device__ (int) {
  p[6] += (5 + ... + a); }; launch<<<1, 1>>>(f); cudaDeviceSynchronize(); f(0); }
struct add { template <class... T> __host__ __device__ int operator()(T... t) const { return (0 + ... + t); }
  };
int main() {
    int *p; cudaMallocManaged(&p, 64);
    transform([=] __device__ (int j, int *q, float s) { q[j + 8] = (int)(j * s); }, 4, p, 2.5f);
    sum(p, 1, 2.5, 'a'); last(p, 7, 8.9f); values<3, 4, 5>(p); boxed<box>(p, 40); call(p, add(), 1, 2, 3);
      both(p); both(p, 1, 2);
    printf("%d:", cudaDeviceSynchronize());
    for (int i = 0; i < 12; i++) printf(" %d", p[i]);
}""")
    result = minicc.Program(file).run()
    assert (result.stdout, result.stderr) == ("0: 100 6 8 7 42 6 26 0 0 2 5 7", "")


def test_host_code_makes_an_object_of_the_captures() -> None:
    text = (
        "namespace a {\ntemplate <class T> void f(T *p, int n) { each(n, [=] __device__ (int i) {\n p[i] ="
        " T(n); }); }\n}"
    )
    made = host_rewrite.rewrite(text).text
    assert made.count("\n") == text.count("\n")
    assert made.splitlines()[1].startswith(
        'extern "C++" { namespace { template <class... T> struct minicc_lambda_2_0 : ::minicc_captures<T...>'
    )
    assert "each(n, ::minicc_close<minicc_lambda_2_0, ::minicc_list<T>>(n, p)" in made


def test_device_code_knows_the_sizes_of_the_hosts_own_closures() -> None:
    both = "k<minicc_lambda_3_0<minicc_host<f<int>(int)::{lambda(int)#1}, 8ul, 8ul>, minicc_list<>, int*> >"
    assert device_spelling(both) == "k<minicc_lambda_3_0<minicc_host<8ul, 8ul>, minicc_list<>, int*> >"
    assert device_spelling("k<{lambda(int)#1}>") == "k<{lambda(int)#1}>"
    assert (
        device_spelling("k<minicc_list<minicc_value<S<1, int>::E, (S<1, int>::E)1>, minicc_value<true> > >")
        == "k<minicc_list<minicc_value<(S<1, int>::E)1>, minicc_value<true> > >"
    )


@pytest.mark.parametrize(
    "text, message",
    [
        ("void f(int n) { g([&] __device__ { n; }); }", "captures by reference"),
        ("void f(int n) { g([=, &n] __device__ { n; }); }", "captures by reference"),
        ("void f(int n) { g([m = n] __host__ __device__ { m; }); }", "has init-captures"),
        (
            "struct S { int a; void f(int n) { g([n] __device__ { a; }); } };",
            "uses 'a' and does not capture 'this'",
        ),
        (
            "struct S { int a; void f() { g([] __device__ { this->a; }); } };",
            "uses 'this' and does not capture it",
        ),
        (
            "template <class... T> void f(T... t) { g([...u = t] __device__ { }); }",
            "captures a pack with values of its own",
        ),
    ],
)
def test_rejected_programs(text: str, message: str) -> None:
    with pytest.raises(CompileError, match=message):
        host_rewrite.rewrite(text)


HEAD = """
#include <cstdio>
template <class F> __global__ void k(F f, int n) { int i = threadIdx.x; if (i < n) f(i); }
template <class F> void each(int n, F f) { k<<<1, 32>>>(f, n); cudaDeviceSynchronize(); }
"""


@needs_host_compiler
def test_units_have_lambdas_of_their_own(tmp_path: Path) -> None:
    (tmp_path / "a.cu").write_text(
        HEAD + "void b(int *p); int main() { int *p; cudaMallocManaged(&p, 64); int n = 3;\n"
        'each(n, [=] __device__ (int i) { p[i] = n; }); printf("%d ", p[2]); b(p); printf("%d\\n", p[2]); }'
    )
    (tmp_path / "b.cu").write_text(
        HEAD + "void b(int *p) { int n = 3;\neach(n, [=] __device__ (int i) { p[i] = n + 7; }); }"
    )
    result = minicc.Program(tmp_path / "a.cu", tmp_path / "b.cu").run()
    assert (result.stdout, result.stderr) == ("3 10\n", "")


@needs_host_compiler
def test_members_of_the_object_that_a_lambda_captures(tmp_path: Path) -> None:
    """Check captures of the object by copy, and by address, which kernels follow if it is in managed memory.
    Private members are accessible in the lambda.
    """
    file = tmp_path / "p.cu"
    file.write_text(
        HEAD
        + """
#include <new>
template <class T> class Scale { T by; static const int more = 1; __host__ __device__ T of(T x) const {
  return by * x; }
 public:
  explicit Scale(T by) : by(by) {}
  void copied(T *p) { each(4, [=, *this] __device__ (int i) { p[i] = of(i) + more; }); by = 0; }
  void pointed(T *p) const { each(4, [=] __device__ (int i) { p[i] = this->by * i + of(i); }); }
  void outside(T *p); };
template <class T> void Scale<T>::outside(T *p) {
  each(4, [this, p] __device__ (int i) { p[i] = by; by += 0; }); by++; }
int main() { int *p; void *q; cudaMallocManaged(&p, 64); cudaMallocManaged(&q, 64); auto show = [&] {
  printf("%d %d\\n", p[0], p[3]); };
  Scale<int> here(5); here.copied(p); show(); auto &there = *new (q) Scale<int>(7); there.pointed(p); show();
    there.outside(p); show(); }
"""
    )
    result = minicc.Program(file).run()
    assert (result.stdout, result.stderr) == ("1 16\n0 42\n7 7\n", "")


@needs_host_compiler
def test_a_lambda_that_is_not_for_the_device(tmp_path: Path) -> None:
    file = tmp_path / "p.cu"
    file.write_text(
        HEAD + "int main() { int *p = 0; each(3, [=](int i) { p[i] = i; });"
        " puts(cudaGetErrorName(cudaGetLastError())); }"
    )
    result = minicc.Program(file).run()
    assert result.stdout == "cudaErrorInvalidDeviceFunction\n"
    assert "it takes a lambda that is not for the device, or captures by reference" in result.stderr


HOSTED = (
    HEAD
    + """
#include <fstream>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <new>
#include <string>
#include <vector>
template <class T, class... A> T &make(A &&...a) { void *q; cudaMallocManaged(&q, sizeof(T));
  return *new (q) T(std::forward<A>(a)...); }
"""
)


@needs_host_compiler
def test_members_of_host_types_are_opaque_storage(tmp_path: Path) -> None:
    """Check the size that the host compiler computes, for each instance of a template: every later member has
    another offset if one is wrong.
    """
    file = tmp_path / "p.cu"
    file.write_text(
        HOSTED
        + """
namespace sim {
struct Impl { std::string a; int b; };
struct Params { int n; std::string name; double scale; };
template <class T, int N> class Solver {
  using Storage = std::vector<T>;
  char c; Storage host; bool flag = true; std::vector<bool> bits;
    std::map<std::string, T> m{{"a", T(1)}}, m2[2]; T room[N]; std::pair<T, std::string> pair;
  T by; std::function<void(int)> f = [](int) {}; char d; FILE *file = nullptr; std::mutex mu; long double ld;
    __int128 big; mutable std::mutex mm;
  std::unique_ptr<Impl> impl; Impl whole; const std::string &ref; Params params; const std::vector<T> *pv;
    static std::string shared; unsigned bf : 3, bg : 7;
  T *out; std::ofstream log; float3 v3; short tail;
 public:
  Solver(T by, T *out, const std::string &r) : by(by), ref(r), out(out) { params.n = 5; params.scale = 0.5;
    tail = 7; d = 3; bf = 2; bg = 99; v3.z = 11; }
  __host__ __device__ T scaled(int i) const { return by * i + params.n + T(params.scale * 2) + tail + d + bg;
    }
  void go(); };
template <class T, int N> std::string Solver<T, N>::shared;
template <class T, int N> void Solver<T, N>::go() {
  each(4, [=] __device__ (int i) { out[i] = scaled(i) + v3.z; }); } }
struct Config { std::string name; int n = 4; };
class Outer { public: struct Node { std::vector<int> kids; int id; }; enum class Mode { A, B };
  using Map = std::map<int, Node>;
  Node node; Mode mode = Mode::B; Map map; static constexpr int W = 6; int *o;
  template <class T> void typed(T add) {
    each(2, [=] __device__ (int i) { o[i] = node.id + int(mode) + W + int(add); }); } };
template <class D> struct Crtp { std::string name; int base = 10; void run(int *p) {
  each(2, [this, p] __device__ (int i) { p[i] = base + static_cast<D *>(this)->extra(i); }); } };
struct Leaf : Crtp<Leaf> { std::vector<double> w; int e = 5; __host__ __device__ int extra(int i) const {
  return e * i; } };
struct Both { std::string s{"x"}; int n = 2; void go(int *p) { auto f = [=] __host__ __device__ (int i) {
  p[i] = n + i; }; f(0); each(3, f); } };
struct Own { std::vector<float> h{1, 2}; int n = 3; void run(int *q) { int m = n;
  each(2, [=] __device__ (int i) { q[i] = m; }); } };
struct Plain { int a; std::string t; double b; };
__global__ void plain(Plain *p) { p[1].b = p[1].a * 2.5; }
int main() { float *p; double *q; int *n; cudaMallocManaged(&p, 64); cudaMallocManaged(&q, 64);
  cudaMallocManaged(&n, 64); std::string r = "x";
  make<sim::Solver<float, 3>>(2.f, p, r).go(); make<sim::Solver<double, 5>>(3., q, r).go();
    printf("%g %g\\n", p[3], q[2]);
  Config c; each(2, [=] __device__ (int i) { n[i] = c.n; }); printf("%d\\n", n[1]);
  Outer &o = make<Outer>(); o.o = n; o.node.id = 100; o.typed(1000.f); printf("%d\\n", n[0]);
  make<Leaf>().run(n); printf("%d\\n", n[1]); make<Both>().go(n); printf("%d %d\\n", n[0], n[2]);
    Own().run(n); printf("%d\\n", n[1]);
  Plain *l; cudaMallocManaged(&l, sizeof(Plain) * 3); l[1].a = 3; plain<<<1, 1>>>(l); cudaDeviceSynchronize();
    printf("%g\\n", l[1].b); }
"""
    )
    result = minicc.Program(file).run()
    assert (result.stdout, result.stderr) == ("132 132\n4\n1107\n15\n2 4\n3\n7.5\n", "")


@needs_host_compiler
def test_classes_with_virtual_functions_of_the_host(tmp_path: Path) -> None:
    """Check that they begin with the address of a table, which a class shares with its first base."""
    file = tmp_path / "p.cu"
    file.write_text(
        HOSTED
        + """
struct Base { int x = 1; std::vector<int> v; virtual ~Base() = default; virtual void solve() = 0;
  virtual std::string name() const { return "b"; } };
class Derived : public Base { char c; std::string s; int y = 2; int *out;
 public: Derived(int *o) : out(o) {}
  void solve() override { each(3, [this] __device__ (int i) { out[i] = this->x * 100 + this->y + i; }); }
    ~Derived() override {} };
class Poly { int a = 4; public: virtual void f() {} int b = 5; int *o; void go() {
  each(2, [=] __device__ (int i) { o[i] = a * 10 + b; }); } };
int main() { int *p; cudaMallocManaged(&p, 64); make<Derived>(p).solve(); printf("%d %d\\n", p[0], p[2]);
  Poly &q = make<Poly>(); q.o = p; q.go(); printf("%d\\n", p[1]); }
"""
    )
    result = minicc.Program(file).run()
    assert (result.stdout, result.stderr) == ("102 104\n45\n", "")


@needs_host_compiler
@pytest.mark.parametrize(
    "member, used, message",
    [
        ("std::vector<int> v;", "v.size();", "no member named 'size' in 'std::vector<int>'"),
        ("std::string s;", "auto t = s;", "call to implicitly-deleted copy constructor of 'std::string'"),
        (
            "int a; std::string s;",
            "auto t = *this; p[0] = t.a;",
            "call to implicitly-deleted copy constructor of 'S'",
        ),
        (
            "char c; alignas(32) std::string s; int a;",
            "p[0] = a;",
            "it is larger or smaller, or aligned otherwise, in host code than here",
        ),
        (
            "alignas(32) std::string s; char c[33]; int a;",
            "p[0] = a;",
            "its member '[ac]' lies elsewhere in host code|is larger or smaller",
        ),
    ],
)
def test_rejected_uses_of_host_members(tmp_path: Path, member: str, used: str, message: str) -> None:
    file = tmp_path / "p.cu"
    file.write_text(
        f"{HOSTED}struct S {{ {member} void f(int *p) {{ each(1, [=] __device__ (int i) {{ {used} }}); }}"
        " };\nint main() { make<S>().f(0); }"
    )
    with pytest.raises(CompileError, match=message) as error:
        minicc.Program(file).run()
    place = error.value.diagnostics[0].location
    assert place is not None and place.file == str(file)


@needs_host_compiler
@pytest.mark.parametrize("standard", ["c++11", "c++14", "c++20"])
def test_older_and_newer_standards(tmp_path: Path, standard: str) -> None:
    """Check that headers and lambdas need no newer standard than CUDA's own: types, values, constants and
    both sides.
    """
    file = tmp_path / "p.cu"
    file.write_text(
        HEAD
        + """
#include <cuda_fp16.h>
#include <cublas_v2.h>
template <class T, unsigned char N, bool IsUp> void fill(T *p) { const int base = 3; T by = 2;
  each(4, [=] __device__ (int i) { p[i] = T(by * i + N + (IsUp ? base : 0)); }); }
template <int N> struct S { enum Kind { A, B }; };
template <class T, T V> void both(int *p) { auto f = [=] __host__ __device__ (int i) { p[i] = int(V) + i; };
  f(0); each(2, f); }
int main() { int *p; cudaMallocManaged(&p, 64); fill<int, 200, true>(p); printf("%d %d ", p[0], p[3]);
  both<S<3>::Kind, S<3>::B>(p); printf("%d ", p[1]); both<char, 'x'>(p); printf("%d\\n", p[1]); }
"""
    )
    result = minicc.Program(file, options=[f"-std={standard}"]).run()
    assert result.stdout == "203 209 2 121\n"
