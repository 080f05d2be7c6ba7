"""Template argument deduction from types ([temp.deduct.type]): the arguments with which a pattern equals a
given type.

Deduction from calls, conversions, addresses and specialisations, and partial ordering all use
`Matching.match`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ...support.fast_dataclass import record
from . import bases
from . import conversions as conv
from . import ctype as ct
from .arguments import (
    DependentArray,
    DependentType,
    EntityArgument,
    ExpansionArgument,
    Expression,
    ExpressionArgument,
    PackExpansionArgument,
    TemplateArgument,
    TemplateArguments,
    TemplateParameter,
    TemplateTemplateArgument,
    TypeArgument,
    ValueArgument,
    ValueParameter,
    arguments_of,
    flatten,
    is_expansion,
    spell_arguments,
)
from .ctype import CType
from .declarations import TemplateParameterIndex, TemplateSymbol

_CV = ct.CONST | ct.VOLATILE


class DeductionMismatch(Exception):
    """A pattern does not match; the text continues "candidate template ignored: "."""


@record(frozen=True)
class Parameter:
    """A template parameter in deduction. `type` is that of a non-type parameter, perhaps dependent; None for
    types, templates and `auto`.
    """

    name: str
    is_pack: bool = False
    type: CType | None = None


class Matching:
    """The arguments deduced so far for the `parameters` of one template; `explicit` ones are fixed.

    A pack's arguments are deduced one by one, while `element` counts the elements of the current expansion.
    Patterns in non-deduced contexts are collected in `non_deduced`, with their counterparts.
    """

    def __init__(
        self,
        parameters: Sequence[Parameter],
        explicit: Sequence[TemplateArgument | None] = (),
        packs: dict[int, TemplateArguments] | None = None,
    ) -> None:
        self.parameters = parameters
        self.values: list[TemplateArgument | None] = [*explicit, *[None] * (len(parameters) - len(explicit))]
        self.packs: dict[int, list[TemplateArgument]] = {
            n: list(result) for n, result in (packs or {}).items()
        }
        self.fixed = {n: 0 for n, value in enumerate(explicit) if value is not None} | {
            n: len(result) for n, result in (packs or {}).items()
        }
        self.lengths: dict[int, int] = {}
        self.element: int | None = None
        self.non_deduced: list[tuple[object, object]] = []
        self.class_parameters = 0
        """The number of leading parameters that belong to the class of a constructor's deduction guide: they
        form no forwarding references ([temp.deduct.call] p3).
        """

    def copy(self) -> Matching:
        """Return a copy for a trial deduction."""
        copy = Matching(self.parameters, self.values)
        copy.fixed, copy.class_parameters = self.fixed, self.class_parameters
        copy.packs = {n: list(result) for n, result in self.packs.items()}
        copy.lengths, copy.element, copy.non_deduced = (
            dict(self.lengths),
            self.element,
            list(self.non_deduced),
        )
        return copy

    def adopt(self, other: Matching) -> None:
        """Adopt the deductions of a copy."""
        self.values, self.packs, self.lengths, self.non_deduced = (
            other.values,
            other.packs,
            other.lengths,
            other.non_deduced,
        )

    def is_open(self, p: CType) -> bool:
        """Return whether a pattern has a parameter in a deduced context without an explicit argument."""
        return any(
            n not in self.fixed
            or (self.parameters[n].is_pack and (self.element is None or self.element >= self.fixed[n]))
            for n in parameters_in(p, "deducible")
        )

    # -- types

    def _explicit_type(self, index: int) -> CType | None:
        """Return the explicit type argument of a parameter, which replaces it before deduction ([temp.deduct]
        p2); None without one.
        """
        if index not in self.fixed:
            return None
        if not self.parameters[index].is_pack:
            known = self.values[index]
        else:
            known = (
                self.packs[index][self.element]
                if self.element is not None and self.element < self.fixed[index]
                else None
            )
        return known.type if isinstance(known, TypeArgument) and not known.type.is_dependent else None

    def match(self, p: CType, a: CType, lenient: bool = False, derived: bool = False) -> None:
        """Deduce arguments that make `p` equal `a`. `lenient`: `p` may have more qualifiers; `derived`: a
        base of `a` may match. Raises Mismatch.
        """
        if not p.is_dependent:
            if p is not a and not (
                lenient
                and ct.unqualified(p) in (ct.unqualified(a), ct.drop_noexcept(a))
                and not conv.quals_of(a) & ~conv.quals_of(p)
            ):
                raise _mismatch(p, a)
            return
        inner = p.unqualified
        if isinstance(inner, DependentType):
            self.non_deduced.append((p, a))
            return
        if isinstance(inner, TemplateParameter):
            known = self._explicit_type(inner.index)
            if known is not None:
                self.match(ct.qualified(known, conv.quals_of(p)), a, lenient, derived)
                return
            if conv.quals_of(p) & ~conv.quals_of(a) and not lenient:
                raise _mismatch(p, a)
            self.deduce(inner.index, TypeArgument(_remove_qualifiers(a, conv.quals_of(p))))
            return
        if not (p.is_array or a.is_array) and (
            (a.quals & ~p.quals) & _CV or (not lenient and (p.quals & ~a.quals) & _CV)
        ):
            raise _mismatch(p, a)
        self._match_shape(inner, p, a, lenient, derived)

    def _match_shape(self, inner: CType, p: CType, a: CType, lenient: bool, derived: bool) -> None:
        match inner:
            case ct.Pointer() if isinstance(a, ct.Pointer):
                if a.pointee.is_function and conv.quals_of(inner.pointee):
                    # No function type is of the form `const T` (CWG 1584).
                    raise _mismatch(p, a)
                self.match(inner.pointee, a.pointee, lenient, derived)
            case ct.MemberPointer() if isinstance(a, ct.MemberPointer):
                self.match(inner.pointee, a.pointee, lenient)
                self.match(inner.owner, a.owner)
            case ct.Reference() if isinstance(a, ct.Reference) and a.rvalue == inner.rvalue:
                self.match(inner.referred, a.referred)
            case ct.Array() | DependentArray() if isinstance(a, ct.Array | DependentArray):
                self._match_array(inner, a, lenient)
            case ct.Function() if (
                isinstance(a, ct.Function)
                and (inner.vararg, inner.cv, inner.ref) == (a.vararg, a.cv, a.ref)
                and (
                    inner.is_noexcept == a.is_noexcept
                    or isinstance(inner.is_noexcept, ValueParameter)
                    or (lenient and a.is_noexcept)
                )
            ):
                if isinstance(inner.is_noexcept, ValueParameter):
                    is_known = isinstance(a.is_noexcept, bool)
                    self._match_expression(
                        inner.is_noexcept,
                        (
                            ValueArgument(ct.BOOL, a.is_noexcept)
                            if is_known
                            else ExpressionArgument(ct.BOOL, a.is_noexcept)
                        ),
                    )
                self.match(inner.ret, a.ret)
                self.match_lists([TypeArgument(t) for t in inner.params], [TypeArgument(t) for t in a.params])
            case ct.Record():
                self._match_instance(inner, a.unqualified, derived)
            case _:
                raise _mismatch(p, a)

    def _match_array(self, p: ct.Array | DependentArray, a: ct.Array | DependentArray, lenient: bool) -> None:
        self.match(p.element, a.element, lenient)
        if isinstance(p, DependentArray):
            if isinstance(a, DependentArray):
                self._match_expression(p.bound, ExpressionArgument(ct.SIZE_T, a.bound), is_bound=True)
            elif a.count is None:
                raise _mismatch(p, a)
            else:
                self.match_bound(p.bound, a.count)
        elif isinstance(a, DependentArray) or p.count != a.count:
            raise _mismatch(p, a)

    def match_bound(self, bound: Expression | ValueParameter, count: int) -> None:
        """Deduce a parameter's value from the bound of an array."""
        self._match_expression(bound, ValueArgument(ct.SIZE_T, count), is_bound=True)

    def _match_instance(self, p: ct.Record, a: CType, derived: bool) -> None:
        if isinstance(a, ct.Record) and self._is_of(p, a):
            self._match_arguments(p, a)
            return
        # [temp.deduct.call] p4: a base that is an instance matches, if it is the only one.
        matches = []
        for base in bases.all_bases(a) if derived else ():
            if isinstance(base, ct.Record) and self._is_of(p, base):
                attempt = self.copy()
                try:
                    attempt._match_arguments(p, base)
                except DeductionMismatch:
                    continue
                matches.append(attempt)
        if not matches or any(
            other.values != matches[0].values or other.packs != matches[0].packs for other in matches
        ):
            raise DeductionMismatch(f"could not match '{_template(p).name}' against '{a}'")
        self.adopt(matches[0])

    def _is_of(self, p: ct.Record, a: ct.Record) -> bool:
        return a.decl.template is not None and (
            a.decl.template is p.decl.template or _template(p).is_parameter
        )

    def _match_arguments(self, p: ct.Record, a: ct.Record) -> None:
        if _template(p).is_parameter:
            self.deduce(_template(p).parameter.index, TemplateTemplateArgument(_template(a)))
        self.match_lists(arguments_of(p.decl), arguments_of(a.decl))

    # -- lists

    def match_lists(self, ps: Sequence[TemplateArgument], args: Sequence[TemplateArgument]) -> None:
        """Match patterns with as many arguments, an expansion at the end with all remaining ones
        ([temp.deduct.type] p9, p10). Raises Mismatch.
        """
        ps, args = list(flatten(ps)), list(flatten(args))
        if any(map(is_expansion, ps[:-1])):
            return
        last = ps.pop() if ps and is_expansion(ps[-1]) else None
        if len(args) < len(ps) or (last is None and len(args) > len(ps)):
            raise DeductionMismatch(
                f"could not match '{spell_arguments(ps)}' against '{spell_arguments(args)}'"
            )
        for p, a in zip(ps, args):
            if is_expansion(a):
                raise DeductionMismatch(
                    f"could not match '{spell_arguments([p])}' against '{spell_arguments([a])}'"
                )
            self.match_argument(p, a)
        if last is not None:
            self.match_expansion(last, args[len(ps) :])

    def match_expansion(self, last: TemplateArgument, args: Sequence[TemplateArgument]) -> None:
        """Match the pattern of an expansion with each of its arguments."""
        pattern = pattern_of(last)
        outer = self.element
        for number, a in enumerate(args):
            self.element = number
            self.match_argument(pattern, pattern_of(a) if is_expansion(a) else a)
        self.element = outer
        self.finish(pattern, len(args))

    def finish(self, pattern: TemplateArgument | CType, count: int) -> None:
        """Record that an expansion has `count` elements, and so have its packs. Raises Mismatch."""
        for index in parameters_in(pattern, "packs"):
            if self.lengths.setdefault(index, count) != count:
                raise DeductionMismatch(
                    f"deduced packs of different lengths for parameter '{self.parameters[index].name}'"
                )
            if len(self.packs.setdefault(index, [])) > count:
                raise DeductionMismatch(f"'{self.parameters[index].name}' has more arguments than the call")

    def match_argument(self, p: TemplateArgument, a: TemplateArgument) -> None:
        """Deduce from a pair of template arguments."""
        match p, a:
            case TypeArgument(), TypeArgument():
                self.match(p.type, a.type)
            case ExpressionArgument(), ValueArgument() | EntityArgument() | ExpressionArgument():
                self._match_expression(p.expression, a)
            case TemplateTemplateArgument(), TemplateTemplateArgument():
                if p.template.is_parameter:
                    self.deduce(p.template.parameter.index, a)
                elif p != a:
                    raise DeductionMismatch(
                        f"could not match '{spell_arguments([p])}' against '{spell_arguments([a])}'"
                    )
            case _:
                if p != a:
                    raise DeductionMismatch(
                        f"could not match '{spell_arguments([p])}' against '{spell_arguments([a])}'"
                    )

    def _match_expression(
        self,
        p: Expression | ValueParameter,
        a: ValueArgument | EntityArgument | ExpressionArgument,
        is_bound: bool = False,
    ) -> None:
        """Match a value ([temp.deduct.type] p13, p17): only a parameter alone is deduced, together with its
        type.
        """
        if not isinstance(p, ValueParameter):
            self.non_deduced.append((p, a.expression if isinstance(a, ExpressionArgument) else a))
            return
        t = self.parameters[p.index].type
        if is_bound and t is not None and not t.is_dependent:
            if isinstance(a, ValueArgument) and t.is_integral and not conv.in_range(t, a.value):
                raise DeductionMismatch(
                    f"array bound {a.value} does not fit parameter '{self.parameters[p.index].name}'"
                )
            a = ValueArgument(t, a.value) if isinstance(a, ValueArgument) else a
        elif t is not None and a.type is not None:
            self.match(t.unqualified, a.type)
        elif t is not None and isinstance(a, ExpressionArgument) and isinstance(a.expression, ValueParameter):
            raise DeductionMismatch(
                f"the type of '{self.parameters[p.index].name}' is not that of every argument"
            )
        self.deduce(p.index, a)

    # -- non-deduced contexts

    def is_consistent(self) -> bool:
        """Return whether with the deduced arguments the patterns in non-deduced contexts equal their
        counterparts, too.
        """
        return all(self._is_equivalent(p, a) for p, a in self.non_deduced)

    def _is_equivalent(self, p: object, a: object) -> bool:
        """Return whether a pattern with the deduced arguments substituted is equivalent to another
        ([temp.over.link] p5).

        Qualifiers of a class do not matter before `::`.
        """
        if isinstance(p, CType) and p.unqualified is not p:
            return (
                isinstance(a, CType)
                and p.quals == a.quals
                and self._is_equivalent(p.unqualified, a.unqualified)
            )
        index = _parameter(p, "all")
        if index is not None:
            elements = self.packs.get(index, ())
            value = (
                pattern_of(elements[0])
                if len(elements) == 1 and is_expansion(elements[0])
                else self.values[index]
            )
            return value is not None and _content(value) == (
                a.template if isinstance(a, TemplateTemplateArgument) else a
            )
        if (
            isinstance(p, DependentType)
            and isinstance(a, DependentType)
            and isinstance(p.base, TemplateParameter)
        ):
            value = self.values[p.base.index]
            return (
                p.name == a.name
                and p.arguments == a.arguments
                and isinstance(value, TypeArgument)
                and value.type.unqualified is a.base
            )
        parts, other_parts = _parts(p, "all"), _parts(a, "all")
        if not parts or type(p) is not type(a) or len(parts) != len(other_parts):
            return p == a
        is_same_name = getattr(p, "name", None) == getattr(a, "name", None) and getattr(
            p, "code", None
        ) == getattr(a, "code", None)
        return is_same_name and all(map(self._is_equivalent, parts, other_parts))

    # -- results

    def deduce(self, index: int, argument: TemplateArgument) -> None:
        """Deduce that parameter `index` is `argument`. Raises Mismatch when that conflicts with an earlier
        deduction.
        """
        old: TemplateArgument | None
        if not self.parameters[index].is_pack:
            old = self.values[index]
            if old is None:
                self.values[index] = argument
        elif self.element is None:
            return
        else:
            elements = self.packs.setdefault(index, [])
            old = elements[self.element] if self.element < len(elements) else None
            if old is None:
                elements.append(argument)
        if old is not None and old != argument and not _same_value(old, argument):
            kind = (
                "types"
                if isinstance(argument, TypeArgument)
                else "values"
                if isinstance(argument, ValueArgument)
                else "template arguments"
            )
            texts = (
                (f"'{spell_arguments([old])}'", f"'{spell_arguments([argument])}'")
                if kind != "values"
                else (spell_arguments([old]), spell_arguments([argument]))
            )
            raise DeductionMismatch(
                f"deduced conflicting {kind} for parameter '{self.parameters[index].name}' ({texts[0]} vs."
                f" {texts[1]})"
            )


