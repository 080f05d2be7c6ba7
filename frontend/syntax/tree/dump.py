"""The output of `-ast-dump`: one node per line, indented under its parent.

    FunctionDecl saxpy <a.cu:1:17> 'void (int, float)'
      ParamDecl n 'int'
      Compound
        ExprStmt
          Assign '=' 'float'

Types are spelled as in C: the checked type if there is one, the type syntax otherwise. The walk keeps its own
stack.
"""

from __future__ import annotations

from .. import tree

_OMITTED_FIELDS = {"location", "specifiers", "parenthesized", "name"}


def dump(root: tree.Node) -> str:
    """Return the tree below `root` as text."""
    out: list[str] = []
    pending: list[tuple[int, str, object]] = [(0, "", root)]
    printed: set[int] = set()
    while pending:
        depth, role, value = pending.pop()
        indent = "  " * depth
        if isinstance(value, (list, tuple)):
            pending += [(depth, role, item) for item in reversed(value)]
            continue
        if not isinstance(value, tree.Node):
            continue
        prefix = f"{role}: " if role else ""
        if isinstance(value, tree.TypeSyntax):
            definition = _definition(value)
            if definition is None or id(definition) in printed:
                if role:
                    out.append(f"{indent}{prefix}{spell(value)}")
                continue
            printed.add(id(definition))
            value = definition
        out.append(f"{indent}{prefix}{_line(value)}")
        children = [
            (depth + 1, _role(value, f), getattr(value, f)) for f in value.fields if f not in _OMITTED_FIELDS
        ]
        if isinstance(value, tree.NamespaceAlias):  # the name of its target is no part of the dump
            children = []
        elif isinstance(value, tree.FunctionDecl):
            children = [(depth + 1, "", value.type.params), (depth + 1, "", value.body)]
        elif isinstance(value, tree.Loop) and value.unroll is not None:
            children.insert(0, (depth + 1, "unroll", value.unroll))
        pending += reversed(children)
    return "\n".join(out) + "\n"


def _definition(type: tree.TypeSyntax) -> tree.TypeSyntax | None:
    """Return the struct, union or enum that the type syntax defines; None otherwise."""
    while True:
        if isinstance(type, (tree.RecordType, tree.EnumType)):
            return type
        inner = tree.inner(type)
        if inner is None:
            return None
        type = inner


_ROLES = {
    "otherwise": "else",
    "init": "init",
    "unroll": "unroll",
    "default": "default",
    "bits": "bits",
    "step": "step",
}


def _role(node: tree.Node, field: str) -> str:
    return _ROLES.get(field, "") if not isinstance(node, tree.Binary) else ""


def _line(node: tree.Node) -> str:
    words = [type(node).__name__]
    for field in ("kind", "key", "op", "name", "value", "suffix", "what", "template", "constraint"):
        value = getattr(node, field, None)
        if (
            value is None
            or value == ""
            or (isinstance(value, tree.Node) and not isinstance(value, tree.Name))
            or field == "suffix"
        ):
            continue
        words.append(f"'{value}'" if field == "op" else _text(value))
    for flag in ("postfix", "arrow", "braces", "variadic", "scoped", "packed", "volatile", "constexpr"):
        if getattr(node, flag, False) is True and not isinstance(node, tree.TypeSyntax):
            words.append(flag)
    specifiers = getattr(node, "specifiers", None)
    if specifiers is not None:
        words += [specifiers.storage] if specifiers.storage else []
        words += specifiers.words
        words += ['extern "C"'] if specifiers.has_c_linkage else []
    words.append(f"<{node.location}>")
    ctype = getattr(node, "ctype", None)
    syntax = getattr(node, "type", None)
    if ctype is not None and not isinstance(node, tree.TypeSyntax):
        words.append(f"'{ctype}'")
    elif isinstance(syntax, tree.TypeSyntax):
        words.append(f"'{spell(syntax)}'")
    if getattr(node, "lvalue", False):
        words.append("lvalue")
    return " ".join(words)


def _text(value: object) -> str:
    if isinstance(value, bytes):
        return '"' + value.decode("latin-1").encode("unicode_escape").decode() + '"'
    return str(value)


def spell(type: tree.TypeSyntax) -> str:
    """Return the C spelling of type syntax, as in a declaration without a name; array sizes are omitted."""
    left, right = "", ""
    inner: tree.TypeSyntax | None = type
    while inner is not None:
        if isinstance(inner, (tree.PointerSyntax, tree.ReferenceType, tree.MemberPointerType)):
            if isinstance(inner, tree.ReferenceType):
                mark = "&&" if inner.rvalue else "&"
            elif isinstance(inner, tree.MemberPointerType):
                mark = f"{inner.owner.name}::*" + " const" * inner.const + " volatile" * inner.volatile
            else:
                mark = (
                    "*"
                    + " const" * inner.const
                    + " volatile" * inner.volatile
                    + " __restrict__" * inner.restrict
                )
            gap = " " if left and mark[-1].isalnum() | (mark[-1] == "_") else ""
            left = mark + gap + left
            below = tree.inner(inner)
            if isinstance(below, (tree.ArraySyntax, tree.FunctionSyntax)):
                left, right = "(" + left, ")" + right
        elif isinstance(inner, tree.ArraySyntax):
            right += "[]"
        elif isinstance(inner, tree.FunctionSyntax):
            params = [spell(p.type) for p in inner.params] + ["..."] * inner.variadic
            right += (
                f"({', '.join(params)})"
                + " const" * inner.const
                + " volatile" * inner.volatile
                + f" {inner.ref}".rstrip()
            )
        else:
            base = "const " * inner.const + "volatile " * inner.volatile + _base(inner)
            return f"{base} {left}{right}" if left or right else base
        inner = tree.inner(inner)
    return left + right


def _base(type: tree.TypeSyntax) -> str:
    if isinstance(type, tree.BuiltinType):
        return type.name
    if isinstance(type, tree.NamedType):
        return f"{type.key} {type.name}" if type.key else str(type.name)
    if isinstance(type, tree.RecordType):
        return f"{type.key} {type.name or '(unnamed)'}"
    if isinstance(type, tree.EnumType):
        return f"enum {type.name or '(unnamed)'}"
    return "auto"
