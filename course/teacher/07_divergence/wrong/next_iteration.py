"""Labels go on around the loop: the header looks like a place where lanes meet, although those that are there
begin the same iteration.

Fails: public/uniform_loop
Says: is the same in all lanes: nothing that it depends on can differ
"""


def parted(block, cfg, nest):
    # >>> gap 3: where lanes meet again
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
