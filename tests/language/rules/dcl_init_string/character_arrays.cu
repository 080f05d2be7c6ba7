// [dcl.init.string] p1: char arrays from strings, with or without braces, of any char type
extern "C" __global__ void character_arrays(int *out) { char a[] = "hi"; char b[5] = {"hi"}; unsigned char c[] = "\xff\x01"; signed char d[4] = "abc"; const char e[2][4] = {"ab", "cde"}; char f[] = {"x" "yz"}; out[0] = sizeof(a) * 100 + sizeof(b) * 10 + b[4]; out[1] = c[0] + c[1]; out[2] = d[3] + d[2]; out[3] = e[1][2] * 10 + e[0][2]; out[4] = sizeof(f) + f[1]; static const char *g[] = {"p", "qr"}; out[5] = g[1][1] + sizeof(g); struct S { char n[4]; int v; } s = {"ok", 7}; out[6] = s.n[1] * 10 + s.v; a[0] = 'j'; out[7] = a[0]; }
// LAUNCH: character_arrays<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [350, 256, 99, 1010, 125, 130, 1077, 106]
