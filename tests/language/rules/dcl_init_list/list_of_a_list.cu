// [dcl.init.list] p3: one list of the same type in braces is copied, as nvcc has it; g++ makes it an element
// HOST: no
#include <initializer_list>
__device__ int f(std::initializer_list<int> l) { return l.size(); }
extern "C" __global__ void list_of_a_list(int *out) { std::initializer_list<int> a = {1, 2}, b{a}, c = {a}; out[0] = b.size() + c.size(), out[1] = b.begin() == a.begin(), out[2] = f({a}); }
// LAUNCH: list_of_a_list<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [4, 1, 2]
