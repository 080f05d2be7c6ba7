"""The shape of trees, the classification of names, limits, and recovery: what a filetest cannot show."""

import random

import pytest

from minicc.frontend.syntax import tree
from minicc.frontend.syntax.parser import parse, parse_expression, parse_type
from minicc.frontend.syntax.tree import dump
from minicc.frontend.text.options import FrontendOptions
from minicc.frontend.text.preprocess import preprocess
from minicc.support.diagnostics import Diagnostics


def unit(text):
    result, diags = unit_and_diags(text)
    assert [str(d) for d in diags.items] == []
    assert result.complete
    return result


def unit_and_diags(text):
    diags = Diagnostics()
    return parse(preprocess(text, "a.cu", FrontendOptions(), diags), diags), diags


def body(text, before=""):
    """The statements of a device function."""
    result = unit(before + "__device__ void f(int a, int b, int c, int *p, float x) {" + text + "}")
    return result.items[-1].body.items


def shape(node):
    """An expression as nested tuples."""
    match node:
        case (
            tree.IntLiteral()
            | tree.FloatLiteral()
            | tree.CharLiteral()
            | tree.StringLiteral()
            | tree.BoolLiteral()
        ):
            return node.value
        case tree.Identifier():
            return str(node.name)
        case tree.Unary():
            return (("post" if node.postfix else "") + node.op, shape(node.operand))
        case tree.Binary():
            return (node.op, shape(node.left), shape(node.right))
        case tree.Assign():
            return (node.op, shape(node.target), shape(node.value))
        case tree.Conditional():
            return ("?", shape(node.condition), shape(node.then), shape(node.otherwise))
        case tree.Call():
            return ("call", shape(node.callee), *map(shape, node.args))
        case tree.Index():
            return ("[]", shape(node.base), shape(node.index))
        case tree.Member():
            return ("->" if node.arrow else ".", shape(node.base), str(node.name))
        case tree.Cast():
            return (node.kind, dump.spell(node.type), shape(node.operand))
        case tree.Construct():
            return ("construct", dump.spell(node.type), *map(shape, node.args))
        case tree.SizeOf():
            return (node.op, dump.spell(node.type) if node.type else shape(node.operand))
        case tree.CompoundLiteral():
            return ("literal", dump.spell(node.type), shape(node.init))
        case tree.InitList():
            return ("{}", *(shape(item.value) for item in node.items))
    raise AssertionError(node)


@pytest.mark.parametrize(
    "text, expected",
    [
        ("a + b * c - 1", ("-", ("+", "a", ("*", "b", "c")), 1)),
        ("a << 1 + b < c == a & b ^ c | 1 && a || b",
         ("||", ("&&", ("|", ("^", ("&", ("==", ("<", ("<<", "a", ("+", 1, "b")), "c"), "a"), "b"), "c"), 1),
             "a"), "b")),
        ("a = b += c", ("=", "a", ("+=", "b", "c"))),
        ("a ? b : c ? 1 : 2", ("?", "a", "b", ("?", "c", 1, 2))),
        ("a ? b : c = 1", ("?", "a", "b", ("=", "c", 1))),
        ("a, b, c", (",", (",", "a", "b"), "c")),
        ("-a++ + --b", ("+", ("-", ("post++", "a")), ("--", "b"))),
        ("*p++ = !~a", ("=", ("*", ("post++", "p")), ("!", ("~", "a")))),
        ("&p[a]->b.c", ("&", (".", ("->", ("[]", "p", "a"), "b"), "c"))),
        ("(a)(b)", ("call", "a", "b")),
        ("(a)-b", ("-", "a", "b")),
        ("(int)-b", ("c", "int", ("-", "b"))),
        ("(int)a + b", ("+", ("c", "int", "a"), "b")),
        ("(unsigned char)(int)x", ("c", "unsigned char", ("c", "int", "x"))),
        ("(T)a * b", ("*", ("c", "T", "a"), "b")),
        ("(v) * b", ("*", "v", "b")),
        ("(T *)p", ("c", "T *", "p")),
        ("(float (*)[16])p", ("c", "float (*)[]", "p")),
        ("(int (*)(int, float))p", ("c", "int (*)(int, float)", "p")),
        ("sizeof(T) * 2", ("*", ("sizeof", "T"), 2)),
        ("sizeof(v) * 2", ("*", ("sizeof", "v"), 2)),
        ("sizeof a * 2", ("*", ("sizeof", "a"), 2)),
        ("sizeof(int)*p", ("*", ("sizeof", "int"), "p")),
        ("sizeof(T){1}", ("sizeof", ("literal", "T", ("{}", 1)))),
        ("alignof(T)", ("alignof", "T")),
        ("float(a) + int(x)", ("+", ("functional", "float", "a"), ("functional", "int", "x"))),
        ("T(1, 2)", ("construct", "T", 1, 2)),
        ("T()", ("construct", "T")),
        ("T{1, 2}", ("construct", "T", 1, 2)),
        ("f(T(a), (T)b, T{c})",
            ("call", "f", ("functional", "T", "a"), ("c", "T", "b"), ("construct", "T", "c"))),
        ("(T(a)).b", (".", ("functional", "T", "a"), "b")),
        ("a * float(b)", ("*", "a", ("functional", "float", "b"))),
        ("a & T(b)", ("&", "a", ("functional", "T", "b"))),
        ("(int)float(x)", ("c", "int", ("functional", "float", "x"))),
        ("static_cast<int *>(p) + 1", ("+", ("static_cast", "int *", "p"), 1)),
        ("reinterpret_cast<const T *>(p)", ("reinterpret_cast", "const T *", "p")),
        ("static_cast<int>(a > b)", ("static_cast", "int", (">", "a", "b"))),
        ("(struct S *)p", ("c", "struct S *", "p")),
        ("true && false", ("&&", True, False)),
        ('"ab" "c"', b"abc"),
        ("'a' + 0x10u + 1.5f", ("+", ("+", 97, 16), 1.5)),
        ("(T){1, 2}.m", (".", ("literal", "T", ("{}", 1, 2)), "m")),
        ("p[T(1)]", ("[]", "p", ("functional", "T", 1))),
        ("x.T", (".", "x", "T")),
    ],
)  # fmt: skip
def test_expressions(text, expected):
    (statement,) = body("(void)(" + text + ");", "struct S { int m; }; typedef struct S T; __device__ int v;")
    assert shape(statement.value.operand) == expected


