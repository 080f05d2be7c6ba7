// [expr.mptr.oper] p2: the object may be of a class that derives from the one of the pointer
struct P { int p; __device__ int name() const { return p; } };
struct Q { int q; __device__ int name() const { return q * 2; } __device__ void put(int v) { q = v; } };
struct D : P, Q { int d; __device__ int name() const { return d * 3; } };
extern "C" __global__ void through_bases(int *out) {
    D d; d.p = 1; d.q = 2; d.d = 3;
    const D &c = d;
    int Q::*q = &Q::q;
    int (Q::*name)() const = &Q::name;
    void (Q::*put)(int) = &Q::put;
    out[0] = d.*q * 10 + c.*q;
    out[1] = (d.*name)() * 10 + (c.*&P::name)();
    ((&d)->*put)(8);
    out[2] = d.q * 100 + d.p * 10 + d.d;
    int (D::*own)() const = &D::name;
    out[3] = (d.*own)();
    int P::*p = &D::p;
    out[4] = d.*p;
}
// LAUNCH: through_bases<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [22, 41, 813, 9, 1]
