"""`minicc.filetests`: a pytest plugin that runs filetests, ours and other teams'.

A filetest is a `.cu`, `.ll` or `.ptx` file whose comments say what must hold. Reading order:
`directives` (reading the comments), `limits` (of launches), `checks` (RUN lines and FileCheck), `launches`
(LAUNCH and EXPECT), `expectations` (errors, warnings and divergence on the line they concern), `programs`
(PROGRAM: whole programs), `assemble` (ptxas), `features` (what a machine has), `progress` (a bar),
`llvm_oracle` (LLVM judges our IR), `update` (rewriting generated checks), `plugin` (pytest's hooks),
`suite/`, `fuzz/` (random programs); `reference` writes the generated pages: `rules_page`, `example_pages`,
`plugin_page`; `figures` draws their pictures; `quotes` fills in what pages of a tour quote and show.
"""
