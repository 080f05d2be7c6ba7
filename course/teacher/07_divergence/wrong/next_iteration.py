"""Labels are propagated around the loop: the header counts as a join block, although the lanes there begin
the same iteration.

Fails: public/uniform_loop
Says: is the same in all lanes: nothing that it depends on can differ
"""


def sync_dependents(block, cfg, nest):
    # >>> gap 3: join blocks
    for successor in cfg.successors[block]:
        label[successor] = successor
        result += successor.phis if len(cfg.predecessors[successor]) > 1 else []
    for current in cfg.order:
        if current in label:
            for successor in cfg.successors[current]:
                if (
                    label.setdefault(successor, label[current]) is not label[current]
                    or len(cfg.predecessors[successor]) > 1
                ):
                    label[successor] = successor
                    result += successor.phis
    # <<< gap 3
