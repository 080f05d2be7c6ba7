"""All phis behind a divergent branch count as divergent, also those where lanes of one way meet, or all lanes
together.

Fails: public/meet, hidden/arms
Says: is the same in all lanes: nothing that it depends on can differ
"""


def parted(block, cfg, nest):
    # >>> gap 3: where lanes meet again
    for current in cfg.order[cfg.position[block] + 1 :]:
        label[current] = current
        result += current.phis
    # <<< gap 3
