// [over.ics.ref] p3: an lvalue reference to non-const takes no rvalue and no other type
__device__ int f(int &) { return 1; }
__device__ int f(double) { return 2; }
__device__ int g(long &) { return 3; }
__device__ int g(...) { return 4; }
__device__ int h(unsigned &) { return 5; }
__device__ int h(long) { return 6; }
struct B { unsigned b : 3; };
extern "C" __global__ void nonconst_reference_is_not_viable_for_rvalue(int *out) {
    int i = 1; long l = 1; const int c = 1;
    out[0] = f(i) * 100 + f(1) * 10 + f(c);
    out[1] = g(i) * 10 + g(l);
    out[2] = h(i);
}
// LAUNCH: nonconst_reference_is_not_viable_for_rvalue<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [122, 43, 6]
