"""Pictures of the compiler's knowledge of a function.

Reading order: `picture` (nodes and edges), `layout` (coordinates), `svg`, `text_formats` (text, DOT, JSON);
subjects: `flows` (blocks, of any language), `of_ir`, `of_ptx`, `of_machine` (registers), `of_native` (the
native engine); `table` (the dumps by name); `command_output` (the options of the command), `gallery` (the
Python API).
"""
