// [class.mem] p2: a member that points to a function, behind the body of a member function
__device__ int twice(int x) { return 2 * x; }
struct S {
    __device__ int s() const { return 7; }
    int (*field)(int);
};
extern "C" __global__ void function_pointer_behind_a_body(int *out) {
    S s{twice};
    out[0] = s.field(s.s());
}
// LAUNCH: function_pointer_behind_a_body<<<1,1>>> out=zeros(1,i32)
// EXPECT: out == [14]
