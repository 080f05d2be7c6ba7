// [expr.cond] p6: an array beside a pointer or null decays
__shared__ int sa[4];
__shared__ int sb[4];
extern "C" __global__ void arrays_decay_beside_pointers(int *out) {
    int *p = out;
    const int zero = out[0];
    for (int i = 0; i < 4; i++) {
        sa[i] = i;
        sb[i] = 10 + i;
    }
    int *q = zero ? sa : sb;
    p[0] = q[2];
    p[1] = (zero ? sa : sb)[3];
    (zero ? sa : sb)[3] = 1;
    p[2] = sb[3];
    int c[4] = {5, 6, 7, 8};
    p[3] = (zero ? sa : c)[1];
    p[4] = *(zero ? sa : nullptr ? sb : c);
    int *r = zero ? nullptr : c;
    p[5] = r[3];
    p[6] = (zero ? p : c)[2];
    p[7] = sizeof(zero ? p : c);
    bool ok = (p[8] ? sa : sb) != sa;
    p[9] = ok;
}
// LAUNCH: arrays_decay_beside_pointers<<<1,1>>> out=zeros(10,i32)
// EXPECT: out == [12, 13, 1, 6, 5, 8, 7, 8, 0, 1]
