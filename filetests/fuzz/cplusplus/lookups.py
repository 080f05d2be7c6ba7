"""Name lookup across namespaces: hiding, using-directives, using-declarations, argument-dependent lookup
([basic.lookup], [namespace.udir]).
"""

from __future__ import annotations

from .scenario import Scenario, Writer, lines

PARAMETERS = ("int", "double", "char", "long", "bool")


def scenario(seed: int) -> Scenario:
    """Write a tree of namespaces that use each other, and functions that look names up inside and outside."""
    w = Writer("lookups", seed)
    w.line("struct G {};")
    paths = [""]
    tags = ["G"]
    for name in ("n0", "n1", "n2")[: w.number(2, 3)]:
        _space(w, name, "", paths, tags, 0)
    if w.chance(0.4):  # a namespace is extended: earlier code does not see the new names
        again = w.pick([p for p in paths if p and "::" not in p])
        w.line(f"namespace {again} {{")
        _declarations(w, again, paths, tags, 2)
        _look(w, again, paths, tags)
        w.line("}")
    _declarations(w, "", paths, tags, 2)
    for _ in range(w.number(2, 4)):
        _look(w, "", paths, tags)
    for path in dict.fromkeys(paths):
        _defined(w, path)
    _from_run(w, paths, tags)
    if w.chance(0.4):
        _scopes(w)
    if w.chance(0.3):
        _operators(w)
    return w.scenario()


def _space(w: Writer, name: str, outer: str, paths: list[str], tags: list[str], depth: int) -> None:
    path = f"{outer}::{name}" if outer else name
    inline = "inline " if w.chance(0.2) else ""
    w.line(f"{inline}namespace {name} {{")
    paths.append(path)
    if w.chance(0.7):
        tag = f"{name.upper()}t"
        friend = (
            f"friend __device__ int {w.pick('fgh')}({tag}{w.pick(('', ' *', ' &', ', int'))}) {{ return "
            f"{w.number(100, 199)}; }}"
            if w.chance(0.5)
            else ""
        )
        bases = [t for t in tags if t != f"{path}::{tag}"]
        base = f" : {w.pick(bases)}" if w.chance(0.3) else ""
        w.line(f"struct {tag}{base} {{ {friend} }};", w.chunk() if base else 0)
        tags.append(f"{path}::{tag}")
    _declarations(w, path, paths, tags, w.number(2, 5))
    if depth < 2 and w.chance(0.6):
        _space(w, name + "x", path, paths, tags, depth + 1)
    if w.chance(0.3):
        w.line("namespace {")
        _declarations(w, path, paths, tags, 2)
        w.line("}")
    for _ in range(w.number(1, 3)):
        _look(w, path, paths, tags)
    w.line("}")


def _declarations(w: Writer, path: str, paths: list[str], tags: list[str], count: int) -> None:
    for _ in range(count):
        chunk, value = w.chunk(), w.number(10, 99)
        other = w.pick(paths)
        qualified = f"{other}::" if other else ""
        text = w.pick(
            [
                f"__device__ int {w.pick('fgh')}({w.pick(PARAMETERS)}) {{ return {value}; }}",
                f"__device__ int {w.pick('fgh')}({w.pick(PARAMETERS)}) {{ return {value}; }}",
                f"__device__ int {w.pick('fgh')}({w.pick(tags)}) {{ return {value}; }}",
                f"template<class T> __device__ int {w.pick('fgh')}({w.pick(('T', 'T *', 'const T &'))}) {{ "
                f"return {value}; }}",
                *lines(f"""
                    enum {{ {w.pick("xyz")} = {value} }};
                    const int {w.pick("xyz")} = {value};
                    typedef {w.pick(("char", "short", "double"))} {w.pick(("T", "U"))};
                    struct {w.pick("TUfx")} {{ char c[{w.number(3, 9)}]; }};
                    using namespace {other or "n0"};
                    using namespace {other or "n0"};
                    using {qualified}{w.pick("fghxyTU")};
                    using {qualified}{w.pick("fghxyTU")};
                    namespace al{value} = {other or "n0"};
                """),
            ]
        )
        w.line(text, chunk)


