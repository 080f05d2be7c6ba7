// Halves in pairs, exchanged as words.
// LAUNCH: dot_of_halves_in_a_warp<<<1,32>>> a=random(32,u32,174) out=zeros(32)
// EXPECT: out.view(uint16) == (lambda x, y: (x + y) ^ maximum(x.view(int16), y.view(int16)).view(uint16))(a.view(uint16), a[arange(32) ^ 16].view(uint16))

extern "C" __global__ void dot_of_halves_in_a_warp(const unsigned *a, unsigned *out) {
    int i = threadIdx.x;
    unsigned x = a[i], y = __shfl_xor_sync(0xffffffffu, x, 16);
    out[i] = __vadd2(x, y) ^ __vmaxs2(x, y);
}
