"""What a parse begins with: a unit, or a fragment that the token function has cut out."""

from __future__ import annotations

from ...text.tokens import Token
from .. import tree
from ..parse_state import Reader
from ..tokens.scopes import ScopeMark
from .productions import Productions

PRODUCTIONS = Productions()
rule, same, inner = PRODUCTIONS.rule, PRODUCTIONS.same, PRODUCTIONS.inner

same("S' : start")

inner(
    "start : START_UNIT externals | START_EXPRESSION expression | START_TYPE type_id | START_ARGUMENTS"
    " template_args | START_CONVERSION type_id | START_BODY function_body | START_DECLARATION externals |"
    " START_INITIALIZER initializer"
)


@rule("start : START_PARAMETERS template_scope template_params")
def start_parameters(
    cx: Reader, _: Token, scope: ScopeMark, params: list[tree.TemplateParam]
) -> tuple[ScopeMark, list[tree.TemplateParam]]:
    return scope, params
