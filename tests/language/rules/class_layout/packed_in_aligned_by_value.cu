// [class.layout] p2: arrays of packed structures in an aligned one
struct __attribute__((packed)) P {
    char c;
    float f;
};
struct alignas(8) A {
    P p[3];
};
struct B {
    A a[2];
    P q;
};
__device__ __noinline__ float s(B b, int i, int j) { return b.a[i].p[j].f + b.q.f; }
__device__ __noinline__ B mk(float x) {
    B b;
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 3; j++) b.a[i].p[j] = P{(char)i, x + i * 3 + j};
    b.q = {1, x};
    return b;
}
extern "C" __global__ void packed_in_aligned_by_value(int *out) {
    int *o = out;
    for (int i = 0; i < 6; i++) o[i] = s(mk(i), i % 2, i % 3);
    o[6] = sizeof(B);
    o[7] = mk(3).a[1].p[2].f;
    const B &b = mk(4);
    o[8] = b.q.f;
    P ps[2] = {mk(1).q, mk(2).a[0].p[1]};
    o[9] = ps[1].f;
}
// LAUNCH: packed_in_aligned_by_value<<<1,1>>> out=zeros(10,i32)
// EXPECT: out == [0, 6, 6, 9, 9, 15, 40, 8, 4, 3]
