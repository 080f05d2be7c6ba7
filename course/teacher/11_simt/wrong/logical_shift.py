"""To the right, zeros come in, also for a signed number.

Fails: public/signs
Says: is wrong
"""


def shift(a, b, left):
    # >>> gap 7: shifts
    width = 8 * a.dtype.itemsize
    count = np.minimum(b, width - 1).astype(a.dtype)
    if left:
        return np.where(b < width, a << count, a.dtype.type(0))
    bits = a.view(BITS[a.dtype.itemsize])
    return np.where(b < width, bits >> count.view(bits.dtype), bits.dtype.type(0)).view(a.dtype)
    # <<< gap 7
