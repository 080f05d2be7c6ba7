"""The VALUE language: launch arguments as text, in `minicc run` and in filetests.

    3   -2.5   true   0x10           a scalar
    [1, 2, 3]                        an array of the parameter's element type; array([1, 2], f32) of another
    zeros(N)  ones(N)  arange(N)     arrays; a second argument is the dtype: zeros(N, f32)
    full(N, VALUE)                   N times VALUE
    uninit(N)                        undefined elements, for the checker 'init' (see minicc.uninit)
    random(N, DTYPE, SEED)           integers over the dtype's range, floats in [0, 1); seed=0
    texture(ARRAY, shape=(4, 8), filter=linear, address=wrap, …)   also surface(…), sampler(…)
    file.npy   file.bin              an array saved by numpy.save; the bytes of any file that ends so

Textures, surfaces and samplers take what the classes of that name do. Without a dtype an array takes the
element type of the kernel's parameter (`hint`); structures are filled field by field. DTYPE is i8 … u64, f16,
bf16, f32, f64, bool, or a NumPy name. N may be a product or sum of numbers. The text is parsed as a Python
expression and walked; nothing is ever evaluated.
"""

from __future__ import annotations

import ast as python_ast
import operator
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from ..support.diagnostics import UsageError

DTYPES = {f"{kind}{bits}": f"<{kind}{bits // 8}" for kind in "iu" for bits in (8, 16, 32, 64)}
DTYPES |= {f"f{bits}": f"<f{bits // 8}" for bits in (16, 32, 64)} | {"bool": "|b1"}

_BINARY: dict[type, Callable[[Any, Any], Any]] = {
    python_ast.Add: operator.add,
    python_ast.Sub: operator.sub,
    python_ast.Mult: operator.mul,
    python_ast.FloorDiv: operator.floordiv,
    python_ast.LShift: operator.lshift,
}
_MAX_ELEMENTS = 1 << 32
_WORDS = ("true", "false", "inf", "nan")
"""Names that are values."""


