// [dcl.enum] p5: enumerations alone have an underlying type
// REFUSED: only enumeration types have underlying types
template <typename T> struct under { typedef __underlying_type(T) type; };
extern "C" __global__ void bad_underlying(int *out) { out[0] = sizeof(under<float>::type); }
