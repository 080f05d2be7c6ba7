#if 1
__device__ int x;
// error@-2:2: unterminated conditional directive
