// [expr.log] p1: the second operand is not evaluated when the first decides
__device__ int t(int &n, int r) { n = n * 10 + r; return r; }
extern "C" __global__ void short_circuit_values(int *out) { int n = 0; bool b = t(n, 0) && t(n, 2); out[0] = n * 10 + b; n = 0; b = t(n, 1) && t(n, 2); out[1] = n * 10 + b; n = 0; b = t(n, 3) || t(n, 4) && t(n, 5); out[2] = n * 10 + b; n = 0; b = (t(n, 0) || t(n, 4)) && t(n, 0); out[3] = n * 10 + b; n = 0; if (t(n, 1) && !t(n, 2) || t(n, 3)) n += 5000; out[4] = n; int *p = nullptr; out[5] = p && *p || !p; n = 1; n && (n = 7); n || (n = 9); out[6] = n; }
// LAUNCH: short_circuit_values<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [0, 121, 31, 400, 5123, 1, 7]