def _template(t: ct.Record) -> TemplateSymbol:
    """Return the template that a class is an instance of."""
    assert t.decl.template is not None
    return t.decl.template


def _same_value(a: TemplateArgument, b: TemplateArgument) -> bool:
    """Return whether two dependent values are the same parameter, of either type."""
    return (
        isinstance(a, ExpressionArgument)
        and isinstance(b, ExpressionArgument)
        and a.expression == b.expression
    )


def pattern_of(arg: TemplateArgument) -> TemplateArgument:
    """Return the pattern of an expansion."""
    if isinstance(arg, ExpansionArgument):
        return arg.pattern
    assert isinstance(arg, TypeArgument) and isinstance(arg.type, PackExpansionArgument)
    return TypeArgument(arg.type.pattern)


def _content(arg: TemplateArgument) -> object:
    """Return the type, expression or template of an argument."""
    match arg:
        case TypeArgument():
            return arg.type
        case ExpressionArgument():
            return arg.expression
        case TemplateTemplateArgument():
            return arg.template
    return arg


def _mismatch(p: CType, a: CType) -> DeductionMismatch:
    return DeductionMismatch(f"could not match '{p}' against '{a}'")


def _remove_qualifiers(t: CType, quals: int) -> CType:
    if not quals:
        return t
    if isinstance(t, ct.ArrayType):
        return t.of(_remove_qualifiers(t.element, quals))
    return ct.qualified(t.unqualified, t.quals & ~quals)


