"""Templates: parameters, arguments, deduction, instances.

An instance is checked as if it had been written out: the template's tree is copied, a scope binds the parameters, and the copy is
declared in the scope of the template. Signatures are made when a call needs them, bodies when the whole file has been read, and
only of what is used. Errors inside an instance carry notes that say who asked for it.

Deduction follows [temp.deduct.call] on the syntax of the parameters; packs are written out first (`packs`), one element for each argument.
Template template parameters are outside the language.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from ...support.diagnostics import Note
from ..syntax import tree
from ..types import bases
from ..types import constants as const
from ..types import conversions as conv
from ..types import ctype as ct
from ..types.nominal import Instance, Pack
from ..types.symbols import EnumConstant, Function, Overloads, Scope, Template, TypeName
from . import casts, packs, seams, sequences
from .context import ERROR, Context, declared_here, failed, handles, is_error, previous
from .lookup import find

Args = tuple[Any, ...]
_PACK_WEIGHT = 1_000_000
"""A template whose last parameter is a pack is the less specialised, and among such the one with fewer parameters before it."""
_MAX_INSTANCES = 256
"""How deep instances may ask for instances (clang allows 1024)."""


# -------------------------------------------------------------------------------- declarations


@handles(tree.TemplateDecl)
def template_declaration(cx: Context, node: tree.TemplateDecl) -> None:
    from .decls import declare_broken_function

    if node.params and not packs.check_definition(cx, node.params, node.decl):
        if isinstance(node.decl, tree.FunctionDecl):
            declare_broken_function(cx, node.decl)
        return
    if node.params is None:
        _explicit_instantiation(cx, node.decl)
    elif not node.params:
        _specialisation(cx, node.decl)
    elif isinstance(node.decl, tree.RecordDecl):
        _record_template(cx, node, node.decl)
    elif isinstance(node.decl, tree.FunctionDecl):
        _function_template(cx, node, node.decl)
    elif isinstance(node.decl, tree.TypedefDecl):
        old = cx.scope.names.get(node.decl.name)
        if old is not None:
            cx.error(f"redefinition of '{node.decl.name}'", node, [previous(old)])
            return
        cx.scope.names[node.decl.name] = Template(node.decl.name, node.params, node.decl, cx.scope, node.location, cx.record_path)
    elif isinstance(node.decl, tree.VarDecl) and "constexpr" in node.decl.specifiers.words and node.decl.init is not None:
        key = node.decl.name.key
        cx.scope.names[key] = Template(key, node.params, node.decl, cx.scope, node.location, cx.record_path)
    else:
        cx.refuse("variable templates without 'constexpr' are", node)


def _record_template(cx: Context, node: tree.TemplateDecl, decl: tree.RecordDecl) -> None:
    assert node.params is not None
    syntax = decl.type
    assert isinstance(syntax, tree.NamedType | tree.RecordType) and syntax.name is not None
    if syntax.name.args is not None:
        template = template_of(cx, syntax.name, syntax)
        if template is not None and isinstance(syntax, tree.RecordType):
            template.partial.append((node.params, syntax))
        return
    name = syntax.name.key
    old = cx.scope.names.get(name)
    if isinstance(old, Template):
        if isinstance(syntax, tree.RecordType):
            if isinstance(old.decl.type, tree.RecordType):  # type: ignore[attr-defined]
                cx.error(f"redefinition of '{name}'", syntax, [previous(old)])
                return
            old.decl, old.params, old.location = decl, _merged(old.params, node.params), syntax.location
        return
    if old is not None:
        cx.error(f"redefinition of '{name}' as different kind of symbol", syntax, [previous(old)])
        return
    cx.scope.names[name] = Template(name, node.params, decl, cx.scope, syntax.location, cx.record_path)


def _merged(old: list[tree.TemplateParam], new: list[tree.TemplateParam]) -> list[tree.TemplateParam]:
    """The parameters of a later declaration with the default arguments of an earlier one."""
    merged = []
    for before, after in zip(old, new):
        after = after.copied()
        if after.default is None:
            after.default = before.default
        merged.append(after)
    return merged


def _function_template(cx: Context, node: tree.TemplateDecl, decl: tree.FunctionDecl) -> None:
    assert node.params is not None
    key = decl.name.key
    existing = cx.scope.names.get(key)
    if len(decl.name.parts) > 1:
        _outside_member(cx, node, decl)
        return
    if not isinstance(existing, Overloads):
        if existing is not None and not isinstance(existing, TypeName):
            cx.error(f"redefinition of '{decl.name}' as different kind of symbol", decl, [previous(existing)])
            return
        existing = cx.scope.names[key] = Overloads(key, [])
    shape = _shape(node.params, decl)
    for old in existing.templates:
        assert isinstance(old.decl, tree.FunctionDecl)
        if _shape(old.params, old.decl) != shape:
            continue
        if old.decl.body is not None and decl.body is not None:
            cx.error(f"redefinition of '{decl.name}'", decl, [previous(old)])
            return
        if decl.body is not None:
            old.decl, old.params, old.location = decl, _merged(old.params, node.params), decl.location
        return
    record = cx.scope.record if cx.scope.kind == "record" else None
    existing.templates.append(Template(key, node.params, decl, cx.scope, decl.location, cx.record_path, record))


def _outside_member(cx: Context, node: tree.TemplateDecl, decl: tree.FunctionDecl) -> None:
    """`template <class T> void S<T>::f() { … }`: the body of a member that the structure template declares."""
    from .decls import late_body

    name = decl.name.last
    outer = decl.name.qualifier
    template = find(cx, outer) if outer is not None else None
    if not isinstance(template, Template) or not isinstance(template.decl, tree.RecordDecl):
        cx.refuse("definitions of member templates outside their structure are", decl)
        return
    assert node.params is not None
    if [(p.name, p.type is None) for p in node.params] != [(p.name, p.type is None) for p in template.params]:
        cx.error(f"template parameters of '{decl.name}' must have the names that '{template.name}' gives them", decl, [declared_here(template, "template is declared here")])
        return
    members = template.decl.type.members  # type: ignore[attr-defined]
    wanted = [_spelled(p.type) for p in decl.type.params]
    for member in members:
        if isinstance(member, tree.FunctionDecl) and (member.name.key, member.is_constructor) == (name.key, decl.is_constructor) and [_spelled(p.type) for p in member.type.params] == wanted and member.is_const == decl.is_const:
            break
    else:
        cx.error(f"out-of-line definition of '{name}' does not match any declaration in '{template.name}'", decl)
        return
    if member.body is not None:
        cx.error(f"redefinition of '{name}'", decl)
        return
    decl = decl.copied()
    decl.type = decl.type.copied()
    decl.type.params = [after.copied() for after in decl.type.params]
    for before, after in zip(member.type.params, decl.type.params):
        after.default = before.default
    decl.name, decl.specifiers = member.name, member.specifiers
    whole = template.decl = template.decl.copied()
    whole.type = whole.type.copied()
    whole.type.members = [decl if m is member else m for m in members]  # type: ignore[attr-defined]
    for args, instance in template.instances.items():
        if isinstance(instance, ct.Record) and isinstance(instance.decl.members, Scope):
            with bindings(cx, template, by_name(template, args)), cx.elsewhere(instance.decl.members, (*template.path, instance.decl.tag)):
                late_body(cx, packs.expanded(cx, decl, by_name(template, args)).copied(), instance)


def _shape(params: list[tree.TemplateParam], decl: tree.FunctionDecl) -> str:
    """What makes two declarations declare the same template, but for the names of parameters of the function."""
    parameters = [(p.name, p.pack, p.type and _spelled(p.type)) for p in params]
    types = [_spelled(decl.type.result), *(_spelled(p.type) + "..." * p.pack for p in decl.type.params)]
    return repr((parameters, types, decl.is_const, decl.ref))


def _spelled(node: tree.Node) -> str:
    """A type's syntax as text, qualifiers included."""
    quals = f"{int(node.const)}{int(node.volatile)}" if isinstance(node, tree.TypeSyntax) else ""
    plain = [repr(value) for f in node.fields if f != "location" and not isinstance(value := getattr(node, f), tree.Node | list)]
    below = [_spelled(child) for child in node.children()]
    if isinstance(node, tree.NamedType | tree.Identifier | tree.Member):
        plain += [part.key for part in node.name.parts]
        below += [_spelled(child) for child in node.name.inner()]
    return f"{type(node).__name__}{quals}({', '.join(plain + below)})"


