// [over.ass] p1: class assignment to prvalues, xvalues, calls, conditionals, commas and elements
struct S {
    int v;
    __device__ S &operator=(const S &) = default;
    __device__ S(int x) : v(x) {}
    __device__ S(const S &) = default;
};
__device__ S mk(int x) { return S(x); }
__device__ S *gp;
__device__ S &ref(S &s) { return s; }
__device__ S &&xr(S &s) { return static_cast<S &&>(s); }
extern "C" __global__ void value_categories_on_the_left(int *out) {
    int *p = out;
    const int zero = out[0];
    S a(1), b(2);
    mk(3) = a;
    p[0] = (mk(3) = b).v;
    S(4) = a;
    ref(a) = S(5);
    p[1] = a.v;
    xr(a) = S(6);
    p[2] = a.v;
    (p[0] ? a : b) = S(7);
    p[3] = a.v;
    (a, b) = S(8);
    p[4] = b.v;
    (a = b) = S(9);
    p[5] = a.v;
    S arr[3] = {1, 2, 3};
    arr[zero + 1] = a;
    p[6] = arr[1].v;
    *(arr + 2) = b;
    p[7] = arr[2].v;
    S c(3);
    (zero ? mk(3) : mk(4)) = c;
    p[8] = (zero ? mk(3) : mk(4)).v;
    a = b = S(12);
    p[9] = a.v + b.v;
}
// LAUNCH: value_categories_on_the_left<<<1,1>>> out=zeros(10,i32)
// EXPECT: out == [2, 5, 6, 7, 8, 9, 9, 8, 4, 24]
