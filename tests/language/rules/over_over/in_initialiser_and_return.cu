// [over.over] p1: initialisers, assignments, arguments, returns, casts and array elements
__device__ int f(int x) { return x + 1; }
__device__ int f(float x) { return (int)(x * 4); }
typedef int (*PI)(int);
typedef int (*PF)(float);
struct Table { PI i; PF d; };
__device__ PF pick() { return &f; }
extern "C" __global__ void in_initialiser_and_return(int *out) {
    PI arr[2] = {f, &f};
    Table t = {f, f};
    out[0] = arr[0](1) + arr[1](10);
    out[1] = t.i(5) * 100 + t.d(2.5f);
    PI p = nullptr;
    p = (f);
    out[2] = p(7);
    out[3] = pick()(0.5f);
    out[4] = (out[0] == 13 ? (PI)f : nullptr)(8);
}
// LAUNCH: in_initialiser_and_return<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [13, 610, 8, 2, 9]
