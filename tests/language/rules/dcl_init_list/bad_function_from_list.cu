// [dcl.init.list] p3.10: there is no temporary function to refer to
// REFUSED: no function comes from a list
extern "C" __global__ void bad_function_from_list(int *out) { int (&&r)(int) = {}; out[0] = r(1); }
