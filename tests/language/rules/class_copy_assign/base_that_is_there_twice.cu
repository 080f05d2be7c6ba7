// [class.copy.assign] p12: each direct base is assigned, one that no name can reach among them
struct A {
    int n;
    __device__ A(int n) : n(n) {}
    __device__ A(const A &o) : n(o.n + 1) {}
    __device__ A &operator=(const A &o) { n = o.n + 10; return *this; }
};
struct B : A {
    __device__ B(int n) : A(n) {}
};
struct D : B, private A {
    __device__ D(int n) : B(n), A(n + 100) {}
    __device__ static int last(const D &d) { return reinterpret_cast<const int *>(&d)[1]; }
};
extern "C" __global__ void base_that_is_there_twice(int *out) {
    D d(1), e(2);
    d = e;
    out[0] = d.B::n;
    out[1] = D::last(d);
    D f(d);
    out[2] = f.B::n;
    out[3] = D::last(f);
    d = static_cast<D &&>(f);
    out[4] = D::last(d);
}
// LAUNCH: base_that_is_there_twice<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [12, 112, 13, 113, 123, 0, 0, 0]
