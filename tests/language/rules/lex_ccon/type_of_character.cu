// [lex.ccon] p2: an ordinary character literal has type char
__device__ int k(char) { return 1; } __device__ int k(int) { return 2; } __device__ int k(signed char) { return 3; }
extern "C" __global__ void type_of_character(int *out) { out[0] = k('a') * 10 + k('a' + 0); out[1] = sizeof('a'); out[2] = k(u8'a'); out[3] = k('\x7f') * 10 + k(-'a'); char s[] = {'a', 98, 'c', 0}; out[4] = s[1] == 'b'; }
// LAUNCH: type_of_character<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [12, 1, 1, 12, 1]
