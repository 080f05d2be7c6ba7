// [stmt.ambig] p1: what a member access follows is an expression, though it begins like a declarator
struct Add { int *p; __device__ explicit Add(int &x) : p(&x) {} __device__ Add *operator->() { return this; } __device__ void by(int n) { *p += n; } };
extern "C" __global__ void temporary_of_what_is_pointed_to(int *out) { Add(*out).by(1); if (out[0] == 1) Add(*out).by(2); for (int i = 0; i < 2; i++) Add(*out)->by(4); }
// LAUNCH: temporary_of_what_is_pointed_to<<<1,1>>> out=zeros(1,i32)
// EXPECT: out == [11]
