// [class.base.init] p9, [class.ctor] p4: a constructor template with a parameter to be deduced gives no default constructor
// REFUSED: no default constructor
struct B {
    template <class T> __device__ B(T) {}
};
struct D : B {
    __device__ D() {}
};
extern "C" __global__ void bad_base_without_default(int *out) { D d; out[0] = sizeof(d); }
