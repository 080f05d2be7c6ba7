"""That lanes leave a loop in different iterations is ignored: the counter of a loop has another value for
each of them afterwards.

Fails: public/left, hidden/inner
Says: different iterations
"""


def sync_dependents(block, cfg, nest):
    # >>> gap 4: loops that lanes leave in different iterations
    pass
    # <<< gap 4
