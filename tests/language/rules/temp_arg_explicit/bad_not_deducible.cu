// [temp.arg.explicit] p2: an argument that is neither given nor deduced nor defaulted
// REFUSED: cannot deduce a template argument
template <class R, class A> __device__ R conv(A a) { return R(a); }
extern "C" __global__ void bad_not_deducible(int *out) { out[0] = conv(1); }
