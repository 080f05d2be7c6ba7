// LAUNCH: template_forwarding_reference<<<1,1>>> p=array([1,2,3,4],i32)
// EXPECT: p == [11, 12, 3, 24]
template <typename T> __device__ void add(T &&x, int by) { x += by; }
template <typename T, typename U> __device__ int both(T &&x, U &&y) { x = x + y; return sizeof(T); }
__global__ void template_forwarding_reference(int *p) {
    add(p[0], 10);
    int q = 2;
    add(q, 10);
    p[1] = q;
    both(p[3], 20);
}