def _expression(w: Writer, paths: list[str], tags: list[str]) -> str:
    path = w.pick(paths)
    prefix = w.pick(("", "", "", "", "", f"{path}::", f"{path}::")) if path else ""
    argument = w.pick(
        lines(f"""
            1
            2.5
            'c'
            {w.pick(tags)}()
            {w.pick(tags)}()
            true
            0L
        """)
    )
    return w.pick(
        lines(f"""
            {prefix}{w.pick("fgh")}({argument})
            {prefix}{w.pick("fgh")}({argument})
            {prefix}{w.pick("fgh")}({argument})
            ({prefix}{w.pick("fgh")})({argument})
            {prefix}{w.pick("xyz")}
            sizeof({prefix}{w.pick("TU")})
            {prefix}{w.pick("fgh")}<>({argument})
            {prefix}{w.pick("fgh")}({argument}, 1)
            sizeof(struct {prefix}{w.pick("Tfx")})
        """)
    )


def _look(w: Writer, path: str, paths: list[str], tags: list[str]) -> None:
    """Write a function that looks up names here: a plain one, a member function or a template."""
    chunk, look = w.chunk(), w.fresh("look")
    local = w.pick(
        (
            "",
            "",
            "",
            f"using namespace {w.pick(paths[1:])}; ",
            f"using {w.pick(paths[1:])}::{w.pick('fghxy')}; ",
            f"__device__ int {w.pick('fgh')}(int); ",
            f"int {w.pick('xyf')} = 3; ",
        )
    )
    if local.startswith("__device__"):
        w.names[f"{path} declares {local[15]}"] = 0
    expression = _expression(w, paths, tags)
    body = f"{{ {local}return {expression}; }}"
    qualified = f"{path}::{look}" if path else look
    kind = w.number(0, 4)
    if kind == 0:
        own = w.pick(
            (
                f"__device__ int {w.pick('fgh')}(int) {{ return 5; }}",
                f"int {w.pick('xy')} = 6;",
                "typedef long T;",
                "",
            )
        )
        w.line(f"struct {look} {{ __device__ int see() {body} {own} }};", chunk)
        w.probe(f"{{ {qualified} l; note(t, l.see()); }}", chunk)
    elif kind == 1:
        w.line(
            f"template<class P> __device__ int {look}(P p) {{ {local}return {w.pick('fgh')}(p) + "
            f"{expression}; }}",
            chunk,
        )
        w.note(f"{qualified}({w.pick(('1', '2.5', w.pick(tags) + '()'))})", chunk)
    else:
        w.line(f"__device__ int {look}() {body}", chunk)
        w.note(f"{qualified}()", chunk)


def _defined(w: Writer, path: str) -> None:
    """Write missing definitions of block-scope declarations."""
    for key in [k for k in w.names if k.startswith(f"{path} declares ")]:
        text = f"__device__ int {key[-1]}(int) {{ return {w.number()}; }}"
        w.line(f"namespace {path} {{ {text} }}" if path else text, w.chunk())


def _from_run(w: Writer, paths: list[str], tags: list[str]) -> None:
    for _ in range(w.number(6, 10)):
        local = w.pick(
            (
                "",
                "",
                "",
                f"using namespace {w.pick(paths[1:])}; ",
                f"using {w.pick(paths[1:])}::{w.pick('fghxy')}; ",
                f"namespace q = {w.pick(paths[1:])}; ",
                f"int {w.pick('xyz')} = 4; ",
            )
        )
        expression = _expression(w, paths, tags)
        if "namespace q" in local:
            expression = (
                f"q::{w.pick('fgh')}(1) + q::{w.pick('xyz')}"
                if w.chance(0.3)
                else f"q::{w.pick('fgh')}({w.pick(('1', 'true'))})"
            )
        w.probe(f"{{ {local}note(t, {expression}); }}")


