// [lex.name] p1: identifiers are case-sensitive, may hold underscores and digits
extern "C" __global__ void keywords_and_identifiers(int *out) { int a = 1, A = 2, _a1 = 3, a_ = 4; int final = 5, override = 6; out[0] = a * 1000 + A * 100 + _a1 * 10 + a_; out[1] = final * 10 + override; int intx = 7, ifelse = 8; out[2] = intx + ifelse; struct import { int module; } m = {9}; out[3] = m.module; }
// LAUNCH: keywords_and_identifiers<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [1234, 56, 15, 9]
