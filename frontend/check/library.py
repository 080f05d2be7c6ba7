"""The device library: mathematical functions written in the language itself, in `lib/*.cu`.

A file is read, parsed and checked only when one of its functions is called. Its definitions have symbols of
their own (`__minicc_…`), separate from the user's names.
"""

from __future__ import annotations

from ...support.diagnostics import Diagnostics, InternalError
from ..text.options import FrontendOptions
from ..types.symbols import FunctionSymbol, Overloads, Symbol, VariableSymbol
from .context import Context
from .declarations.decls import declare_all


class Library:
    """The device library during one compilation. `variables` are the tables that loaded files define."""

    def __init__(self, options: FrontendOptions) -> None:
        self.options = options
        self.variables: list[VariableSymbol] = []
        self._files: dict[str, dict[str, Symbol]] = {}

    def function(self, file: str, name: str) -> FunctionSymbol:
        """Return a function of a library file. Raises InternalError if the file has errors."""
        if file not in self._files:
            self._files[file] = self._load(file)
        result = self._files[file].get(name)
        if not isinstance(result, Overloads):
            raise InternalError(f"no function '{name}' in library file '{file}'", "library")
        return result.functions[0]

    def _load(self, file: str) -> dict[str, Symbol]:
        from importlib.resources import files

        from ..syntax import parser
        from ..text import preprocess

        text = (files(__package__.rpartition(".")[0]) / "lib" / file).read_text(encoding="utf-8")
        diags = Diagnostics()
        path = f"<minicc>/{file}"
        unit = parser.parse(preprocess.preprocess(text, path, FrontendOptions(), diags), diags)
        cx = Context(FrontendOptions(fmad=False), diags, self, file.partition(".")[0])
        declare_all(cx, unit)
        if diags.items:
            raise InternalError(f"library file '{file}': {diags.items[0]}", "library")
        self.variables += cx.unit.variables
        return cx.scopes.file.names
