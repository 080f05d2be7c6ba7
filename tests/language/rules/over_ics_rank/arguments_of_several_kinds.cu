// [over.ics.rank] p2: each argument's sequences are compared on their own
struct S { __device__ S(int) { } __device__ operator double() const { return 1; } }; struct T { };
__device__ int f(double, int) { return 1; } __device__ int f(S, long) { return 2; } __device__ int f(T, ...) { return 3; } __device__ int g(const S &, int) { return 4; } __device__ int g(S &&, int) { return 5; } __device__ int g(double, double) { return 6; }
extern "C" __global__ void arguments_of_several_kinds(int *out) { S s(1); T t; out[0] = f(1, 1); out[1] = f(s, 1L); out[2] = f(t, 1); out[3] = g(s, 1) * 10 + g(S(2), 1); out[4] = g(1, 1.0); }
// LAUNCH: arguments_of_several_kinds<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [1, 2, 3, 45, 6]
