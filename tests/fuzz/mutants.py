"""Damaged input: valid programs with tokens deleted, doubled, swapped or cut off, and text no person writes.

Every mutant must end in success or in a clear error of the user's: no traceback, no internal error, no
endless loop. `mutant(text, random)` damages one text; `monsters()` are the extreme ones.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random

_TOKEN = re.compile(r"\s+|[A-Za-z_$%@.][\w$.]*|0[xX][0-9a-fA-F]+|\d[\w.]*|\"[^\"\n]*\"|//[^\n]*|[^\w\s]")
_SPLICED = (
    "(", ")", "{", "}", "[", "]", "<", ">", ";", ",", "*", "&", "&&", "...", "::", "->", ".", "=", "==", "?",
    ":", "!", "~", "-", "++", "#", "##", "\\", "'", '"',
    "/*", "*/", "//", "\n", "\r\n", "\t", "\0", "\ufeff", "é", "変数", "\u2028", "\x0c", "\x1b", "0x", "1e",
    "1e999", "09", "1.2.3", "0b2", "99999999999999999999", "'ab'", "''", "u8\"x\"",
    "int", "float", "struct", "union", "enum", "typedef", "const", "volatile", "static", "extern",
    "__global__", "__device__", "__shared__", "__constant__", "template", "class", "operator",
    "return", "if", "else", "for", "while", "do", "switch", "case", "default", "break", "continue", "goto",
    "sizeof", "void", "bool", "auto", "this", "new", "asm", "threadIdx", "nullptr",
    "#define X", "#include", "#if", "#endif", "#else", "#elif", "#undef X", "#error x", "#pragma", "#line 7",
    "__VA_ARGS__", "defined", "__LINE__",
    "%r1", "%0", "@f", "ptr", "i32", "i129", "poison", "undef", "label", "phi", "!dbg", "!0", "add", "ret",
    "br", "define", "metadata", "x", "zeroinitializer", "null",
    ".reg", ".b32", ".pred", ".param", "@%p1", "bra", "bar.sync", "ld.global.u32", "mov.u32", ".entry",
    ".func", "ret;", "{%r1,%r2}", ".version", ".target", ".align 3", ".loc 1 1 1",
)  # fmt: skip


def mutant(text: str, random: Random) -> str:
    """`text` with one to four mutations."""
    for _ in range(random.choice((1, 1, 1, 2, 2, 3, 4))):
        text = random.choice(_MUTATIONS)(text, random)
    return text


def _on_tokens(change: Callable[[list[str], Random], None]) -> Callable[[str, Random], str]:
    def mutate(text: str, random: Random) -> str:
        tokens = _TOKEN.findall(text)
        if tokens:
            change(tokens, random)
        return "".join(tokens)

    return mutate


def _place(tokens: list[str], random: Random) -> int:
    """A token that is neither blank nor a comment, if one is soon found."""
    for _ in range(20):
        i = random.randrange(len(tokens))
        if not tokens[i].isspace() and not tokens[i].startswith("//"):
            return i
    return 0


def _delete(tokens: list[str], random: Random) -> None:
    i = _place(tokens, random)
    del tokens[i : i + random.choice((1, 1, 1, 2, 5))]


def _double(tokens: list[str], random: Random) -> None:
    i = _place(tokens, random)
    tokens[i:i] = [*tokens[i : i + random.choice((1, 1, 3, 20))], " "]


def _swap(tokens: list[str], random: Random) -> None:
    i, j = _place(tokens, random), _place(tokens, random)
    tokens[i], tokens[j] = tokens[j], tokens[i]


def _splice(tokens: list[str], random: Random) -> None:
    i = _place(tokens, random)
    tokens[i : i + random.randrange(2)] = [" ", random.choice(_SPLICED), " "]


def _copy(tokens: list[str], random: Random) -> None:
    tokens[_place(tokens, random)] = tokens[_place(tokens, random)]


def _number(tokens: list[str], random: Random) -> None:
    places = [i for i, t in enumerate(tokens) if t[0].isdigit()]
    if places:
        tokens[random.choice(places)] = random.choice(
            (
                "0",
                "-1",
                "1",
                "2147483648",
                "4294967296",
                "18446744073709551616",
                "1" * 400,
                "0x" + "f" * 30,
                "1e400",
                "3.5",
                "00",
                "65",
            )
        )


def _truncate(text: str, random: Random) -> str:
    return text[: random.randrange(len(text) + 1)]


def _cut(text: str, random: Random) -> str:
    i = random.randrange(len(text) + 1)
    return text[:i] + text[i + random.randrange(1, 40) :]


def _bytes(text: str, random: Random) -> str:
    i = random.randrange(len(text) + 1)
    return (
        text[:i]
        + "".join(
            chr(random.choice((random.randrange(128), random.randrange(0x110000 - 0x2000))))
            for _ in range(random.randrange(1, 6))
        )
        + text[i:]
    )


def _line(text: str, random: Random) -> str:
    lines = text.split("\n")
    i, j = random.randrange(len(lines)), random.randrange(len(lines))
    action = random.randrange(3)
    if action == 0:
        del lines[i]
    elif action == 1:
        lines[i], lines[j] = lines[j], lines[i]
    else:
        lines.insert(j, lines[i])
    return "\n".join(lines)


_MUTATIONS: tuple[Callable[[str, Random], str], ...] = (
    *(_on_tokens(change) for change in (_delete, _delete, _double, _swap, _splice, _splice, _splice, _copy,
        _copy, _number)),
    _truncate, _cut, _bytes, _line, _line,
)  # fmt: skip


_COMPILE_WORDS = (
    "-O0", "-O2", "-O9", "-O", "-arch=sm_80", "-arch=sm_90a", "-arch=sm_1", "-arch", "-arch=", "-DN=4", "-D",
    "-D=3", "-D1", "-DF(x)=x", "-Un", "-U", "-I", "-I/nowhere", "-Wall", "-Werror", "-W", "-Wnothing", "-w",
    "-lineinfo", "-src-in-ptx", "-maxrregcount=16", "-maxrregcount=7", "-maxrregcount=x",
    "-maxrregcount=99999999999", "-maxrregcount", "-use_fast_math", "-ftz=true", "-ftz=maybe", "-fmad=",
    "-prec-div=false",
    "-E", "-dump-tokens", "-ast-dump", "-emit-llvm", "-ptx", "--codegen=llvm", "--codegen=gcc", "-passes=",
    "-passes=dce,dce", "-passes=nothing", "-passes=unroll", "-passes=gvn,licm", "-print-after-all",
    "-print-after=dce", "-print-after=x",
    "-verify-each", "-ftime-report", "-Rpass=.", "-Rpass=(", "-Xptxas", "-v", "-o", "-", "/",
    "/nowhere/x.ptx", "", " ", "--", "---", "--help", "-h", "--version", "@file", "é", "nowhere.cu", "-x",
    "--unknown=1", "run",
)  # fmt: skip
_RUN_WORDS = (
    "--kernel", "saxpy", "nothing", "_Z5saxpyifPKfPf", "--grid", "--block", "4", "64", "0", "-1", "1,2",
    "1,2,3", "1,2,3,4", "99999999999", "1,,2", "x", "1e3", "--shared", "1024", "-5", "1000000000",
    "n=256", "n=x", "n=", "=3", "n", "n=1e10", "n=2147483648", "n=-1", "a=2.0", "a=nan", "a=inf", "a=1e999",
    "a=zeros(3)", "x=arange(256,f32)", "x=arange(256)", "x=arange(-1,f32)", "x=arange(99999999999,f32)",
    "x=zeros(0,f32)",
    "x=zeros(256,q99)", "x=zeros(256", "x=zeros()", "x=random(256,f32,1)", "x=random(256,f32,x)",
    "x=nowhere.npy", "x=/", "x=/dev/null", "y=zeros(256,f32)", "y=ones(256,i32)", "y=ones(1,f32)",
    "y=[1,2,3]", "y=3", "z=4", "x=", "x=__import__('os')",
    "--print", "y", "x", "q", "--max-steps", "100", "-O0", "-maxrregcount=16", "--engine", "--progress",
    "--help", "",
)  # fmt: skip
_SAXPY = (
    "--kernel",
    "saxpy",
    "--grid",
    "1",
    "--block",
    "64",
    "n=50",
    "a=2.0",
    "x=arange(50,f32)",
    "y=ones(50,f32)",
    "--print",
    "y",
)


def command(source: str, random: Random) -> list[str]:
    """The arguments of a damaged command line: a compilation of `source` (a saxpy), or a run of it."""
    if random.random() < 0.4:
        words = random.choices(_COMPILE_WORDS, k=random.randrange(6))
        words.insert(random.randrange(len(words) + 1), source)
        return words if "-o" in words else [*words, "-o", "-"]
    words = [source, *_SAXPY]
    for _ in range(random.randrange(1, 5)):
        i = random.randrange(1, len(words) + 1)
        words[i : i + random.randrange(3)] = [random.choice(_RUN_WORDS)] if random.random() < 0.8 else []
    if random.random() < 0.1:
        words = words[1:]
    return ["run", *words]


def monsters(n: int = 10_000) -> Iterator[tuple[str, str, str]]:
    """(name, suffix, text) of extreme inputs: nesting and repetition `n` deep."""
    body = 'extern "C" __global__ void k(int *p, int x) {{ {} }}\n'.format
    for name, text in {
        "parentheses": body("p[0] = " + "(" * n + "x" + ")" * n + ";"),
        "open parentheses": body("p[0] = " + "(" * n),
        "braces": body("{" * n + "}" * n),
        "open braces": "{" * n,
        "minus": body("p[0] = " + "- " * n + "x;"),
        "not": body("p[0] = " + "!" * n + "x;"),
        "stars": body("p[0] = " + "*" * n + "p;"),
        "pointers": body("int " + "*" * n + "q = 0;"),
        "indices": body("p[0] = " + "p[" * n + "0" + "]" * n + ";"),
        "dimensions": body("int a" + "[1]" * n + ";"),
        "subscripts": body("p" + "[0]" * n + " = 1;"),
        "sum": body("p[0] = x" + " + x" * n + ";"),
        "right sum": body("p[0] = x" + " + (x" * n + ")" * n + ";"),
        "conditional": body("p[0] = " + "x ? 1 : " * n + "0;"),
        "middle conditional": body("p[0] = " + "x ? " * n + "1" + " : 0" * n + ";"),
        "comma": body("p[0] = (x" + ", x" * n + ");"),
        "assignment": body("p[0] = " + "x = " * n + "1;"),
        "and": body("p[0] = x" + " && x" * n + ";"),
        "else if": body("if (x) ; " + "else if (x) p[0] = 1; " * n),
        "if": body("if (x) " * n + ";"),
        "while": body("while (x) " * n + ";"),
        "for": body("for (;;) " * n + ";"),
        "do": body("do " * n + "x++; " + "while (0);" * n),
        "switch": body("switch (x) { case 1: " * n + "}" * n),
        "cases": body("switch (x) { " + "".join(f"case {i}: p[{i}] = {i}; break; " for i in range(n)) + "}"),
        "casts": body("p[0] = " + "(int)" * n + "x;"),
        "sizeof": body("p[0] = " + "sizeof " * n + "x;"),
        "calls": "__device__ int f(int x) { return x; }\n" + body("p[0] = " + "f(" * n + "x" + ")" * n + ";"),
        "statements": body("p[0] += x;\n" * n),
        "declarations": body("\n".join(f"int v{i} = x + {i};" for i in range(n)) + "p[0] = v0;"),
        "functions": (
            "".join(f"__device__ int f{i}(int x) {{ return x + {i}; }}\n" for i in range(n // 10))
            + body("p[0] = f1(x);")
        ),
        "call chain": (
            "__device__ int f0(int x) { return x; }\n"
            + "".join(f"__device__ int f{i + 1}(int x) {{ return f{i}(x) + 1; }}\n" for i in range(n // 10))
            + body(f"p[0] = f{n // 10}(x);")
        ),
        "doubling calls": (
            "__device__ int f0(int x) { return x * 3; }\n"
            + "".join(
                f"__device__ int f{i + 1}(int x) {{ return f{i}(x) + f{i}(x + 1); }}\n" for i in range(40)
            )
            + body("p[0] = f40(x);")
        ),
        "parameters": "__device__ void f(" + ", ".join(f"int a{i}" for i in range(n)) + ") {}\n",
        "struct nesting": "struct S { " * n + "int x; " + "};" * n,
        "struct fields": (
            "struct S { "
            + "".join(f"int f{i}; " for i in range(n))
            + "};\n"
            + body("S s; s.f1 = x; p[0] = s.f1;")
        ),
        "declarator": "int " + "(" * n + "x" + ")" * n + ";",
        "initialiser braces": body("int a[1] = " + "{" * n + "1" + "}" * n + ";"),
        "initialiser": "__constant__ int a[] = {" + "1, " * n + "};\n" + body("p[0] = a[x];"),
        "huge array": body("int a[1 << 30]; a[x] = 1; p[0] = a[0];"),
        "huge shared": body("__shared__ int a[1 << 28]; a[x] = 1; p[0] = a[0];"),
        "huge constant": "__constant__ double a[1LL << 40];\n" + body("p[0] = a[x];"),
        "huge dimension product": body("int a[1000000][1000000][1000000][1000000]; p[0] = sizeof(a);"),
        "negative array": body("int a[-1];"),
        "huge literal": body("p[0] = " + "9" * n + ";"),
        "huge float": body("p[0] = 1e" + "9" * n + ";"),
        "long float": body("p[0] = 0." + "1" * n + "f;"),
        "huge hexadecimal": body("p[0] = 0x" + "f" * n + ";"),
        "long name": body("int " + "a" * n + " = 1;"),
        "long wrong name": body("p[0] = " + "a" * n + ";"),
        "long line": body("/*" + "x" * n * 10 + "*/ p[0] = y;"),
        "long string": body('const char *s = "' + "x" * n * 10 + '";'),
        "blank lines": "\n" * n * 10 + body("p[0] = y;"),
        "#if": "#if 1\n" * n + body("p[0] = 1;") + "#endif\n" * n,
        "open #if": "#if 1\n" * n,
        "#if parentheses": "#if " + "(" * n + "1" + ")" * n + "\n#endif\n",
        "#if minus": "#if " + "-" * n + "1\n#endif\n",
        "#if sum": "#if 1" + " + 1" * n + "\n#endif\n",
        "macro to itself": "#define X X\n" + body("p[0] = X;"),
        "macros to each other": "#define X Y\n#define Y X\n" + body("p[0] = X;"),
        "macro chain": (
            "".join(f"#define M{i + 1} M{i}\n" for i in range(n // 4))
            + "#define M0 1\n"
            + body(f"p[0] = M{n // 4};")
        ),
        "macro doubling": (
            "#define M0 1\n"
            + "".join(f"#define M{i + 1} M{i} + M{i}\n" for i in range(40))
            + body("p[0] = M40;")
        ),
        "macro arguments": "#define F(x) x\n" + body("p[0] = " + "F(" * n + "1" + ")" * n + ";"),
        "open macro call": "#define F(x) x\n" + body("p[0] = F(1" + ", 2" * n),
        "macro pasting": "#define C(a, b) a ## b\n" + body("p[0] = C(+, /) 1; C(/, /) x"),
        "include itself": '#include "input.cu"\n',
        "missing include": '#include "nowhere.h"\n' + body("p[0] = 1;"),
        "include nothing": '#include\n#include <\n#include "\n',
        "include folder": '#include "/"\n#include "."\n',
        "open comment": body("p[0] = 1; /* "),
        "open string": body('p[0] = "abc;'),
        "open character": body("p[0] = 'a;"),
        "nul bytes": body("p[0]\0 = 1;\0"),
        "carriage returns": body("p[0] = 1;\r\n  y = 2;\r\n").replace("\n", "\r\n"),
        "old carriage returns": body("p[0] = 1;\r  y = 2;\r"),
        "tabs": body("\n\t\tp[0]\t=\ty;"),
        "byte order mark": "\ufeff" + body("p[0] = 1;"),
        "wide characters": body("p[0] = 変数 + '変' + y; // é"),
        "backslashes": body("p[0] = 1;" + "\\\n" * n + "y = 1;"),
        "only backslash": "\\",
        "empty": "",
        "blank": " ",
        "semicolons": ";" * n,
        "closing": ")" * n,
        "templates": "template <" * n,
        "angles": "a<" * n,
        "function recursion": "__device__ int f(int x) { return x ? f(x - 1) : 0; }\n" + body("p[0] = f(x);"),
        "kernel recursion": 'extern "C" __global__ void k(int *p) { k(p); }\n',
        "struct in itself": "struct S { S s; };\n" + body("S s;"),
        "typedef of itself": "typedef T T;\n",
        "self initialiser": body("int y = y; p[0] = y;"),
        "static loop": body("for (;;) ;"),
        "goto loop": body("a: goto a;"),
        "error flood": body("\n".join(f"undeclared{i} = {i};" for i in range(n // 10))),
        "division by zero": (
            "__constant__ int a[1 / 0];\nenum { E = 1 % 0 };\n" + body("switch (x) { case 1 / 0: ; }")
        ),
        "shift of constants": body("int a[1 << 100]; int b[1 << -1];"),
        "overflow of constants": body(
            "p[0] = 2147483647 + 1; p[1] = -2147483647 - 2; p[2] = (-2147483647 - 1) / -1; p[3] ="
            " (-2147483647 - 1) % -1;"
        ),
    }.items():
        yield name, ".cu", text
    for name, text in {
        "blocks": (
            "define void @f() {\n  br label %b0\n"
            + "".join(f"b{i}:\n  br label %b{i + 1}\n" for i in range(n))
            + f"b{n}:\n  ret void\n}}\n"
        ),
        "adds": (
            "define i32 @f(i32 %x) {\n  %v0 = add i32 %x, 1\n"
            + "".join(f"  %v{i + 1} = add i32 %v{i}, %x\n" for i in range(n))
            + f"  ret i32 %v{n}\n}}\n"
        ),
        "array types": "@a = global " + "[1 x " * n + "i32" + "]" * n + " zeroinitializer\n",
        "struct types": "@a = global " + "{" * n + "i32" + "}" * n + " zeroinitializer\n",
        "casts": (
            "@a = global i32 0\n@b = global ptr "
            + "getelementptr (i8, ptr " * n
            + "@a"
            + ", i64 1)" * n
            + "\n"
        ),
        "metadata": "!0 = " + "!{" * n + "}" * n + "\n",
        "huge": "define i32 @f() {\n  ret i32 " + "9" * n + "\n}\n",
        "wide": "define i99999999 @f(i99999999 %x) {\n  ret i99999999 %x\n}\n",
        "endless": "define void @f() {\nb:\n  br label %b\n}\n",
        "phi of itself": (
            "define void @f() {\na:\n  br label %b\nb:\n  %x = phi i32 [ %x, %b ], [ 0, %a ]\n  br label"
            " %b\n}\n"
        ),
    }.items():
        yield name, ".ll", text
    head = ".version 8.0\n.target sm_80\n.address_size 64\n"
    entry = (
        head + ".visible .entry k(.param .u64 p) {{\n.reg .b32 %r<9>; .reg .b64 %d<9>; .reg .pred"
        " %p<9>;\n{}\nret;\n}}\n"
    ).format
    for name, text in {
        "scopes": entry("{" * n + "}" * n),
        "open scopes": entry("{" * n),
        "instructions": entry("add.s32 %r1, %r1, 1;\n" * n),
        "labels": entry("".join(f"L{i}:\n" for i in range(n)) + "bra L0;"),
        "branches": entry("".join(f"L{i}: @%p1 bra L{(i * 7) % n};\n" for i in range(n // 4 * 4))),
        "expression": entry("mov.u32 %r1, " + "(" * n + "1" + ")" * n + ";"),
        "minus": entry("mov.u32 %r1, " + "-" * n + "1;"),
        "registers": entry(".reg .b32 %x<999999999>; mov.u32 %x5, 1;"),
        "huge literal": entry("mov.u32 %r1, " + "9" * n + ";"),
        "huge variable": head + ".global .b8 a[99999999999999];\n",
        "huge initialiser": head + ".global .b8 a[] = {" + "1," * n + "1};\n",
        "negative variable": head + ".global .b8 a[-1];\n",
        "vector": entry("ld.global.v4.u32 {" + "%r1," * n + "%r1}, [%d1];"),
        "modifiers": entry("add" + ".s32" * n + " %r1, %r1, %r1;"),
        "open comment": entry("/* "),
        "endless": entry("L: bra L;"),
    }.items():
        yield name, ".ptx", text
