__device__ int x;
// error@+1:3: unterminated /* comment
  /* this never ends
__device__ int y = 08;
