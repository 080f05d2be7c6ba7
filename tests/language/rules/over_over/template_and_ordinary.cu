// [over.over] p4: an ordinary function beats specialisations of the same type
__device__ int f(int x) { return x + 1; }
template <class T> __device__ int f(T x) { return (int)x + 100; }
template <class T> __device__ int t(T x) { return (int)sizeof(x); }
__device__ int use(int (*p)(int)) { return p(5); }
__device__ int use2(int (*p)(short)) { return p(5); }
extern "C" __global__ void template_and_ordinary(int *out) {
    out[0] = use(f);
    out[1] = use(f<int>);
    int (*p)(double) = f;
    out[2] = p(1.5);
    out[3] = use(t) * 10 + use2(&t);
    out[4] = use2(t<short>);
}
// LAUNCH: template_and_ordinary<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [6, 105, 101, 42, 2]