def _specialisation(cx: Context, decl: tree.Decl) -> None:
    """`template<> struct S<int> { … }` and `template<> T f<int>(…) { … }`."""
    name = decl.type.name if isinstance(decl, tree.RecordDecl) and isinstance(decl.type, tree.NamedType | tree.RecordType) else None
    if isinstance(decl, tree.RecordDecl) and name is not None and name.args is not None:
        template = template_of(cx, name, decl.type)
        if template is None:
            return
        args = arguments(cx, template, name.args, decl.type)
        if args is not None:
            template.special[args] = decl.type
        return
    if isinstance(decl, tree.FunctionDecl):
        found = _matching(cx, decl)
        if found is None:
            return
        template, args = found
        fn = function_instance(cx, template, args, decl)
        if fn is not None:
            fn.location = decl.location
            _replace_body(cx, template, fn, decl)
        return
    cx.refuse("this explicit specialisation is", decl)


def _replace_body(cx: Context, template: Template, fn: Function, decl: tree.FunctionDecl) -> None:
    from .decls import check_function_body

    fn.body_check = None
    if decl.body is not None:
        check_function_body(cx, decl, fn)
        if fn not in cx.functions:
            cx.functions.append(fn)


def _explicit_instantiation(cx: Context, decl: tree.Decl) -> None:
    if isinstance(decl, tree.RecordDecl):
        cx.resolve(decl.type)
        return
    if not isinstance(decl, tree.FunctionDecl):
        cx.refuse("this explicit instantiation is", decl)
        return
    found = _matching(cx, decl)
    if found is not None:
        fn = function_instance(cx, *found, decl)
        if fn is not None:
            cx.require(fn)


