"""Lambdas: captures, generic calls, conversion to pointers, closures as objects ([expr.prim.lambda])."""

from __future__ import annotations

from .scenario import Scenario, Writer, lines


def scenario(seed: int) -> Scenario:
    """Write lambdas in a device function: called immediately, passed, copied and stored."""
    w = Writer("lambdas", seed)
    w.block("""
        template<class F> __device__ int call(F f, int x) { return f(x); }
        template<class F> __device__ int twice(F &&f) { int a = f(), b = f(); return a * 100 + b; }
        __device__ int pointer(int (*f)(int), int x) { return f(x) + 1000; }
    """)
    w.line(
        "__device__ int which(int (*)(int)) { return 1; } template<class F> __device__ int which(const F "
        "&) { return 2; }"
    )
    w.line(
        "__device__ int kind(int) { return 1; } __device__ int kind(double) { return 2; } __device__ int "
        "kind(const int *) { return 3; } __device__ int kind(char) { return 4; }"
    )
    w.line(
        "struct Counted { int *t; int id; __device__ Counted(int *t, int id) : t(t), id(id) { note(t, id); } "
        "__device__ Counted(const Counted &o) : t(o.t), id(o.id + 10) { note(t, id); } __device__ "
        "Counted(Counted &&o) : t(o.t), id(o.id + 100) { note(t, id); } __device__ ~Counted() { note(t, -id);"
        " } };"
    )
    w.line(
        f"struct Owner {{ int v = {w.number()}; __device__ int f(int x) {{ return v + x; }} __device__ "
        f"int run(int *t) {{ {_in_member(w)} }} __device__ int run(int *t) const {{ {_in_member(w)} }} "
        f"}};",
        chunk := w.chunk(),
    )
    w.setup("""
        int a = 3, b = 4;
        const int c = 5;
        int arr[3] = {6, 7, 8};
        int &r = b;
    """)
    w.probe("{ Owner o; note(t, o.run(t)); note(t, o.v); }", chunk)
    w.probe("{ const Owner o = {}; note(t, o.run(t)); }", chunk)
    for _ in range(w.number(5, 9)):
        _captured(w)
    for text in w.some(_FIXED, 5, 10):
        w.probe(text.replace("#", str(w.number())))
    return w.scenario()


def _in_member(w: Writer) -> str:
    capture = w.pick(
        [
            *lines("""
                this
                =
                &
                *this
                =, *this
                &, this
                self = this
                copy = *this
            """),
            "",
        ]
    )
    body = w.pick(
        lines("""
            return v + x;
            return f(x);
            return this->v * x;
            v += x; return v;
            return this->f(x) + v;
        """)
    )
    if "self" in capture:
        body = "return self->f(x);" if w.chance(0.5) else "return self->v + x;"
    if "copy" in capture:
        body = "return copy.v + x;"
    return (
        f"auto g = [{capture}](int x) {w.pick(('', '', 'mutable '))}{{ {body} }}; v = 50; int y = g(2);"
        " return y * 10 + g(3);"
    )


def _captured(w: Writer) -> None:
    """Write a lambda with captures of each kind. It may modify them, and is called more than once."""
    captures = w.some(
        lines("""
            a
            &b
            c
            d = a + b
            &e = a
            r
            &r
            arr
            &arr
            g = arr[1]
        """),
        0,
        3,
    )
    default = w.pick(("", "", "=", "&"))
    if default == "=":
        captures = [x for x in captures if x.startswith("&") or "=" in x]
    elif default == "&":
        captures = [x for x in captures if not x.startswith("&") or "=" in x]
    names = [x.lstrip("&").split(" ")[0] for x in captures] + (
        ["a", "b", "c", "arr", "r"] if default else ["c"]
    )
    changed = w.pick([*names, "b"])
    changed = "arr[1]" if changed == "arr" else changed
    read = " + ".join("arr[0]" if n == "arr" else n for n in w.some(names, 1, 3)) or "1"
    text = ", ".join(x for x in (default, *captures) if x)
    mutable = w.pick(("", "", " mutable", " mutable"))
    change = w.pick(("", "", f"{changed} += x; ", f"{changed} = x; ", f"++{changed}; "))
    result = w.pick(("", "", "", " -> int", " -> char", " -> double"))
    parameter = w.pick(
        lines("""
            int x
            int x
            auto x
            auto &&x
            const auto &x
            double x
        """)
    )
    lambda_ = f"[{text}]({parameter}){mutable}{result} {{ {change}return {read} + x; }}"
    use = w.pick(
        lines("""
            note(t, l(1)); note(t, l(2));
            auto m = l; note(t, l(1)); note(t, m(2)); note(t, l(3));
            note(t, call(l, 4)); note(t, l(4));
            a = 20; b = 21; note(t, l(1));
            note(t, kind(l(1)));
            const auto m = l; note(t, m(5));
            note(t, which(l));
            note(t, l('c'));
        """)
    )
    w.probe(f"{{ auto l = {lambda_}; {use} note(t, a + b * 10 + arr[1]); }}")


