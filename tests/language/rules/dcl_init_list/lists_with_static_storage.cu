// [dcl.init.list] p6: the array of a list with static storage is as static as the list
// HOST: no
#include <initializer_list>
__device__ std::initializer_list<int> file = {1, 2, 3};
__constant__ std::initializer_list<const char> text = {'a', 'b'};
extern "C" __global__ void lists_with_static_storage(int *out) {
    static const std::initializer_list<int> local = {5, 6};
    for (int i : file) out[0] = out[0] * 10 + i; out[1] = *text.begin(), out[2] = text.size(); for (int i : local) out[3] = out[3] * 10 + i;
}
// LAUNCH: lists_with_static_storage<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [123, 97, 2, 56]