@handles(tree.LaunchedInstance)
def launched_instance(cx: Context, node: tree.LaunchedInstance) -> None:
    """Host code is not ours to judge: what cannot be made is left out in silence, unless the user asked for it."""
    symbol = find(cx, node.name)
    if not node.is_readable:
        cx.unread.append(node)
        return
    if node.demanded and isinstance(symbol, Overloads) and any(fn.is_kernel for fn in symbol.functions) and not node.name.args:
        return
    templates = symbol.templates if isinstance(symbol, Overloads) else []
    kernels = [t for t in templates if isinstance(t.decl, tree.FunctionDecl) and "__global__" in t.decl.specifiers.words]
    wanted = []
    with cx.tentative() as silent:
        for template in kernels:
            bound = _explicit(cx, template, node.name.args or [])
            args = _complete(cx, template, bound) if bound is not None else ""
            if isinstance(args, tuple) and not silent.has_errors:
                wanted.append((template, args))
    problems = silent.items
    made = False
    for template, args in wanted:
        fn = function_instance(cx, template, args, node)
        if fn is not None:
            made = True
            cx.require(fn)
    if node.demanded and not made and problems:
        cx.diags.items.extend(problems)
    elif node.demanded and not made:
        notes = [declared_here(t, "candidate template ignored: the arguments do not fit its parameters") for t in kernels]
        cx.error(f"these template arguments name no instance of the kernel '{node.name.key}'" if kernels else f"no kernel named '{node.name.key}'", node, notes)


def warn_unread(cx: Context) -> None:
    """Kernel templates of which nothing was made, though host code launches them."""
    for name, node in {node.name.key: node for node in reversed(cx.unread)}.items():
        symbol = find(cx, node.name)
        kernels = [t for t in symbol.templates if "__global__" in t.decl.specifiers.words] if isinstance(symbol, Overloads) else []  # type: ignore[attr-defined]
        if kernels and not any(t.instances for t in kernels):
            text = f"kernel template '{name}' has no instance: host code launches it with arguments that are not read here; '-instantiate' makes instances by name"
            cx.warn("kernel-not-instantiated", text, node)


def _matching(cx: Context, decl: tree.FunctionDecl) -> tuple[Template, Args] | None:
    """The template and the arguments that an explicit instantiation or specialisation means."""
    symbol = find(cx, decl.name)
    if not isinstance(symbol, Overloads) or not symbol.templates:
        cx.error(f"no function template matches '{decl.name.key}'", decl)
        return None
    t = cx.resolve(decl.type)
    if not isinstance(t, ct.Function):
        return None
    for template in symbol.templates:
        assert isinstance(template.decl, tree.FunctionDecl)
        params = _parameters_for(template, len(t.params))
        if params is None or len(params) != len(t.params):
            continue
        given = _explicit(cx, template, decl.name.args or [])
        if given is None:
            continue
        bound = dict(given)
        for param, target in zip(params, t.params):
            _match(cx, template, param.type, target, bound, exact=True)
        if any(p.name not in bound for p in template.params):
            _match(cx, template, template.decl.type.result, t.ret, bound, exact=True)
        args = _complete(cx, template, bound)
        if isinstance(args, tuple):
            fn = function_instance(cx, template, args, decl)
            if fn is not None and fn.ctype is t:
                return template, args
    notes = [declared_here(x, "candidate template ignored: could not match its parameters") for x in symbol.templates]
    cx.error(f"explicit instantiation of '{decl.name.key}' does not refer to a function template", decl, notes)
    return None


# ----------------------------------------------------------------------------------- arguments


def template_of(cx: Context, name: tree.Name, node: tree.Node) -> Template | None:
    """The structure template of that name; inside an instance its plain name means the instance, with arguments the template."""
    return _template_meant(cx, find(cx, name), name, node)


def _template_meant(cx: Context, found: object, name: tree.Name, node: tree.Node) -> Template | None:
    if isinstance(found, TypeName) and isinstance(found.ctype, ct.Record) and found.ctype.decl.template is not None:
        found = found.ctype.decl.template
    if not isinstance(found, Template):
        cx.error(f"no template named '{name.key}'", node)
        return None
    return found


@seams.instance_named.provide
def instance_named(cx: Context, symbol: object, name: tree.Name) -> TypeName | None:
    template = _template_meant(cx, symbol, name, name)
    args = arguments(cx, template, name.args or [], name) if template is not None else None
    t = record_instance(cx, template, args, name) if template is not None and args is not None else ERROR
    return None if t is ERROR else TypeName(name.key, t, name.location)


def arguments(cx: Context, template: Template, nodes: Sequence[tree.Node], at: tree.Node) -> Args | None:
    """The arguments of a structure template, with defaults; reports what is wrong."""
    if len(nodes) > len(template.params) and not template.params[-1].pack:
        cx.error(f"too many template arguments for class template '{template.name}'", at, [declared_here(template, "template is declared here")])
        return None
    given = _explicit(cx, template, nodes, report=True)
    if given is None:
        return None
    args = _complete(cx, template, given)
    if isinstance(args, tuple):
        return None if any(a is ERROR for a in args) else args
    cx.error(f"too few template arguments for class template '{template.name}'", at, [declared_here(template, "template is declared here")])
    return None


def _explicit(cx: Context, template: Template, nodes: Sequence[tree.Node], report: bool = False) -> dict[str, Any] | None:
    """What the arguments written out bind, by parameter; None when one does not fit."""
    bound: dict[str, Any] = {}
    last = next((n for n, p in enumerate(template.params) if p.pack), len(template.params) - 1)
    for number, node in enumerate(nodes):
        if number > last and not template.params[last].pack:
            return None
        param = template.params[min(number, last)]
        value = _argument(cx, template, param, node, bound, report)
        if value is None:
            return None
        name = param.name or f"{min(number, last)}"
        bound[packs.element(name, number - last) if param.pack else name] = value
    return bound


