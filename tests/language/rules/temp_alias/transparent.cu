// [temp.alias] p2: an alias is the type that it names
template <class T> struct V { T x; };
template <class T> using Ptr = T *;
template <class T, int N> using Arr = T[N];
template <class T> using VP = V<Ptr<T>>;
template <class T> __device__ int f(V<T *>) { return 1; }
template <class T> __device__ int f(V<T>) { return 2; }
template <class T, int N> __device__ int g(Arr<T, N> &) { return 10 * sizeof(T) + N; }
extern "C" __global__ void transparent(int *out) {
    out[0] = f(VP<int>());
    Arr<short, 6> a = {};
    out[1] = g(a);
    int n = 4;
    Ptr<int> p = &n;
    Ptr<Ptr<int>> q = &p;
    out[2] = **q;
    const Ptr<int> c = &n;
    *c = 9;
    out[3] = n;
}
// LAUNCH: transparent<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 26, 4, 9, 0, 0, 0, 0]
