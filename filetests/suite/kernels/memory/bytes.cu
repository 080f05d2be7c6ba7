// Bytes are copied and filled.
// LAUNCH: bytes<<<4,64>>> a=random(1000,i8,76) out=zeros(3200) n=200
// EXPECT: out.reshape(200, 16)[:, 3:8] == a.reshape(200, 5)
// EXPECT: out.reshape(200, 16)[:, [0, 1, 2, 8, 15]] == arange(200).astype(int8)[:, None]

#include <string.h>
extern "C" __global__ void bytes(const char *a, char *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    memset(out + i * 16, i, 16);
    memcpy(out + i * 16 + 3, a + i * 5, 5);
}
