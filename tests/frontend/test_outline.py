"""Where declarations begin and end, and which of them device code reaches."""

import pytest

import minicc
from minicc.frontend.syntax import tree
from minicc.frontend.syntax.parser import parse
from minicc.frontend.text.options import FrontendOptions
from minicc.frontend.text.preprocess import preprocess
from minicc.support.diagnostics import Diagnostics

KERNEL = "\n__global__ void k(int *p) { *p = 1; }"


def parsed(text):
    diags = Diagnostics()
    result = parse(preprocess(text, "a.cu", FrontendOptions(), diags), diags)
    return result, [d.message for d in diags.items]


@pytest.mark.parametrize(
    "text",
    [
        "void f() { constexpr int n = 3; auto g = [](int x) { return x + n; }; }",
        "void f() { try { throw 1; } catch (...) { } }",
        "int main() try { return 0; } catch (int) { return 1; } catch (...) { return 2; }",
        "struct Thread { pthread_t id; };",
        "struct timeval begin; pid_t who();",
        "nosuch value; typedef nosuch alias; const nosuch limit = 3;",
        "struct Shape { virtual int area() = 0; }; struct Square : Shape { int area() override; };",
        "template <typename T> struct Owner { std::unique_ptr<T> p; void f() { p->g<int>(); } };",
        "struct Rows { std::vector<int> v; }; struct Table { Rows rows; };",
        "namespace a { namespace b { int f() { return nosuch::g(); } } }",
        "int g(); constexpr int f() { return g(); }",
    ],
)  # fmt: skip
def test_host_code_stops_nothing(text):
    unit, messages = parsed(text + KERNEL)
    assert messages == [] and unit.complete
    assert isinstance(unit.items[-1], tree.FunctionDecl)


@pytest.mark.parametrize(
    "text",
    ['"text";', "foo;", "x = 3;", "if (1) { }", "for (;;) { }", "f(1);", "f(int a) { }", "3 + 4;",
        "return 1;", "*p;", "static x = 3;", 'int a "s";',
     'namespace N { "text"; }', 'extern "C" { foo; }', "else;", "(int) x;"],
)  # fmt: skip
def test_what_is_no_declaration_is_an_error(text):
    assert parsed(text + KERNEL)[1]


@pytest.mark.parametrize(
    "before, use",
    [
        ("const int N = 3;", "p[0] = N;"),
        ("static constexpr int A = 1, B = A + 1;", "p[0] = B;"),
        ("enum { RED, GREEN = 4 };", "p[0] = GREEN;"),
        ("struct In { int x; }; struct Out { In in; };", "Out o; p[0] = o.in.x;"),
        ("typedef int (*row)[4]; using cell = int;", "row r; cell c; p[0] = c;"),
        ("namespace a { typedef int T; } using a::T;", "T x = 1; p[0] = x;"),
        ("namespace a { namespace b { constexpr int N = 2; } } namespace c = a::b;", "p[0] = c::N;"),
        ("constexpr int twice(int x) { return x + x; } struct S { int a[twice(2)]; };",
            "S s; p[0] = s.a[0];"),
        ("template <typename T> struct V { T x; }; template <> struct V<char> { int x; };",
            "V<char> v; p[0] = v.x;"),
        ("struct S { int n; std::string name() { return nosuch(n); } };", "S s; p[0] = s.n;"),
    ],
)  # fmt: skip
def test_nothing_that_a_kernel_uses_is_skipped(before, use):
    unit, messages = parsed(before + "__global__ void k(int *p) { " + use + " }")
    assert messages == []
    assert not any(isinstance(item, tree.HostDecl) for item in unit.items)


def test_errors_in_what_a_kernel_needs_are_reported():
    assert parsed("typedef flaot real; __device__ real x;")[1] == [
        "unknown type name 'flaot'; did you mean 'float'?"
    ]


def test_arguments_of_launches_are_kept():
    unit, messages = parsed(
        "constexpr int N = 3; template <int n> __global__ void k() { } int main() { k<N><<<1, 1>>>(); }"
    )
    assert messages == []
    assert any(isinstance(item, tree.LaunchedInstance) for item in unit.items)


@pytest.mark.parametrize(
    "use",
    [
        "int count = 3; p[0] = count;",
        "float a, *count = q, b; p[0] = *count;",
        "for (int count = 0; count < 3; count++) p[count] = 1;",
        "auto count{4}; { p[0] = count; }",
        "size_t count(4); p[0] = count;",
    ],
)  # fmt: skip
def test_a_local_variable_is_no_use_of_a_host_function_of_the_same_name(use):
    unit, messages = parsed(
        "int g(int n); constexpr int count(int n) { return g(n); } __global__ void k(int *p, float *q) {"
        f" {use} }}"
    )
    assert [d.name for d in unit.items if isinstance(d, tree.HostDecl)] == ["g", "count"] and messages == []


@pytest.mark.parametrize(
    "use",
    [
        "p[0] = count(1);",
        "{ int count = 1; } p[0] = count(1);",
        "p[0] = p[1] * count(1);",
        "for (int count = 0;;) break; p[0] = count(1);",
    ],
)
def test_a_use_of_a_function_is_one_though_others_have_its_name(use):
    unit, messages = parsed(
        f"int g(int n); constexpr int count(int n) {{ return g(n); }} __global__ void k(int *p) {{ {use} }}"
    )
    assert [d.name for d in unit.items if isinstance(d, tree.HostDecl)] == [] and messages == []


def test_what_takes_a_class_of_the_hosts_is_the_hosts():
    unit, messages = parsed(
        "struct Item { std::string name; }; constexpr int size(const Item &i) { return 1; } __global__ void"
        " k(int *p) { p[0] = size; }"
    )
    assert [d.name for d in unit.items if isinstance(d, tree.HostDecl)] == ["Item", "size"] and messages == []


@pytest.mark.parametrize(
    "specialisation",
    [
        "template <> struct Trait<float> : std::vector<int> { static const int v = 2; };",
        "template <> struct Trait<float> : public HostOnly { static const int v = 2; };",
        "template <> struct Trait<float> { static const int v = 2; std::vector<int> x; };",
    ],
)
def test_a_specialisation_of_the_hosts_does_not_leave_its_arguments_to_the_primary_template(
    specialisation: str,
) -> None:
    text = (
        f"template <typename T> struct Trait {{ static const int v = 1; }};\n{specialisation}\n__global__"
        " void k(int *p) { *p = Trait<ARG>::v; }"
    )
    minicc.compile(text.replace("ARG", "int"))
    with pytest.raises(
        minicc.CompileError, match="incomplete type 'Trait<float>' named in nested name specifier"
    ):
        minicc.compile(text.replace("ARG", "float"))
