extern "C" __global__ void literal_string_array_size(int *out) {
    int i = threadIdx.x; char s[] = "hello"; out[i] = sizeof(s) * 100 + s[i % 5];
}
// LAUNCH: literal_string_array_size<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 600 + asarray([104, 101, 108, 108, 111, 104, 101, 108])
