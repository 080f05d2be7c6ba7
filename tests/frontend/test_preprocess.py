"""Places of tokens, expansion chains, and corners of the preprocessor that a filetest cannot show."""

import pytest

from minicc.frontend.text.options import FrontendOptions
from minicc.frontend.text.preprocess import preprocess
from minicc.frontend.text.render import render
from minicc.support.diagnostics import Diagnostics


def tokens(text, **options):
    diags = Diagnostics()
    result = preprocess(text, "a.cu", FrontendOptions(**options), diags)
    assert [str(d) for d in diags.items] == []
    assert result.pop().kind == "$end"
    return result


def places(text, **options):
    return [(t.text, t.location.line, t.location.column, t.length) for t in tokens(text, **options)]


def spelled(text, **options):
    return " ".join(t.text for t in tokens(text, **options))


def errors(text, **options):
    diags = Diagnostics()
    preprocess(text, "a.cu", FrontendOptions(**options), diags)
    return [str(d) for d in diags.items]


def test_columns_survive_tabs_comments_splices_and_line_endings():
    assert places("\tint x;") == [("int", 1, 2, 3), ("x", 1, 6, 1), (";", 1, 7, 1)]
    assert places("a /* b */ c /* \n */ d") == [("a", 1, 1, 1), ("c", 1, 11, 1), ("d", 2, 5, 1)]
    assert places("a \\\n  b") == [("a", 1, 1, 1), ("b", 2, 3, 1)]
    assert places("ab\\\ncd e\n f") == [("abcd", 1, 1, 4), ("e", 2, 4, 1), ("f", 3, 2, 1)]
    assert places("a\r\n b\r c") == [("a", 1, 1, 1), ("b", 2, 2, 1), ("c", 3, 2, 1)]
    assert places("\ufeffa // b \\\n c\nd") == [("a", 1, 1, 1), ("d", 3, 1, 1)]


def test_maximal_munch():
    assert spelled("a+++++b<<=c>>=d->e...f##g::h^=i") == "a ++ ++ + b <<= c >>= d -> e ... f ## g :: h ^= i"
    assert [t.text for t in tokens("1.5e+3f .5 1. 0x1p-3 0xf+1")] == [
        "1.5e+3f",
        ".5",
        "1.",
        "0x1p-3",
        "0xf",
        "+",
        "1",
    ]


def test_a_token_out_of_a_macro_stands_where_the_macro_is_used():
    text = "#define ONE 1\n#define ADD(x) (x + ONE)\nint a = ADD(b);\n"
    result = {t.text: t for t in tokens(text)}
    one, b, plus = result["1"], result["b"], result["+"]
    assert (plus.location.line, plus.location.column, plus.length) == (3, 9, 3)
    assert [(e.macro, e.spelled_at.line, e.spelled_at.column) for e in plus.location.expansion] == [
        ("ADD", 2, 19)
    ]
    # The argument keeps its own place; the way it took is noted all the same.
    assert (b.location.line, b.location.column, b.length) == (3, 13, 1)
    assert [(e.macro, e.spelled_at.column) for e in b.location.expansion] == [("ADD", 17)]
    assert [(e.macro, e.spelled_at.line, e.spelled_at.column) for e in one.location.expansion] == [
        ("ADD", 2, 21),
        ("ONE", 1, 13),
    ]


def test_expansion_chain_of_a_macro_used_in_an_argument():
    text = "#define N 4\n#define ID(x) x\nID(ID(N))\n"
    (four,) = tokens(text)
    assert (four.text, four.location.line, four.location.column) == ("4", 3, 7)
    assert [e.macro for e in four.location.expansion] == ["N", "ID", "ID"]


