// [class.nest] p2: nested classes declared inside and defined outside, used before and after
struct O {
    struct I;
    I *p = nullptr;
    __device__ int get() const;
    struct J { int j; __device__ J(int x) : j(x + base) { } };
    static const int base = 20;
};
struct O::I { int v; __device__ int twice() const { return v * 2 + base; } };
__device__ int O::get() const { return p ? p->twice() : -1; }
extern "C" __global__ void forward_and_outside(int *out) {
    O o;
    out[0] = o.get();
    O::I i = {3};
    o.p = &i;
    out[1] = o.get();
    out[2] = O::J(2).j;
}
// LAUNCH: forward_and_outside<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [-1, 26, 22, 0, 0, 0, 0, 0]
