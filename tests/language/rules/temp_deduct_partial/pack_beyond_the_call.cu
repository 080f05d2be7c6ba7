// [temp.deduct.partial] p11: a trailing pack that no argument of the call reaches makes a template less specialised, whatever default arguments the other has
template <class T> __device__ int f(T, int = 3) { return 1; }
template <class T, class... P> __device__ int f(T, P...) { return 2; }
template <class T> __device__ int g(T, T * = nullptr, int = 4) { return 1; }
template <class T, class... P> __device__ int g(T, P *...) { return 2; }
struct S {
    template <class T> __device__ int h(T, int = 3) const { return 1; }
    template <class T, class... P> __device__ int h(T, P...) const { return 2; }
};
extern "C" __global__ void pack_beyond_the_call(int *out) {
    int x = 0;
    S s;
    out[0] = f("a");
    out[1] = f(x, 1L);
    out[2] = f(x, 1);
    out[3] = g(x);
    out[4] = g(x, &x);
    out[5] = g(x, &x, &x);
    out[6] = s.h(x);
    out[7] = s.h(x, 1, 1);
}
// LAUNCH: pack_beyond_the_call<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 1, 1, 1, 2, 1, 2]