# ---------------------------------------------------------------------------------- parameters


ParameterSelection = Literal["deducible", "packs", "all"]
"""A selection of a pattern's parameters: those in deduced contexts, the packs outside of expansions of their
own, or all.
"""


def parameters_in(node: object, which: ParameterSelection) -> set[int]:
    """Return the numbers of the parameters in a pattern."""
    result: set[int] = set()
    pending = [node]
    while pending:
        node = pending.pop()
        index = _parameter(node, which)
        if index is not None:
            result.add(index)
        pending += _parts(node, which)
    return result


def _parameter(node: object, which: ParameterSelection) -> int | None:
    if isinstance(node, TemplateTemplateArgument):
        node = node.template
    if getattr(node, "is_parameter", False):
        node = node.parameter  # type: ignore[attr-defined]
    if isinstance(node, TemplateParameter | ValueParameter | TemplateParameterIndex):
        return node.index if node.is_pack or which != "packs" else None
    return None


def _parts(node: object, which: ParameterSelection) -> Sequence[object]:
    """Return the parts of a pattern that are searched."""
    if isinstance(node, CType) and (not node.is_dependent or node.unqualified is not node):
        return (node.unqualified,) if node.is_dependent else ()
    match node:
        case PackExpansionArgument(pattern=pattern) | ExpansionArgument(pattern):
            return () if which == "packs" else (pattern,)
        case DependentType():
            return () if which == "deducible" else (node.base, *(node.arguments or ()), node.expression)
        case DependentArray():
            return (node.element, node.bound)
        case ct.Pointer():
            return (node.pointee,)
        case ct.MemberPointer():
            return (node.owner, node.pointee)
        case ct.Reference():
            return (node.referred,)
        case ct.Array():
            return (node.element,)
        case ct.Function():
            return (node.ret, *node.params, node.is_noexcept)
        case ct.Record():
            return (node.decl.template, *flatten(arguments_of(node.decl)))
        case Expression():
            return () if which == "deducible" else node.operands
        case tuple():
            return node
        case TypeArgument():
            return (node.type,)
        case ExpressionArgument():
            return (node.type, node.expression)
    return ()
