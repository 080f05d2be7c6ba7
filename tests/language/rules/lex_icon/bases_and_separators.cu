// [lex.icon] p1: octal, hexadecimal, binary and digit separators
extern "C" __global__ void bases_and_separators(int *out) { out[0] = 0x1F + 017 + 0b101; out[1] = 1'000'000; out[2] = 0xFF'FF; out[3] = 0b1010'1010; out[4] = 0'17 + 00; out[5] = 0XaBc; out[6] = 0B11; out[7] = 1'2'3'4; }
// LAUNCH: bases_and_separators<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [51, 1000000, 65535, 170, 15, 2748, 3, 1234]
