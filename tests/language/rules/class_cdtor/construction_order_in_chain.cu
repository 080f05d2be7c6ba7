// [class.cdtor] p2: bases, members, body; arrays element by element
struct L { int n = 0; __device__ int add(int d) { n = n * 10 + d; return d; } };
struct M { __device__ M(L &l, int d) { l.add(d); } };
struct B { __device__ B(L &l) { l.add(1); } };
struct D : B { M a, b; __device__ D(L &l) : B(l), a(l, 2), b(l, 3) { l.add(4); } };
struct E { M m[3]; __device__ E(L &l) : m{{l, 7}, {l, 8}, {l, 9}} { } };
extern "C" __global__ void construction_order_in_chain(int *out) {
    L l;
    D d(l);
    out[0] = l.n;
    L k;
    E e(k);
    out[1] = k.n;
}
// LAUNCH: construction_order_in_chain<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1234, 789, 0, 0, 0, 0, 0, 0]
