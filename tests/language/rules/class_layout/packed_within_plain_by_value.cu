// [class.layout] p2: packed within plain within packed, by value
struct __attribute__((packed)) P {
    char c;
    long long i;
    short s[3];
};
struct Q {
    char x;
    P a[2][2];
    int y;
};
struct __attribute__((packed)) R {
    char x;
    Q q;
};
__device__ __noinline__ R f(R r, P p) {
    r.q.a[1][0] = p;
    r.q.y += p.i;
    return r;
}
__device__ __noinline__ Q g(char c, Q q) {
    q.x += c;
    return q;
}
extern "C" __global__ void packed_within_plain_by_value(int *out) {
    int *o = out;
    R r{};
    r.q.y = 5;
    P p{1, 200, {1, 2, 3}};
    r = f(r, p);
    o[0] = r.q.y;
    o[1] = r.q.a[1][0].s[2];
    o[2] = r.q.a[1][0].i;
    Q q = g(3, r.q);
    o[3] = q.x;
    o[4] = q.y;
    o[5] = q.a[1][0].i;
    o[6] = sizeof(R);
    o[7] = sizeof(Q);
    o[8] = alignof(Q);
}
// LAUNCH: packed_within_plain_by_value<<<1,1>>> out=zeros(9,i32)
// EXPECT: out == [205, 3, 200, 3, 205, 200, 69, 68, 4]
