// [over.match.list] p1, [dcl.init.list] p7: the constructor that takes a list is chosen, though its elements are narrowed then
// REFUSED: the other constructor would do
#include <initializer_list>
struct A { __device__ A(int, double) {} __device__ A(std::initializer_list<bool>) {} };
extern "C" __global__ void bad_list_constructor_narrows(int *out) { A a{10, 5.0}; }
