extern "C" __global__ void assign_compound_all(int *out) {
    int i = threadIdx.x; int a = i + 100; a += 7; a -= 3; a *= 5; a /= 2; a %= 97; a <<= 3; a >>= 1; a |= 3; a &= 0xFF; a ^= 0x55; out[i] = a;
}
// LAUNCH: assign_compound_all<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == ((((((arange(8) + 104) * 5) // 2) % 97 * 8 // 2) | 3) & 0xFF) ^ 0x55
