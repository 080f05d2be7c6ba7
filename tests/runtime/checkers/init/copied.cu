// memcpy takes structures byte by byte: padding is told from data by the words in which nothing is defined.
struct Padded {
    char tag;
    int value;
    double weight;
    short last;
};
extern "C" __global__ void whole(char *out, int n)
{
    Padded p;
    p.tag = 1, p.value = n, p.weight = 2, p.last = 3;
    memcpy(out + threadIdx.x * sizeof p, &p, sizeof p);
}
// LAUNCH: whole<<<1,32>>> out=zeros(768,i8) n=5
// EXPECT: out.reshape(32,24)[:,4] == 5
// CHECKED: init

extern "C" __global__ void not_set(char *out, int n)
{
    Padded p;
    p.tag = 1, p.value = n, p.last = 3;
    memcpy(out + threadIdx.x * sizeof p, &p, sizeof p);
}
// LAUNCH: not_set<<<1,32>>> out=zeros(768,i8) n=5
// UNINIT: 22 error

extern "C" __global__ void letters(char *out, int n)
{
    __shared__ char text[32];
    for (int i = threadIdx.x; i < n; i += blockDim.x)
        text[i] = 'a' + i;
    __syncthreads();
    if (threadIdx.x == 0)
        memcpy(out, text, 32);
}
// LAUNCH: letters<<<1,32>>> out=zeros(32,i8) n=16
// UNINIT: 34 error
// LAUNCH: letters<<<1,32>>> out=zeros(32,i8) n=32
// CHECKED: init

extern "C" __global__ void used(int *out, int n)
{
    Padded p;
    p.tag = 1, p.value = n, p.weight = 2, p.last = 3;
    unsigned char bytes[sizeof p];
    memcpy(bytes, &p, sizeof p);
    int hash = 0;
    for (int i = 0; i < sizeof p; i++)
        hash = hash * 31 + bytes[i];
    out[threadIdx.x] = hash;
}
// LAUNCH: used<<<1,32>>> out=zeros(32,i32) n=5
// UNINIT: 50 46 error
