// [temp.mem] p1: a member template is defined outside of its class template with the types that it was declared with
// REFUSED: out-of-line definition
template <class T> struct S { template <class U> __device__ U f(U u, unsigned long n); };
template <class T> template <class U> __device__ U S<T>::f(U u, int n) { return u + n; }
extern "C" __global__ void bad_member_template_of_another_type(int *out) { S<int> s; out[0] = s.f(2, 3); }
