// A header of a library is not there, what the language has in its place is: the integer types.
// OPTIONS: -Wno-unknown-header
#include <algorithm>
#include <somewhere/else.hpp>
struct Cell { std::uint8_t kind; uint16_t count; std::size_t next; };
extern "C" __global__ void sizes(std::uint32_t *out, std::int64_t big) {
    auto index = static_cast<std::size_t>(big) + std::uint32_t(1);
    out[0] = sizeof(Cell), out[1] = sizeof(index), out[2] = uint32_t(index), out[3] = SIZE_MAX == ~std::size_t(0);
}
// LAUNCH: sizes<<<1,1>>> out=zeros(4,u32) big=41
// EXPECT: out == [16, 8, 42, 1]
