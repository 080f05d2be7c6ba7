// [over.oper] p1 of over.call: several call operators, subscripts by const
struct F {
    int a[3] = {1, 2, 3};
    __device__ int operator()() const { return 5; }
    __device__ int operator()(int x, int y = 4) const { return x * 10 + y; }
    __device__ int &operator[](int i) { return a[i]; }
    __device__ int operator[](int i) const { return a[i] * 100; }
    __device__ int operator[](const char *s) const { return s[0]; }
};
extern "C" __global__ void call_and_subscript(int *out) {
    F f;
    const F c;
    f[1] = 8;
    out[0] = f() * 100 + f(2);
    out[1] = f(1, 2);
    out[2] = f[1] + c[1];
    out[3] = f["A"];
    f[0] += f[2]++;
    out[4] = f.a[0] * 10 + f.a[2];
}
// LAUNCH: call_and_subscript<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [524, 12, 208, 65, 44, 0, 0, 0]
