"""The SSA language. Its text is a strict subset of LLVM IR (`docs/reference/ir.md`).

Reading order: `irtypes` (types and data layout), `opcodes` (the table), `core` (values,
instructions, blocks, functions, modules), `builder`; `dialect` (what of LLVM's IR is accepted),
`printer`, `repr` (`repr` and `str`), `lexer`, `parser` (modules) over `parse_types`, `parse_constants`,
`parse_attributes`, with `parse_metadata` and `parse_body`; `library` (intrinsics that are functions of
others) and `legalize` (integers of any width); `verifier` (numbered rules) and `verify_forms` (those of
single instructions); `fold_rows` (the meaning of every pure row) and `fold` (the same on constants);
`reference` (writes `docs/reference/ir.md`).
"""
