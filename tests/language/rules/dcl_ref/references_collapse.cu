// [dcl.ref] p6: reference to reference collapses; & wins
typedef int &L; typedef int &&R;
template <class T> struct K { static const int v = 1; }; template <class T> struct K<T &> { static const int v = 2; }; template <class T> struct K<T &&> { static const int v = 3; };
__device__ int f(L &x) { return 1; } __device__ int f(R &&x) { return 2; }
extern "C" __global__ void references_collapse(int *out) {
    int x = 5; L &a = x; R &b = x; L &&c = x; R &&d = 6; out[0] = K<L &>::v * 1000 + K<R &>::v * 100 + K<L &&>::v * 10 + K<R &&>::v; a++; b++; c++; out[1] = x * 10 + d; out[2] = f(x) * 10 + f(7); const L e = x; e = 9; out[3] = x; auto &&u = d; u = 4; out[4] = d * 10 + K<decltype(u)>::v;
}
// LAUNCH: references_collapse<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [2223, 86, 12, 9, 42]
