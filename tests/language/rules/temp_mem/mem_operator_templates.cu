// [temp.mem] p1: call and index operators as templates
struct F {
    int n;
    template <class T> __device__ int operator()(T x) { return n += sizeof(x); }
    template <class T, class U> __device__ int operator()(T, U) { return n += 100; }
    template <class T> __device__ T operator[](T i) const { return i + n; }
    template <class T> __device__ F &operator<<(T x) { n = n * 10 + x; return *this; }
};
extern "C" __global__ void mem_operator_templates(int *out) {
    F f{0};
    out[0] = f('c');
    out[1] = f(1, 2);
    out[2] = f[0.5] * 10;
    f << 4 << '\5';
    out[3] = f.n;
}
// LAUNCH: mem_operator_templates<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 101, 1015, 10145, 0, 0, 0, 0]
