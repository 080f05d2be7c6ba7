// [temp.func.order] p2: ordering holds among member templates, too
struct S {
    int base;
    template <class T> __device__ int f(T) { return base + 1; }
    template <class T> __device__ int f(T *) { return base + 2; }
    template <class T> __device__ int f(T *) const { return base + 3; }
};
extern "C" __global__ void member_templates(int *out) {
    S s{10};
    const S c{20};
    int x = 0;
    out[0] = s.f(x);
    out[1] = s.f(&x);
    out[2] = c.f(&x);
}
// LAUNCH: member_templates<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [11, 12, 23, 0, 0, 0, 0, 0]
