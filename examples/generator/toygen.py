#!/usr/bin/env python3
"""A code generator of forty lines: LLVM IR that keeps its variables in memory, as frontends write it, to PTX.
toygen.py in.ll -o out.ptx
"""

import re
import sys
from pathlib import Path

TYPES = {"i1": "pred", "i32": "b32", "i64": "b64", "ptr": "b64", "float": "f32", "double": "f64"}
ARITHMETIC = {
    "add": "add.s",
    "sub": "sub.s",
    "mul": "mul.lo.s",
    "sdiv": "div.s",
    "udiv": "div.u",
    "srem": "rem.s",
    "urem": "rem.u",
    "and": "and.b",
    "or": "or.b",
    "xor": "xor.b",
    "fadd": "add.rn.f",
    "fsub": "sub.rn.f",
    "fmul": "mul.rn.f",
    "fdiv": "div.rn.f",
}
COMPARE = {
    "eq": "eq.s",
    "ne": "ne.s",
    "slt": "lt.s",
    "sle": "le.s",
    "sgt": "gt.s",
    "sge": "ge.s",
    "ult": "lt.u",
    "ule": "le.u",
    "ugt": "gt.u",
    "uge": "ge.u",
    "oeq": "eq.f",
    "une": "neu.f",
    "olt": "lt.f",
    "ole": "le.f",
    "ogt": "gt.f",
    "oge": "ge.f",
}
# A statement, the type of its result, its PTX. D is the result, T a type, P its PTX, W its bits; A, B and C
# are operands, K is a constant, S a special register.
RULES = [
    (
        "{D} = alloca {T}",
        "ptr",
        ".local .align 8 .b8 {D}$[8]; mov.u64 %{D}, {D}$; cvta.local.u64 %{D}, %{D};",
    ),
    ("{D} = addrspacecast ptr {A} to ptr", "ptr", "mov.b64 %{D}, {A};"),
    ("{D} = load {T}, ptr {A}", "T", "ld.{P} %{D}, [{A}];"),
    ("store {T} {A}, ptr {B}", "", "st.{P} [{B}], {A};"),
    ("{D} = getelementptr i8, ptr {A}, i64 {B}", "ptr", "add.s64 %{D}, {A}, {B};"),
    ("{D} = shl {T} {A}, {K}", "T", "shl.b{W} %{D}, {A}, {K};"),
    ("{D} = ashr {T} {A}, {K}", "T", "shr.s{W} %{D}, {A}, {K};"),
    ("{D} = lshr {T} {A}, {K}", "T", "shr.u{W} %{D}, {A}, {K};"),
    ("{D} = sext i32 {A} to i64", "i64", "cvt.s64.s32 %{D}, {A};"),
    ("{D} = zext i32 {A} to i64", "i64", "cvt.u64.u32 %{D}, {A};"),
    ("{D} = trunc i64 {A} to i32", "i32", "cvt.u32.u64 %{D}, {A};"),
    ("{D} = zext i1 {A} to {T}", "T", "selp.{P} %{D}, 1, 0, {A};"),
    ("{D} = sitofp i32 {A} to {T}", "T", "cvt.rn.{P}.s32 %{D}, {A};"),
    (r"{D} = call i32 @llvm\.nvvm\.read\.ptx\.sreg\.{S}\(\)", "i32", "mov.u32 %{D}, %{S};"),
    ("br i1 {A}, label {B}, label {C}", "", "@{A} bra {B}; bra {C};"),
    ("br label {A}", "", "bra {A};"),
    ("ret void", "", "ret;"),
    *(
        (f"{{D}} = {op} {{T}} {{A}}, {{B}}", "T", ptx + "{W} %{D}, {A}, {B};")
        for op, ptx in ARITHMETIC.items()
    ),
    *(
        (f"{{D}} = [if]cmp {op} {{T}} {{A}}, {{B}}", "i1", f"setp.{ptx}" + "{W} %{D}, {A}, {B};")
        for op, ptx in COMPARE.items()
    ),
]
SHAPES = {
    "D": r"%(?P<D>\S+)",
    "T": "(?P<T>i1|i32|i64|ptr|float|double)",
    "K": r"(?P<K>\d+)",
    "S": r"(?P<S>[\w.]+)",
    **{x: rf"(?P<{x}>[^\s,]+)" for x in "ABC"},
}
PATTERNS = [(re.compile(shape.format(**SHAPES)), result, ptx) for shape, result, ptx in RULES]


def statement(line, declarations):
    for pattern, result, ptx in PATTERNS:
        if match := pattern.fullmatch(line):
            parts = match.groupdict()
            parts["P"] = TYPES.get(parts.get("T"), "")
            if result:
                declarations.append(f".reg .{TYPES[parts.get(result, result)]} %{parts['D']};")
            return ptx.format(W=parts["P"][1:], **parts)
    if not line.endswith(":"):
        sys.exit(f"toygen: cannot translate: {line}")
    return f"%${line}"


def kernel(name, parameters, body):
    match = re.findall(r"(\w+) (?:[a-z]+ )*(%\S+?)(?:,|$)", parameters)
    head = [
        f".reg .{TYPES[type_]} {register}; ld.param.{TYPES[type_]} {register}, [p{i}];"
        for i, (type_, register) in enumerate(match)
    ]
    code = [statement(line.strip(), head) for line in body.splitlines() if line.strip()]
    return (
        ".visible .entry"
        f" {name}({', '.join(f'.param .{TYPES[type_]} p{i}' for i, (type_, _) in enumerate(match))}) {{\n"
        + "\n".join(head + code)
        + "\n}\n"
    )


source = re.sub(
    r" (?:nsw|nuw|exact|contract|nneg|inbounds)\b| addrspace\(5\)|, align \d+",
    "",
    Path(sys.argv[1]).read_text(),
)
source = re.sub(
    r"%([\w.]+)|^([\w.]+)(?=:$)",
    lambda m: ("%$" + m[1] if m[1] else m[2]).replace(".", "$"),
    re.sub(r"\b0x([0-9A-F]{16})\b", r"0d\1", source),
    flags=re.MULTILINE,
)
if re.search(r"^(?:@|define (?!ptx_kernel))", source, re.MULTILINE):
    sys.exit("toygen: variables of the module and functions are not translated")
kernels = re.findall(
    r"^define ptx_kernel void @(\w+)\((.*?)\)[^\n]*\{\n(.*?)^\}", source, re.MULTILINE | re.DOTALL
)
Path(sys.argv[3]).write_text(
    ".version 7.0\n.target sm_80\n.address_size 64\n" + "".join(kernel(*parts) for parts in kernels)
)
