extern "C" __global__ void preprocessor_comments(int *out) { int i = threadIdx.x; /* one /* not nested */ out[i] = i /* two */ + 1; // three \
   still a comment
}
// LAUNCH: preprocessor_comments<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) + 1
