"""The SSA language. Its text is a strict subset of LLVM IR.

Reading order: `irtypes` (types and data layout), `opcodes` (the table), `core` (values,
instructions, blocks, functions, modules), `builder`, `printer`, `parser`, `verifier` (numbered
rules), `fold` (the meaning of every pure opcode on constants), `dialect` (what of LLVM's IR is accepted).
"""
