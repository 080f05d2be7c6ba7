"""Templates ([temp]).

Reading order: `template_arguments` (parameters, arguments, binding), `dependent` (expressions in patterns),
`packs`, `out_of_class_members`, `instances`, `deduce`, `specialisations`, `class_deduction`,
`out_of_class_declarations`, `uninstantiated_names`, `uninstantiated_templates`, `templates` (declarations).
"""

from __future__ import annotations

from ....support.lazy_modules import install

install(
    __name__,
    (
        "template_arguments",
        "dependent",
        "packs",
        "out_of_class_members",
        "instances",
        "deduce",
        "specialisations",
        "class_deduction",
        "out_of_class_declarations",
        "uninstantiated_names",
        "uninstantiated_templates",
        "templates",
    ),
)
