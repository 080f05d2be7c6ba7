"""The moves go to the end of the predecessor even where it has another successor, which still
needs the old value.

Fails: public/last
Says: is wrong
"""


def destruct(mf):
    for pred in preds[block]:
        if True:
            # >>> gap 3: where the moves go
            pred.code += code
            # <<< gap 3
