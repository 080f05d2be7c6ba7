// [cpp.replace] p4: as many arguments as parameters
// REFUSED: too many arguments for the macro
#define F(a, b) a + b
extern "C" __global__ void bad_too_many_arguments(int *out) { out[0] = F(1, 2, 3); }
