"""Extended lambdas ([CUDA C++ Programming Guide, "Extended Lambdas"]): lambdas of host code that are for the
device, `[=] __device__ (int i) { … }`.

Host and device give the class of such a lambda the same name, `minicc_lambda_LINE_NUMBER`. It is a template
of what the lambda depends on: the types and constants of the enclosing templates, and the types of its
captures, which the host compiler determines. Its objects consist of the captures in order.
"""

from __future__ import annotations

from collections.abc import Iterator

from ....support.fast_dataclass import field, record
from .capture_analysis import EnclosingName, LexicalScopes, is_name

PREFIX = "minicc_lambda_"
SELF = "minicc_this"
"""The name of the member for a captured `*this`, or for the captured `this`."""
_ANNOTATIONS = frozenset({"__device__", "__host__"})
_BEFORE = frozenset({"return", "case", "else", "do", "throw", "new"})


@record
class CapturedName:
    """`name`, or `name = value` with the tokens of the value in [first, end), or `name...`, all of a pack."""

    name: str
    first: int = 0
    end: int = 0
    is_pack: bool = False


@record
class ExtendedLambda:
    """One lambda, by token positions: `opening` of its captures, `params` (-1 without parentheses), `body` to
    `end`, and `arrow` before a trailing return type (-1 without).

    `captures` are in the order of the object's members. `template_parameters` are the names of types and
    values of enclosing templates that it uses, `constants` the declarations of constants. `error` explains
    why there can be no such lambda, "" if there can.
    """

    name: str
    opening: int
    params: int
    arrow: int
    body: int
    end: int
    is_host: bool
    is_mutable: bool
    outermost_declaration: int
    captures: list[CapturedName] = field(default_factory=list)
    template_parameters: list[tuple[str, str]] = field(default_factory=list)
    constants: list[EnclosingName] = field(default_factory=list)
    captures_by_reference: bool = False
    copies_this: bool = False
    error: str = ""

    @property
    def captures_this(self) -> bool:
        """True when it captures `this` or `*this`."""
        return any(capture.name == SELF for capture in self.captures)


def extended_lambdas(scopes: LexicalScopes, lines: list[int]) -> list[ExtendedLambda]:
    """Return the extended lambdas of a unit; `lines` are the lines of its tokens."""
    lambdas = list[ExtendedLambda]()
    numbers: dict[int, int] = {}
    for i in _find_annotations(scopes):
        opening = scopes.partner[i - 1]
        line = lines[opening]
        number = numbers[line] = numbers.get(line, -1) + 1
        closure = _parse_lambda(scopes, opening, i, f"{PREFIX}{line}_{number}")
        if closure is not None:
            lambdas.append(closure)
    return lambdas


def _find_annotations(scopes: LexicalScopes) -> Iterator[int]:
    """Yield the first annotation of each lambda that has one, directly after its brackets."""
    text = scopes.text
    for i, token in enumerate(text):
        opening = scopes.partner.get(i - 1, -1) if token in _ANNOTATIONS and i and text[i - 1] == "]" else -1
        is_subscript = opening > 0 and (
            text[opening - 1] in (")", "]")
            or (is_name(text[opening - 1]) and text[opening - 1] not in _BEFORE)
        )
        if opening > 0 and not is_subscript and text[opening + 1] != "[":
            yield i


def _parse_lambda(scopes: LexicalScopes, opening: int, i: int, name: str) -> ExtendedLambda | None:
    """Return the lambda whose brackets open at `opening`, with its annotations from `i`; None when it is
    incomplete or for the host only.
    """
    text, partner = scopes.text, scopes.partner
    annotations = set()
    while text[i] in _ANNOTATIONS:
        annotations.add(text[i])
        i += 1
    params = arrow = -1
    if text[i] == "(":
        params, i = i, partner[i] + 1
    is_mutable = False
    while i < len(text) and text[i] not in ("{", ";", "}"):
        is_mutable = is_mutable or text[i] == "mutable"
        if text[i] == "->":
            arrow = i
        i = partner[i] + 1 if text[i] in ("(", "[") else i + 1
    if (
        i >= len(text)
        or text[i] != "{"
        or i not in partner
        or "__device__" not in annotations
        or next(scopes.enclosing_levels(opening))[0] < 0
    ):
        return None
    closure = ExtendedLambda(
        name,
        opening,
        params,
        arrow,
        i,
        partner[i],
        "__host__" in annotations,
        is_mutable,
        scopes.outermost_declaration(opening),
    )
    _analyse_captures(scopes, closure)
    return closure


