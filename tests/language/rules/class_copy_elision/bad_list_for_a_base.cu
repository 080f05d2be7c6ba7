// [class.copy.elision] p1: a base is no complete object, so that its copying constructor is called for a list's temporary
// REFUSED: deleted constructor
struct B {
    __device__ B(int, int) {}
    B(const B &) = delete;
    B(B &&) = delete;
};
struct D : B {
    __device__ D() : B({1, 2}) {}
};
extern "C" __global__ void bad_list_for_a_base(int *out) { D d; out[0] = sizeof(d); }
