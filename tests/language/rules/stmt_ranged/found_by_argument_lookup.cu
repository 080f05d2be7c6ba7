// [stmt.ranged] p1.3.3: begin and end by argument-dependent lookup, if there are no members
namespace N { struct R { int v[3]; }; __device__ int *begin(R &r) { return r.v; } __device__ int *end(R &r) { return r.v + 3; } __device__ const int *begin(const R &r) { return r.v + 1; } __device__ const int *end(const R &r) { return r.v + 3; } }
struct M { int v[2] = {5, 6}; __device__ const int *begin() const { return v; } __device__ const int *end() const { return v + 2; } };
__device__ const int *begin(const M &m) { return m.v + 1; }
extern "C" __global__ void found_by_argument_lookup(int *out) {
    N::R r{{1, 2, 3}}; const N::R c{{4, 5, 6}};
    for (int &x : r) { x += 1; out[0] = out[0] * 10 + x; }
    for (int x : c) out[1] = out[1] * 10 + x;
    for (auto x : M()) out[2] = out[2] * 10 + x;
}
// LAUNCH: found_by_argument_lookup<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [234, 56, 56]
