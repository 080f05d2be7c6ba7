// [class.copy.ctor] p1: copies happen where objects are passed, returned or initialised from lvalues
struct C {
    int *n;
    __device__ C(int *p) : n(p) { }
    __device__ C(const C &o) : n(o.n) { *n += 1; }
    __device__ C(C &&o) : n(o.n) { *n += 100; }
};
__device__ int by_value(C) { return 0; }
__device__ int by_ref(const C &) { return 0; }
__device__ C through(const C &c) { return c; }
struct H { C c; __device__ H(C x) : c(x) { } __device__ H(C &&x, int) : c(static_cast<C &&>(x)) { } };
extern "C" __global__ void by_value_arguments_counted(int *out) {
    int n = 0;
    C c(&n);
    by_value(c); by_ref(c); by_value(C(&n));
    out[0] = n; n = 0;
    C d = through(c);
    out[1] = n; n = 0;
    H h(c);
    out[2] = n; n = 0;
    H i(C(&n), 1);
    out[3] = n; n = 0;
    C a[2] = {c, C(&n)};
    out[4] = n;
}
// LAUNCH: by_value_arguments_counted<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 1, 2, 100, 1, 0, 0, 0]
