// [class.member.lookup] p7: static functions of a class that is twice in an object are one set
struct C0 {
    static __device__ int f(double) { return 1; }
    static __device__ int f(const int *) { return 2; }
};
struct C1 : C0 {};
struct D1 : C0 { static __device__ int g(int) { return 3; } };
struct C2 : C1, D1 {
    __device__ int look() { return this->f(1) * 100 + f(nullptr) * 10 + g(1); }
};
extern "C" __global__ void static_functions_of_one_set(int *out) { out[0] = C2().look() + C2::f(2.5); }
// LAUNCH: static_functions_of_one_set<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [124, 0, 0, 0, 0, 0, 0, 0]
