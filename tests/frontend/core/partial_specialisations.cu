// Partial and explicit specialisations of structures. The expected values are nvcc's.
// CONFIGS: -O0 | -O2 | --codegen=llvm
// PTXAS: sm_80
template <typename T> struct P { enum { v = 0 }; };
template <typename T> struct P<T *> { enum { v = 1 }; T *p; };
template <typename T> struct P<const T> { enum { v = 2 }; };
template <> struct P<int> { enum { v = 5 }; };
template <typename T, int N> struct Q { static const int v = N; __device__ int get() { return v + 1; } };
template <typename T> struct Q<T, 0> { static const int v = 99; T x; __device__ int get() { return x; } };
template <typename A, typename B> struct Same { static const bool value = false; };
template <typename A> struct Same<A, A> { static const bool value = true; };
template <int N> struct Fac { static const int v = N * Fac<N - 1>::v; };
template <> struct Fac<0> { static const int v = 1; };
template <typename T, int N> struct Arr { T d[N]; };
template <typename T> struct Len { static const int v = 0; };
template <typename T, int N> struct Len<Arr<T, N>> { static const int v = N; };
// LAUNCH: k<<<1,1>>> x=zeros(11,i32)
// EXPECT: x == array([0, 1, 99, 7, 5, 2, 1, 8, 1, 120, 6])
__global__ void k(int *x) {
    x[0] = P<float>::v; x[1] = P<float *>::v; x[2] = Q<int, 0>::v; x[3] = Q<int, 7>::v; x[4] = P<int>::v; x[5] = P<const float>::v; x[6] = P<const char *>::v;
    Q<int, 0> q; q.x = 4; Q<char, 3> r; x[7] = q.get() + r.get(); x[8] = Same<int, int>::value + 2 * Same<int, float>::value; x[9] = Fac<5>::v; x[10] = Len<Arr<float, 6>>::v + Len<int>::v;
}
