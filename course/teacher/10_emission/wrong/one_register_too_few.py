"""`%r<n>` declares %r0 to %r(n - 1): the highest register is missing.

Fails: public/count
Says: The compiler rejects
"""


def emit(mf):
    # >>> gap 5: declarations
    for type, number in highest.items():
        lines.append(f".reg .{type} {REGISTER_PREFIX[type]}<{number}>;")
    # <<< gap 5
