// [over.oper] p1 of over.inc: prefix and postfix, unary & and *, comma
struct I {
    int v;
    __device__ I &operator++() { v += 1; return *this; }
    __device__ I operator++(int) { I o = *this; v += 10; return o; }
    __device__ int operator*() const { return v * 2; }
    __device__ int operator,(int x) const { return v * 100 + x; }
    __device__ bool operator!() const { return v == 0; }
    __device__ int operator~() const { return -v; }
};
__device__ I &operator--(I &i) { i.v -= 1; return i; }
__device__ I operator--(I &i, int k) { I o = i; i.v -= 100 + k; return o; }
extern "C" __global__ void increment_and_address(int *out) {
    I i{1};
    out[0] = (++i).v * 100 + (i++).v;
    out[1] = i.v;
    out[2] = *i;
    out[3] = (i, 7);
    out[4] = (i--).v * 1000 + i.v;
    out[5] = (--i).v;
    out[6] = ~i * 10 + !i;
}
// LAUNCH: increment_and_address<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [202, 12, 24, 1207, 11912, -89, 890, 0]