def declared(text):
    """{name: spelled type} of the last declaration, or the class of what else it is."""
    last = unit("struct S { int m; }; typedef struct S T; typedef unsigned int uint32;\n" + text).items
    return {str(d.name): dump.spell(d.type) for d in last[3:]}


@pytest.mark.parametrize(
    "text, expected",
    [
        ("__device__ int a, *b, c[3], **d[2], (*e)[4], (*f)(int), *g(void);",
         {"a": "int", "b": "int *", "c": "int []", "d": "int **[]", "e": "int (*)[]", "f": "int (*)(int)",
             "g": "int *()"}),
        ("__device__ unsigned long long int a; __device__ long unsigned b; __device__ signed char c; "
         "__device__ short int d;",
         {"a": "unsigned long long", "b": "unsigned long", "c": "signed char", "d": "short"}),
        ("__device__ const float *const __restrict__ a = 0;", {"a": "const float * const __restrict__"}),
        ("__device__ float const volatile a = 0;", {"a": "const volatile float"}),
        ("__device__ T T2, *T3; __device__ struct S S2; __device__ uint32 x;",
         {"T2": "T", "T3": "T *", "S2": "struct S", "x": "uint32"}),
        ("typedef int (*callback)(int, T *); __device__ callback c;",
         {"callback": "int (*)(int, T *)", "c": "callback"}),
        ("typedef struct { int x; } P; __device__ P p;", {"P": "struct (unnamed)", "p": "P"}),
        ("typedef struct Q { int x; } Q; __device__ Q q;", {"Q": "struct Q", "q": "Q"}),
        ("typedef struct R R; struct R { R *next; }; __device__ R r;", None),
        ("using U = float *; __device__ U u;", {"U": "float *", "u": "U"}),
        ("__device__ void f(int (&r)[3], float &&x, int a[], int, ...);",
         {"f": "void (int (&)[], float &&, int [], int, ...)"}),
        ("__device__ float4 v; __device__ size_t n; __device__ dim3 d;",
            {"v": "float4", "n": "size_t", "d": "dim3"}),
        ("__device__ int (x); __device__ int (y) = 3;", {"x": "int", "y": "int"}),
        ("__device__ auto a = 3; __device__ bool b{true};", {"a": "auto", "b": "bool"}),
        ("__device__ void f(int uint32, T T);", {"f": "void (int, T)"}),
    ],
)  # fmt: skip
def test_declarations(text, expected):
    if expected is None:
        unit(text)
    else:
        assert declared(text) == expected


