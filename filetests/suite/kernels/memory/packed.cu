// Members that lie at odd addresses.
// LAUNCH: packed<<<4,64>>> a=random(200,seed=75) out=zeros(200) n=200
// EXPECT: out == a['word'] + a['half'] + a['c']

#pragma pack(push, 1)
struct Odd { unsigned char c; int word; short half; };
#pragma pack(pop)
extern "C" __global__ void packed(const Odd *a, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = a[i].word + a[i].half + a[i].c;
}
