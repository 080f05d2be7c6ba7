// [temp.arg.type] p1: a local class as argument brings its members
template <class F> __device__ int apply(F f, int x) { return f(x) + F::extra(); }
extern "C" __global__ void local_class_with_members(int *out) {
    struct Add {
        int n;
        __device__ int operator()(int x) const { return x + n; }
        __device__ static int extra() { return 1000; }
    };
    struct Mul {
        int n;
        __device__ int operator()(int x) const { return x * n; }
        __device__ static int extra() { return 2000; }
    };
    out[0] = apply(Add{5}, 7);
    out[1] = apply(Mul{5}, 7);
}
// LAUNCH: local_class_with_members<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1012, 2035, 0, 0, 0, 0, 0, 0]
