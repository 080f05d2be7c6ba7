// [class.local] p1: a local class uses types, static variables and enumerators of its function
__device__ int g = 5;
__device__ int f() {
    static const int s = 3;
    enum { e = 20 };
    typedef int T;
    struct L { T t = 1; __device__ int get() { return s + e + t + g; } };
    L l;
    return l.get();
}
extern "C" __global__ void local_class_names(int *out) {
    out[0] = f();
    struct L { int a, b; __device__ int sum() const { return a * b; } };
    L arr[2] = {{2, 3}, {4, 5}};
    out[1] = arr[0].sum() + arr[1].sum();
    { struct L { char c; }; out[2] = sizeof(L); }
}
// LAUNCH: local_class_names<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [29, 26, 1]
