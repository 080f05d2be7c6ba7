// [cpp.error] p1: #error makes the program ill-formed
// REFUSED: #error
#error stop here
extern "C" __global__ void bad_error_directive(int *out) { out[0] = 1; }
