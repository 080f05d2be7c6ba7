extern "C" __global__ void switch_on_char(int *out) {
    int i = threadIdx.x; char c = "abcabcab"[i]; switch (c) { case 'a': out[i] = 1; break; case 'b': out[i] = 2; break; case 'c': out[i] = 3; }
}
// LAUNCH: switch_on_char<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 3, 1, 2, 3, 1, 2]
