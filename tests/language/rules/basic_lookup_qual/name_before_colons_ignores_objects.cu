// [basic.lookup.qual] p1: before :: only namespaces, types and templates are considered
struct A { static const int n = 5; enum { e = 6 }; };
namespace S { __device__ int f() { return 8; } }
extern "C" __global__ void name_before_colons_ignores_objects(int *out) {
    int A = 100;
    int S = 200;
    out[0] = A::n + A;
    out[1] = S::f() + S;
    struct A a;
    (void)a;
    out[2] = A::e;
}
// LAUNCH: name_before_colons_ignores_objects<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [105, 208, 6]
