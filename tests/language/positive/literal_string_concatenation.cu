extern "C" __global__ void literal_string_concatenation(int *out) {
    int i = threadIdx.x; const char *s = "abcd" "efgh"; out[i] = s[i];
}
// LAUNCH: literal_string_concatenation<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) + 97
