// [dcl.type.auto.deduct] p4: deduction as for a template call, of any initialiser
__device__ const int &cref(const int &x) { return x; } __device__ int *ptr(int *p) { return p; } struct S { short s = 1; __device__ auto get() const -> const short & { return s; } const int c = 4; };
extern "C" __global__ void from_calls_and_conditionals(int *out) { int x = 1; auto a = cref(x); a = 5; out[0] = x * 10 + a; auto &b = cref(x); x = 7; out[1] = b; auto *p = ptr(&x); *p = 8; out[2] = x; auto c = x ? 'a' : 1; out[3] = sizeof(c); S s; auto d = s.c; d++; out[4] = d; auto e = s.s + s.s; out[5] = sizeof(e) * 10 + sizeof(s.s); decltype(auto) f = (x); f = 9; out[6] = x; auto g = 1u - 2; out[7] = g > 0; for (auto i = 0u, n = 3u; i < n; i++) out[7] += 10; }
// LAUNCH: from_calls_and_conditionals<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [15, 7, 8, 4, 5, 42, 9, 31]
