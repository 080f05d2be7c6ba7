// [expr.unary.op] p9, [conv.bool]: an object whose class converts to std::nullptr_t becomes no bool for !, though it may be a condition
// REFUSED: invalid argument type
struct Source {
    __device__ operator decltype(nullptr)() const { return nullptr; }
};
extern "C" __global__ void bad_not_of_null_pointer_constant_object(int *out) {
    Source s;
    out[0] = s ? 1 : 2;
    out[1] = s && true;
    out[2] = !s; // error: invalid argument type 'Source' to unary expression
}
