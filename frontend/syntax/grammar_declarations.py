"""Productions of declarations: specifiers, declarators, parameters, functions, linkage blocks."""

from __future__ import annotations

from typing import Any

from ..text.tokens import Token
from . import tree
from .declarators import QUALIFIERS, STORAGE, TYPE_WORDS, WORDS, Argued, Declarator, Specifiers
from .grammar import rule, same
from .scopes import Level


class Group:
    """The declarations made so far out of one list of specifiers."""

    __slots__ = ("decls", "specifiers")

    def __init__(self, specifiers: Specifiers) -> None:
        self.specifiers = specifiers
        self.decls: list[Any] = []


def simple(cx: Any, token: Token) -> str:
    """The text of a name that must be one word."""
    if not token.value.is_plain:
        cx.error(f"'{token.value}' cannot be declared here: expected unqualified-id", token.location, token.length)
    text: str = token.value.last.text
    return text


def scope_of(cx: Any, name: tree.Name) -> Level | None:
    """The names in the namespace or class that a name means, as far as they are known."""
    found: Level | None = cx.scopes.path([part.text for part in name.parts])
    return found


def members_of(cx: Any, type: tree.TypeSyntax) -> Level | None:
    """The names in the class that type syntax means."""
    return scope_of(cx, type.name) if isinstance(type, tree.NamedType | tree.RecordType) and type.name is not None else None


# File scope


@rule("externals : ")
def no_externals(cx: Any, v: list[Any]) -> list[tree.Decl]:
    return []


@rule("externals : externals external")
def next_external(cx: Any, v: list[Any]) -> list[tree.Decl]:
    v[0] += v[1]
    return v[0]


same("external : function | declaration")


@rule("external : HOST")
def host_code(cx: Any, v: list[Any]) -> list[tree.Decl]:
    return v[0].value


@rule("external : ';' | BAD")
def empty_declaration(cx: Any, v: list[Any]) -> list[tree.Decl]:
    return []


@rule("external : EXTERN_C '{' linkage externals '}'")
def linkage_block(cx: Any, v: list[Any]) -> list[tree.Decl]:
    cx.linkage = v[2]
    return v[3]


@rule("linkage : ")
def linkage(cx: Any, v: list[Any]) -> Any:
    before = cx.linkage
    cx.linkage = "C"
    return before


@rule("function : named function_scope compound | constructor function_scope compound")
def function(cx: Any, v: list[Any]) -> list[tree.Decl]:
    group, scope, body = v
    cx.scopes.leave(scope)
    decl = group.decls[-1]
    if not isinstance(decl, tree.FunctionDecl):
        cx.error("expected ';' after top level declarator", decl.location, decl.length)
        return group.decls
    decl.body = body
    return group.decls


@rule("function_scope : ")
def function_scope(cx: Any, v: list[Any]) -> Any:
    decl = cx.values[-1].decls[-1]
    mark = cx.scopes.enter_path([part.text for part in decl.name.parts[:-1]] if isinstance(decl, tree.FunctionDecl) else [])
    cx.scopes.enter()
    if isinstance(decl, tree.FunctionDecl):
        for param in decl.type.params:
            if param.name is not None:
                cx.scopes.declare(param.name)
    return mark


# Declarations


@rule("declaration : specs ';'")
def lone_specifiers(cx: Any, v: list[Any]) -> list[tree.Decl]:
    specs = v[0]
    base = specs.base
    if specs.missing:
        cx.diags.warning("missing-declarations", "declaration does not declare anything", specs.node.location)
        return []
    if isinstance(base, tree.RecordType) or (isinstance(base, tree.NamedType) and base.key not in (None, "enum")):
        if isinstance(base, tree.RecordType) and base.name is None:
            message = f"anonymous {base.key}s must be {base.key} members or have a name"
            cx.error(message, base.location, base.length)
        return [tree.RecordDecl(base.location, base)]
    if isinstance(base, tree.EnumType) or (isinstance(base, tree.NamedType) and base.key == "enum"):
        return [tree.EnumDecl(base.location, base)]
    if not (isinstance(base, tree.NamedType) and base.unknown):
        cx.diags.warning(
            "missing-declarations",
            "declaration does not declare anything",
            specs.node.location,
            length=specs.node.length,
        )
    return []


@rule("declaration : initialized ';'")
def declaration(cx: Any, v: list[Any]) -> list[tree.Decl]:
    return v[0].decls


@rule("declaration : binding '=' initializer ';'")
def initialized_binding(cx: Any, v: list[Any]) -> list[tree.Decl]:
    v[0].init = v[2]
    return [v[0]]


