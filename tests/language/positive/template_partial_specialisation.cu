template <typename T> struct IsPtr { enum { value = 0 }; };
template <typename T> struct IsPtr<T *> { enum { value = 1 }; };
extern "C" __global__ void template_partial_specialisation(int *out) {
    int i = threadIdx.x; out[i] = IsPtr<int>::value * 10 + IsPtr<float *>::value;
}
// LAUNCH: template_partial_specialisation<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 1
