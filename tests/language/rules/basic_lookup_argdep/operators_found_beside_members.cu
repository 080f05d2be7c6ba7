// [basic.lookup.argdep] p3: for operators the member candidates do not hide the namespace's
namespace N {
struct S { int v; __device__ int operator*(int k) const { return v * k; } };
__device__ int operator*(S a, S b) { return a.v * 1000 + b.v; }
__device__ int operator*(int k, S a) { return k + a.v; }
}
struct User {
    __device__ int operator*(double) const { return 0; }
    __device__ int run(N::S a, N::S b) const { return a * b; }
};
extern "C" __global__ void operators_found_beside_members(int *out) {
    N::S a{3}, b{4};
    User u;
    out[0] = a * 5;
    out[1] = a * b;
    out[2] = 5 * a;
    out[3] = u.run(a, b);
    out[4] = u * 2;
}
// LAUNCH: operators_found_beside_members<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [15, 3004, 8, 3004, 0]
