// [cstddef.syn] p1: std::byte is an enumeration, to which no integer converts
// REFUSED: cannot initialize
#include <cstddef>
extern "C" __global__ void bad_byte_from_integer(int *out) {
    std::byte b = 3;
    out[0] = (int)b;
}
