// [over.match.ref] p1.1: direct-initialisation of a reference considers explicit conversion functions
struct B { int v; };
struct S {
    int n = 3;
    B b{5};
    __device__ explicit operator int &() { return n; }
    __device__ explicit operator B &() { return b; }
};
extern "C" __global__ void explicit_to_lvalue(int *out) {
    S s;
    int &r(s);
    r = 8;
    const B &c(s);
    out[0] = s.n;
    out[1] = c.v;
    static_cast<B &>(s).v = 6;
    out[2] = c.v;
}
// LAUNCH: explicit_to_lvalue<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [8, 5, 6]
