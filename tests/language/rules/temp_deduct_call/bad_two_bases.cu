// [temp.deduct.call] p4: two bases that fit
// REFUSED: ambiguous base deduces two types
template <class T> struct B { };
struct D : B<int>, B<char> { };
template <class T> __device__ int f(const B<T> &) { return sizeof(T); }
extern "C" __global__ void bad_two_bases(int *out) { out[0] = f(D()); }