_SCOPES = lines("""
    { int sx = sx + 0 * sizeof(sx) == 0 ? 1 : 1; note(t, 1); }
    { enum { sx = sx + 4 }; note(t, sx); }
    { struct tag v; note(t, sizeof(v) + tag(1)); }
    { tag v; note(t, sizeof(v)); }
    { int over = 5; note(t, over); }
    { int over = 5; note(t, over(1)); }
    { int over(int); note(t, over(2.5)); }
    for (int i = 0; i < 1; i++) { int i = 7; note(t, i); }
    { int i = 2; { int i = 3; note(t, i); } note(t, i); }
    note(t, Scope().f(2));
    note(t, Scope().g());
    note(t, Scope().h());
    note(t, Scope().later());
    if (int v = 3) { note(t, v); } else { note(t, v + 1); }
    if (int v = 0) note(t, v); else { int v = 6; note(t, v); }
    { typedef int Ty; { Ty Ty = 4; note(t, Ty); } }
    { struct In { char c[2]; }; { struct In { char c[5]; }; note(t, sizeof(In)); } note(t, sizeof(In)); }
    switch (int v = 2) { case 2: note(t, v); break; default: note(t, 0); }
    { goto sx; sx: note(t, sx); }
    { int v[sizeof(sx)]; note(t, sizeof(v)); }
    { char v[sx + 1], w[sizeof(v) + 1]; note(t, sizeof(w)); }
    { auto tag = ::sx; note(t, tag); }
    note(t, Scope::sx + sx);
""")


def _scopes(w: Writer) -> None:
    """Write scopes of blocks, parameters, labels, tags hidden by variables, and points of declaration
    ([basic.scope]).
    """
    w.line(
        "enum { sx = 1 }; struct tag { char c[7]; }; __device__ int tag(int x) { return x + 1; } "
        "__device__ int over(int) { return 2; } __device__ int over(double) { return 3; }"
    )
    w.line(
        "struct Scope { enum { sx = 4 }; __device__ int f(int sx) { return sx + Scope::sx; } __device__ "
        "int g() { int v = sx; { enum { sx = 9 }; v += sx * 10; } return v; } __device__ int h(int v = "
        "sx); __device__ int later() { return last + sx; } int last = sx + 1; };"
    )
    w.line("__device__ int Scope::h(int v) { return v * sx; }")
    for text in w.some(_SCOPES, 8, 14):
        w.probe(text)


def _operators(w: Writer) -> None:
    """Write operators found by argument-dependent lookup, and ones hidden by inner scopes
    ([over.match.oper]).
    """
    w.line(
        "namespace op { struct V { int v; }; __device__ int operator+(V a, V b) { return a.v + b.v; } "
        "__device__ int operator-(V a) { return -a.v; } __device__ V operator*(V a, int k) { return V{a.v "
        "* k}; } namespace in { struct W { int w; }; __device__ int operator+(W, W) { return 70; } } }"
    )
    w.line(
        "namespace user { struct U {}; __device__ int operator+(U, U) { return 80; } __device__ int "
        "add(op::V a) { return a + a; } __device__ int mix(op::in::W a) { return a + a; } }"
    )
    w.line(
        f"template<class T> __device__ int apply(T a, T b) {{ return a {w.pick(('+', '+', '<', '=='))} b; }}"
    )
    w.line(
        "namespace op { __device__ bool operator<(V a, V b) { return a.v > b.v; } __device__ bool "
        "operator==(V, V) { return true; } }"
    )
    for text in w.some(
        lines("""
            op::V{2} + op::V{3}
            -op::V{2}
            (op::V{2} * 4).v
            4 * op::V{2}
            user::add(op::V{5})
            user::mix(op::in::W{1})
            apply(op::V{1}, op::V{2})
            apply(op::in::W{1}, op::in::W{2})
            apply(1, 2)
            op::V{1} + op::in::W{1}
            operator+(op::V{1}, op::V{2})
            op::operator+(op::V{1}, op::V{2})
            operator+(user::U(), user::U())
            op::V{1} < op::V{2}
        """),
        6,
        10,
    ):
        w.note(text)
