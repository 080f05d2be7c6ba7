// [cpp.replace] p4: as many arguments as parameters
// REFUSED: too few arguments for the macro
#define F(a, b) a + b
extern "C" __global__ void bad_too_few_arguments(int *out) { out[0] = F(1); }
