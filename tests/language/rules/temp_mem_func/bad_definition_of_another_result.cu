// [temp.mem.func] p1: a member function is defined outside of its class template with the result that it was declared with
// REFUSED: out-of-line definition
template <class T> struct S { __device__ T f(T *p); };
template <class T> __device__ long S<T>::f(T *p) { return p[1]; }
extern "C" __global__ void bad_definition_of_another_result(int *out) { S<int> s; out[0] = s.f(out); }
