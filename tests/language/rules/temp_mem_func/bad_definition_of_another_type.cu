// [temp.mem.func] p1: a member function is defined outside of its class template with the types that it was declared with
// REFUSED: out-of-line definition
template <class T> struct S { __device__ T f(T *p, unsigned long n); };
template <class T> __device__ T S<T>::f(T *p, int n) { return p[n]; }
extern "C" __global__ void bad_definition_of_another_type(int *out) { S<int> s; out[0] = s.f(out, 1); }
