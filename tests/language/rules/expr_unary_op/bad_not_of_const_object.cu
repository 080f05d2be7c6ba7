// [expr.unary.op] p9: the operand of ! is converted as it is, so of a const object by a const function
// REFUSED: contextually convertible
struct Source {
    __device__ operator int() { return 1; }
};
extern "C" __global__ void bad_not_of_const_object(int *out) {
    const Source constant = {};
    out[0] = !constant;
}