def _analyse_captures(scopes: LexicalScopes, closure: ExtendedLambda) -> None:
    """Determine the captured names, and the types, values and constants of enclosing scopes that the lambda
    uses ([expr.prim.lambda.capture]). Sets `closure.error` for a violation.
    """
    text, default = scopes.text, ""
    for first, end in scopes.split_at_commas(closure.opening + 1, scopes.partner[closure.opening]):
        tokens = text[first:end]
        if tokens[0] in ("=", "&") and end == first + 1:
            default = tokens[0]
        elif list(tokens) in (["this"], ["*", "this"]):
            closure.captures.append(CapturedName(SELF))
            closure.copies_this = tokens[0] == "*"
        elif tokens[0] == "&":
            closure.captures_by_reference = True
        elif is_name(tokens[0]) and set(tokens[1:]) in ({"..."}, {"."}):
            closure.captures.append(CapturedName(tokens[0], is_pack=True))
        elif tokens[0] in ("...", "."):
            closure.error = "captures a pack with values of its own, which is not supported"
        else:
            closure.captures.append(
                CapturedName(tokens[0])
                if len(tokens) == 1
                else CapturedName(tokens[0], first + 2 if text[first + 1] == "=" else first + 1, end)
            )
    closure.captures_by_reference = closure.captures_by_reference or default == "&"
    explicit = {capture.name for capture in closure.captures}
    own = {name for name, _ in scopes.parameters(closure.params)} if closure.params >= 0 else set()
    # A parameter's name is declared in the parameter list and not free in the body.
    stop = closure.arrow if closure.arrow >= 0 else closure.body
    head = (
        [
            *_free_variables(scopes, closure.params, stop, closure.opening),
            *_free_variables(scopes, stop + 1, closure.body, closure.opening),
        ]
        if closure.params >= 0
        else []
    )
    used = [
        *(pair for pair in head if pair[0] not in own),
        *_free_variables(scopes, closure.body, closure.end, closure.opening),
    ]
    implied = {name: local for name, local in used if name not in explicit}
    work = [local for local in implied.values() if local.kind == "constant"]
    while work:
        constant = work.pop()
        if constant not in closure.constants:
            closure.constants.append(constant)
            for name, local in _free_variables(scopes, constant.first, constant.end, constant.first):
                implied[name] = local
                work += [local] if local.kind == "constant" else []
    closure.constants.sort(key=lambda constant: constant.first)
    if "this" in text[closure.body : closure.end] and not closure.captures_this:
        if default == "=":
            closure.captures.append(CapturedName(SELF))
        elif not default:
            closure.error = "uses 'this' and does not capture it"
    for name, local in sorted(implied.items()):
        _add_capture(closure, name, local, default)
    if default == "=":
        closure.error = closure.error or _check_constexpr_captures(scopes, closure, explicit)


def _check_constexpr_captures(scopes: LexicalScopes, closure: ExtendedLambda, explicit: set[str]) -> str:
    """Return the error of a lambda whose first use of a captured variable is in a statement of an `if
    constexpr`, or "" without one.

    Source: CUDA C++ Programming Guide, "Extended Lambda Restrictions".
    """
    text, seen = scopes.text, set(explicit)
    heads = [
        i
        for i in range(closure.body, closure.end)
        if text[i : i + 3] == ["if", "constexpr", "("] and i + 2 in scopes.partner
    ]
    conditional = [branch for i in heads for branch in _branches(scopes, i, closure.end)]
    if not conditional:
        return ""
    for i in range(closure.body, closure.end):
        name = SELF if text[i] == "this" else text[i]
        local = scopes.resolve(name, i) if is_name(name) and text[i - 1] not in (".", "->", "::") else None
        if local is not None and local.kind == "member":
            name = SELF
        captured = name == SELF or (
            local is not None
            and local.kind in ("variable", "variables", "constant")
            and not closure.opening <= local.first < closure.end
        )
        if not captured or name in seen or _is_unevaluated(scopes, i):
            continue
        if any(i in branch for branch in conditional):
            return f"captures '{text[i]}' first within 'if constexpr'; name it before, or among the captures"
        seen.add(name)
    return ""