def test_statements_that_could_be_something_else():
    types = "struct T { int m; int n; }; __device__ int g(int); __device__ int v;"
    kinds = [
        type(s).__name__
        for s in body(
            "T t; T *q; T(*r)[2]; v * a; T{1, 2}; T(1, 2); g(a); T u(t); T w{1, 2}; int(z) = 3;", types
        )
    ]
    assert kinds == ["DeclStmt"] * 3 + ["ExprStmt"] * 4 + ["DeclStmt"] * 3
    first, second = body("T T; T.m = 1;", types)
    assert isinstance(first, tree.DeclStmt) and isinstance(second, tree.ExprStmt)
    inner, outer = body("{ int T = 3; T * T; } T *q;", types)
    assert isinstance(inner.items[1], tree.ExprStmt) and isinstance(outer, tree.DeclStmt)


def test_else_belongs_to_the_nearest_if():
    (statement,) = body("if (a) if (b) c; else p;")
    assert statement.otherwise is None and statement.then.otherwise is not None


def test_labels_are_collected():
    (switch,) = body("switch (a) { case 1: case 2: default: x: b; break; }")
    labeled, stop = switch.body.items
    assert [type(n).__name__ for n in labeled.labels] == ["Case", "Case", "Default", "Label"]
    assert isinstance(labeled.body, tree.ExprStmt) and isinstance(stop, tree.Break)


def test_unroll_belongs_to_its_loop():
    loops = body(
        "\n#pragma unroll\nfor (;;) ;\n#pragma unroll 2 + 2\nwhile (a) ;\n#pragma unroll(4)\ndo ; while"
        " (a);\nfor (;;) ;\n"
    )
    counts = [loop.unroll and (loop.unroll.count is None or shape(loop.unroll.count)) for loop in loops]
    assert counts == [True, ("+", 2, 2), 4, None]


def test_conditions_may_declare():
    first, second, third = body("if (int i = a) b; while (int j = b) ; if (int k = 1; k > a) c;")
    assert str(first.condition.name) == "i" and str(second.condition.name) == "j"
    assert isinstance(third.init, tree.DeclStmt) and third.condition.op == ">"


def test_qualifiers_linkage_and_attributes():
    result = unit(
        'extern "C" { __global__ void __launch_bounds__(256, 2) k(const float *__restrict__ x); __device__'
        ' int a; }\nextern "C" __device__ int b;\nstatic __device__ __forceinline__ int f();\nstruct'
        " __align__(16) A { int x; };\nstruct __attribute__((packed, aligned(4))) B { int x; };\nstruct C {"
        " int x; } __attribute__((aligned(8)));\n__shared__ alignas(8) char s[4]; [[nodiscard]] __device__"
        " __attribute__((noinline)) int g();\n__device__ int h() __attribute__((always_inline));\n"
    ).items
    kernel, a, b, f, first, second, third, s, g, h = result
    assert kernel.specifiers.has_c_linkage and a.specifiers.has_c_linkage and b.specifiers.has_c_linkage
    assert [shape(e) for e in kernel.specifiers.launch_bounds] == [
        256,
        2,
    ] and "__global__" in kernel.specifiers.words
    assert kernel.type.params[0].type.restrict
    assert f.specifiers.storage == "static" and list(f.specifiers.words) == ["__device__", "__forceinline__"]
    assert [shape(e) for r in (first, second, third) for e in r.type.align] == [16, 4, 8]
    assert [r.type.packed for r in (first, second, third)] == [False, True, False]
    assert shape(s.specifiers.align[0]) == 8 and "__noinline__" in g.specifiers.words
    assert str(h.name) == "h"


def test_host_code_is_skipped_by_its_braces_and_remembered():
    result = unit(
        "#include <stdio.h>\nusing namespace std;\nclass Timer { std::string name; public: Timer() :"
        ' name("{") {} };\ntemplate <class T> T twice(T x) { return x + x; }\nnamespace detail { int'
        " helper(); }\nint counter = 0, other[3] = {1, 2, 3};\nstd::vector<int> cache;\nvoid log(const char"
        " *text, ...);\nstatic void check(int e) { if (e) { exit(1); } }\nstruct Host { std::string s;"
        " };\nconst int N = 4;\nenum { M = 3 };\n__global__ void k(int *p) { p[0] = N; }\nint main(int argc,"
        " char **argv) { auto f = [&](int i) { return i; }; k<<<1, 2>>>(0); return 0; }\n"
    ).items
    host = [(d.name, d.what) for d in result if isinstance(d, tree.HostDecl)]
    assert host == [
        ("Timer", "class"), ("twice", "template"), ("detail", "namespace"), ("counter", "variable"),
        ("other", "variable"),
        ("cache", "variable"), ("log", "function"), ("check", "function"), ("Host", "class"),
        ("main", "function"),
    ]  # fmt: skip
    assert [str(d.name) for d in result if isinstance(d, (tree.VarDecl, tree.FunctionDecl))] == ["N", "k"]


