// Bit fields of one word are one memory location; what -O2 makes of the two assignments is one store.
// CONFIGS: -O0
extern "C" __global__ void bits_of_one_word(int *out)
{
    struct Flags { unsigned low : 16; unsigned high : 16; };
    __shared__ Flags f;
    if (threadIdx.x == 0)
        f.low = 1;
    else
        f.high = 2;
    __syncthreads();
    out[0] = f.low + f.high;
}
// LAUNCH: bits_of_one_word<<<1,2>>> out=zeros(1,i32)
// RACE: 8 10
// RACE: 12 warning
