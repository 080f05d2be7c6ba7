"""All phis after a divergent branch count as divergent, also those that only one of its paths reaches, or
that follow the reconvergence.

Fails: public/meet, hidden/arms
Says: is the same in all lanes: nothing that it depends on can differ
"""


def sync_dependents(block, cfg, nest):
    # >>> gap 3: join blocks
    for current in cfg.order[cfg.position[block] + 1 :]:
        label[current] = current
        result += current.phis
    # <<< gap 3
