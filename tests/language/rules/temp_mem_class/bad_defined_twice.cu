// [temp.mem.class] p1, [basic.def.odr]: and it is defined once
// REFUSED: redefinition
template <class T> struct C { struct E; };
template <class T> struct C<T>::E { T e; };
template <class T> struct C<T>::E { T f; };
extern "C" __global__ void bad_defined_twice(int *out) { C<int>::E e{1}; out[0] = e.e; }
