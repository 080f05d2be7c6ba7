// [conv.func] p1: a function becomes a pointer; * and & of it are the same
__device__ int two(int x) { return 2 * x; }
__device__ int apply(int (*f)(int), int x) { return f(x); }
__device__ int ref(int (&f)(int), int x) { return f(x) + 1; }
__device__ int kind(int (*)(int)) { return 1; }
__device__ int kind(bool) { return 2; }
extern "C" __global__ void decays_to_pointer(int *out) {
    int (*p)(int) = two, (*q)(int) = &two, (*r)(int) = ***two;
    out[0] = apply(two, 3) + apply(&two, 30) + apply(*two, 300);
    out[1] = p(1) + (*q)(10) + (**r)(100);
    out[2] = ref(two, 5) * 10 + ref(*p, 6);
    out[3] = kind(two) + (p == q) * 10;
}
// LAUNCH: decays_to_pointer<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [666, 222, 123, 11]
