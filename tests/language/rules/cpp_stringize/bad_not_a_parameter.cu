// [cpp.stringize] p1: # in a function-like macro is followed by a parameter
// REFUSED: # is not followed by a parameter
#define F(a) #b
extern "C" __global__ void bad_not_a_parameter(int *out) { out[0] = sizeof(F(1)); }
