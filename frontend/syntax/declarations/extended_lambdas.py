"""Lambdas of host code that are for the device ([CUDA C++ Programming Guide, "Extended Lambdas"]):
`[=] __device__ (int i) { … }`.

Host and device name the class of such a lambda alike, `minicc_lambda_LINE_NUMBER`, a template of what the
lambda takes along: types and constants of the templates around it, and the types of what it captures, which
the host compiler finds. Its objects are the captures in order.
"""

from __future__ import annotations

from collections.abc import Iterator

from ....support.fast_dataclass import field, record
from .capture_analysis import (
    CONSTANT,
    MEMBER,
    TEMPLATE,
    TYPE,
    TYPES,
    VALUE,
    VALUES,
    VARIABLE,
    VARIABLES,
    Local,
    Words,
    is_name,
)

PREFIX = "minicc_lambda_"
SELF = "minicc_this"
"""The capture of the object whose member function the lambda stands in, or of its address."""
_ANNOTATIONS = frozenset({"__device__", "__host__"})
_BEFORE = frozenset({"return", "case", "else", "do", "throw", "new"})


@record
class Capture:
    """`name`, or `name = value` with the words of the value in [first, end), or `name...`, all of a pack."""

    name: str
    first: int = 0
    end: int = 0
    is_pack: bool = False


@record
class ExtendedLambda:
    """One lambda by its words: the brackets of its captures, parameters (-1 where it has none) and body;
    `arrow` before a result's type.

    `captures` are in the order of the object's members. `given` are the names of types and values around that
    it uses, `constants` the declarations of constants. `problem` says why there can be no such lambda.
    """

    name: str
    opening: int
    params: int
    arrow: int
    body: int
    end: int
    is_host: bool
    is_mutable: bool
    outermost: int
    captures: list[Capture] = field(default_factory=list)
    given: list[tuple[str, str]] = field(default_factory=list)
    constants: list[Local] = field(default_factory=list)
    by_reference: bool = False
    copies_self: bool = False
    problem: str = ""

    @property
    def has_self(self) -> bool:
        """Return whether it captures `this` or `*this`."""
        return any(capture.name == SELF for capture in self.captures)


def extended_lambdas(words: Words, lines: list[int]) -> list[ExtendedLambda]:
    """The extended lambdas of a unit; `lines` are the lines of its words."""
    lambdas = list[ExtendedLambda]()
    numbers: dict[int, int] = {}
    for i in _annotated(words):
        opening = words.partner[i - 1]
        line = lines[opening]
        number = numbers[line] = numbers.get(line, -1) + 1
        made = _read(words, opening, i, f"{PREFIX}{line}_{number}")
        if made is not None:
            lambdas.append(made)
    return lambdas


def _annotated(words: Words) -> Iterator[int]:
    """The first annotation of each lambda that has one, right behind its brackets."""
    text = words.text
    for i, word in enumerate(text):
        opening = words.partner.get(i - 1, -1) if word in _ANNOTATIONS and i and text[i - 1] == "]" else -1
        is_subscript = opening > 0 and (
            text[opening - 1] in (")", "]")
            or (is_name(text[opening - 1]) and text[opening - 1] not in _BEFORE)
        )
        if opening > 0 and not is_subscript and text[opening + 1] != "[":
            yield i


def _read(words: Words, opening: int, i: int, name: str) -> ExtendedLambda | None:
    """The lambda that begins at a word, with its annotations from `i`; None where it is no whole one, or only
    the host's.
    """
    text, partner = words.text, words.partner
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
        or next(words.levels(opening))[0] < 0
    ):
        return None
    made = ExtendedLambda(
        name,
        opening,
        params,
        arrow,
        i,
        partner[i],
        "__host__" in annotations,
        is_mutable,
        words.outermost(opening),
    )
    _captures(words, made)
    return made