@rule("binding : specs '[' bound_names ']' | specs indirection '[' bound_names ']'")
def binding(cx: Any, v: list[Any]) -> tree.Decl:
    declarator = Declarator(None)
    declarator.levels += v[1:-3]
    node = tree.BindingDecl(v[-3].location, v[-2], declarator.type(cx, v[0].base), v[0].node)
    for name in v[-2]:
        cx.scopes.declare(name.name.key)
    return node


@rule("bound_names : any_name | bound_names ',' any_name")
def bound_names(cx: Any, v: list[Any]) -> list[tree.Identifier]:
    node = tree.Identifier(v[-1].location, v[-1].value)
    node.length, node.start, node.end = v[-1].length, v[-1].location, v[-1].end
    return [node] if len(v) == 1 else [*v[0], node]


@rule("declaration : static_assert '(' conditional ')' ';' | static_assert '(' conditional ',' strings ')' ';'")
def static_assertion(cx: Any, v: list[Any]) -> list[tree.Decl]:
    node = tree.StaticAssert(v[0].location, v[2], v[4].value if len(v) > 5 else None)
    node.length = v[0].length
    return [node]


@rule("declaration : using any_name '=' type_id ';'")
def alias(cx: Any, v: list[Any]) -> list[tree.Decl]:
    name = simple(cx, v[1])
    cx.scopes.declare_type(name, members_of(cx, v[3]))
    node = tree.TypedefDecl(v[1].location, name, v[3])
    node.length = v[1].length
    return [node]


@rule("named : specs declarator ending | initialized ',' declarator ending")
def named(cx: Any, v: list[Any]) -> Group:
    group = Group(v[0]) if len(v) == 3 else v[0]
    specs, declarator = group.specifiers, v[-2]
    name = declarator.name
    if specs.missing:
        specs.missing = False
        cx.error("a type specifier is required for all declarations", name.location, name.length)
    if declarator.mark is not None:
        cx.scopes.leave(declarator.mark)
    type = declarator.type(cx, specs.base)
    const, ref = False, ""
    for word in v[-1]:
        if isinstance(word, tree.TypeSyntax):
            type = _with_result(cx, type, word)
        elif isinstance(word, Token) and word.kind in ("const", "noexcept"):
            const = const or word.kind == "const"
        elif isinstance(word, Token) and word.kind in ("&", "&&"):
            ref = word.kind
        elif isinstance(word, Token):
            specs.node.words.setdefault(word.kind, word.location)
        else:
            specs.node.align.append(word)
    node: Any
    if specs.node.storage == "typedef":
        node = tree.TypedefDecl(name.location, simple(cx, name), type)
        cx.scopes.declare_type(name.text, members_of(cx, type))
    else:
        if isinstance(type, tree.FunctionType):
            node = tree.FunctionDecl(name.location, name.value, type, specs.node)
            node.is_const, node.ref = const, ref
        else:
            node = tree.VarDecl(name.location, name.value, type, specs.node)
        if name.value.is_plain:
            cx.scopes.declare(name.value.key)
    node.length = name.length
    group.decls.append(node)
    return group


def _with_result(cx: Any, type: tree.TypeSyntax, result: tree.TypeSyntax) -> tree.TypeSyntax:
    """`auto f(…) -> result`."""
    if not isinstance(type, tree.FunctionType):
        cx.error("trailing return type may only be used with a function declarator", result.location, result.length)
    elif type_of_auto := (type.result if not isinstance(type.result, tree.AutoType) else None):
        cx.error("function with trailing return type must specify return type 'auto'", type_of_auto.location, type_of_auto.length)
    else:
        type.result, type.trailing = result, True
    return type


same("ending : trailing")


@rule("ending : trailing RETURNS type_id")
def ending(cx: Any, v: list[Any]) -> list[Any]:
    return [*v[0], v[2]]


@rule("trailing : ")
def no_trailing(cx: Any, v: list[Any]) -> list[Any]:
    return []


@rule("trailing : trailing '&' | trailing '&&' | trailing __forceinline__ | trailing __noinline__ | trailing __packed__ | trailing const | trailing noexcept")
def trailing_word(cx: Any, v: list[Any]) -> list[Any]:
    return [*v[0], v[1]]


@rule("trailing : trailing argued")
def trailing(cx: Any, v: list[Any]) -> list[Any]:
    if v[1].kind == "__launch_bounds__":
        cx.error("'__launch_bounds__' must stand before the name of the kernel", v[1].location, v[1].length)
        return list(v[0])
    return [*v[0], *v[1].args]


same("initialized : named")


@rule("initialized : named '=' initializer")
def initialized(cx: Any, v: list[Any]) -> Group:
    _initialize(cx, v[0], init=v[2])
    return v[0]


@rule("initialized : named DIRECT( arguments ')'")
def direct_initialized(cx: Any, v: list[Any]) -> Group:
    _initialize(cx, v[0], args=v[2])
    return v[0]


