// [class.copy.ctor] p1: X(X&) is a copy constructor, too
struct A {
    int v;
    __device__ A(int x) : v(x) { }
    __device__ A(A &o) : v(o.v) { o.v = -1; }
};
struct B { A a; __device__ B(int x) : a(x) { } };
extern "C" __global__ void nonconst_source(int *out) {
    A a(4);
    A b(a);
    out[0] = a.v * 10 + b.v;
    B c(6);
    B d(c);
    out[1] = c.a.v * 10 + d.a.v;
}
// LAUNCH: nonconst_source<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [-6, -4, 0, 0, 0, 0, 0, 0]
