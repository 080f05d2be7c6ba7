"""CUDA C++ rewritten for the host compiler."""

from __future__ import annotations

import pytest

from minicc.host import rewrite as host_rewrite
from minicc.support.diagnostics import CompileError


def rewrite(text: str) -> str:
    return host_rewrite.rewrite(text).text


STUB = (
    "{{ const void *minicc_arguments[] = {{{}nullptr}}; ::minicc_enter(minicc_arguments,"
    " __PRETTY_FUNCTION__); }}"
)


def stub(*names: str) -> str:
    return STUB.format("".join(f"::minicc_passed<decltype({name})>::at({name}), " for name in names))


@pytest.mark.parametrize(
    "cuda, host",
    [
        ("__device__ int f(int x) { return x; }", " int f(int x) ;"),
        ("__host__ __device__ int f(int x) { return x; }", "  int f(int x) { return x; }"),
        ("static __device__ __forceinline__ int f();", "static  __forceinline__ int f();"),
        ("__device__ constexpr int f() { return 1; }", " constexpr int f() { return 1; }"),
        ("constexpr __device__ int f() { return 1; }", "constexpr  int f() { return 1; }"),
        ("struct S { int a; __device__ S(int q) : a{q} { a++; } };", "struct S { int a;  S(int q) ; };"),
        (
            "struct S { __device__ int operator()(int i) const { return i; } };",
            "struct S {  int operator()(int i) const ; };",
        ),
        (
            "struct S { __device__ bool operator==(S s) const { return 1; } };",
            "struct S {  bool operator==(S s) const ; };",
        ),
        ("struct S { __device__ S() = default; };", "struct S {  S() = default; };"),
        ("template <class T> template <int N> __device__ void S<T>::f() { g(); } int x;", " int x;"),
        ("__constant__ float c[3] = {1, 2, 3};", " float c[3] ;"),
        (
            "__device__ __noinline__ int f() { return 1; } __noinline__ int h() { return 1; }",
            " __attribute__((__noinline__)) int f() ; __attribute__((__noinline__)) int h() { return 1; }",
        ),
        ("__attribute__((__noinline__, cold)) int h();", "__attribute__((__noinline__, cold)) int h();"),
        ("__constant__ int c[] = {1, 2};", " int c[] = {1, 2};"),
        (
            "__device__ int f(int) { return 1; } __device__ P t[] = {f, g<1, 2>, {f, 3},};",
            " int f(int) ;  P t[3] ;",
        ),
        ("__device__ const int n = 4;", " const int n = 4;"),
        ("__device__ int a = f(1, 2), *b = g<3, 4>(0), c, d[2] = {5, 6};", " int a , *b , c, d[2] ;"),
        ("__device__ float (*p)(float) = f;", " float (*p)(float) ;"),
        ("namespace { __device__ int v; }", "namespace {  int v; }"),
    ],
)
def test_declarations(cuda: str, host: str) -> None:
    assert rewrite(cuda) == host


@pytest.mark.parametrize(
    "head, names",
    [
        ("__global__ void k()", []),
        ("__global__ void k(void)", []),
        ("__global__ void k(int a, float *b)", ["a", "b"]),
        ("__global__ void k(const float *__restrict__ b, unsigned long long n = 3)", ["b", "n"]),
        ("__global__ void k(int (*f)(int, float), float m[3], std::pair<int, float> p)", ["f", "m", "p"]),
        ("template <class T, int N> __global__ void k(T (&m)[N], N::type x)", ["m", "x"]),
        (
            "template <int... I> __global__ void k(seq<I...> s, const tl<tl<I>...> *t, tl<I...> &u)",
            ["s", "t", "u"],
        ),
        (
            (
                "template <class... T> __global__ void k(int (*f)(T...), int (S::*m)(T...) const, int"
                " (*(*g)(A))(B))"
            ),
            ["f", "m", "g"],
        ),
    ],
)
def test_stubs(head: str, names: list[str]) -> None:
    assert (
        rewrite(f"{head} {{ deviceOnly(); }}")
        == f"{head.replace('__global__', '__attribute__((__noinline__, __noclone__))')} {stub(*names)}"
    )


def test_unnamed_parameters_get_names() -> None:
    assert "void k(int minicc_0, const float * minicc_1) " + stub("minicc_0", "minicc_1") in rewrite(
        "__global__ void k(int, const float *) {}"
    ).replace("  ", " ")


def test_launch_bounds_go_and_packs_stay() -> None:
    assert (
        rewrite("__global__ void __launch_bounds__(256, 2) k() {}")
        == "__attribute__((__noinline__, __noclone__)) void  k() " + stub()
    )
    for parameters in (
        "A... a",
        "tl<A>... a",
        "const A &... a",
        "int (*...a)(A)",
        "A (&...a)[3]",
        "int (S::*...a)(A)",
        "typename X<A...>::type *o, tl<A...>... a",
    ):
        assert "at(a)..., nullptr" in rewrite(f"template <class... A> __global__ void k({parameters}) {{}}")


