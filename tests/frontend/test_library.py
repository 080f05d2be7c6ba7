"""The table of the standard library's names against the built-in headers."""

from __future__ import annotations

import pytest

import minicc
from minicc.frontend.syntax.declarations.declaration_scanner import DeclarationScanner
from minicc.frontend.syntax.tokens.scopes import Scopes
from minicc.frontend.syntax.tokens.token_stream import TokenStream
from minicc.frontend.text import headers, library
from minicc.frontend.text.options import FrontendOptions
from minicc.frontend.text.preprocess import preprocess
from minicc.support.diagnostics import Diagnostics


def _declared(header: str) -> set[str]:
    """The names that a header declares in `std`, for anybody's use."""
    file = headers.built_in(header)
    tokens = preprocess(file.read(), file.display, FrontendOptions(), Diagnostics(), is_unit=False)
    stream = TokenStream([t for t in tokens if t.location.file == file.display], Scopes())
    scanner = DeclarationScanner(stream.tokens, stream.pairs)
    result = {
        name.text
        for space in scanner.outline(0, len(stream.tokens) - 1)
        for member in space.members
        for name in scanner.names(member)
    }
    return {name for name in result if name[0].isalpha()}


@pytest.mark.parametrize("header", sorted(library.ALL))
def test_every_name_of_a_header_is_known(header: str) -> None:
    declared = _declared(header) - {"F", "value"}  # what the outline takes for names in initialisers
    assert declared and not {name for name in declared if not library.declaring_headers(name)}


@pytest.mark.parametrize(
    "header", ["atomic", "barrier", "bit", "complex", "latch", "optional", "semaphore", "span"]
)
def test_headers_of_both_sides_stand_alone_and_beside_each_other(header: str) -> None:
    """What they include of the standard library is read before them, whoever else wants it."""
    plain = f"#include <cuda/std/{header}>\n__global__ void k(int *o) {{ o[0] = 0; }}"
    mixed = (
        f"#include <cuda/std/tuple>\n#include <cuda/std/{header}>\n#include <cuda/std/array>\n__global__ void"
        " k(int *o) { cuda::std::tuple<int, char> t(1, 2); cuda::std::array<int, 2> a{3, 4}; o[0] ="
        " cuda::std::get<0>(t) + a[1]; }"
    )
    for text in (plain, mixed):
        assert ".entry" in minicc.compile(text).ptx