@pytest.mark.parametrize(
    "text, expected",
    [
        # The examples of C99 6.10.3.5.
        (
            "#define x 3\n#define f(a) f(x * (a))\n#undef x\n#define x 2\n#define g f\n#define z z[0]\n"
            "#define h g(~\n"
            "#define m(a) a(w)\n#define w 0,1\n#define t(a) a\n#define p() int\n#define q(x) x\n"
            "#define r(x,y) x ## y\n"
            "f(y+1) + f(f(z)) % t(t(g)(0) + t)(1);\ng(x+(3,4)-w) | h 5) & m\n(f)^m(m);\n",
            "f ( 2 * ( y + 1 ) ) + f ( 2 * ( f ( 2 * ( z [ 0 ] ) ) ) ) % f ( 2 * ( 0 ) ) + t ( 1 ) ; "
            "f ( 2 * ( 2 + ( 3 , 4 ) - 0 , 1 ) ) | f ( 2 * ( ~ 5 ) ) & f ( 2 * ( 0 , 1 ) ) ^ m ( 0 , 1 ) ;",
        ),
        (
            "#define p() int\n#define q(x) x\n#define r(x,y) x ## y\n#define str(x) # x\n"
            "p() i[q()] = { q(1), r(2,3), r(4,), r(,5), r(,) };\nchar c[2][6] = { str(hello), str() };\n",
            'int i [ ] = { 1 , 23 , 4 , 5 , } ; char c [ 2 ] [ 6 ] = { "hello" , "" } ;',
        ),
        (
            "#define hash_hash # ## #\n#define mkstr(a) # a\n#define in_between(a) mkstr(a)\n"
            "#define join(c, d) in_between(c hash_hash d)\nchar p[] = join(x, y);\n",
            'char p [ ] = "x ## y" ;',
        ),
        ("#define t(x,y,z) x ## y ## z\nt(1,2,3), t(,4,5), t(6,,7), t(8,9,), t(10,,), t(,11,), t(,,12), "
         "t(,,) ;\n",
         "123 , 45 , 67 , 89 , 10 , 11 , 12 , ;"),
        ('#define xstr(s) str(s)\n#define str(s) # s\n'
         'xstr(strncmp("abc\\0d", "abc", \'\\4\') == 0) str(: @\\n)\n',
         '"strncmp(\\"abc\\\\0d\\", \\"abc\\", \'\\\\4\') == 0" ": @\\n"'),
        ("#define v(...) f(#__VA_ARGS__, __VA_ARGS__)\nv(a, b) v()\n", 'f ( "a, b" , a , b ) f ( "" , )'),
        ("#define v(a, rest...) f(a, ## rest)\nv(1) v(1, 2, 3)\n", "f ( 1 ) f ( 1 , 2 , 3 )"),
        ("#define a b\n#define b a\na b\n", "a b"),
        ("#define f(x) [x]\nf\n(1) f f (2)\n", "[ 1 ] f [ 2 ]"),
        ("#define EMPTY\n#define f(x) <x>\nf EMPTY (1)\n", "f ( 1 )"),
    ],
)  # fmt: skip
def test_expansion_is_the_standards(text, expected):
    assert spelled(text) == expected


def test_predefined_macros():
    assert spelled("__CUDA_ARCH__ __CUDACC__ __MINICC__ __cplusplus", arch="sm_90a") == "900 1 1 201703L"
    assert spelled("__LINE__\n\n__LINE__ __FILE__") == '1 3 "a.cu"'
    assert spelled("#define L __LINE__\n\nL L\n") == "3 3"
    assert spelled("__COUNTER__ __COUNTER__") == "0 1"
    assert spelled("A B C", defines=("A", "B=x + 1", "C=1"), undefines=("C",)) == "1 x + 1 C"
    assert spelled("F(2)", defines=("F(x)=x*x",)) == "2 * 2"
    assert errors("", defines=("3=4",)) == ["<command line>:1:1: error: macro name must be an identifier"]


def test_the_command_line_is_a_source_only_where_it_includes(tmp_path):
    (tmp_path / "a.h").write_text("a\n")
    for given, sources in (
        ((), ["a.cu"]),
        ((str(tmp_path / "a.h"),), ["a.cu", "<command line>", str(tmp_path / "a.h")]),
    ):
        diags = Diagnostics()
        preprocess("end\n", "a.cu", FrontendOptions(pre_includes=given, defines=("X=1",)), diags)
        assert list(diags.sources) == sources


def test_include_searches_the_files_folder_then_the_options(tmp_path):
    (tmp_path / "near").mkdir()
    (tmp_path / "far").mkdir()
    (tmp_path / "near" / "a.h").write_text('near_a __FILE__\n#include "b.h"\n#include <a.h>\n')
    (tmp_path / "far" / "a.h").write_text("far_a\n")
    (tmp_path / "far" / "b.h").write_text("far_b __LINE__\n")
    main = tmp_path / "near" / "main.cu"
    diags = Diagnostics()
    options = FrontendOptions(include_dirs=(str(tmp_path / "far"),))
    result = preprocess('#include "a.h"\nend\n', str(main), options, diags)
    assert not diags.items
    assert [t.text for t in result][:-1] == [
        "near_a",
        f'"{tmp_path / "near" / "a.h"}"',
        "far_b",
        "1",
        "far_a",
        "end",
    ]
    assert result[2].location.file == str(tmp_path / "far" / "b.h")
    assert diags.sources[str(tmp_path / "far" / "a.h")] == "far_a\n"


