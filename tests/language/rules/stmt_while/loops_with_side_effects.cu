// [stmt.while] p1: the condition is evaluated before each round, a declared name anew
__device__ int next(int &n) { return n > 3 ? 0 : ++n; } struct It { int v; __device__ explicit operator bool() const { return v < 3; } };
extern "C" __global__ void loops_with_side_effects(int *out) { int n = 0; while (int k = next(n)) out[0] = out[0] * 10 + k; n = 0; while (n < 10) { n += 3; if (n == 6) continue; out[1] += n; } It it{0}; while (it) { it.v++; out[2] += it.v; } do { int n = 5; out[3] += n; } while (++n < 15); out[4] = n; n = 5; while (n) if (--n == 2) break; out[5] = n; do if (n) n--; else break; while (true); out[6] = n; }
// LAUNCH: loops_with_side_effects<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [1234, 24, 6, 15, 15, 2, 0]