def _argument(cx: Context, template: Template, param: tree.TemplateParam, node: tree.Node, bound: dict[str, Any], report: bool) -> Any:
    note = [declared_here(param, "template parameter is declared here")] if param.name else []
    if param.type is None:
        if not isinstance(node, tree.TypeSyntax):
            if report:
                cx.error("template argument for template type parameter must be a type", node, note)
            return None
        t = cx.resolve(node)
        return None if t is ERROR else t
    if isinstance(node, tree.TypeSyntax):
        if report:
            cx.error("template argument for non-type template parameter must be an expression", node, note)
        return None
    assert isinstance(node, tree.Expr)
    with bindings(cx, template, bound):
        target = cx.resolve(param.type)
    if target is ERROR:
        return None
    if isinstance(node, tree.PackExpansion):
        # Only where names are mangled is an expansion still there; nvcc writes its pattern alone, without `sp`.
        code, dependent = _expression_code(cx, node.pattern)
        if dependent and code:
            return target, ct.parameter(code)
    if isinstance(target, ct.Pointer) and target.pointee.is_function:
        return _function_argument(cx, target, node, report)
    if isinstance(node, tree.Identifier):
        symbol = find(cx, node.name)
        if isinstance(symbol, EnumConstant) and isinstance(symbol.value, ct.CType):
            return target, symbol.value
    elif node.ctype is None:
        code, dependent = _expression_code(cx, node)
        if dependent and code:
            return target, ct.parameter(code)
    value = casts.rvalue(cx, cx.expr(node) if node.ctype is None else node)
    if is_error(value):
        return None
    # [temp.arg.nontype] p5: nothing converts to an enumeration, and a scoped one to nothing.
    same = value.ctype.unqualified is target.unqualified
    number = const.evaluate(value) if same or not (target.is_enum or value.ctype.is_scoped) else None
    if number is None or not (target.is_integral or target.is_scoped) or not (value.ctype.is_integral or value.ctype.is_scoped):
        if report:
            cx.error_range("non-type template argument is not a constant expression", node)
        return None
    return target.unqualified, conv.wrap(target, number)


def _function_argument(cx: Context, target: ct.Pointer, node: tree.Expr, report: bool) -> Any:
    """A function for a parameter that is a pointer to one: calls through it are calls of the function."""
    value = cx.expr(node) if node.ctype is None else node
    if isinstance(value, tree.Unary) and value.op == "&":
        value = value.operand
    if value.ctype is ct.OVERLOADED:
        fn = sequences.chosen_overload(value, target)
    else:
        fn = value.decl if isinstance(value, tree.Identifier) and isinstance(value.decl, Function) and value.ctype is target.pointee else None
    if fn is None and report and not is_error(value):
        cx.error_range(f"value of type '{value.ctype}' is not implicitly convertible to '{target}'", node)
    return None if fn is None else (target.unqualified, fn)


_OPERATOR_CODES = {"+": "pl", "-": "mi", "*": "ml", "/": "dv", "%": "rm", "<<": "ls", ">>": "rs", "&": "an", "|": "or", "^": "eo"}
_LITERAL_CODES = {"": "i", "u": "j", "l": "l", "ul": "m", "ll": "x", "ull": "y"}


def _expression_code(cx: Context, node: tree.Node) -> tuple[str, bool]:
    """An expression as Itanium names spell it ('' where that is not known), and whether it is of a template's own parameters."""
    if isinstance(node, tree.IntLiteral):
        return f"L{_LITERAL_CODES.get(node.suffix, 'i')}{node.value}E", False
    if isinstance(node, tree.Identifier):
        symbol = find(cx, node.name)
        value = symbol.value if isinstance(symbol, EnumConstant) else None
        return (value.code, True) if isinstance(value, ct.Parameter) else ("", False)
    if isinstance(node, tree.SizeOfPack):
        symbol = cx.scope.lookup(node.name)
        pack = symbol.value if isinstance(symbol, EnumConstant) else symbol.ctype if isinstance(symbol, TypeName) else None
        return (f"sZ{pack.code}", True) if isinstance(pack, ct.Parameter) else ("", False)
    if isinstance(node, tree.Binary) and node.op in _OPERATOR_CODES:
        (left, a), (right, b) = _expression_code(cx, node.left), _expression_code(cx, node.right)
        return f"{_OPERATOR_CODES[node.op]}{left}{right}" if left and right else "", a or b
    return "", False


def _complete(cx: Context, template: Template, bound: dict[str, Any]) -> Args | str:
    """All arguments in order, defaults filled in; or the name of a parameter that has none."""
    bound = dict(bound)
    args = []
    for number, param in enumerate(template.params):
        name = param.name or f"{number}"
        if param.pack:
            bound[name] = _gathered(name, bound)
        elif name not in bound:
            if param.default is None:
                return name
            with bindings(cx, template, bound):
                value = _argument(cx, template, param, param.default, bound, True)
            if value is None:
                return name
            bound[name] = value
        args.append(bound[name])
    return tuple(args)


def _gathered(name: str, bound: dict[str, Any]) -> Pack:
    """The pack whose elements are bound one by one."""
    found: list[Any] = []
    while (inner := packs.element(name, len(found))) in bound:
        found.append(bound[inner])
    return Pack(tuple(found))


