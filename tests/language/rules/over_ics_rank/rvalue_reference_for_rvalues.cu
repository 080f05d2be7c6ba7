// [over.ics.rank] p3.2.3: binding an rvalue reference to an rvalue is better
__device__ int f(int &&) { return 1; }
__device__ int f(const int &) { return 2; }
__device__ int f(int &) { return 3; }
__device__ int g(const int &&) { return 4; }
__device__ int g(const int &) { return 5; }
__device__ int id(int x) { return x; }
extern "C" __global__ void rvalue_reference_for_rvalues(int *out) {
    int x = 1; const int c = 2; int &&r = 3; int &l = x;
    out[0] = f(x) * 1000 + f(c) * 100 + f(3) * 10 + f(id(1));
    out[1] = f(r) * 10 + f(l);
    out[2] = f(static_cast<int &&>(x)) * 10 + f(x + 1);
    out[3] = g(x) * 100 + g(c) * 10 + g(static_cast<const int &&>(c));
    out[4] = f('a') * 10 + f(x++) ;
    out[5] = f(++x) * 10 + f((x, c));
}
// LAUNCH: rvalue_reference_for_rvalues<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [3211, 33, 11, 554, 11, 32]
