extern "C" __global__ void dots_and_bits(int *s, unsigned *u, unsigned long long *swapped)
{
    int i = threadIdx.x;
    s[4 * i] = __dp4a(make_char4(-1, 2, -3, i), make_char4(4, 5, 6, -7), i);
    s[4 * i + 1] = __dp2a_lo(make_short2(-300, i), make_char4(2, -3, 50, 60), 1);
    s[4 * i + 2] = __dp2a_hi(make_short2(-300, i), make_char4(2, -3, 50, 60), 1);
    s[4 * i + 3] = __dp4a((int)0xff000000, 0x7f000000, 0);
    u[4 * i] = __dp4a(make_uchar4(255, 2, 3, i), make_uchar4(255, 5, 6, 200), 7u);
    u[4 * i + 1] = __dp2a_lo(0xffff0001u, 0x0000ff02u, 0u);
    u[4 * i + 2] = __fns(0xf0f0u, 0, i + 1);
    u[4 * i + 3] = __nv_bswap32(0x01020300u + i) + __nv_bswap16((unsigned short)(i << 8));
    swapped[i] = __nv_bswap64(0x0102030405060700ull + i);
}
// LAUNCH: dots_and_bits<<<1,8>>> s=zeros(32,i32) u=zeros(32,u32) swapped=zeros(8,u64)
// EXPECT: s[::4] == -4 + 10 - 18 - 7 * arange(8) + arange(8)
// EXPECT: s[1::4] == -600 - 3 * arange(8) + 1
// EXPECT: s[2::4] == -15000 + 60 * arange(8) + 1
// EXPECT: s[3::4] == -127
// EXPECT: u[::4] == 65025 + 10 + 18 + 200 * arange(8) + 7
// EXPECT: u[1::4] == 2 + 65535 * 255
// EXPECT: u[2::4] == array([4, 5, 6, 7, 12, 13, 14, 15])
// EXPECT: u[3::4] == arange(8) * 0x1000000 + 0x30201 + arange(8)
// EXPECT: swapped.view('i8') == 0x0007060504030201 + arange(8) * 2**56
