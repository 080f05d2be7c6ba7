typedef int unary(int);
struct S { unary f; __device__ int g() { return 1; } }; // error@18: member functions declared with a typedef are not supported
