// [expr.cond] p5: an array chosen by ?: is deduced as one; of different bounds they decay
template <class T, int N> __device__ int len(T (&)[N]) { return N; }
template <class T, int N> __device__ int len(T (&&x)[N], int) { return N + 100; }
extern "C" __global__ void arrays_are_deduced(int *out) {
    int *p = out;
    const int zero = out[0];
    int a[3] = {1, 2, 3}, b[3] = {4, 5, 6};
    p[0] = len(zero ? a : b);
    p[1] = len((p[2] = 3, a));
    const int c[3] = {7, 8, 9};
    p[3] = (zero ? c : a)[0];
    p[4] = len(zero ? "abc" : "xyz");
    p[5] = (zero ? "abc" : "xyz")[1];
    const char *s = zero ? "ab" : "wxyz";
    p[6] = s[3];
    p[7] = sizeof(zero ? "abc" : "xyz");
    auto z = zero ? a : b;
    p[8] = sizeof(z);
    p[9] = z[1];
    auto &y = zero ? a : b;
    p[10] = sizeof y;
}
// LAUNCH: arrays_are_deduced<<<1,1>>> out=zeros(11,i32)
// EXPECT: out == [3, 3, 3, 1, 4, 121, 122, 4, 8, 5, 12]
