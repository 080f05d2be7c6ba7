// [specialized.addressof] p2: a temporary object has no address that lasts
// REFUSED: deleted
// NVCC: --expt-relaxed-constexpr
#include <utility>
extern "C" __global__ void bad_rvalue(int *out) {
    const int *p = std::addressof(4 + out[0]);
    out[0] = *p;
}
