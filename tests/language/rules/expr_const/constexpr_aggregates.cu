// [expr.const] p2: constant arrays of structs, found and summed
struct Row { const char *name; int v[3]; };
__device__ constexpr int sum(const Row &r) { return r.v[0] + r.v[1] * 10 + r.v[2] * 100; }
__device__ constexpr int total() {
    Row t[2] = {{"one", {1, 2}}, {"two", {4, 5, 6}}};
    t[0].v[2] = 3;
    int s = 0;
    for (const Row &r : t) s += sum(r) + r.name[0];
    return s;
}
extern "C" __global__ void constexpr_aggregates(int *out) {
    constexpr int s = total();
    out[0] = s;
    constexpr Row one = {"x", {7, 8, 9}};
    static_assert(sum(one) == 987, "");
    constexpr int c = one.v[2] * 10 + (one.name[0] == 'x');
    out[1] = c;
}
// LAUNCH: constexpr_aggregates<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1202, 91, 0, 0, 0, 0, 0, 0]