def _captures(words: Words, made: ExtendedLambda) -> None:
    """Which names are captured, and which are of types, values and constants around
    ([expr.prim.lambda.capture]).
    """
    text, default = words.text, ""
    for first, end in words.parts(made.opening + 1, words.partner[made.opening]):
        spelled = text[first:end]
        if spelled[0] in ("=", "&") and end == first + 1:
            default = spelled[0]
        elif list(spelled) in (["this"], ["*", "this"]):
            made.captures.append(Capture(SELF))
            made.copies_self = spelled[0] == "*"
        elif spelled[0] == "&":
            made.by_reference = True
        elif is_name(spelled[0]) and set(spelled[1:]) in ({"..."}, {"."}):
            made.captures.append(Capture(spelled[0], is_pack=True))
        elif spelled[0] in ("...", "."):
            made.problem = "captures a pack with values of its own, which is not supported"
        else:
            made.captures.append(
                Capture(spelled[0])
                if len(spelled) == 1
                else Capture(spelled[0], first + 2 if text[first + 1] == "=" else first + 1, end)
            )
    made.by_reference = made.by_reference or default == "&"
    explicit = {capture.name for capture in made.captures}
    own = {name for name, _ in words.parameters(made.params)} if made.params >= 0 else set()
    # A parameter's own name is declared where it stands, and means what the body sees.
    stop = made.arrow if made.arrow >= 0 else made.body
    head = (
        [*_free(words, made.params, stop, made.opening), *_free(words, stop + 1, made.body, made.opening)]
        if made.params >= 0
        else []
    )
    used = [*(pair for pair in head if pair[0] not in own), *_free(words, made.body, made.end, made.opening)]
    implied = {name: local for name, local in used if name not in explicit}
    work = [local for local in implied.values() if local.kind == CONSTANT]
    while work:
        constant = work.pop()
        if constant not in made.constants:
            made.constants.append(constant)
            for name, local in _free(words, constant.first, constant.end, constant.first):
                implied[name] = local
                work += [local] if local.kind == CONSTANT else []
    made.constants.sort(key=lambda constant: constant.first)
    if "this" in text[made.body : made.end] and not made.has_self:
        if default == "=":
            made.captures.append(Capture(SELF))
        elif not default:
            made.problem = "uses 'this' and does not capture it"
    for name, local in sorted(implied.items()):
        _enter(made, name, local, default)
    if default == "=":
        made.problem = made.problem or _captured_first_in_constexpr(words, made, explicit)


def _captured_first_in_constexpr(words: Words, made: ExtendedLambda, explicit: set[str]) -> str:
    """Return the error of a lambda whose first use of a captured variable is in a statement of an
    `if constexpr`, or "" without one.

    Source: CUDA C++ Programming Guide, "Extended Lambda Restrictions".
    """
    text, seen = words.text, set(explicit)
    heads = [
        i
        for i in range(made.body, made.end)
        if text[i : i + 3] == ["if", "constexpr", "("] and i + 2 in words.partner
    ]
    conditional = [branch for i in heads for branch in _branches(words, i, made.end)]
    if not conditional:
        return ""
    for i in range(made.body, made.end):
        name = SELF if text[i] == "this" else text[i]
        local = words.meaning(name, i) if is_name(name) and text[i - 1] not in (".", "->", "::") else None
        if local is not None and local.kind == MEMBER:
            name = SELF
        captured = name == SELF or (
            local is not None
            and local.kind in (VARIABLE, VARIABLES, CONSTANT)
            and not made.opening <= local.first < made.end
        )
        if not captured or name in seen or _is_unevaluated(words, i):
            continue
        if any(i in branch for branch in conditional):
            return f"captures '{text[i]}' first within 'if constexpr'; name it before, or among the captures"
        seen.add(name)
    return ""


