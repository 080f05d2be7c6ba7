"""`minicc.filetests`: a pytest plugin that runs filetests, for minicc and for other code generators.

A filetest is a `.cu`, `.ll` or `.ptx` file with its expectations in comments. Reading order: `directives`
(reading the comments), `limits` (of launches), `checks` (RUN lines, FileCheck and whole programs), `launches`
(LAUNCH and EXPECT), `expectations` (errors, warnings and divergence on their line), `assemble` (ptxas),
`features` (features of a machine), `progress` (a bar), `llvm_oracle` (LLVM verifies the IR), `update`
(rewriting generated checks), `plugin` (pytest's hooks), `suite/`, `fuzz/` (random programs); `reference`
writes the generated pages: `rules_page`, `example_pages`, `plugin_page`; `figures` draws their pictures;
`quotes` fills the quotations of hand-written pages.
"""
