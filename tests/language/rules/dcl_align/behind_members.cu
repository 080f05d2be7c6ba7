// [dcl.align] p1: attributes of members behind their declarators
#include <cstddef>
struct S {
    int a [[maybe_unused]];
    float b __attribute__((aligned(8)));
    char c __attribute__((packed));
    int d __attribute__((aligned(16))) = 4, e;
    int f : 3 __attribute__((aligned(4)));
    int g [[gnu::aligned(8)]];
    int h[2] __attribute__((aligned(32)));
    double i __attribute__((packed));
    unsigned j : 5 __attribute__((packed));
    int *k1 __attribute__((aligned(16))), l;
    int (*fp)(int) __attribute__((aligned(8)));
    int m __align__(8);
};
struct P {
    char c;
    int x __attribute__((packed));
    short s;
    double d __attribute__((packed));
};
struct Q {
    char c;
    int x __attribute__((packed, aligned(2)));
    long long z __attribute__((packed)), w;
};
__device__ __noinline__ P f(P p) {
    p.x++;
    p.d *= 2;
    return p;
}
extern "C" __global__ void behind_members(int *out) {
    int *p = out;
    const int zero = out[0];
    p[0] = sizeof(S);
    p[1] = offsetof(S, b);
    p[2] = offsetof(S, c);
    p[3] = offsetof(S, d);
    p[4] = offsetof(S, e);
    p[5] = offsetof(S, g);
    p[6] = offsetof(S, h);
    p[7] = offsetof(S, i);
    p[8] = sizeof(P);
    p[9] = offsetof(P, x);
    p[10] = offsetof(P, s);
    p[11] = offsetof(P, d);
    p[12] = sizeof(Q);
    p[13] = offsetof(Q, x);
    p[14] = offsetof(Q, z);
    p[15] = offsetof(Q, w);
    P q{1, 2, 3, 4.5};
    q = f(q);
    p[16] = q.x;
    p[17] = (int)q.d;
    p[18] = alignof(P);
    p[19] = alignof(Q);
    p[20] = offsetof(S, k1);
    p[21] = offsetof(S, l);
    p[22] = offsetof(S, m);
    p[23] = alignof(S);
    Q qq{1, 2, 3, 4};
    qq.z += zero + 5;
    p[24] = qq.z;
    long long *unused = nullptr;
    (void)unused;
    S s{};
    p[25] = s.d;
}
// LAUNCH: behind_members<<<1,1>>> out=zeros(26,i32)
// EXPECT: out == [128, 8, 12, 16, 20, 32, 64, 72, 16, 1, 6, 8, 24, 2, 6, 16, 3, 9, 2, 8, 96, 104, 120, 32, 8, 4]