@pytest.mark.parametrize(
    "cuda, host",
    [
        ("k<<<1, 2>>>(a);", "(::minicc_configure(1, 2), k(a));"),
        ("k << <g, b >> > (a);", "(::minicc_configure(g, b), k  (a));"),
        (
            "if (x) ns::k<int, (3 > 2)><<<g, b, 0, s>>>(f(a), 1);",
            "if (x) (::minicc_configure(g, b, 0, s), ns::k<int, (3 > 2)>(f(a), 1));",
        ),
        (
            "else (*p)<<<dim3(1, 2), (n >> 1)>>>();",
            "else (::minicc_configure(dim3(1, 2), (n >> 1)), (*p)());",
        ),
        ("k<<<dim3{1}, dim3{g, (2)}>>>(a);", "(::minicc_configure(dim3{1}, dim3{g, (2)}), k(a));"),
        ("::k<<<1, 1>>>();", "(::minicc_configure(1, 1), ::k());"),
        ("t[i].run<<<1, 1>>>();", "(::minicc_configure(1, 1), t[i].run());"),
        ("x = a << b; y = c >> 3;", "x = a << b; y = c >> 3;"),
    ],
)
def test_launches(cuda: str, host: str) -> None:
    assert rewrite(cuda) == host


def test_lines_stay_and_system_headers_are_left_alone() -> None:
    text = (
        '# 1 "a.cu"\n__device__ int f() {\n\n}\n# 1 "/usr/include/x.h" 1 3\n__device__ int g() { }\n# 5'
        ' "a.cu" 2\nint z;\n'
    )
    assert (
        rewrite(text)
        == '# 1 "a.cu"\n int f() ;\n\n\n# 1 "/usr/include/x.h" 1 3\n__device__ int g() { }\n# 5 "a.cu" 2\nint'
        " z;\n"
    )


def test_strings_and_literals_are_no_code() -> None:
    text = 'const char *s = "__device__ k<<<1>>>(", c = \'<\'; auto r = R"x(__global__ void k() {})x";'
    assert rewrite(text) == text


def test_a_launch_without_end() -> None:
    with pytest.raises(CompileError, match=r"a\.cu:3:13: error: expected '>>>\('"):
        rewrite('# 1 "a.cu"\n\n\nvoid f() { k<<<1, 2; }\n')


def test_the_kernels_of_a_unit_are_named() -> None:
    text = (
        "namespace n { template <class T> __global__ void __launch_bounds__(64) a(T *p) {} } static"
        " __global__ void b() {} __global__ void c(); __device__ void d() {}"
    )
    assert host_rewrite.rewrite(text).kernels == {"a", "b"}


@pytest.mark.parametrize(
    "cuda, host",
    [
        (
            "__managed__ int x = 3;",
            (
                "extern int minicc_managed_x ; decltype(minicc_managed_x) &x = *(decltype(minicc_managed_x)"
                ' *)::minicc_managed(::minicc_unit, "x", sizeof(minicc_managed_x));'
            ),
        ),
        (
            "__managed__ struct S { int a, b; } s;",
            "extern struct S { int a, b; } minicc_managed_s; decltype(minicc_managed_s) &s",
        ),
        (
            "__managed__ int x = 1, *y, z[2][3]{};",
            (
                "extern int minicc_managed_x , *minicc_managed_y, minicc_managed_z[2][3];"
                " decltype(minicc_managed_x) &x"
            ),
        ),
        (
            "static __managed__ float v[4];",
            "static  float minicc_managed_v[4]; static decltype(minicc_managed_v) &v",
        ),
    ],
)
def test_managed_variables(cuda: str, host: str) -> None:
    assert " ".join(rewrite(cuda).split()).startswith(" ".join(host.split()))


@pytest.mark.parametrize(
    "text, message",
    [
        (
            "__global__ void k(int *);\nint main() { k(0); }",
            "2:14: error: a __global__ function call must be configured: 'k<<<grid, block>>>(…)'",
        ),
        (
            "template <class T> __global__ void k(T) {}\nvoid f(int n) { if (n) k<int>(n); }",
            "2:24: error: a __global__ function call must be configured",
        ),
        (
            "namespace n { __global__ void k(int) {} }\nvoid f() { return n::k(1), void(); }",
            "2:22: error: a __global__ function call must be configured",
        ),
        (
            "void add(int *p) { *p = threadIdx.x; }\nint main() { add<<<1, 2>>>(0); }",
            "2:14: error: a host function call cannot be configured: 'add' is not a kernel",
        ),
        (
            "template <class T> static T add(T p);\nint main() { add<int><<<1, 2>>>(0); }",
            "1:29: note: 'add' is declared here; '__global__' is missing",
        ),
    ],
)
def test_calls_of_kernels_and_launches_of_others(text: str, message: str) -> None:
    with pytest.raises(CompileError) as caught:
        rewrite(text)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        "__global__ void k(int); struct S { void k(int); void f() { k(1); this->k(2); } };",
        (
            "__global__ void k(int); void f(S s) { s.k(1); p->k(2); other::k(3); void *a = (void *)k; g(k,"
            " 1); k<<<1, 1>>>(0); }"
        ),
        (
            "__global__ void k(int); template __global__ void k<int>(int); void f() { auto k = [](int) {};"
            " k(3); }"
        ),
        "__global__ void k(int); __global__ void d() { k(2); } __device__ void e() { k(3); }",
        "void h(void (*add)(int)); void f(void (*add)(int)) { add<<<1, 1>>>(0); }",
        "void add(int); template <class F> void f(F add) { add<<<1, 1>>>(0); }",
        "__global__ void add(int); void add(float); void f() { add<<<1, 1>>>(0); add(1.0f); }",
    ],
)
def test_names_that_mean_something_else_may_be_called(text: str) -> None:
    rewrite(text)
