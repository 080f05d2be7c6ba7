// [dcl.spec.auto] p1: auto drops references, const and array-ness; auto& keeps them
template <class T> struct K { static const int v = 1; }; template <class T> struct K<const T> { static const int v = 2; }; template <class T> struct K<T *> { static const int v = 3; }; template <class T> struct K<T &> { static const int v = 4; }; template <class T, int N> struct K<T (&)[N]> { static const int v = N * 10; }; template <class T> struct K<T &&> { static const int v = 6; };
__device__ int fn(int x) { return x; }
extern "C" __global__ void deduced_as_template_argument(int *out) {
    int x = 1; const int c = 2; int &r = x; const int &cr = c; int arr[3] = {1, 2, 3};
    auto a = c; auto b = r; auto p = arr; auto &ar = arr; auto &rc = c; const auto d = x; auto *pp = &x; auto f = fn; auto &&u = x; auto &&v = 5;
    out[0] = K<decltype(a)>::v * 100 + K<decltype(b)>::v * 10 + K<decltype(p)>::v; out[1] = K<decltype(ar)>::v; out[2] = K<decltype(rc)>::v * 100 + K<decltype(d)>::v * 10 + K<decltype(pp)>::v;
    out[3] = K<decltype(u)>::v * 10 + K<decltype(v)>::v; b = 8; out[4] = x; ar[1] = 20; out[5] = arr[1] + f(3); u = 7; out[6] = x; auto e = cr; e++; out[7] = e * 10 + c;
}
// LAUNCH: deduced_as_template_argument<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [113, 30, 423, 46, 1, 23, 7, 32]
