// `case low ... high:` (GNU) is a label for each value from low to high, as g++ has it; nvcc 13.0 takes its first value alone.
enum E { A, B, C, D };
enum class Colour : unsigned char { red, green, blue };
__device__ int f(int a) {
    switch (a) {
    case 1 ... 5: return 1;
    case -3 ... -1: return 2;
    case 'a' ... 'z': return 3;
    case 10: return 4;
    case 1000 ... 5000: return 5;
    case 7 ... 7: return 6;
    default: return 0;
    }
}
__device__ int g(E e) {
    switch (e) {
    case A ... B: return 1;
    case C ... D: return 2;
    }
    return 3;
}
__device__ int h(unsigned long long v) {
    int n = 0;
    switch (v) {
    case 5000000000ull ... 6000000000ull: n += 1;
    case 0 ... 3: n += 2; break;
    case 100 ... 9999: n += 10;
    }
    return n;
}
__device__ int s(signed char c) {
    switch (c) {
    case -128 ... -1: return -1;
    case 0: return 0;
    case 1 ... 127: return 1;
    }
    return 2;
}
template <int N> __device__ int t(int a) {
    switch (a) {
    case N ... N + 2: return 1;
    }
    return 0;
}
__device__ constexpr int c(int a) {
    switch (a) {
    case 2 ... 4: return 7;
    default: return 8;
    }
}
__device__ int k(Colour x) {
    switch (x) {
    case Colour::red ... Colour::green: return 1;
    default: return 2;
    }
}
extern "C" __global__ void case_ranges(int *out) {
    const int given[] = {0, 1, 5, 6, -3, -1, -4, 'q', 10, 999, 1000, 5000, 5001, 7};
    for (int i = 0; i < 14; i++) out[i] = f(given[i]);
    out[14] = g(B) * 10 + g(C);
    out[15] = h(5500000000ull) * 100 + h(6000000001ull) * 10 + h(3);
    out[16] = h(9999) * 10 + h(4);
    out[17] = s(-128) + 10 * s(0) + 100 * s(127);
    out[18] = t<4>(6) * 10 + t<4>(7);
    constexpr int at[] = {c(1), c(2), c(4), c(5)};
    out[19] = at[0] * 1000 + at[1] * 100 + at[2] * 10 + at[3];
    out[20] = k(Colour::green) * 10 + k(Colour::blue);
}
// LAUNCH: case_ranges<<<1,1>>> out=zeros(21,i32)
// EXPECT: out == [0, 1, 1, 0, 2, 2, 0, 3, 4, 0, 5, 5, 0, 6, 12, 302, 100, 99, 10, 8778, 12]
