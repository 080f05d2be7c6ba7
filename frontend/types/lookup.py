"""Name lookup in scopes: unqualified, qualified and class member lookup ([basic.lookup],
[class.member.lookup]).

Names with qualifiers and template arguments are resolved in `check.names.lookup`; here are the rules that
depend on scopes alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from ...support.fast_dataclass import record
from .symbols import ClassScope, Namespace, NamespaceScope, Overloads, Scope, Symbol, Template, TypeName

Accepts = Callable[[object], bool]


@record
class Found:
    """The result of a lookup: a `symbol` (an `Overloads` stands for all functions of the name), nothing, or
    several entities.

    `scope` declares it; `ambiguous` are the symbols when there are several. `is_reported`: an error was
    given.
    """

    symbol: Symbol | None = None
    scope: Scope | None = None
    ambiguous: tuple[Symbol, ...] = ()
    is_reported: bool = False

    @property
    def all(self) -> tuple[Symbol, ...]:
        """The symbols that were found."""
        return self.ambiguous if self.symbol is None else (self.symbol,)


NOTHING = Found()


def accept_any(symbol: object) -> bool:
    """Return True."""
    return True


def has_members(symbol: object) -> bool:
    """Return whether a symbol may precede `::`: only namespaces and types are considered ([basic.lookup.qual]
    p1).
    """
    return isinstance(symbol, Namespace | TypeName) or is_class_template(symbol)


def is_type(symbol: object) -> bool:
    """Return whether a symbol may follow `struct` and the like: only types are considered
    ([basic.lookup.elab]).
    """
    return isinstance(symbol, TypeName) or is_class_template(symbol)


def is_class_template(symbol: object) -> bool:
    """Return whether a symbol is a class template."""
    return isinstance(symbol, Template) and symbol.kind in ("class", "alias", "parameter")


# --------------------------------------------------------------------------------------- one scope


def own(scope: Scope, key: str, accepts: Accepts = accept_any, point: int | None = None) -> Symbol | None:
    """Return the symbol that a scope itself declares, None without one; a class or enumeration is hidden by
    any other entity of its name ([basic.scope.hiding] p2).

    With a `point`, only declarations of namespaces up to that point count.
    """
    if point is not None and not isinstance(scope, NamespaceScope):
        point = None
    symbol = scope.names.get(key)
    if symbol is not None:
        if isinstance(symbol, Overloads):
            if symbol.hidden or point is not None:
                symbol = symbol.visible_at(point)
        elif point is not None and scope.serials.get(key, 0) > point:
            symbol = None
        if symbol is not None and accepts(symbol):
            return symbol
    tag = scope.tags.get(key)
    if tag is not None and (point is None or scope.serials.get(f"struct {key}", 0) <= point) and accepts(tag):
        return tag
    return None


def entity_of(symbol: Symbol) -> object:
    """Return the entity that a symbol declares, as a key: two type names of one type declare the same."""
    return (
        symbol.ctype
        if isinstance(symbol, TypeName)
        else symbol.scope
        if isinstance(symbol, Namespace)
        else symbol
    )


def _declare_same(a: Symbol, b: Symbol) -> bool:
    """Return whether two symbols declare the same entity, also a function that several using-declarations
    name; g++ and nvcc treat sets of several functions as different.
    """
    if isinstance(a, Overloads) and isinstance(b, Overloads):
        return a is b or (
            len(a.functions) + len(a.templates) == 1
            and a.functions == b.functions
            and a.templates == b.templates
        )
    # Two member aliases of one type are two declarations ([class.member.lookup] p6).
    return a is b or (
        entity_of(a) is entity_of(b)
        and not (isinstance(a, TypeName) and isinstance(b, TypeName) and a.is_alias and b.is_alias)
    )


def _mixes_static_functions(symbol: Symbol) -> bool:
    """Return whether a set has both static and non-static functions, so that objects of two bases would
    differ: g++, clang and nvcc then reject the name, whichever function would be called.
    """
    if not isinstance(symbol, Overloads):
        return False
    static = {fn.object is None for fn in symbol.functions} | {
        template.is_static for template in symbol.templates
    }
    return len(static) == 2


def merge(results: Iterable[tuple[Symbol, Scope]]) -> Found:
    """Combine results of several scopes: functions form one set; of other entities there must be only one."""
    entities: dict[object, tuple[Symbol, Scope]] = {}
    for symbol, scope in results:
        key = entity_of(symbol)
        if key not in entities or (isinstance(symbol, TypeName) and not symbol.is_alias):
            entities[key] = symbol, scope
    if not entities:
        return NOTHING
    symbols = [symbol for symbol, _ in entities.values()]
    scope = next(iter(entities.values()))[1]
    if len(symbols) == 1:
        return Found(symbols[0], scope)
    sets = [symbol for symbol in symbols if isinstance(symbol, Overloads)]
    if len(sets) == len(symbols):
        return Found(join_overloads(sets), scope)
    return Found(None, scope, tuple(symbols))


def join_overloads(sets: Iterable[Overloads]) -> Overloads:
    """Combine the functions and templates of several sets."""
    result: Overloads | None = None
    for overloads in sets:
        if result is None:
            result = Overloads(overloads.name, [], [])
        result.has_built_in |= overloads.has_built_in
        result.functions += [fn for fn in overloads.functions if fn not in result.functions]
        result.templates += [t for t in overloads.templates if t not in result.templates]
    assert result is not None
    return result


# -------------------------------------------------------------------------------------- namespaces


def inline_set(scope: Scope) -> Iterator[Scope]:
    """Yield a namespace and the inline namespaces in it, recursively ([namespace.def] p8)."""
    yield scope
    for inner in scope.inlines if isinstance(scope, NamespaceScope) else ():
        yield from inline_set(inner)


def _in_namespaces(scopes: Iterable[Scope], key: str, accepts: Accepts, point: int | None) -> Found:
    """Look up a name in namespaces that count as one."""
    result: list[tuple[Symbol, Scope]] = []
    for scope in scopes:
        for part in inline_set(scope):
            symbol = own(part, key, accepts, point)
            if symbol is not None:
                result.append((symbol, part))
    if len(result) == 1:
        return Found(*result[0])
    return merge(result) if result else NOTHING


def _enclosing(scope: Scope) -> Iterator[NamespaceScope]:
    """Return the namespaces around a scope, itself included, innermost first."""
    return (outer for outer in scope.enclosing_scopes() if isinstance(outer, NamespaceScope))


def _nominate(scope: Scope, point: int | None, appearing: dict[Scope, list[Scope]], seen: set[Scope]) -> None:
    """Record where the names of a scope's using-directives appear: in the nearest namespace that encloses
    both the directive and the nominated namespace ([namespace.udir] p2). Directives are transitive (p4).
    """
    around = list(_enclosing(scope))
    pending = [*inline_set(scope)]
    while pending:
        for used, serial in pending.pop().used.items():
            if used in seen or (point is not None and serial > point and isinstance(scope, NamespaceScope)):
                continue
            seen.add(used)
            home = next(outer for outer in _enclosing(used) if outer in around and outer is not used)
            appearing.setdefault(home, []).append(used)
            pending += inline_set(used)


def unqualified(
    scope: Scope | None,
    key: str,
    accepts: Accepts = accept_any,
    point: int | None = None,
    members: bool = True,
) -> Found:
    """Look up an unqualified name ([basic.lookup.unqual]): scopes are searched from the innermost outwards,
    and the first that has the name ends the search.

    Without `members`, classes are skipped.
    """
    appearing: dict[Scope, list[Scope]] = {}
    seen: set[Scope] = set()
    while scope is not None:
        if scope.used or (isinstance(scope, NamespaceScope) and scope.inlines):
            _nominate(scope, point, appearing, seen)
        if isinstance(scope, NamespaceScope):
            others = appearing.get(scope, ())
            if others or scope.inlines:
                result = _in_namespaces((scope, *others), key, accepts, point)
                if result is not NOTHING:
                    return result
            else:
                symbol = own(scope, key, accepts, point)
                if symbol is not None:
                    return Found(symbol, scope)
        elif isinstance(scope, ClassScope) and scope.bases:
            result = member(scope, key, accepts, dependent=False) if members else NOTHING
            if result is not NOTHING:
                return result
        elif members or not isinstance(scope, ClassScope):
            symbol = own(scope, key, accepts, point)
            if symbol is not None:
                return Found(symbol, scope)
        scope = scope.parent
    return NOTHING


def up_to_namespace(scope: Scope, key: str, accepts: Accepts = accept_any) -> Symbol | None:
    """Look up a name up to the innermost namespace: friends are declared no further out
    ([class.friend] p11).
    """
    for around in scope.enclosing_scopes():
        symbol = own(around, key, accepts)
        if symbol is not None or isinstance(around, NamespaceScope):
            return symbol
    return None


def qualified(scope: Scope, key: str, accepts: Accepts = accept_any, point: int | None = None) -> Found:
    """Look up a name as a member of a namespace, class or enumeration ([basic.lookup.qual])."""
    if isinstance(scope, ClassScope):
        return member(scope, key, accepts)
    if not isinstance(scope, NamespaceScope):
        symbol = own(scope, key, accepts)
        return Found(symbol, scope) if symbol is not None else NOTHING
    return _in_nominated(scope, key, accepts, point, set())


def _in_nominated(scope: Scope, key: str, accepts: Accepts, point: int | None, seen: set[Scope]) -> Found:
    """Look up a name among the namespace's own members, else in all that its using-directives nominate
    ([namespace.qual] p2).
    """
    result = _in_namespaces((scope,), key, accepts, point)
    if result is not NOTHING:
        return result
    seen.add(scope)
    results: list[tuple[Symbol, Scope]] = []
    for part in inline_set(scope):
        for used, serial in part.used.items():
            if used in seen or (point is not None and serial > point):
                continue
            inner = _in_nominated(used, key, accepts, point, seen)
            if inner.ambiguous:
                return inner
            if inner.symbol is not None and inner.scope is not None:
                results.append((inner.symbol, inner.scope))
    return merge(results)


# ----------------------------------------------------------------------------------------- classes


def member(scope: object, key: str, accepts: Accepts = accept_any, dependent: bool = True) -> Found:
    """Look up a class member ([class.member.lookup]): the class's own member hides those of its bases, which
    must agree on one. A class that is not defined yet has no scope, and no members.

    Without `dependent`, bases that depend on a template's parameters are skipped ([temp.dep] p3).
    """
    if not isinstance(scope, ClassScope):
        return NOTHING
    symbol = own(scope, key, accepts)
    if symbol is not None:
        return Found(symbol, scope)
    result = NOTHING
    for base, is_dependent in scope.bases.items():
        if is_dependent and not dependent:
            continue
        outcome = member(base, key, accepts, dependent)
        if outcome is NOTHING:
            continue
        if result is NOTHING:
            result = outcome
        elif (
            outcome.symbol is None
            or result.symbol is None
            or not _declare_same(outcome.symbol, result.symbol)
            or _mixes_static_functions(outcome.symbol)
        ):
            return Found(None, scope, tuple(dict.fromkeys((*result.all, *outcome.all))))
    return result
