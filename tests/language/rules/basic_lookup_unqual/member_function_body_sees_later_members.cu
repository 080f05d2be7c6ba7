// [basic.lookup.unqual] p7: a member function's body sees all members of its class, then bases, then enclosing scopes
__device__ int v = 1;
__device__ int w = 2;
__device__ int u = 3;
struct Base { int w = 20; __device__ int base() const { return v; } };
struct S : Base {
    __device__ int get() const { return v * 10000 + w * 100 + u; }
    int v = 10;
};
extern "C" __global__ void member_function_body_sees_later_members(int *out) {
    S s;
    out[0] = s.get();
    out[1] = s.base();
}
// LAUNCH: member_function_body_sees_later_members<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [102003, 1]
