extern "C" __global__ void warp_meetings(unsigned *out, int *least)
{
    int i = threadIdx.x, same;
    out[4 * i] = __match_any_sync(~0u, (double)(i / 4));
    out[4 * i + 1] = __match_any_sync(~0u, i < 16 ? 0.0f : -0.0f);
    out[4 * i + 2] = __match_all_sync(~0u, (long long)i, &same) + same;
    out[4 * i + 3] = __reduce_or_sync(~0u, 1u << i % 5) ^ __reduce_and_sync(~0u, i | 64u) ^ __reduce_xor_sync(~0u, (unsigned)i);
    if (i & 1)
        least[i] = __reduce_min_sync(0xaaaaaaaau, -i);
    else
        least[i] = __reduce_min_sync(0x55555555u, (unsigned)-i);
}
// LAUNCH: warp_meetings<<<1,32>>> out=zeros(128,u32) least=zeros(32,i32)
// EXPECT: out[::4] == 15 * 2 ** (arange(32) // 4 * 4)
// EXPECT: out[1::4] == where(arange(32) < 16, 0xffff, 0xffff0000)
// EXPECT: out[2::4] == 0
// EXPECT: out[3::4] == 31 ^ 64
// EXPECT: least == where(arange(32) % 2, -31, 0)
