// [class.access.base] p5: a static function of a private base is no accessible member of the derived class
// REFUSED: static member of a private base
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
extern "C" __global__ void bad_static_of_private_base(int *out) { B b; C c; b.s(); out[0] = c.inside(); }
