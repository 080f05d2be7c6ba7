// [basic.type.qualifier] p5: an array of a bound to be deduced is as qualified as its elements, also where specialisations are compared
template <class T> struct M { __device__ static int get() { return 1; } };
template <class Q> struct M<const Q *> { __device__ static int get() { return 2; } };
template <int N> struct M<const int (*)[N]> { __device__ static int get() { return 3; } };
template <class T> using Id = T;
template <class T> struct A { __device__ static int get() { return 1; } };
template <class T> struct A<const T> { __device__ static int get() { return 2; } };
template <class T, int N> struct A<T[N]> { __device__ static int get() { return 3; } };
template <class T, int N> struct A<const T[N]> { __device__ static int get() { return 4; } };
template <class T, int N> struct A<const Id<T[N]> *> { __device__ static int get() { return 5; } };
template <class T> struct B { __device__ static int get() { return 1; } };
template <class T> struct B<T *> { __device__ static int get() { return 2; } };
template <class T> struct B<const T *> { __device__ static int get() { return 3; } };
template <class T, int N, int K> struct B<const T (*)[N][K]> { __device__ static int get() { return 4; } };
template <class T, int N> struct B<const T (*)[N][3]> { __device__ static int get() { return 5; } };
template <class T> __device__ int f(const T *) { return 1; }
template <class T, int N> __device__ int f(const T (*)[N]) { return 2; }
template <class T> __device__ int g(const T &) { return 1; }
template <class T, int N> __device__ int g(const T (&)[N]) { return 2; }
template <class T, int N> __device__ int h(T (&)[N]) { return 1; }
template <class T, int N> __device__ int h(const T (&)[N]) { return 2; }
extern "C" __global__ void qualified_arrays(int *out) {
    const int c[2] = {};
    int v[2] = {};
    out[0] = M<const int (*)[2]>::get() * 100 + M<int (*)[2]>::get() * 10 + M<const char (*)[2]>::get();
    out[1] = A<int[2]>::get() * 100 + A<const int[2]>::get() * 10 + A<const int (*)[2]>::get();
    out[2] = B<const int (*)[2][2]>::get() * 100 + B<const int (*)[2][3]>::get() * 10 + B<int (*)[2][3]>::get();
    out[3] = f(&c) * 10 + f(c);
    out[4] = g(c) * 10 + g(v);
    out[5] = h(c) * 10 + h(v);
}
// LAUNCH: qualified_arrays<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [312, 345, 452, 21, 22, 21]
