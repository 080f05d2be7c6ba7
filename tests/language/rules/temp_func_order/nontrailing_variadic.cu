// [temp.func.order] p2: a template without a pack is more specialised than one with a pack
template <class... T> __device__ int f(T...) { return 1; }
template <class T> __device__ int f(T) { return 2; }
template <class T, class... U> __device__ int f(T, U...) { return 3; }
template <class T, class U, class... V> __device__ int f(T, U, V...) { return 4; }
extern "C" __global__ void nontrailing_variadic(int *out) {
    out[0] = f();
    out[1] = f(1);
    out[2] = f(1, 2);
    out[3] = f(1, 2, 3);
}
// LAUNCH: nontrailing_variadic<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 4, 4, 0, 0, 0, 0]
