__device__ int *f(const int *p) { return static_cast<int *>(p); } // error@42: static_cast from 'const int *' to 'int *' is not allowed
