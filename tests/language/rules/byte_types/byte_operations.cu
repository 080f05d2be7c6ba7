// [byteops] p1: operations of std::byte and std::to_integer
// NVCC: --expt-relaxed-constexpr
#include <cstddef>
extern "C" __global__ void byte_operations(int *out) {
    std::byte b{0x5};
    std::byte c = b | std::byte{8};
    out[0] = (int)c;
    out[1] = std::to_integer<int>(c & std::byte(1));
    c <<= 1;
    out[2] = int(c);
    c = ~c;
    out[3] = int(c);
    out[4] = sizeof(std::byte) * 10 + alignof(std::max_align_t);
    c ^= b;
    c |= b;
    c &= std::byte(7);
    out[5] = int(c >> 1);
    out[6] = int(c << 2) + int(b << 7);
    c >>= 1;
    out[7] = (b == c) * 10 + (c < b);
    unsigned char raw[2] = {1, 2};
    auto *p = reinterpret_cast<std::byte *>(raw);
    p[0] = std::byte{9};
    out[8] = raw[0] + raw[1];
    std::nullptr_t q = nullptr;
    out[9] = q == nullptr;
}
// LAUNCH: byte_operations<<<1,1>>> out=zeros(10,i32)
// EXPECT: out == [13, 1, 26, 229, 26, 2, 148, 1, 11, 1]