@contextmanager
def bindings(cx: Context, template: Template, bound: dict[str, Any]) -> Iterator[Scope]:
    """Inside the template, with its parameters bound to arguments."""
    scope = Scope("template", template.scope)
    elements = [(packs.element(name, n), e) for name, pack in bound.items() if isinstance(pack, Pack) for n, e in enumerate(pack.elements)]
    for name, value in (*bound.items(), *elements):
        if isinstance(value, Pack):
            scope.packs[name] = len(value.elements)
            continue
        if isinstance(value, tuple) and isinstance(value[1], Function):
            scope.names[name] = Overloads(name, [value[1]])
        elif isinstance(value, tuple):
            scope.names[name] = EnumConstant(name, value[0], value[1], template.location)
        else:
            scope.names[name] = TypeName(name, value, template.location)
    with cx.elsewhere(scope, template.path):
        yield scope


def by_name(template: Template, args: Args) -> dict[str, Any]:
    return {p.name or f"{n}": a for n, (p, a) in enumerate(zip(template.params, args))}


def is_dependent(arg: Any) -> bool:
    """Whether an argument mentions a template's own parameter (only where names are mangled)."""
    if isinstance(arg, Pack):
        return any(map(is_dependent, arg.elements))
    if isinstance(arg, tuple):
        return isinstance(arg[1], ct.CType)
    if isinstance(arg, ct.Record):
        return isinstance(arg.decl.tag, Instance) and any(is_dependent(a) for a in arg.decl.tag.args)
    inner = getattr(arg, "pointee", None) or getattr(arg, "element", None) or getattr(arg, "referred", None)
    return arg.is_dependent or (inner is not None and is_dependent(inner))


# ------------------------------------------------------------------------------------- deduction


def deduce(cx: Context, template: Template, explicit: Sequence[tree.Node], args: Sequence[tree.Expr]) -> Args | str:
    """The template arguments that a call means, or why the template is no candidate."""
    assert isinstance(template.decl, tree.FunctionDecl)
    params = _parameters_for(template, len(args))
    if params is None or not sum(p.default is None for p in params) <= len(args) <= len(params):
        written = template.decl.type.params
        count, least = sum(not p.pack and p.default is None for p in written), "at least " * any(p.pack for p in written)
        plural = "s" if count != 1 else ""
        provided = "was" if len(args) == 1 else "were"
        return f"candidate function template not viable: requires {least}{count} argument{plural}, but {len(args)} {provided} provided"
    bound = _explicit(cx, template, explicit)
    if bound is None:
        return "candidate template ignored: invalid explicitly-specified argument"
    fixed = set(bound)
    for param, arg in zip(params, args):
        t = arg.ctype
        if t is ct.BRACED:
            continue
        if isinstance(param.type, tree.ReferenceType):
            syntax: tree.TypeSyntax = param.type.referred
            if _is_forwarding(template, param.type) and arg.lvalue and not arg.xvalue:
                t = ct.reference_to(t, False)
        else:
            syntax, t = param.type, ct.decayed(t).unqualified
        problem = _match(cx, template, syntax, t, bound, fixed=fixed)
        if problem:
            return f"candidate template ignored: {problem}"
    found = _complete(cx, template, bound)
    if isinstance(found, str):
        return f"candidate template ignored: couldn't infer template argument '{found}'"
    written = template.decl.type.params
    if written and written[-1].pack:
        for name in packs.used_in(written[-1].type, _pack_names(template)):
            if len(by_name(template, found)[name].elements) != max(0, len(args) - len(written) + 1):
                return f"candidate template ignored: '{name}' has more arguments than the call"
    return found


def _pack_names(template: Template) -> list[str]:
    return [p.name for p in template.params if p.pack and p.name]


def _parameters_for(template: Template, count: int) -> list[tree.ParamDecl] | None:
    """The parameters of a function template for a call with `count` arguments: a pack at their end written out; None when these are too few."""
    assert isinstance(template.decl, tree.FunctionDecl)
    params = template.decl.type.params
    if not params or not params[-1].pack:
        return params
    rest = params[-1]
    if count < sum(p.default is None for p in params) - 1:
        return None
    types = packs.elements_of(rest.type, _pack_names(template), max(0, count - len(params) + 1))
    return [*params[:-1], *(tree.ParamDecl(rest.location, rest.name, t, rest.specifiers) for t in types)]


def _word(node: tree.Node) -> str:
    """The word that a type or an expression is, if it is one alone."""
    return node.name.key if isinstance(node, tree.NamedType | tree.Identifier) and node.name.is_plain else ""


def _parameter(template: Template, name: str) -> tree.TemplateParam | None:
    """The template parameter of that name, which may be that of a pack's element."""
    plain = packs.base(name)
    return next((p for p in template.params if p.name == plain), None)


def _is_forwarding(template: Template, syntax: tree.ReferenceType) -> bool:
    """`T &&` of a template's own parameter takes lvalues too: T is then a reference to one."""
    referred = syntax.referred
    return syntax.rvalue and not (referred.const or referred.volatile) and _parameter(template, _word(referred)) is not None


