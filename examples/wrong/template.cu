// A mistake inside a template: the messages lead back to what asked for the instance.
template <class T> struct Sum {
    T total;
    __device__ void add(T x) { total += x.value; }
};
template <class T> __device__ T sum(const T *x, int n) {
    Sum<T> s{};
    for (int i = 0; i < n; i++)
        s.add(x[i]);
    return s.total;
}
__global__ void k(const float *x, float *out, int n) {
    out[0] = sum(x, n);
}
//   minicc examples/wrong/template.cu -o -
