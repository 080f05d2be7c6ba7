// [lex.key] p2: and, or, not and their like are operators, final and override names
__device__ int f(int override) { return override + 1; } struct final_ { int v; }; struct S final { int final = 3; };
extern "C" __global__ void alternative_and_contextual(int *out) { int a = 6, b = 3; out[0] = (a and b) + (a bitand b) * 10 + (a bitor b) * 100; out[1] = (a xor b) * 10 + (not a); a and_eq 3; out[2] = a; a or_eq 8; out[3] = a; a xor_eq 15; out[4] = a; out[5] = f(4) + (a not_eq b) * 10 + (compl 0 == -1) * 100; S s; out[6] = s.final; }
// LAUNCH: alternative_and_contextual<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [721, 50, 2, 10, 5, 115, 3]
