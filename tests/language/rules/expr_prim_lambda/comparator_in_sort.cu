// [expr.prim.lambda] p1: a lambda as comparator and as an action
template <class T, class Less> __device__ void sort(T *a, int n, Less less) {
    for (int i = 1; i < n; i++)
        for (int j = i; j > 0 && less(a[j], a[j - 1]); j--) { T t = a[j]; a[j] = a[j - 1]; a[j - 1] = t; }
}
template <class T, class F> __device__ void each(const T *b, const T *e, F &&f) { while (b != e) f(*b++); }
extern "C" __global__ void comparator_in_sort(int *out) {
    int a[] = {3, 1, 4, 1, 5}, calls = 0, r = 0;
    sort(a, 5, [&calls](int x, int y) { calls++; return x > y; });
    each(a, a + 5, [&r](int x) { r = r * 10 + x; });
    out[0] = r;
    out[1] = calls;
    sort(a, 5, [](auto x, auto y) { return x < y; });
    r = 0;
    each(a, a + 5, [&](auto x) { r = r * 10 + x; });
    out[2] = r;
}
// LAUNCH: comparator_in_sort<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [54311, 8, 11345, 0, 0, 0, 0, 0]
