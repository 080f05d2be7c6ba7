// [class.derived] p1: a member of a derived class hides the base's, whatever the parameters
struct A { __device__ int f(int) { return 1; } __device__ int g(int) { return 5; } };
struct B : A { __device__ int f(double) { return 2; } };
struct C : A { using A::f; __device__ int f(double) { return 3; } };
extern "C" __global__ void names_found_in_bases(int *out) {
    out[0] = B().f(1);
    out[1] = C().f(1) * 10 + C().f(1.0);
    out[2] = B().g(1.5);
}
// LAUNCH: names_found_in_bases<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [2, 13, 5, 0, 0, 0, 0, 0]