def _match(
    cx: Context, template: Template, syntax: tree.TypeSyntax, t: ct.CType, bound: dict[str, Any], exact: bool = False,
    fixed: set[str] = frozenset(),  # type: ignore[assignment]
) -> str:
    """Deduce from one parameter and one type; '' or what contradicts."""
    again = lambda inner, to: _match(cx, template, inner, to, bound, exact, fixed)  # noqa: E731
    word = _word(syntax)
    meant_here = _parameter(template, word) if word else None
    if meant_here is not None and meant_here.type is None and isinstance(syntax, tree.NamedType):
        quals = (ct.CONST if syntax.const else 0) | (ct.VOLATILE if syntax.volatile else 0)
        found = _without(t, quals)
        if word in fixed:
            return ""
        old = bound.setdefault(word, found)
        if old is not found:
            return f"deduced conflicting types for parameter '{syntax.name}' ('{old}' vs. '{found}')"
        return ""
    if isinstance(syntax, tree.PointerType):
        if isinstance(t, ct.Pointer):
            return str(again(syntax.pointee, t.pointee))
    elif isinstance(syntax, tree.ReferenceType):
        return str(again(syntax.referred, t.referred if isinstance(t, ct.Reference) else t))
    elif isinstance(syntax, tree.ArrayType) and isinstance(t, ct.Array):
        size = syntax.size
        if isinstance(size, tree.Identifier) and t.count is not None:
            param = _parameter(template, _word(size))
            if param is not None and param.type is not None:
                bound.setdefault(_word(size), (cx.resolve(param.type), t.count))
        return str(again(syntax.element, t.element))
    elif isinstance(syntax, tree.NamedType) and syntax.name.args is not None:
        written = syntax.name.args
        with cx.elsewhere(template.scope, template.path):
            meant = find(cx, syntax.name)
        if isinstance(meant, TypeName) and isinstance(meant.ctype, ct.Record):
            meant = meant.ctype.decl.template
        if isinstance(meant, Template) and isinstance(meant.decl, tree.TypedefDecl):
            behind = _behind_alias(cx, meant, syntax)
            if behind is not None:
                return str(again(behind, t))
            if not _is_instance(meant.decl.type) and not any(p.pack for p in meant.params):
                return str(again(_alias_written_out(meant, written), t))
        if not exact and isinstance(t, ct.Record) and t.decl.template is not meant:
            # [temp.deduct.call] p4: a base that is an instance will do.
            t = next((b for b in bases.all_bases(t) if isinstance(b, ct.Record) and b.decl.template is meant), t)
        tag = t.decl.tag if isinstance(t, ct.Record) else None
        if isinstance(tag, Instance) and meant is t.decl.template:  # type: ignore[attr-defined]
            given = packs.flattened(tag.args)
            patterns = packs.written_out(written, _pack_names(template), len(given)) or written
            for inner, arg in zip(patterns, given):
                if isinstance(inner, tree.TypeSyntax) and isinstance(arg, ct.CType):
                    problem = again(inner, arg)
                    if problem:
                        return str(problem)
                elif isinstance(inner, tree.Identifier) and isinstance(arg, tuple):
                    if _parameter(template, _word(inner)) is not None:
                        bound.setdefault(_word(inner), arg)
            return ""
        return f"could not match '{syntax.name.key}' against '{t}'"
    return ""


def _is_instance(syntax: tree.TypeSyntax) -> bool:
    """Whether a type is written as a template with arguments."""
    return isinstance(syntax, tree.NamedType) and syntax.name.args is not None


def _behind_alias(cx: Context, alias: Template, syntax: tree.NamedType) -> tree.NamedType | None:
    """The template that an alias template's use means, its arguments as the use writes them; None where deduction does not look through it."""
    target = alias.decl.type  # type: ignore[attr-defined]
    if not _is_instance(target):
        return None
    uses = syntax.name.args or []
    given: dict[str, list[tree.Node]] = {}
    for number, param in enumerate(alias.params):
        args = uses[number:] if param.pack else uses[number : number + 1]
        if not args or (packs.is_expansion(args[0]) and not param.pack):
            return None
        given[param.name or f"{number}"] = args
    written: list[tree.Node] = []
    for arg in target.name.args:
        pattern: Any = arg.pattern if packs.is_expansion(arg) else arg
        name = _word(pattern) if not getattr(pattern, "const", False) else ""
        written += given.get(name, [arg])
    with cx.elsewhere(alias.scope, alias.path):
        meant = find(cx, target.name)
    if not isinstance(meant, Template):
        return None
    made = target.copied()
    at = target.name.location
    path = [tree.Part(at, str(step)) for step in meant.path]
    made.name = tree.Name(at, [*path, tree.Part(at, meant.name, "identifier", written)])
    return made


def _alias_written_out(template: Template, args: Sequence[tree.Node]) -> tree.TypeSyntax:
    """What an alias template stands for ([temp.alias]): its type with the arguments in the places of its parameters."""
    given = {p.name: arg for p, arg in zip(template.params, args)}

    def replaced(node: Any) -> Any:
        if _word(node) in given:
            return given[_word(node)]
        copy = node.copied()
        for name in node.slots:
            value = getattr(node, name)
            if isinstance(value, tree.Node):
                setattr(copy, name, replaced(value))
            elif isinstance(value, list):
                setattr(copy, name, [replaced(item) if isinstance(item, tree.Node) else item for item in value])
        return copy

    made: tree.TypeSyntax = replaced(template.decl.type)  # type: ignore[attr-defined]
    return made


