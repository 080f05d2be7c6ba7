// [dcl.attr] dcl.attr.grammar: attributes may stand in many places; unknown ones are ignored
[[maybe_unused]] static __device__ int unused(int x) { return x; }
struct [[nodiscard]] S { [[maybe_unused]] int a; int b; };
enum class [[maybe_unused]] E { a [[maybe_unused]] = 3, b };
[[nodiscard]] __device__ int f([[maybe_unused]] int p, int q) { return q; }
__device__ int g(int x) { switch (x) { case 1: x += 10; [[fallthrough]]; case 2: x += 100; break; [[likely_unknown]] default: x = 0; } return x; }
extern "C" __global__ void ignored_and_meant(int *out) {
    [[maybe_unused]] int n = 5; out[0] = f(1, 2) + (int)E::b; out[1] = g(1) * 10 + g(2); S s{1, 2}; out[2] = s.b; if (n) [[maybe_unused]] out[3] = n; alignas(16) int v[4] = {6}; out[4] = v[0]; for ([[maybe_unused]] int i : v) out[5]++; [[vendor::thing("x", 1)]] out[6] = 7;
}
// LAUNCH: ignored_and_meant<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [6, 1212, 2, 5, 6, 4, 7]
