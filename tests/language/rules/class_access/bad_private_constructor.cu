// [class.access] p1: a private constructor
// REFUSED: private constructor
class S { __device__ S(int) { } public: int n = 0; };
extern "C" __global__ void bad_private_constructor(int *out) { S s(1); out[0] = s.n; }
