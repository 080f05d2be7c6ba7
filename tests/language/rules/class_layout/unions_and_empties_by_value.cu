// [class.layout] p2: unions and empty classes by value
union U {
    char c;
    int i;
    double d;
};
union __attribute__((packed)) V {
    char c[5];
    int i;
};
struct W {
    char x;
    V v[2];
    U u;
};
struct E {};
struct E2 {
    E e;
    char c;
    E f[2];
};
__device__ __noinline__ W f(W w, V v, U u, E e) {
    w.v[1] = v;
    w.u = u;
    return w;
}
__device__ __noinline__ V g(V v, E e, int x) {
    v.i += x;
    return v;
}
__device__ __noinline__ E2 h(E a, E2 b, E c) {
    b.c += sizeof(a) + sizeof(c);
    return b;
}
__device__ __noinline__ E z(E a) { return a; }
extern "C" __global__ void unions_and_empties_by_value(int *out) {
    int *o = out;
    W w{};
    V v;
    v.i = 100000;
    U u;
    u.d = 2.5;
    w = f(w, v, u, E());
    o[0] = w.v[1].i;
    o[1] = w.u.d * 2;
    v = g(v, E(), 5);
    o[2] = v.i;
    E2 e{};
    e = h(E(), e, z(E()));
    o[3] = e.c;
    o[4] = sizeof(W);
    o[5] = sizeof(E2);
}
// LAUNCH: unions_and_empties_by_value<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [100000, 5, 100005, 2, 24, 4, 0, 0]