def parse_value(text: str, hint: np.dtype | None = None) -> Any:
    """Parse a value to a Python scalar or a NumPy array. `hint` is the element type of the parameter, if
    known.

    Raises UsageError with what was expected.

    >>> text = "[1, 2]"
    >>> parse_value("2 * 0x10"), parse_value("zeros(2, i1)").tolist(), parse_value(text, np.dtype("i2")).dtype
    (32, [0, 0], dtype('int16'))
    """
    text = text.strip()
    if text.endswith(".npy"):
        return _load(text)
    if text.endswith(".bin"):
        return _load_bytes(text, hint)
    try:
        tree = python_ast.parse(text, mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        raise UsageError(
            f"cannot read value '{text}'; expected a number, a list, zeros(N,f32), … or a .npy or .bin file"
        ) from None
    try:
        return _evaluate(tree, hint)
    except (ArithmeticError, MemoryError, TypeError, ValueError) as error:
        raise UsageError(f"cannot read value '{text}': {error}") from None


def _evaluate(node: python_ast.expr, hint: np.dtype | None) -> Any:
    match node:
        case python_ast.List(elements) | python_ast.Tuple(elements):
            return _array(np.array([_scalar(e) for e in elements]), hint)
        case python_ast.Call(python_ast.Name(name), args, keywords) if name in _MAKERS:
            given = {k.arg or "": k.value for k in keywords}
            return _MAKERS[name](_Arguments(name, args, given, hint))
        case python_ast.Call(python_ast.Name(name)):
            raise UsageError(f"unknown function '{name}'; expected one of {', '.join(_MAKERS)}")
    return _scalar(node)


def _scalar(node: python_ast.expr) -> Any:
    match node:
        case python_ast.Constant(bool() | int() | float() as value):
            return value
        case python_ast.Name("true" | "false" as word):
            return word == "true"
        case python_ast.Name("inf" | "nan" as word):
            return float(word)
        case python_ast.UnaryOp(python_ast.USub(), operand):
            return -_scalar(operand)
        case python_ast.BinOp(left, op, right) if type(op) in _BINARY:
            a, b = _scalar(left), _scalar(right)
            if isinstance(op, python_ast.LShift) and not 0 <= b < 64:
                raise UsageError(f"shift by {b} is out of range")
            return _BINARY[type(op)](a, b)
    raise UsageError(f"expected a number, found '{python_ast.unparse(node)}'")


class _Arguments:
    """The arguments of an array constructor, by position or name."""

    def __init__(
        self,
        name: str,
        args: list[python_ast.expr],
        keywords: dict[str, python_ast.expr],
        hint: np.dtype | None,
    ):
        self.name, self.args, self.keywords, self.hint = name, list(args), keywords, hint

    def count(self) -> int:
        """Return the number of elements, the next positional argument."""
        if not self.args:
            raise UsageError(f"{self.name}() needs a number of elements")
        n = _scalar(self.args.pop(0))
        if not isinstance(n, int) or not 0 <= n <= _MAX_ELEMENTS:
            raise UsageError(f"{self.name}() needs a number of elements, found {n}")
        return n

    def number(self, keyword: str, default: Any = None) -> Any:
        """Return a scalar argument by keyword or position."""
        if keyword in self.keywords:
            return _scalar(self.keywords.pop(keyword))
        if self.args and not (isinstance(self.args[0], python_ast.Name) and self.args[0].id not in _WORDS):
            return _scalar(self.args.pop(0))
        if default is None:
            raise UsageError(f"{self.name}() needs {keyword}")
        return default

    def dtype(self) -> np.dtype:
        """Return the type of the elements."""
        node = self.keywords.pop("dtype", None) or (
            self.args.pop(0) if self.args and isinstance(self.args[0], python_ast.Name) else None
        )
        if node is None:
            return np.dtype("<f4") if self.hint is None else self.hint
        word = python_ast.unparse(node)
        if word in ("bf16", "bfloat16"):
            import ml_dtypes

            result: np.dtype = np.dtype(ml_dtypes.bfloat16)
            return result
        try:
            return np.dtype(DTYPES.get(word, word))
        except TypeError:
            raise UsageError(f"unknown dtype '{word}'; expected one of {', '.join(DTYPES)}") from None

    def done(self) -> None:
        """Report unused arguments. Raises UsageError."""
        extra = [python_ast.unparse(a) for a in self.args] + list(self.keywords)
        if extra:
            raise UsageError(f"{self.name}() does not take '{extra[0]}'")


def _make_array(args: _Arguments) -> np.ndarray:
    match args.args.pop(0) if args.args else None:
        case python_ast.List(elements) | python_ast.Tuple(elements):
            values = np.array([_scalar(e) for e in elements])
        case _:
            raise UsageError("array() needs a list of numbers")
    dtype = args.dtype()
    args.done()
    return _array(values, dtype)


def _make_filled(draw: Callable[[int, np.dtype], np.ndarray]) -> Callable[[_Arguments], np.ndarray]:
    """Return the constructor of an array whose elements depend on number and type alone."""

    def make(args: _Arguments) -> np.ndarray:
        n, dtype = args.count(), args.dtype()
        args.done()
        return _fill_array(n, dtype, draw)

    return make


def _make_uninit(args: _Arguments) -> np.ndarray:
    from .undefined_arrays import uninit

    n, dtype = args.count(), args.dtype()
    args.done()
    return uninit(np.empty(n, dtype))


def _make_full(args: _Arguments) -> np.ndarray:
    n, value = args.count(), args.number("value")
    dtype = args.dtype()
    args.done()
    return _fill_array(n, dtype, lambda count, leaf: np.full(count, value, leaf))


def _make_random(args: _Arguments) -> np.ndarray:
    n, dtype = args.count(), args.dtype()
    seed = args.number("seed", 0)
    args.done()
    generator = np.random.default_rng(seed)

    def draw(count: int, leaf: np.dtype) -> np.ndarray:
        if leaf.kind == "b":
            return generator.integers(0, 2, count).astype(leaf)
        if leaf.kind in "iu":
            info = np.iinfo(leaf)
            return generator.integers(info.min, info.max, count, leaf, endpoint=True)
        return generator.random(count).astype(leaf)

    return _fill_array(n, dtype, draw)


def _make_image(args: _Arguments) -> Any:
    """Return the object of `texture(ARRAY, …)`, `surface(ARRAY, …)` or `sampler(…)`."""
    from . import textures

    words: dict[str, Any] = {name: _setting(node) for name, node in args.keywords.items()}
    shape = words.pop("shape", None)
    args.keywords = {}
    given = []
    if args.name != "sampler":
        array = _evaluate(args.args.pop(0), None) if args.args else None
        given.append(array.reshape(shape) if shape is not None and isinstance(array, np.ndarray) else array)
    args.done()
    return getattr(textures, args.name.capitalize())(*given, **words)


def _setting(node: python_ast.expr) -> Any:
    """A number, a word such as `linear`, or several of them."""
    if isinstance(node, python_ast.Tuple | python_ast.List):
        return tuple(_setting(element) for element in node.elts)
    if isinstance(node, python_ast.Name) and node.id not in _WORDS:
        return node.id
    return _scalar(node)


_MAKERS: dict[str, Callable[[_Arguments], Any]] = {
    "array": _make_array,
    "zeros": _make_filled(np.zeros),
    "ones": _make_filled(np.ones),
    "full": _make_full,
    "arange": _make_filled(lambda count, leaf: np.arange(count).astype(leaf)),
    "random": _make_random,
    "uninit": _make_uninit,
    "texture": _make_image,
    "surface": _make_image,
    "sampler": _make_image,
}


def _fill_array(n: int, dtype: np.dtype, draw: Callable[[int, np.dtype], np.ndarray]) -> np.ndarray:
    """Return an array of `n` elements; a structure is filled field by field, in declaration order."""
    if dtype.subdtype is not None:
        base, shape = dtype.subdtype
        count = int(np.prod(shape))
        return _fill_array(n * count, base, draw).reshape(n, *shape)
    if dtype.fields is None:
        return draw(n, dtype)
    result = np.zeros(n, dtype)
    for name in dtype.names or ():
        result[name] = _fill_array(n, dtype.fields[name][0], draw)
    return result


def _array(values: np.ndarray, hint: np.dtype | None) -> np.ndarray:
    if hint is None or hint.fields is not None:
        return values
    if values.size == 0:
        return np.zeros(0, hint)
    if hint.kind in "iu" and values.dtype.kind in "iub":
        info = np.iinfo(hint)
        if int(values.min()) < info.min or int(values.max()) > info.max:
            raise UsageError(f"a value does not fit into {hint}")
    elif hint.kind in "iub" and values.dtype.kind == "f":
        raise UsageError(f"expected integers for {hint}, found floating-point values")
    return values.astype(hint)


def _load_bytes(path: str, hint: np.dtype | None) -> np.ndarray:
    """Return the bytes of a file as elements of `hint`. Raises UsageError if it cannot be read or has a
    partial element.
    """
    dtype = np.dtype(np.uint8) if hint is None else hint
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise UsageError(f"cannot read '{path}': {error}") from None
    if len(data) % dtype.itemsize:
        raise UsageError(
            f"cannot read '{path}': its {len(data)} bytes are no whole number of elements of {dtype.itemsize}"
            " bytes"
        )
    return np.frombuffer(bytearray(data), dtype)


def _load(path: str) -> np.ndarray:
    try:
        result: np.ndarray = np.load(path, allow_pickle=False)
        return result
    except (OSError, ValueError) as error:
        raise UsageError(f"cannot read '{path}': {error}") from None
