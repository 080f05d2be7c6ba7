// [stmt.for] p1: the body is a scope inside the one of the for's names
extern "C" __global__ void scope_of_body_and_shadow(int *out) { int n = 0; for (int i = 0; i < 3; ++i) { { int i = 10; i += 5; n += i; } n += i; } out[0] = n; for (int i = 0, n = 5; i < n; i += 2) out[1] += n; out[2] = n; for (int i = 3; i--; ) { static int s = 100; s += i; out[3] = s; } for (auto p = "abc"; *p; ++p) out[4] = *p; for (int i = 1; int j = 4 - i; ++i) out[5] = out[5] * 10 + j; int i = 42; for (; i > 40; i--) ; out[6] = i; }
// LAUNCH: scope_of_body_and_shadow<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [48, 15, 48, 103, 99, 321, 40]
