// [dcl.spec.auto] dcl.type.auto.deduct: auto x{1} is int; several declarators agree
extern "C" __global__ void braces(int *out) { auto x{5}; auto y(6); auto z = 7u; out[0] = sizeof(x) + x; out[1] = y; auto s = "abc"; out[2] = sizeof(s) + s[1]; auto c = 'a'; out[3] = sizeof(c); auto b = c + c; out[4] = sizeof(b); auto n = nullptr; out[5] = sizeof(n) + (n == nullptr); auto d = 1.0f * 2; out[6] = sizeof(d); static auto st = 3L; out[7] = sizeof(st); const auto *cp = &x; x++; out[5] += *cp; }
// LAUNCH: braces<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [9, 6, 106, 1, 4, 15, 4, 8]