def test_places_of_nodes():
    (statement,) = body("  a = (b + c) * p[1];")
    assign = statement.value
    product = assign.value
    assert assign.location.column == product.location.column - 10
    assert product.start.column == product.location.column - 8
    assert product.end.column == product.location.column + 6
    assert product.left.location.column == product.start.column + 3


def test_a_macros_token_gives_the_node_its_expansion():
    (statement,) = body("\nADD(a, b);", "#define ADD(x, y) ((x) + (y))\n")
    assert (statement.value.location.line, statement.value.location.column) == (3, 1)
    assert [e.macro for e in statement.value.location.expansion] == ["ADD"]


def fragment(parser, text):
    diags = Diagnostics()
    return parser(preprocess(text, "<fragment>", FrontendOptions(), diags), diags), diags


def test_fragments():
    value, _ = fragment(parse_expression, "1 + 2 * x")
    assert shape(value) == ("+", 1, ("*", 2, "x"))
    syntax, _ = fragment(parse_type, "const float *(*)[3]")
    assert dump.spell(syntax) == "const float *(*)[]"
    value, diags = fragment(parse_expression, "1 +")
    assert value is None and [d.message for d in diags.items] == ["expected expression"]


# Limits: deep input ends in one clean error, long input in none.


@pytest.mark.parametrize("opening, closing", ["()", "[]", "{}"])
def test_brackets_nest_up_to_a_limit(opening, closing):
    def program(depth):
        inside = {
            "(": "(" * depth + "1" + ")" * depth + ";",
            "[": "p" + "[p" * depth + "[0]" + "]" * depth + ";",
            "{": "{" * depth + "}" * depth,
        }
        return "__device__ int f(int **p) {" + inside[opening] + "}"

    _, diags = unit_and_diags(program(250))
    assert diags.items == []
    for depth in (300, 10_000):
        result, diags = unit_and_diags(program(depth))
        assert [d.message for d in diags.items] == ["bracket nesting level exceeded maximum of 256"]
        assert not result.complete


@pytest.mark.parametrize(
    "text, what",
    [
        ("return " + "1 + " * 20_000 + "1;", "expression"),
        ("return " + "- " * 20_000 + "1;", "expression"),
        ("return " + "a ? 1 : " * 20_000 + "1;", "expression"),
        ("a" + " = a" * 20_000 + ";", "expression"),
        ("if (a) ; else " * 20_000 + ";", "statement"),
        ("if (a) " * 20_000 + ";", "statement"),
        ("int " + "*" * 20_000 + "q;", "declarator"),
        ("int q" + "[1]" * 20_000 + ";", "declarator"),
    ],
)
def test_deep_trees_are_refused(text, what):
    result, diags = unit_and_diags("__device__ int f(int a) {" + text + "}")
    assert len(diags.items) == 1 and f"{what} is nested too deeply" in diags.items[0].message
    assert not result.complete


def test_long_lists_are_not_deep():
    unit(
        "__device__ int a[] = {"
        + "1," * 20_000
        + "}; __device__ int f(int x) {"
        + "x++;" * 20_000
        + "switch (x) {"
        + "case 1:" * 5_000
        + "; } return x; }"
    )
    unit("__device__ int f(int x) { return " + "1 + " * 1_000 + "1; }")


PROGRAM = """
typedef struct P { float x, y; } P;
__device__ float f(P *p, int n) {
  float s = 0.0f;
  for (int i = 0; i < n; i++) { if (p[i].x > 1.0f) s += p[i].y * (float)i; else s -= 1; }
  switch (n) { case 1: s = 2; break; default: do { s++; } while (s < 3); }
  return s;
}
extern "C" __global__ void k(P *p, float *out) { out[threadIdx.x] = f(p, 3); }
int main() { k<<<1, 2>>>(0, 0); }
"""


@pytest.mark.parametrize("seed", range(60))
def test_damaged_programs_end_in_diagnostics(seed):
    """Whatever is wrong with the text, there is an error and no exception, and the tree can be printed."""
    rng = random.Random(seed)
    words = preprocess(PROGRAM, "a.cu", FrontendOptions(), Diagnostics())
    texts = [t.text for t in words]
    for _ in range(rng.randint(1, 5)):
        i = rng.randrange(len(texts))
        texts[i : i + rng.randint(0, 2)] = rng.choice(
            [[], [rng.choice(texts)], ["("], ["}"], ["{"], [";"], ["<"], ["::"], ["template"], ["'"], ["#"]]
        )
    result, diags = unit_and_diags(" ".join(texts))
    dump.dump(result)
    assert result.complete or diags.has_errors
    lines = [d.location for d in diags.items if d.severity == "error"]
    assert len(lines) == len(set(lines))
