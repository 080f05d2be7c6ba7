// [dcl.init.string] p1: an array of wchar_t takes only strings of that
// REFUSED: "ab" is narrow
extern "C" __global__ void bad_narrow_for_wide(int *out) { wchar_t a[] = "ab"; out[0] = a[0]; }
