// [expr.ass] p1: assignments group to the right, each converts to its own left operand
extern "C" __global__ void chained_and_mixed(int *out) { int i; char c; float f; bool b; f = i = c = 300; out[0] = c * 10000 + i * 100 + (int)f; i = f = 2.75f; out[1] = i * 100 + (int)(f * 10); b = c = 256; out[2] = b; c = b = 256; out[3] = c; i = 5; i += i -= 2; out[4] = i; int a[2] = {1, 2}; a[0] = a[1] = 7; out[5] = a[0] + a[1]; unsigned u = 1; u -= 2; out[6] = u == 4294967295u; i = 10; i %= 4; i |= 8; i ^= 3; i &= ~1; out[7] = i; }
// LAUNCH: chained_and_mixed<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [444444, 227, 0, 1, 6, 14, 1, 8]
