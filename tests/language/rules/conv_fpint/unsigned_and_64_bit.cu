// [conv.fpint] p2: integers become the nearest floating value
extern "C" __global__ void unsigned_and_64_bit(int *out) { unsigned u = 4294967295u; float f = u; out[0] = f == 4294967296.0f; double d = u; out[1] = d == 4294967295.0; unsigned long ul = ~0ul; double e = ul; out[2] = e == 18446744073709551616.0; long l = -1; float g = l; out[3] = (int)g; out[4] = (int)(unsigned)3000000000.5 == (int)3000000000u; out[5] = (int)((unsigned long)1e19 >> 60); bool b = 1e-30f; out[6] = b; char c = 65.9; out[7] = c; }
// LAUNCH: unsigned_and_64_bit<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 1, 1, -1, 1, 8, 1, 65]
