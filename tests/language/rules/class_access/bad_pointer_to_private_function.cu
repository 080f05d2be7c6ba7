// [class.access] p5: a pointer to a member, too, is made only of what is accessible
// REFUSED: address of a private function
struct A {
    __device__ static int s() { return 1; }
    template <class T> __device__ static int t(T) { return 2; }
};
class B : A {
    __device__ static int p(int) { return 3; }
    __device__ static int p(long) { return 4; }
    __device__ int m(int) { return 5; }
    __device__ int m(long) { return 6; }
public:
    __device__ B() {}
};
struct C : B {
    __device__ int inside() { return 0; }
};
extern "C" __global__ void bad_pointer_to_private_function(int *out) { B b; C c; int (B::*f)(int) = &B::m; out[0] = c.inside(); }