def _without(t: ct.CType, quals: int) -> ct.CType:
    if not quals or isinstance(t, ct.Array):
        return t
    return ct.qualified(t.unqualified, t.quals & ~quals)


def specialisation_of(template: Template) -> int:
    """How much structure the parameters' types have: of two viable templates the one with more is the more specialised."""
    assert isinstance(template.decl, tree.FunctionDecl)
    names = {p.name for p in template.params}

    def weight(node: tree.Node) -> int:
        if isinstance(node, tree.NamedType) and _word(node) in names:
            return int(node.const)
        return 1 + sum(weight(child) for child in node.children()) if isinstance(node, tree.TypeSyntax) else 0

    params = template.decl.type.params
    pack = bool(params) and params[-1].pack
    return sum(weight(p.type) - isinstance(p.type, tree.ReferenceType) for p in params) + (len(params) - _PACK_WEIGHT if pack else 0)


@seams.more_specialised.provide
def more_specialised(a: Template, b: Template, arguments: int) -> bool:
    return specialisation_of(a) > specialisation_of(b)


# ------------------------------------------------------------------------------------- instances


@seams.deduced_instance.provide
def deduced_instance(
    cx: Context, template: Template, explicit: Sequence[tree.Node], args: Sequence[tree.Expr], at: tree.Node
) -> tuple[Function | None, str]:
    """The function that a template makes for a call, or why it makes none."""
    found = deduce(cx, template, explicit, args)
    if isinstance(found, str):
        return None, found
    return function_instance(cx, template, found, at), "candidate template ignored: substitution failure"


def record_instance(cx: Context, template: Template, args: Args, at: tree.Node) -> ct.CType:
    """The structure that a template and its arguments make; for an alias template, the type it stands for."""
    if isinstance(template.decl, tree.TypedefDecl):
        with bindings(cx, template, by_name(template, args)):
            return cx.resolve(packs.expanded(cx, template.decl.type, by_name(template, args)))
    found: ct.CType | None = template.instances.get(args)
    if found is not None:
        return found
    from .resolve import define_record

    assert isinstance(template.decl, tree.RecordDecl)
    syntax: Any = template.special.get(args)
    bound = by_name(template, args)
    if syntax is None:
        syntax, bound = _partial(cx, template, args, at) or (template.decl.type, bound)
    name = Instance.of(template.name, args)
    decl = ct.RecordDecl(name, getattr(syntax, "key", "struct"), syntax.location, template.path)
    decl.template = template
    result = template.instances[args] = ct.record(decl)
    if any(is_dependent(a) for a in args) or not isinstance(syntax, tree.RecordType):
        return result
    if len(cx.requests) > _MAX_INSTANCES:
        cx.error(f"recursive template instantiation exceeded maximum depth of {_MAX_INSTANCES}", at)
        return ERROR
    note = Note(f"in instantiation of template class '{result}' requested here", at.location, at.length)
    with cx.requested(note), bindings(cx, template, bound):
        define_record(cx, packs.expanded(cx, syntax, bound).copied(), decl)
    return result


def _partial(cx: Context, template: Template, args: Args, at: tree.Node) -> tuple[Any, dict[str, Any]] | None:
    """The partial specialisation that the arguments choose, and what its parameters are bound to ([temp.class.spec.match])."""
    found = []
    for params, syntax in template.partial:
        patterns = syntax.name.args
        bound = _matched(cx, Template(template.name, params, template.decl, template.scope, template.location, template.path), patterns, args)
        if bound is not None:
            weight = sum(len(_spelled(a)) for a in patterns) - len(bound)
            found.append(((-sum(map(packs.is_expansion, patterns)), weight), syntax, bound))
    if not found:
        return None
    best = max(weight for weight, _, _ in found)
    chosen = [(syntax, bound) for weight, syntax, bound in found if weight == best]
    if len(chosen) > 1:
        cx.error(f"ambiguous partial specializations of '{Instance.of(template.name, args)}'", at, [Note("partial specialization matches", s.location) for s, _ in chosen])
    return chosen[0]


def _matched(cx: Context, template: Template, patterns: Sequence[tree.Node], args: Args) -> dict[str, Any] | None:
    """What the parameters of a partial specialisation are, so that its patterns mean exactly `args`; None when nothing makes them so."""
    if any(isinstance(a, Pack) for a in args):
        args = packs.flattened(args)
        written = packs.written_out(patterns, _pack_names(template), len(args))
        if written is None:
            return None
        patterns = written
    elif len(patterns) > len(args):
        return None
    bound: dict[str, Any] = {}
    for pattern, arg in zip(patterns, args):
        if isinstance(pattern, tree.TypeSyntax) and isinstance(arg, ct.CType):
            if _match(cx, template, pattern, arg, bound, exact=True):
                return None
        elif isinstance(pattern, tree.Identifier) and isinstance(arg, tuple) and _parameter(template, _word(pattern)) is not None:
            bound.setdefault(_word(pattern), arg)
    for param in template.params:
        if param.pack and param.name:
            bound[param.name] = _gathered(param.name, bound)
    if any(p.name not in bound for p in template.params):
        return None
    with cx.tentative(), bindings(cx, template, bound):
        for pattern, arg in zip(patterns, args):
            if isinstance(pattern, tree.TypeSyntax):
                if cx.resolve(packs.expanded(cx, pattern, bound)) is not arg:
                    return None
            elif not isinstance(arg, tuple) or const.evaluate(casts.rvalue(cx, cx.expr(pattern))) != arg[1]:
                return None
    return bound


