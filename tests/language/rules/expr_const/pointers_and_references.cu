// [expr.const] p2: pointers into arrays, references, swaps
__device__ constexpr void swap_(int &a, int &b) { int t = a; a = b; b = t; }
__device__ constexpr int sorted(int k) {
    int a[] = {5, 1, 4, 2, 3};
    for (int *p = a; p != a + 5; ++p)
        for (int *q = p + 1; q < a + 5; q++)
            if (*q < *p) swap_(*p, *q);
    int r = 0;
    for (int x : a) r = r * 10 + x;
    return r + k;
}
__device__ constexpr int length(const char *s) { int n = 0; while (*s++) n++; return n; }
extern "C" __global__ void pointers_and_references(int *out) {
    static_assert(sorted(0) == 12345, "");
    constexpr int n = length("hello") * 10 + length("");
    out[0] = n;
    constexpr int m = sorted(n);
    out[1] = m;
}
// LAUNCH: pointers_and_references<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [50, 12395, 0, 0, 0, 0, 0, 0]