@rule("initialized : named INIT{ '}' | named INIT{ initializers comma_opt '}'")
def brace_initialized(cx: Any, v: list[Any]) -> Group:
    _initialize(cx, v[0], init=braced(v[1], v[2] if len(v) > 3 else [], v[-1]))
    if isinstance(v[0].decls[-1], tree.VarDecl):
        v[0].decls[-1].is_direct = True
    return v[0]


def braced(opening: Token, items: list[tree.InitItem], close: Token) -> tree.InitList:
    node = tree.InitList(opening.location, items)
    node.start, node.end = opening.location, close.end
    node.depth = 1 + max((item.value.depth for item in items), default=0)
    return node


def _initialize(cx: Any, group: Group, init: Any = None, args: Any = None) -> None:
    decl = group.decls[-1]
    if isinstance(decl, tree.VarDecl):
        decl.init, decl.init_args = init, args
    else:
        what = "typedef" if isinstance(decl, tree.TypedefDecl) else "function"
        cx.error(f"illegal initializer (only variables can be initialized), '{decl.name}' is a {what}", decl.location, decl.length)


# Specifiers


@rule("specs : specifiers")
def specs(cx: Any, v: list[Any]) -> Specifiers:
    v[0].resolve(cx)
    return v[0]


@rule("specifiers : specifier")
def first_specifier(cx: Any, v: list[Any]) -> Specifiers:
    return Specifiers(v[0])


@rule("specifiers : specifiers specifier")
def next_specifier(cx: Any, v: list[Any]) -> Specifiers:
    v[0].items.append(v[1])
    return v[0]


same(
    "specifier : TYPE_NAME | decltype_id | auto | EXTERN_C | record | enumeration | argued | "
    + " | ".join(sorted(TYPE_WORDS | STORAGE | WORDS | QUALIFIERS))
)


@rule("decltype_id : decltype '(' expression ')' | decltype '(' auto ')'")
def decltype_id(cx: Any, v: list[Any]) -> tree.TypeSyntax:
    node = tree.DecltypeType(v[0].location, None if isinstance(v[2], Token) else v[2])
    node.length = v[0].length
    return node


@rule("argued : __launch_bounds__ '(' arguments ')' | __align__ '(' arguments ')' | alignas '(' arguments ')'")
def argued(cx: Any, v: list[Any]) -> Argued:
    if not v[2]:
        cx.error("expected expression", v[3].location)
    return Argued(v[0], v[2])


@rule("argued : __align__ '(' type_id ')' | alignas '(' type_id ')'")
def aligned_as_type(cx: Any, v: list[Any]) -> Argued:
    node = tree.SizeOf(v[0].location, "alignof", v[2])
    node.length = v[0].length
    node.start, node.end = v[0].location, v[3].end
    return Argued(v[0], [node])


@rule("type_id : specs | specs abstract")
def type_id(cx: Any, v: list[Any]) -> tree.TypeSyntax:
    specs = v[0]
    node = specs.node
    if specs.missing:
        cx.error("a type specifier is required for all declarations", node.location, node.length)
    if node.storage is not None or node.words:
        word = node.storage or next(iter(node.words))
        cx.error(f"'{word}' is not allowed in a type name", node.location, node.length)
    return v[1].type(cx, specs.base) if len(v) > 1 else specs.base


# Declarators

same("name : IDENTIFIER")
same("any_name : IDENTIFIER | TYPE_NAME")


@rule("direct : name")
def named_declarator(cx: Any, v: list[Any]) -> Declarator:
    """What follows a qualified name is in the scope of its class or namespace ([basic.lookup.unqual] p8)."""
    made = Declarator(v[0])
    if len(v[0].value.parts) > 1:
        made.mark = cx.scopes.enter_path([part.text for part in v[0].value.parts[:-1]])
    return made


@rule("direct : '(' declarator ')'")
def inner_declarator(cx: Any, v: list[Any]) -> Declarator:
    return v[1]


@rule("direct : direct '[' conditional_opt ']'")
def array_declarator(cx: Any, v: list[Any]) -> Declarator:
    v[0].levels.append(("array", v[1], v[2]))
    return v[0]


same("conditional_opt : conditional | ")


@rule("direct : direct '(' parameters ')'")
def function_declarator(cx: Any, v: list[Any]) -> Declarator:
    v[0].levels.append(("function", v[1], *v[2]))
    return v[0]


same("declarator : direct")


@rule("declarator : indirection declarator")
def pointer_declarator(cx: Any, v: list[Any]) -> Declarator:
    v[1].levels.append(v[0])
    return v[1]


@rule("indirection : '*' qualifiers")
def pointer(cx: Any, v: list[Any]) -> Any:
    return "pointer", v[0], v[1]


