extern "C" __global__ void literal_char_escapes(int *out) {
    int i = threadIdx.x; const char c[8] = {'A', '\n', '\t', '\\', '\'', '\0', '\x41', '\101'}; out[i] = c[i];
}
// LAUNCH: literal_char_escapes<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [65, 10, 9, 92, 39, 0, 65, 65]
