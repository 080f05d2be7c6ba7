// [cpp.replace] p4: the argument list of a macro must end
// REFUSED: unterminated argument list
#define A(y, z) y
#define B A(1
extern "C" __global__ void bad_unterminated_call(int *out) { out[0] = B; }
