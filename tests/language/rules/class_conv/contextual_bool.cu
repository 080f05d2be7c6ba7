// [class.conv] p4 of conv: conditions take explicit operator bool, arithmetic does not
struct H {
    int v;
    __device__ explicit operator bool() const { return v != 0; }
};
__device__ int f(const H &h) {
    int r = 0;
    if (h) r += 1;
    r += h ? 10 : 20;
    r += !h ? 100 : 200;
    for (int i = 0; h && i < 2; i++) r += 1000;
    while (h || r < 0) { r += 10000; break; }
    if (H k{3}; k && !h) r += 5;
    return r;
}
extern "C" __global__ void contextual_bool(int *out) {
    out[0] = f(H{1});
    out[1] = f(H{0});
    bool b(H{2});
    out[2] = b;
    out[3] = static_cast<bool>(H{0});
}
// LAUNCH: contextual_bool<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [12211, 125, 1, 0, 0, 0, 0, 0]
