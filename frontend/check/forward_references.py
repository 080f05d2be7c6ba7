"""Where the checker's files call upwards.

The rules of C++ are mutually recursive: a conversion may call a constructor, whose overload resolution
converts its arguments. Files of this room import only files below them; what they need of one above stands
here as a `Seam`, which that file provides.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, ParamSpec, TypeVar

from ...support.lazy_modules import load
from ..syntax import tree
from ..types.arguments import TemplateArguments, ValueParameter
from ..types.ctype import CType, Record, Reference
from ..types.ctype import Function as FunctionType
from ..types.declarations import RecordDecl
from ..types.ranking import Candidate, ConversionSequence, Objects, UserDefined
from ..types.symbols import Binding, Function, Symbol, Template, TypeName, Variable
from .context import Context

P = ParamSpec("P")
R = TypeVar("R")


DIRECT, COPY_MODE, LIST, COPY_LIST = "direct", "copy", "direct-list", "copy-list"
"""How an object is initialised ([dcl.init] p15 to p17): `T x(a)`, `T x = a`, `T x{a}`, `T x = {a}`."""


class Seam(Generic[P, R]):
    """A function that one file provides, with `@seam.provide`, and files below it call."""

    __slots__ = ("_implementation", "file", "name")

    def __init__(self, name: str, file: str = "") -> None:
        """`file` is the one that provides the function, where that is loaded only when it is needed."""
        self.name, self.file = name, file
        self._implementation: Callable[P, R] | None = None

    def provide(self, implementation: Callable[P, R]) -> Callable[P, R]:
        assert self._implementation is None, f"two files provide '{self.name}'"
        self._implementation = implementation
        return implementation

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        if self._implementation is None and self.file:
            load(f"{__package__}.{self.file}")
        assert self._implementation is not None, f"no file provides '{self.name}'"
        return self._implementation(*args, **kwargs)


user_conversion: Seam[[Context, tree.Expr, CType], UserDefined | None] = Seam(
    "user_conversion", "conversions.user_conversions"
)
"""How an expression converts to an unqualified type by a constructor or a conversion function."""
explicit_conversion: Seam[[Context, tree.Expr, CType], UserDefined | None] = Seam(
    "explicit_conversion", "conversions.user_conversions"
)
"""As `user_conversion`, by explicit functions, too."""
reference_conversion: Seam[[Context, tree.Expr, Reference], UserDefined | None] = Seam(
    "reference_conversion", "conversions.user_conversions"
)
"""How a reference is bound to what a conversion function of an expression returns."""
list_conversion: Seam[[Context, tree.InitList, CType, bool], ConversionSequence | None] = Seam(
    "list_conversion", "conversions.list_conversions"
)
"""How a list initialises a parameter; without the last user-defined conversions are not tried."""
deduced_instance: Seam[
    [Context, Template, Sequence[tree.Node], Sequence[tree.Expr], tree.Node], tuple[Function | None, str]
] = Seam("deduced_instance", "templates.deduce")
"""The function that a template makes for explicit template arguments and a call's arguments; or why it makes
none.
"""
more_specialised: Seam[[Template, Template, int, Objects], bool] = Seam(
    "more_specialised", "templates.deduce"
)
"""Whether the first function template is more specialised than the second for a call ([temp.func.order]); see
`ordering`.
"""
more_specialised_type: Seam[[Template, Template], bool] = Seam("more_specialised_type", "templates.deduce")
"""As `more_specialised`, where nothing is called."""
called: Seam[[Context, tree.Call, Candidate, list[tree.Expr]], tree.Expr] = Seam("called")
"""The checked call of a candidate; where that has an object parameter the arguments begin with the object."""
constructed: Seam[..., tree.Expr] = Seam("constructed", "initialization.class_initialization")
"""The object that the chosen constructor makes of arguments."""
function_value: Seam[[Context, tree.Identifier, Function], tree.Expr] = Seam("function_value")
"""The expression that names one function."""
from_list: Seam[..., tree.Expr] = Seam("from_list")
"""List-initialisation of an object; purpose and place are those of `casts.converted`, the mode is one of
those above.
"""
list_element: Seam[[Context, tree.InitList, tree.Node], tuple[tree.InitList, CType]] = Seam(
    "list_element", "initialization.lists"
)
"""A list, checked, and the type that all of its elements have."""
placeholder: Seam[[Context, CType, tree.Expr], CType | None] = Seam("placeholder", "templates.deduce")
"""What the one parameter of a pattern must be for the type to be that of a variable which a checked
expression initialises; None where it cannot be.
"""
list_by_auto: Seam[[Context, tree.InitList, tree.Node], tree.Expr] = Seam(
    "list_by_auto", "initialization.lists"
)
"""The `std::initializer_list` that `auto` makes of a list."""
exceptions: Seam[[Context, tree.FunctionType], bool | ValueParameter] = Seam(
    "exceptions", "declarations.exceptions"
)
"""What `noexcept(…)` in a declarator comes to."""
put_off_exceptions: Seam[[Context, tree.FunctionDecl], Callable[[Function], None] | None] = Seam(
    "put_off_exceptions", "declarations.exceptions"
)
"""Takes `noexcept(…)` from a member's declaration, and gives what enters it with the function."""
implied_exceptions: Seam[[Context, Record, Function], None] = Seam(
    "implied_exceptions", "declarations.exceptions"
)
"""Finds out whether a special member throws that does not say so itself."""
upcast: Seam[[Context, tree.Expr, CType, bool], tree.Expr] = Seam("upcast", "classes.bases")
"""A structure as one of its bases; reports an ambiguous one, and where that is asked for an inaccessible
one.
"""
converts_to_base: Seam[[Context, CType, CType, tree.Node], bool] = Seam("converts_to_base", "classes.bases")
"""Whether a structure can be converted to a base here; reports an ambiguous or inaccessible one."""
inherited_instance: Seam[[Context, Template, Function], Function] = Seam(
    "inherited_instance", "classes.constructors"
)
"""What a class inherits of an instance of a base's constructor template."""
bound_element: Seam[[Context, tree.Identifier, Binding], tree.Expr] = Seam(
    "bound_element", "declarations.bindings"
)
"""What a name of a structured binding means where it stands."""
copied: Seam[[Context, tree.Expr, CType], tree.Expr] = Seam("copied", "initialization.class_initialization")
"""A copy of an lvalue of class type, as a prvalue."""
member_value: Seam[[Context, tree.FieldDecl, CType], tree.Expr] = Seam("member_value")
"""The value of a member from the initialiser in its declaration."""
member_inits: Seam[[Context, Function, tree.Node], None] = Seam("member_inits", "classes.constructors")
"""What a constructor without a list gives the members."""
friend_function: Seam[[Context, tree.FunctionDecl, Record], None] = Seam("friend_function", "classes.friends")
"""A class's declaration of a function as its friend."""
friend_template: Seam[[Context, tree.FriendDecl, list[tree.TemplateParam]], None] = Seam(
    "friend_template", "classes.friends"
)
"""A class's declaration of a class template as its friend."""
captured: Seam[[Context, tree.Identifier, Variable | Binding], tree.Expr | None] = Seam(
    "captured", "expressions.closures"
)
"""What a variable's name means in a lambda's body, where the variable is not one of the body's own."""
captured_this: Seam[[Context, tree.Expr], tree.Expr | None] = Seam("captured_this", "expressions.closures")
"""`this` in a lambda's body."""
instance_named: Seam[[Context, object, tree.Name], TypeName | None] = Seam(
    "instance_named", "templates.instances"
)
"""The instance of a class template (the symbol found) that a name with template arguments at its end means;
None after reporting.
"""
outside_partials: Seam[[Context, Template], None] = Seam("outside_partials", "templates.specialisations")
"""Adds the partial specialisations of a member template of an instance that stand outside of its class."""
template_named: Seam[[Context, tree.Identifier, object], tree.Expr] = Seam(
    "template_named", "templates.templates"
)
"""What an expression means that names a function or variable template (the symbol found) with arguments,
outside of a call.
"""
destructor_call: Seam[[Context, tree.Call, tree.Member], tree.Expr] = Seam(
    "destructor_call", "expressions.destruction"
)
"""An explicit call of a destructor."""
converting_instance: Seam[[Context, Template, CType, tree.Node], tuple[Function | None, str]] = Seam(
    "converting_instance", "templates.deduce"
)
"""The conversion function that a template makes for a type; or why it makes none."""
closure_conversion: Seam[[Context, Record, CType, tree.Node], Function | None] = Seam(
    "closure_conversion", "expressions.lambda_function_pointers"
)
"""The conversion of a closure, where it is a generic lambda's, to a pointer to a function."""
addressed_instance: Seam[
    [Context, Template, Sequence[tree.Node], FunctionType, tree.Node], tuple[Function | None, str]
] = Seam("addressed_instance", "templates.deduce")
"""The function that a template makes of a function type, for explicit template arguments; or why it makes
none.
"""
written_arguments: Seam[[Context, Sequence[tree.Node]], TemplateArguments] = Seam(
    "written_arguments", "templates.template_arguments"
)
"""Template arguments of a name that depends on a template's parameters."""
deduction_guide: Seam[[Context, list[tree.TemplateParam], tree.FunctionDecl], None] = Seam("deduction_guide")
"""Declares a deduction guide with its template parameters."""
awaited_class: Seam[[Context, tree.NamedType], RecordDecl] = Seam("awaited_class", "classes.records")
"""A class that an instance of a template announces among its members; its definition is looked for when it is
needed.
"""
define_record: Seam[[Context, tree.RecordType, RecordDecl], None] = Seam("define_record", "classes.records")
"""Fill in a structure from its definition, a copy."""
new_function: Seam[[Context, tree.FunctionDecl, FunctionType, Record | None], Function] = Seam("new_function")
"""A function's symbol, not in any scope yet; the structure is the one that it is a member of."""
function_attributes: Seam[[Context, tree.FunctionDecl, Function], None] = Seam("function_attributes")
"""What specifiers and default arguments say of a function."""
kernel_parameters: Seam[[Context, tree.FunctionDecl, FunctionType], bool] = Seam("kernel_parameters")
"""Whether a kernel's parameters can be those of a launch; reports the first that cannot."""
function_body: Seam[[Context, tree.FunctionDecl, Function], tree.Compound] = Seam("function_body")
"""Checks the definition of a function in the current scope; gives its checked body."""
template_variable: Seam[[Context, tree.VarDecl, str], Variable | None] = Seam("template_variable")
"""The variable, called so, that a variable template's declaration makes in the current scope."""
named: Seam[[Context, tree.Identifier, Symbol], tree.Expr] = Seam("named")
"""The expression that a name makes which means a symbol."""
