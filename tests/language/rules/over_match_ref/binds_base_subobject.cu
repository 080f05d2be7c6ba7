// [over.match.ref] p1: a conversion function to a derived class binds a reference to base
struct B { int b; };
struct D : B { int d; };
struct S { D o{{4}, 5}; __device__ operator D &() { return o; } };
__device__ int f(const B &b) { return b.b; }
extern "C" __global__ void binds_base_subobject(int *out) {
    S s;
    B &r = s;
    r.b = 40;
    out[0] = s.o.b;
    out[1] = f(s);
}
// LAUNCH: binds_base_subobject<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [40, 40]
