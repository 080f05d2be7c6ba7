// [class.mem] p5: a member template is declared once in its class
// REFUSED: class member cannot be redeclared
struct S {
    template <class T> __device__ int f(T);
    template <class T> __device__ int f(T) { return 1; }
};
extern "C" __global__ void bad_template_again(int *out) { out[0] = S().f(1); }
