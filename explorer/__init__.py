"""The page that shows a compilation and a launch.

Reading order. Content: `encoding` (values of lanes as texts), `recording` (a launch, step by step),
`launches` (the launch to show), `stages` (tokens, tree, IR after each pass), `assembly` (PTX, its lines,
machine code), `pictures`, `words` (display formats of memory), `document` (all of it as JSON). Delivery:
`bundle` (the page as one file, from the files in the folder page), `worker` (compiling edited text, within
limits), `server` (on loopback), `command`, `api`.
"""
