extern "C" __global__ void bool_array(bool *out) { int i = threadIdx.x; out[i] = i & 2; }
// LAUNCH: bool_array<<<1,8>>> out=zeros(8,bool)
// EXPECT: out == [False, False, True, True] * 2
