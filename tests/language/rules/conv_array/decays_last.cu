// [conv.array] p1: an array becomes a pointer to its first element unless bound to a reference or sized
__device__ int f(const int *) { return 1; }
__device__ int f(bool) { return 2; }
__device__ int g(int (&)[3]) { return 3; }
__device__ int g(int (&)[4]) { return 4; }
extern "C" __global__ void decays_last(int *out) {
    int a[3] = {}, b[4] = {}, m[2][3] = {};
    out[0] = f(a);
    out[1] = g(a) * 10 + g(b);
    out[2] = g(m[1]);
    out[3] = sizeof(a) * 100 + sizeof(+a);
    out[4] = sizeof(m) + sizeof(m[0]) * 100;
    auto p = m; out[5] = sizeof(*p);
}
// LAUNCH: decays_last<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [1, 34, 3, 1208, 1224, 12]
