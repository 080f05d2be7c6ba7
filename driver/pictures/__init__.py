"""Pictures of what the compiler knows of a function.

Reading order: `picture` (nodes and edges), `layout` (where they lie), `svg`, `written` (text, DOT, JSON);
what is drawn: `flows` (blocks, of any language), `of_ir`, `of_ptx`, `of_machine` (registers), `of_native`
(the native engine); `table` (the dumps by name); `shown` (what the command does with them), `gallery` (what
Python does).
"""
