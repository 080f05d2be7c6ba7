// [class.mem] class.bit p1: bit-fields hold their width, signed ones their sign
struct S { unsigned a : 3; int b : 3; unsigned : 0; unsigned c : 9; bool d : 1; enum E { x, y, z } e : 2; long f : 40; };
extern "C" __global__ void bitfield_reads_and_writes(int *out) { S s{}; s.a = 13; s.b = 5; s.c = 511; s.c++; s.d = 4; s.e = S::z; s.f = 1L << 39; out[0] = s.a; out[1] = s.b; out[2] = s.c; out[3] = s.d; out[4] = s.e == S::z; out[5] = s.f < 0; out[6] = (s.a = 9); out[7] = (s.b += 6); }
// LAUNCH: bitfield_reads_and_writes<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [5, -3, 0, 1, 1, 1, 1, 3]
