// [stmt.switch] p2: the one conversion function cannot be called for a constant; a template is none
// REFUSED: statement requires expression of integer type
struct Source { int n; __device__ operator int() { return n; } template <class T> __device__ operator T() const { return T(); } };
extern "C" __global__ void bad_only_template_viable(int *out) {
    const Source s = {1};
    switch (s) { case 1: out[0] = 1; break; default: out[0] = 2; }
}
