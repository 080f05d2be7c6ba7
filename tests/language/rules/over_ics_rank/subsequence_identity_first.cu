// [over.ics.rank] p3.2.1: a proper subsequence is better; lvalue transformations do not count
__device__ int f(const char *) { return 1; }
__device__ int f(char *) { return 2; }
__device__ int g(const char *) { return 3; }
template <unsigned N> __device__ int g(const char (&)[N]) { return 4; }
__device__ int h(int (*)(int)) { return 5; }
__device__ int h(int (&)(int), int = 0) { return 6; }
__device__ int id(int x) { return x; }
extern "C" __global__ void subsequence_identity_first(int *out) {
    char a[3] = "ab";
    const char c[2] = "x";
    out[0] = f(a) * 10 + f(c);
    out[1] = g("abc");
    out[2] = f("lit");
    out[3] = f(&a[1]) * 10 + f((const char *)a);
}
// LAUNCH: subsequence_identity_first<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [21, 3, 1, 21]
