// [over.call] p1: operator() takes any arguments, defaults too
struct F {
    int k;
    __device__ int operator()() const { return k; }
    __device__ int operator()(int a, int b = 5) const { return k + a * 10 + b; }
    __device__ int operator()(double d) { return (int)d + 7000; }
    __device__ F operator()(const F &o) const { return F{k + o.k}; }
};
extern "C" __global__ void function_call_operator(int *out) {
    F f{100}; const F c{200};
    out[0] = f();
    out[1] = f(1) + f(1, 2);
    out[2] = f(1.5);
    out[3] = c(1.5);
    out[4] = f(c)(c)();
    out[5] = F{3}() + F{4}(1);
}
// LAUNCH: function_call_operator<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [100, 227, 7001, 215, 500, 22]