def _branches(scopes: LexicalScopes, i: int, limit: int) -> list[range]:
    """Return the tokens of each substatement of the `if constexpr (…)` at token `i`; none at or after
    `limit`.
    """
    first = scopes.partner[i + 2] + 1
    end = _statement_end(scopes, first, limit)
    if end >= limit or scopes.text[end] != "else":
        return [range(first, end)]
    return [range(first, end), range(end + 1, _statement_end(scopes, end + 1, limit))]


def _statement_end(scopes: LexicalScopes, i: int, limit: int) -> int:
    """Return the index after the statement that begins at token `i`, at most `limit`: a statement may be
    incomplete.
    """
    text, partner = scopes.text, scopes.partner
    if i < limit and text[i] == "{" and i in partner:
        return partner[i] + 1
    head = i + 1 + (text[i + 1] == "constexpr") if i < limit else limit
    if i < limit and text[i] in ("if", "for", "while", "switch") and text[head] == "(" and head in partner:
        end = _statement_end(scopes, partner[head] + 1, limit)
        return (
            _statement_end(scopes, end + 1, limit)
            if text[i] == "if" and end < limit and text[end] == "else"
            else end
        )
    while i < limit and text[i] != ";":
        i = partner.get(i, i) + 1 if text[i] in ("(", "[", "{") else i + 1
    return min(i + 1, limit)


def _is_unevaluated(scopes: LexicalScopes, i: int) -> bool:
    """Return whether a token belongs to the operand of `sizeof`, `alignof`, `decltype` or `noexcept`."""
    text = scopes.text
    while text[i - 1] in ("(", "*", "&", "::") or is_name(text[i - 1]):
        i -= 1
        if text[i] in ("sizeof", "alignof", "decltype", "noexcept"):
            return True
    return False


def check_lambdas(scopes: LexicalScopes, lines: list[int], has_flag: bool) -> Iterator[tuple[int, str]]:
    """Yield the errors of the annotated lambdas in a unit's host code: the token that opens the lambda, and
    the message.

    Within functions such lambdas need no flag of nvcc; at file scope or in a class they do.
    """
    for i in _find_annotations(scopes):
        opening = scopes.partner[i - 1]
        brace = scopes.enclosing_brace[opening]
        if not has_flag and (brace < 0 or scopes.is_namespace(brace) or scopes.is_class(brace)):
            yield (opening, f"'{scopes.text[i]}' on a lambda outside of functions needs '--extended-lambda'")
    for closure in extended_lambdas(scopes, lines):
        reason = find_violation(closure)
        is_host_code = closure.is_host and closure.captures_by_reference
        if (
            reason
            and not is_host_code
            and not any(scopes.is_device(brace) for brace, _ in scopes.enclosing_levels(closure.opening))
        ):
            yield closure.opening, f"this lambda for the device {reason}"


def find_violation(closure: ExtendedLambda) -> str:
    """Return why a lambda cannot be an extended lambda, or "" if it can."""
    if closure.captures_by_reference:
        return "captures by reference: device code cannot reach the variables of host functions"
    if closure.is_host and any(capture.end for capture in closure.captures):
        return "has init-captures, which are not allowed for extended '__host__ __device__' lambdas"
    return closure.error


def _add_capture(closure: ExtendedLambda, name: str, local: EnclosingName, default: str) -> None:
    if local.kind == "variable" and default == "=":
        closure.captures.append(CapturedName(name))
    elif local.kind == "variables" and default == "=":
        closure.captures.append(CapturedName(name, is_pack=True))
    elif local.kind in ("type", "value", "types", "values", "template"):
        closure.template_parameters.append((name, local.kind))
    elif local.kind == "member" and not closure.captures_this:
        if default == "=":
            closure.captures.append(CapturedName(SELF))
        elif not default:
            closure.error = f"uses '{name}' and does not capture 'this'"


def _free_variables(
    scopes: LexicalScopes, first: int, end: int, before: int
) -> Iterator[tuple[str, EnclosingName]]:
    """Yield the names in [first, end) that are declared before `before`, in the enclosing functions, classes
    and templates; the first is never a member's name.
    """
    for i in range(first, end):
        token = scopes.text[i]
        if is_name(token) and (i == first or scopes.text[i - 1] not in (".", "->", "::")):
            local = scopes.resolve(token, i)
            if local is not None and not before <= local.first < end:
                yield token, local
