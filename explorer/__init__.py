"""The page that shows a compilation and a launch.

Reading order. What it shows: `encoding` (values of lanes as texts), `recording` (a launch, step by step),
`launches` (which one), `stages` (tokens, tree, IR after each pass), `assembly` (PTX, its lines, machine
code), `pictures`, `words` (how words of memory are shown), `document` (all of it as JSON). How: `bundle` (the
page as one file, made of the files beside it in the folder page), `worker` (compiling what somebody typed,
within limits), `server` (on loopback), `command`, `api`.
"""
