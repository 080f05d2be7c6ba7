// [temp.deduct.partial] p9: the patterns of packs are compared as the references that they are
template <class... T> __device__ int f(T &&...) { return 1; }
template <class... T> __device__ int f(T &...) { return 2; }
template <class... T> __device__ int g(const T &...) { return 1; }
template <class... T> __device__ int g(T &...) { return 2; }
extern "C" __global__ void packs_of_references(int *out) {
    int x = 0;
    const int c = 0;
    out[0] = f(x, c);
    out[1] = f(x, 2);
    out[2] = g(c, c);
    out[3] = g(x, c);
}
// LAUNCH: packs_of_references<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [2, 1, 1, 2]
