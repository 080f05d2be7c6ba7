// [temp.deduct.call] p1: a brace list deduces the element and the bound of an array
template <class T, int N> __device__ int f(const T (&a)[N]) {
    int s = 0;
    for (int i = 0; i < N; i++) s += a[i];
    return 100 * N + 10000 * sizeof(T) + s;
}
template <class T> __device__ int g(const T (&)[3]) { return sizeof(T); }
template <int N> __device__ int h(const int (&)[N]) { return N; }
extern "C" __global__ void list_for_array(int *out) {
    out[0] = f({1, 2, 3});
    out[1] = f({'a'});
    out[2] = g({1.0, 2.0});
    out[3] = h({1, 2, 'c', 4});
}
// LAUNCH: list_for_array<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [40306, 10197, 8, 4, 0, 0, 0, 0]
