// [array.cons] p2: the elements that tell the type of an array have one type
// REFUSED: no viable constructor or deduction guide for deduction of template arguments of 'array'
#include <array>
extern "C" __global__ void bad_deduced_of_different_types(int *out) {
    std::array a{1, 2.0f};
    out[0] = a[0];
}
