// [class.layout] p2: more and less aligned structures by value
struct alignas(16) P {
    char c;
    int i;
};
struct alignas(32) Q {
    P p[2];
    char z;
};
struct __attribute__((packed)) R {
    char x;
    P p;
};
struct __attribute__((packed, aligned(4))) T {
    char x;
    int y;
    char z;
    double w;
};
__device__ __noinline__ Q f(Q q, P p, R r, T t) {
    q.p[1] = p;
    q.z = r.p.i;
    q.p[0].i = t.y;
    q.p[0].c = (char)t.w;
    return q;
}
__device__ __noinline__ R g(R r, T t) {
    r.p.i += t.y;
    return r;
}
__device__ __noinline__ T h(T t) {
    t.y++;
    t.w *= 2;
    return t;
}
extern "C" __global__ void aligned_by_value(int *out) {
    int *o = out;
    Q q{};
    P p{3, 4};
    R r{1, {2, 7}};
    T t{1, 2, 3, 4.5};
    q = f(q, p, r, t);
    o[0] = q.z;
    o[1] = q.p[1].i;
    o[2] = q.p[0].i;
    o[3] = q.p[0].c;
    r = g(r, t);
    o[4] = r.p.i;
    t = h(t);
    o[5] = t.y;
    o[6] = t.w;
    o[7] = sizeof(T);
    o[8] = sizeof(R);
    o[9] = alignof(R);
}
// LAUNCH: aligned_by_value<<<1,1>>> out=zeros(10,i32)
// EXPECT: out == [7, 4, 2, 4, 9, 3, 9, 16, 17, 1]
