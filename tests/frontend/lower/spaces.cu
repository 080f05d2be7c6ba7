__constant__ int table[4];
extern "C" __global__ void spaces(unsigned *out, unsigned *mail)
{
    __shared__ unsigned tile[32];
    int local[2] = {(int)threadIdx.x, 7};
    int i = threadIdx.x;
    int *where = &local[i & 1];
    out[i] = __isGlobal(out) + 2 * __isShared(tile) + 4 * __isConstant(table) + 8 * __isLocal(where) + 16 * __isGlobal(tile) + 32 * __isShared(out);
    unsigned *back = (unsigned *)__cvta_shared_to_generic(__cvta_generic_to_shared(&tile[i]));
    *back = 3 * i;
    mail[i] = tile[i] + __cvta_generic_to_shared(&tile[i]) - __cvta_generic_to_shared(&tile[0]) + (unsigned)*where * 0;
}
// LAUNCH: spaces<<<1,32>>> out=zeros(32,u32) mail=zeros(32,u32)
// EXPECT: out == 15
// EXPECT: mail == 7 * arange(32)