_FIXED = [
    *lines("""
        note(t, [] { return #; }());
        note(t, [](int x) { return x * 2; }(#));
        { int (*p)(int) = [](int x) { return x + #; }; note(t, p(1)); }
        note(t, pointer([](int x) { return x - #; }, 9));
        note(t, which([](int x) { return x; }));
        note(t, which(+[](int x) { return x; }));
        note(t, pointer([a](int x) { return x + a; }, 2));
    """),
    "{ auto l = [](auto x, auto y) { return x + y; }; note(t, l(1, 2)); note(t, int(l(1.5, 2) * 2)); "
    "note(t, kind(l('a', 'b'))); }",
    "{ auto l = [](auto... x) { return (x + ... + 0); }; note(t, l()); note(t, l(1, 2, #)); }",
    "{ auto l = [&](int x) { auto m = [&](int y) { a += y; return a; }; return m(x) + m(1); }; note(t, "
    "l(#)); note(t, a); }",
    "{ auto l = [=](int x) mutable { auto m = [=]() mutable { return ++a + x; }; return m() + m() + a; }; "
    "note(t, l(#)); note(t, a); }",
    "{ auto add = [](int x) { return [x](int y) { return x * 10 + y; }; }; note(t, add(#)(2)); }",
    "{ auto count = [n = 0]() mutable { return ++n; }; note(t, twice(count)); note(t, count()); }",
    "{ auto count = [n = #]() mutable { return n++; }; auto other = count; note(t, twice(count)); note(t, "
    "other()); }",
    "{ auto l = [x = Counted(t, 1)]() { return x.id; }; note(t, l()); }",
    "{ Counted k(t, 2); auto l = [k]() { return k.id; }; note(t, l()); auto m = l; note(t, m()); }",
    "{ Counted k(t, 3); auto l = [&k]() { return ++k.id; }; note(t, l()); note(t, k.id); }",
    "{ Counted k(t, 4); auto l = [k = static_cast<Counted &&>(k)]() mutable { return k.id; }; auto m = "
    "static_cast<decltype(l) &&>(l); note(t, m()); }",
    "{ auto l = [](Counted k) { return k.id; }; int v = l(Counted(t, 5)); note(t, v); }",
    "{ auto l = [t](int id) { return Counted(t, id); }; note(t, l(6).id); Counted k = l(7); note(t, k.id); }",
    "{ auto l = [](int x = #) { return x; }; note(t, l()); note(t, l(1)); }",
    "{ auto l = [](auto f, int x) { return f(f(x)); }; note(t, l([](int x) { return x * 3; }, #)); }",
    "{ struct W { int v; __device__ auto get() { return [this](int x) { return v += x; }; } }; W w{#}; "
    "auto g = w.get(); note(t, g(1)); note(t, g(2)); note(t, w.v); }",
    "{ auto l = [](const auto &x) -> decltype(x + 1) { return x + 1; }; note(t, kind(l(1))); note(t, "
    "kind(l(1.5))); }",
    *lines("""
        { auto l = [](int x) { if (x > 2) return 1; return 2; }; note(t, l(#)); }
        { auto l = [](int x) { if (x > 2) return 1; return 2.5; }; note(t, l(#)); }
        { auto l = []() {}; l(); note(t, #); }
        { static const int k = 3; auto l = [] { return k + #; }; note(t, l()); }
        { auto l = [] { return a; }; note(t, l()); }
        { auto l = [] { return c; }; note(t, l()); }
        { auto l = [=] { c = 2; return c; }; note(t, l()); }
        { auto l = [a] { a = 2; return a; }; note(t, l()); }
        { auto l = [a]() mutable { a = 2; return a; }; note(t, l()); note(t, a); }
        { const auto l = [a]() mutable { return a; }; note(t, l()); }
        { auto l = [=] { return sizeof(a) + sizeof(arr); }; note(t, l()); }
        { auto l = [arr] { return arr[2] + int(sizeof(arr)); }; note(t, l()); }
        { auto l = [](int x) { return x; }; decltype(l) m = l; note(t, m(#)); }
    """),
    "{ auto fact = [](auto self, int n) -> int { return n < 2 ? 1 : n * self(self, n - 1); }; note(t, "
    "fact(fact, 5)); }",
    "{ auto l = [](auto x) { if constexpr (sizeof(x) > 4) return 1.5; else return 2; }; note(t, "
    "kind(l(1))); note(t, kind(l(1L))); }",
    "{ auto l = [x = 1, y = 2.5, &z = a] { z = 9; return kind(x) * 10 + kind(y); }; note(t, l()); note(t, "
    "a); }",
    *lines("""
        { int v[2] = {[&] { return a; }(), [&] { return b; }()}; note(t, v[0] * 10 + v[1]); }
        { auto l = [](int &x) { x += #; }; l(a); note(t, a); }
        { auto l = [](int &&x) { return x; }; note(t, l(#)); }
        { auto l = [](int &&x) { return x; }; note(t, l(a)); }
        { auto l = [](auto *p) { return *p; }; note(t, l(&a)); note(t, l(arr)); }
        { auto l = [&a = a, b = a] { return &a - &a + b; }; note(t, l()); }
    """),
]
