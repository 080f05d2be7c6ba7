// [temp.expl.spec] p6: a specialisation after the use that would instantiate it
// REFUSED: specialisation after instantiation
template <class T> struct S { static const int value = 1; };
__device__ int use() { return S<int>::value; }
template <> struct S<int> { static const int value = 2; };
extern "C" __global__ void bad_after_use(int *out) { out[0] = use() + S<int>::value; }
