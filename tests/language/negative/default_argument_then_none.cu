__device__ int f(int a = 1, int b); // error@33: missing default argument on parameter 'b'
