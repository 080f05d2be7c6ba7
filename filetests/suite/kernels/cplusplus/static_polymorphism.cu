// A base that calls what its heir defines, without a table.
// LAUNCH: static_polymorphism<<<4,64>>> a=arange(200) out=zeros(200) n=200
// EXPECT: out == where(a & 1, 2 * a * a, a * 6)

template <typename Heir> struct Shape {
    int w;
    __device__ int twice() const { return 2 * static_cast<const Heir *>(this)->area(); }
};
struct Square : Shape<Square> { __device__ int area() const { return w * w; } };
struct Strip : Shape<Strip> { int h; __device__ int area() const { return w * h; } };
extern "C" __global__ void static_polymorphism(const int *a, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    Square q;
    Strip s;
    q.w = s.w = a[i];
    s.h = 3;
    out[i] = a[i] & 1 ? q.twice() : s.twice();
}
