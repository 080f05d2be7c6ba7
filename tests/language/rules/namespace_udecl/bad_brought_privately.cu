// [namespace.udecl] p19: what a using declaration names is accessible as a member of the class that has brought it, whatever it was before
// REFUSED: private member
struct C0 { __device__ int g(int) { return 833; } };
struct C1 : C0 {};
struct C3 : C1 {
private:
    using C1::g;
};
struct C4 : private C3 {
    using C3::g;
    __device__ int look() { return g(1); }
};
extern "C" __global__ void bad_brought_privately(int *out) { out[0] = C4().look(); }
