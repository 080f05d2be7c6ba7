// [over.ics.rank] p3.2.6: of references to one type the less cv-qualified one
struct S { int v; };
__device__ int f(S &) { return 1; }
__device__ int f(const S &) { return 2; }
__device__ int f(volatile S &) { return 3; }
__device__ int f(const volatile S &) { return 4; }
extern "C" __global__ void less_qualified_reference(int *out) {
    S s{}; const S c{}; volatile S v{}; const volatile S cv{};
    out[0] = f(s);
    out[1] = f(c);
    out[2] = f(v);
    out[3] = f(cv);
}
// LAUNCH: less_qualified_reference<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [1, 2, 3, 4]
