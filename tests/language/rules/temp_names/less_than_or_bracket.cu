// [temp.names] p3: < after a template's name opens arguments, after a variable it compares
template <int N> __device__ int t() { return N; }
struct S { template <int N> __device__ int m() { return N + 1; } int k; };
extern "C" __global__ void less_than_or_bracket(int *out) {
    int a = 3, b = 7;
    out[0] = a < b;
    out[1] = t<(5 > 3)>();
    out[2] = S{4}.m<8>();
    S s{2};
    out[3] = s.k < 3 > 0;
    out[4] = t<sizeof(b) - 4 ? 1 : 0 * 9>() + 0 * a;
}
// LAUNCH: less_than_or_bracket<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 1, 9, 1, 0, 0, 0, 0]
