extern "D" __device__ int f(); // error@8: unknown linkage language
