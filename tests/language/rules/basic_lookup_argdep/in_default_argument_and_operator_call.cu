// [basic.lookup.argdep] p1: operators inside functions of another namespace find theirs
namespace V { struct V2 { int x, y; }; __device__ V2 operator+(V2 a, V2 b) { return {a.x + b.x, a.y + b.y}; } __device__ V2 operator*(int k, V2 a) { return {k * a.x, k * a.y}; } __device__ int dot(V2 a, V2 b) { return a.x * b.x + a.y * b.y; } __device__ V2 &operator+=(V2 &a, V2 b) { a = a + b; return a; } __device__ bool operator==(V2 a, V2 b) { return a.x == b.x && a.y == b.y; } }
namespace U { __device__ int operator+(int *, V::V2) { return 9; } __device__ int run(V::V2 a) { V::V2 b = a + 2 * a; b += a; return dot(b, a) * 10 + (b == 4 * a); } __device__ int d(V::V2 v, int k = dot(V::V2{1, 2}, V::V2{3, 4})) { return k + v.x; } }
extern "C" __global__ void in_default_argument_and_operator_call(int *out) { out[0] = U::run({1, 2}); out[1] = U::d({5, 6}); }
// LAUNCH: in_default_argument_and_operator_call<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [201, 16]