@rule("indirection : '&' qualifiers | '&&' qualifiers")
def reference(cx: Any, v: list[Any]) -> Any:
    return "reference", v[0], v[1]


@rule("qualifiers : ")
def no_qualifiers(cx: Any, v: list[Any]) -> list[Token]:
    return []


@rule(" | ".join(f"qualifiers {q}" for q in sorted(QUALIFIERS)).join(("qualifiers : ", "")))
def qualifiers(cx: Any, v: list[Any]) -> list[Token]:
    return [*v[0], v[1]]


@rule("abstract : indirection")
def lone_pointer(cx: Any, v: list[Any]) -> Declarator:
    declarator = Declarator(None)
    declarator.levels.append(v[0])
    return declarator


@rule("abstract : indirection abstract")
def abstract_pointer(cx: Any, v: list[Any]) -> Declarator:
    v[1].levels.append(v[0])
    return v[1]


same("abstract : direct_abstract")


@rule("direct_abstract : '(' abstract ')'")
def inner_abstract(cx: Any, v: list[Any]) -> Declarator:
    return v[1]


@rule("direct_abstract : '[' conditional_opt ']' | direct_abstract '[' conditional_opt ']'")
def abstract_array(cx: Any, v: list[Any]) -> Declarator:
    declarator = v[0] if len(v) == 4 else Declarator(None)
    declarator.levels.append(("array", v[-3], v[-2]))
    return declarator


@rule("direct_abstract : '(' parameters ')' | direct_abstract '(' parameters ')'")
def abstract_function(cx: Any, v: list[Any]) -> Declarator:
    declarator = v[0] if len(v) == 4 else Declarator(None)
    declarator.levels.append(("function", v[-3], *v[-2]))
    return declarator


# Parameters


@rule("parameters : ")
def no_parameters(cx: Any, v: list[Any]) -> Any:
    return [], False


@rule("parameters : parameter_list | parameter_list ',' '...' | parameter_list '...' | '...'")
def parameters(cx: Any, v: list[Any]) -> Any:
    variadic = isinstance(v[-1], Token)
    params = v[0] if not isinstance(v[0], Token) else []
    if len(params) == 1 and not variadic:
        only = params[0]
        if only.name is None and isinstance(only.type, tree.BuiltinType) and only.type.name == "void":
            return [], False
    return params, variadic


@rule("parameter_list : parameter")
def first_parameter(cx: Any, v: list[Any]) -> list[tree.ParamDecl]:
    return [v[0]]


@rule("parameter_list : parameter_list ',' parameter")
def next_parameter(cx: Any, v: list[Any]) -> list[tree.ParamDecl]:
    v[0].append(v[2])
    return v[0]


@rule("parameter : plain_parameter | plain_parameter '=' initializer")
def parameter(cx: Any, v: list[Any]) -> tree.ParamDecl:
    if len(v) > 1:
        v[0].default = v[2]
    return v[0]


@rule("plain_parameter : specs declarator | specs abstract | specs")
def plain_parameter(cx: Any, v: list[Any]) -> tree.ParamDecl:
    specs = v[0]
    declarator = v[1] if len(v) > 1 else Declarator(None)
    name = declarator.name
    at = name if name is not None else specs.base
    if specs.missing:
        cx.error("a type specifier is required for all declarations", at.location, at.length)
    if specs.node.storage not in (None, "register"):
        cx.error("invalid storage class specifier in function declarator", specs.node.location, specs.node.length)
    node = tree.ParamDecl(at.location, simple(cx, name) if name else None, declarator.type(cx, specs.base), specs.node)
    node.length = at.length
    return node


@rule("plain_parameter : specs pack_declarator | specs abstract PACK | specs PACK")
def parameter_pack(cx: Any, v: list[Any]) -> tree.ParamDecl:
    node: tree.ParamDecl = plain_parameter(cx, [part for part in v if not isinstance(part, Token)])
    node.pack = True
    return node


same("pack_declarator : direct_pack")


@rule("direct_pack : PACK_NAME name")
def pack_name(cx: Any, v: list[Any]) -> Declarator:
    return Declarator(v[1])


@rule("direct_pack : '(' pack_declarator ')'")
def inner_pack(cx: Any, v: list[Any]) -> Declarator:
    return inner_abstract(cx, v)


@rule("direct_pack : direct_pack '[' conditional_opt ']'")
def pack_of_arrays(cx: Any, v: list[Any]) -> Declarator:
    return abstract_array(cx, v)


@rule("direct_pack : direct_pack '(' parameters ')'")
def pack_of_functions(cx: Any, v: list[Any]) -> Declarator:
    return abstract_function(cx, v)


@rule("pack_declarator : indirection pack_declarator")
def pack_pointer(cx: Any, v: list[Any]) -> Declarator:
    return pointer_declarator(cx, v)
