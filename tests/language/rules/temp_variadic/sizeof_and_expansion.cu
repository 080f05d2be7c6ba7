// [temp.variadic] p5: the pattern may hold the pack deep inside
template <class... T> struct Tuple { };
template <class T> struct Wrap { T v; };
template <class... T> __device__ int f(T... x) { int a[] = {(x * 2 + 1)...}; int r = 0; for (int v : a) r = r * 10 + v; return r; }
template <class... T> __device__ int g(Wrap<T>... w) { return sizeof(Tuple<Wrap<T *>...>) + (0 + ... + w.v); }
template <class... T> __device__ int h(const T *...p) { return (0 + ... + *p); }
extern "C" __global__ void sizeof_and_expansion(int *out) {
    int a = 20, b = 30;
    out[0] = f(1, 2, 3);
    out[1] = g(Wrap<int>{4}, Wrap<char>{5});
    out[2] = h(&a, &b);
}
// LAUNCH: sizeof_and_expansion<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [357, 10, 50, 0, 0, 0, 0, 0]
