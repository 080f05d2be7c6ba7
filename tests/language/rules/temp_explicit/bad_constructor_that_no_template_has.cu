// [temp.explicit] p7: the type must be one that the template can have.
// REFUSED: does not refer to a function template
struct Plain {
    int x;
    template <class C> __device__ Plain(C a, int b) : x(a + b) {}
};
template __device__ Plain::Plain(char, float);
extern "C" __global__ void bad_constructor_that_no_template_has(int *out) { out[0] = Plain(1, 2).x; }