def _branches(words: Words, i: int, limit: int) -> list[range]:
    """Return the words of each statement that the `if constexpr (…)` at word `i` chooses from; none at or
    after `limit`.
    """
    first = words.partner[i + 2] + 1
    end = _statement_end(words, first, limit)
    if end >= limit or words.text[end] != "else":
        return [range(first, end)]
    return [range(first, end), range(end + 1, _statement_end(words, end + 1, limit))]


def _statement_end(words: Words, i: int, limit: int) -> int:
    """Return the word after the statement that begins at word `i`, at most `limit`: a statement may be broken
    off.
    """
    text, partner = words.text, words.partner
    if i < limit and text[i] == "{" and i in partner:
        return partner[i] + 1
    head = i + 1 + (text[i + 1] == "constexpr") if i < limit else limit
    if i < limit and text[i] in ("if", "for", "while", "switch") and text[head] == "(" and head in partner:
        end = _statement_end(words, partner[head] + 1, limit)
        return (
            _statement_end(words, end + 1, limit)
            if text[i] == "if" and end < limit and text[end] == "else"
            else end
        )
    while i < limit and text[i] != ";":
        i = partner.get(i, i) + 1 if text[i] in ("(", "[", "{") else i + 1
    return min(i + 1, limit)


def _is_unevaluated(words: Words, i: int) -> bool:
    """Return whether a word stands in the operand of `sizeof`, `alignof`, `decltype` or `noexcept`."""
    text = words.text
    while text[i - 1] in ("(", "*", "&", "::") or is_name(text[i - 1]):
        i -= 1
        if text[i] in ("sizeof", "alignof", "decltype", "noexcept"):
            return True
    return False


def problems(words: Words, lines: list[int], has_flag: bool) -> Iterator[tuple[int, str]]:
    """Yield the errors of the annotated lambdas in a unit's host code: the word that opens the lambda, and
    the message.

    Functions may have such lambdas without nvcc's flag; what stands at file scope, or in a class, may not.
    """
    for i in _annotated(words):
        opening = words.partner[i - 1]
        brace = words.around[opening]
        if not has_flag and (brace < 0 or words.is_namespace(brace) or words.is_class(brace)):
            yield (
                opening,
                f"'{words.text[i]}' on a lambda that stands in no function needs '--extended-lambda'",
            )
    for made in extended_lambdas(words, lines):
        reason = problem_of(made)
        stays = made.is_host and made.by_reference
        if (
            reason
            and not stays
            and not any(words.is_device(brace) for brace, _ in words.levels(made.opening))
        ):
            yield made.opening, f"this lambda for the device {reason}"


def problem_of(made: ExtendedLambda) -> str:
    """Return why a lambda cannot be an extended lambda, or "" if it can."""
    if made.by_reference:
        return "captures by reference: device code cannot reach the variables of host functions"
    if made.is_host and any(capture.end for capture in made.captures):
        return "has init-captures, which are not allowed for extended '__host__ __device__' lambdas"
    return made.problem


def _enter(made: ExtendedLambda, name: str, local: Local, default: str) -> None:
    if local.kind == VARIABLE and default == "=":
        made.captures.append(Capture(name))
    elif local.kind == VARIABLES and default == "=":
        made.captures.append(Capture(name, is_pack=True))
    elif local.kind in (TYPE, VALUE, TYPES, VALUES, TEMPLATE):
        made.given.append((name, local.kind))
    elif local.kind == MEMBER and not made.has_self:
        if default == "=":
            made.captures.append(Capture(SELF))
        elif not default:
            made.problem = f"uses '{name}' and does not capture 'this'"


def _free(words: Words, first: int, end: int, outside: int) -> Iterator[tuple[str, Local]]:
    """The names in [first, end) that are declared before `outside`, in the functions, classes and templates
    around; the first is no member's.
    """
    for i in range(first, end):
        word = words.text[i]
        if is_name(word) and (i == first or words.text[i - 1] not in (".", "->", "::")):
            local = words.meaning(word, i)
            if local is not None and not outside <= local.first < end:
                yield word, local
