// [conv.lval] p1: reading yields the value at that moment, without cv
__device__ int f(int &&) { return 1; }
__device__ int f(const int &) { return 2; }
extern "C" __global__ void copy_when_read(int *out) {
    const volatile int v = 4;
    auto a = v; a++;
    out[0] = a;
    const int c = 7;
    auto d = c; d += 1;
    out[1] = d;
    int x = 1;
    out[2] = f(x) * 100 + f(+x) * 10 + f((int)c);
    int old = x; x = 9;
    out[3] = old * 10 + x;
}
// LAUNCH: copy_when_read<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [5, 8, 211, 19]
