// The same bytes as words, halves and bytes.
// LAUNCH: unions<<<4,64>>> a=random(200,u32,73) out=zeros(200) n=200
// EXPECT: out == ((a ^ uint32(0xffff)) & uint32(0xffffff)) | ((a >> uint32(24)) + uint32(1) & uint32(255)) << uint32(24)

union Bits { unsigned word; unsigned short half[2]; unsigned char byte[4]; };
extern "C" __global__ void unions(const unsigned *a, unsigned *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    Bits b;
    b.word = a[i];
    b.half[0] ^= 0xffff;
    b.byte[3] += 1;
    out[i] = b.word;
}
