// [class.layout] p2: packed structures and arrays of them passed and returned by value
#pragma pack(push, 1)
struct P {
    char c;
    int i;
    short s;
    double d;
};
#pragma pack(pop)
struct A {
    P p[3];
    char z;
};
__device__ __noinline__ P f(P p, A a) {
    p.i += a.p[2].i;
    p.d += a.p[1].d;
    return p;
}
__device__ __noinline__ A g(A a, int i) {
    a.p[i].i = 9;
    return a;
}
extern "C" __global__ void packed_by_value(int *out) {
    int *o = out;
    const int zero = out[0];
    A arr{};
    for (int i = 0; i < 3; i++) {
        arr.p[i].i = i * 5 + zero;
        arr.p[i].d = i * 2;
        arr.p[i].s = i;
    }
    P in{1, 2, 3, 4.0};
    P r = f(in, arr);
    o[0] = r.c;
    o[1] = r.i;
    o[2] = r.s;
    o[3] = r.d;
    A b = g(arr, 2);
    r = f(in, b);
    o[4] = r.i;
    o[5] = r.d;
}
// LAUNCH: packed_by_value<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 12, 3, 6, 11, 6, 0, 0]
