// [temp.alias] p1: an alias template is not specialised
// REFUSED: an alias template cannot be specialised
template <class T> using Ptr = T *;
template <> using Ptr<int> = int;
extern "C" __global__ void bad_specialised(int *out) { Ptr<char> p = nullptr; out[0] = p == nullptr; }
