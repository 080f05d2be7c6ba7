struct Flags { unsigned a : 3; int b : 5; unsigned c : 24; };
extern "C" __global__ void bitfield_struct(int *out) {
    int i = threadIdx.x; Flags f; f.a = i + 5; f.b = i - 4; f.c = 1 << 20; out[i] = f.a * 100 + f.b + sizeof(f);
}
// LAUNCH: bitfield_struct<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == (arange(8) + 5) % 8 * 100 + arange(8) - 4 + 4