def test_include_once_by_pragma_and_by_guard(tmp_path):
    (tmp_path / "once.h").write_text("#pragma once\nonce\n")
    (tmp_path / "guard.h").write_text("#ifndef G\n#define G\nguarded\n#endif\n")
    (tmp_path / "every.h").write_text("#ifdef AGAIN\nagain\n#else\n#define AGAIN\nfirst\n#endif\n")
    text = (
        "".join(f'#include "{n}.h"\n' for n in ("once", "guard", "every") * 2)
        + '#undef G\n#include "guard.h"\n'
    )
    result = preprocess(text, str(tmp_path / "m.cu"), FrontendOptions(), Diagnostics())
    assert [t.text for t in result][:-1] == ["once", "guarded", "first", "again", "guarded"]


def test_a_file_that_includes_itself_is_refused_once(tmp_path):
    (tmp_path / "self.h").write_text('#include "self.h"\n')
    diags = Diagnostics()
    preprocess('#include "self.h"\n', str(tmp_path / "m.cu"), FrontendOptions(), diags)
    assert [d.message for d in diags.items] == ["#include nested too deeply"]


@pytest.mark.parametrize(
    "header",
    (
        "assert.h float.h limits.h math.h stdbool.h stddef.h stdint.h stdio.h cuda.h cuda_runtime.h cmath"
    ).split(),
)
def test_built_in_headers_are_there_and_may_be_included_twice(header):
    text = f"#include <{header}>\n#include <{header}>\nend\n"
    assert spelled(text).endswith("end")
    assert spelled(f'#if __has_include(<{header}>) && !__has_include("nowhere.h")\nyes\n#endif\n') == "yes"


def test_line_directives_rename_places():
    (token,) = tokens('#line 70 "b.y"\n\n  x\n')
    assert str(token.location) == "b.y:71:3"
    # The output of -E can be read again.
    text = "int a;\n\n\n\n\n\n\n\n\n\n\n\n  int b;\n"
    again = tokens(render(tokens(text)))
    assert [str(t.location) for t in again] == [str(t.location) for t in tokens(text)]


def test_rendered_text_reads_as_the_same_tokens():
    text = (
        '#define P +\n#define Q(x) x\nP+ +P -Q(-)- Q(a)b Q(1)2 Q(.)5 Q(<)<= Q(/)/ _Pragma("unroll 3")'
        " for\n#pragma unroll N\nx"
    )
    result = tokens(text)
    assert [t.text for t in tokens(render(result))] == [t.text for t in result]


def test_pragma_unroll_stays_a_token_with_its_argument_expanded():
    result = tokens('#define N 4\n#pragma unroll N + 1\nfor\n#pragma unroll\n_Pragma("unroll 2")')
    assert [t.kind for t in result] == [
        "PRAGMA_UNROLL", "INTEGER", "+", "INTEGER", "PRAGMA_END", "for", "PRAGMA_UNROLL", "PRAGMA_END",
        "PRAGMA_UNROLL", "INTEGER", "PRAGMA_END",
    ]  # fmt: skip


def test_a_long_chain_of_macros_is_no_recursion_and_linear():
    text = "".join(f"#define m{i} m{i + 1}\n" for i in range(5000)) + "m0\n"
    assert spelled(text) == "m5000"
    nested = "#define f(x) x\n" + "f(" * 100 + "1" + ")" * 100
    assert spelled(nested) == "1"


def test_macro_bombs_are_refused():
    bomb = (
        "#define m0 x x x x x x x x x x\n"
        + "".join(f"#define m{i} " + f"m{i - 1} " * 10 + "\n" for i in range(1, 9))
        + "m8\n"
    )
    assert errors(bomb) == ["a.cu:10:1: error: macro expansion is too large"]
    deep = "#define f(x) x\n" + "f(" * 3000 + "1" + ")" * 3000
    assert errors(deep) == ["a.cu:2:257: error: macro arguments nest deeper than 128 levels"]


def test_deep_conditions_are_refused():
    assert errors("#if " + "(" * 5000 + "1" + ")" * 5000 + "\n#endif\n") == [
        "a.cu:1:261: error: preprocessor expression nests deeper than 256 levels"
    ]
    assert errors("#if " + "!" * 5000 + "1\nx\n#endif\n") == []
    assert errors("#if " + "1 + " * 5000 + "1\nx\n#endif\n") == []


def test_the_host_and_the_release_are_nvccs() -> None:
    """What programs ask before they decide: the same answers as in their host code."""
    asked = (
        "__linux__",
        "__x86_64__",
        "__LP64__",
        "__SIZEOF_POINTER__",
        "__INT_MAX__",
        "__CUDACC_VER_MAJOR__",
        "CUDART_VERSION",
    )
    text = "".join(f"#ifndef {name}\n#error {name}\n#endif\n" for name in asked)
    result = spelled(text + "#include <cuda.h>\n; " + " ".join((*asked, "CUDA_VERSION"))).rpartition("; ")[2]
    assert result == "1 1 1 8 0x7fffffff 13 13000 13000"
