template <typename T> __global__ void deduced(T *p) { *p = 1; }
template <typename T, int N> __global__ void dependent(T *p) { *p = N; }
template <typename T> __global__ void made(T *p) { *p = 2; }
template <typename T> __global__ void asked(T *p) { *p = 3; }
template __global__ void asked<int>(int *);
void launch(float *p, int n) {
    deduced<<<1, n>>>(p); // warning@5: kernel template 'deduced' has no instance: host code launches it with arguments that are not read here; '-instantiate' makes instances by name [-Wkernel-not-instantiated]
    made<float><<<1, n>>>(p);
    made<<<1, n>>>(p);
    asked<<<1, n>>>(p);
    deduced<<<2, n>>>(p);
}
template <typename T> void wrapper(T *p) { dependent<T, 4><<<1, 1>>>(p); } // warning@44: kernel template 'dependent' has no instance: host code launches it with arguments that are not read here; '-instantiate' makes instances by name [-Wkernel-not-instantiated]
