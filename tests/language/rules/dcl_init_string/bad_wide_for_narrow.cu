// [dcl.init.string] p1: an array of char takes no wide string
// REFUSED: and one of char16_t none of char32_t
extern "C" __global__ void bad_wide_for_narrow(int *out) { char a[] = u"ab"; out[0] = a[0]; }
