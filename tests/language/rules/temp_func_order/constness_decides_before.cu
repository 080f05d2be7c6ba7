// [temp.func.order] p1 of over.match.best: a better conversion beats a more specialised template
template <class T> __device__ int f(T &) { return 1; }
template <class T> __device__ int f(const T *) { return 2; }
template <class T> __device__ int g(T) { return 3; }
template <class T> __device__ int g(const T *) { return 4; }
extern "C" __global__ void constness_decides_before(int *out) {
    int x = 0;
    const int c = 0;
    int *p = &x;
    out[0] = f(p);
    out[1] = f(&c);
    out[2] = g(p);
    out[3] = g(&c);
}
// LAUNCH: constness_decides_before<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 3, 4, 0, 0, 0, 0]
