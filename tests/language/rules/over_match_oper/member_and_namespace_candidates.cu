// [over.match.oper] p3: members, non-members and built-in candidates compete on equal terms
struct A { int v; __device__ int operator+(int k) { return 1; } __device__ int operator-(const A &) const { return 5; } };
__device__ int operator+(const A &, int) { return 2; }
__device__ int operator+(A &, long) { return 3; }
__device__ int operator+(int, const A &) { return 4; }
__device__ int operator-(A &, A &) { return 6; }
extern "C" __global__ void member_and_namespace_candidates(int *out) {
    A a{1}; const A c{2};
    out[0] = a + 1;
    out[1] = c + 1;
    out[2] = a + 1L;
    out[3] = 1 + a;
    out[4] = a - a;
    out[5] = c - a;
}
// LAUNCH: member_and_namespace_candidates<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [1, 2, 3, 4, 6, 5]
