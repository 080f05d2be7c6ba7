template <class T> struct A { T a; };
template <class T> struct B : A<T> { __device__ T get() const { return a; } }; // error@72: use of undeclared identifier 'a'
__global__ void k(B<int> b, int *out) { *out = b.get(); }