def function_instance(cx: Context, template: Template, args: Args, at: tree.Node) -> Function | None:
    """The function that a template and its arguments make; its body is checked when it is required."""
    if args in template.instances:
        found: Function | None = template.instances[args]
        return found
    from . import decls as check_decls

    if len(cx.requests) > _MAX_INSTANCES:
        cx.error(f"recursive template instantiation exceeded maximum depth of {_MAX_INSTANCES}", at)
        return None

    assert isinstance(template.decl, tree.FunctionDecl)
    name = Instance.of(template.name, args)
    note = Note(f"in instantiation of function template specialization '{name}' requested here", at.location, at.length)
    template.instances[args] = None
    bound = by_name(template, args)
    decl = packs.expanded(cx, template.decl, bound, template.scope).copied()
    with bindings(cx, template, bound) as scope:
        # A type that cannot be made drops the template from the candidates ([temp.deduct] p8).
        with cx.tentative() as silent:
            t = cx.resolve(decl.type)
        if silent.has_errors or not isinstance(t, ct.Function):
            return None
        with cx.requested(note):
            fn = check_decls.new_function(cx, decl, t, template.record)
            fn.args = args
            fn.instance = "::".join((*template.path, name))
            fn.symbol = _symbol(cx, template, decl, fn, args)
            check_decls.function_attributes(cx, decl, fn)
            if fn.is_kernel and not check_decls.kernel_parameters(cx, decl, t):
                return None
            fn.is_internal = not fn.is_kernel
            requests = tuple(cx.requests)
    template.instances[args] = fn
    if decl.body is not None:
        fn.location = decl.location

        def check_body() -> None:
            if fn.body is not None:
                return
            with cx.elsewhere(scope, template.path), cx.requested(*requests):
                check_decls.check_function_body(cx, decl, fn)

        check_body.fn = fn  # type: ignore[attr-defined]
        fn.body_check = fn.define = check_body
    return fn


def _symbol(cx: Context, template: Template, decl: tree.FunctionDecl, fn: Function, args: Args) -> str:
    """The mangled name: types are written as the template writes them, with T_, T0_, … for its parameters."""
    from ..types import mangle

    if cx.in_library:
        return f"__minicc_{mangle.encoding(Instance.of(fn.name, args), fn.ctype.params)}"
    codes = ["T_", *(f"T{n}_" for n in range(len(template.params)))]
    dependent: dict[str, Any] = {}
    for param, (name, value), code in zip(template.params, by_name(template, args).items(), codes):
        if isinstance(value, Pack):
            value = value.elements[0] if value.elements else (ct.INT, 0) if param.type is not None else None
        dependent[name] = (value[0], ct.parameter(code)) if isinstance(value, tuple) else ct.parameter(code)
    with cx.tentative() as silent, bindings(cx, template, dependent):
        written = cx.resolve(template.decl.type)  # type: ignore[attr-defined]
    if silent.has_errors or not isinstance(written, ct.Function):
        written = fn.ctype
    base = mangle.operator_name(fn.name, len(fn.ctype.params) + (fn.object is not None))
    name = Instance.of(base, args)
    is_const = fn.object is not None and fn.object.is_const
    fn.encoding = (name, written.params, template.path, False, written.ret, is_const, fn.ref)
    return mangle.function_symbol(*fn.encoding)


@seams.template_named.provide
def template_named(cx: Context, node: tree.Identifier, symbol: object) -> tree.Expr:
    """`f<int>` outside a call: the function, when the arguments given are all it needs and only one template takes them; or `v<int>`."""
    from .exprs import function_value

    given = node.name.args or []
    if isinstance(symbol, Template) and isinstance(symbol.decl, tree.VarDecl):
        return _value_of_template(cx, symbol, node)
    found = []
    for template in symbol.templates if isinstance(symbol, Overloads) else ():
        if len(template.params) >= len(given):
            with cx.tentative():
                args = arguments(cx, template, given, node)
            fn = function_instance(cx, template, args, node) if args is not None else None
            found += [fn] if fn is not None else []
    if len(found) != 1:
        cx.error(f"reference to overloaded function '{node.name.key}' could not be resolved", node)
        return failed(node)
    return function_value(cx, node, found[0])


def _value_of_template(cx: Context, template: Template, node: tree.Identifier) -> tree.Expr:
    """`v<int>` of a constant template: its initialiser, converted."""
    args = arguments(cx, template, node.name.args or [], node)
    if args is None:
        return failed(node)
    assert isinstance(template.decl, tree.VarDecl) and template.decl.init is not None
    bound = by_name(template, args)
    with bindings(cx, template, bound):
        value = cx.expr(packs.expanded(cx, template.decl, bound).init)
        if not isinstance(template.decl.type, tree.AutoType):
            value = casts.converted(cx, value, cx.resolve(template.decl.type).unqualified, "initialize a variable", node)
    value = casts.rvalue(cx, value).copied()
    value.location, value.length, value.start, value.end = node.location, node.length, node.start, node.end
    return value
