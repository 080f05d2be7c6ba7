// [temp.param] p11: a class template's pack is last
// REFUSED: pack is not last
template <class... T, class U> struct S { };
extern "C" __global__ void bad_pack_not_last(int *out) { out[0] = sizeof(S<int, int>); }
