// [temp.deduct.call] p3: T&& of the class's own parameter is no forwarding reference
template <class T> struct S {
    __device__ int f(T &&) { return 1; }
    __device__ int f(const T &) { return 2; }
    template <class U> __device__ int g(U &&) { return sizeof(U); }
};
extern "C" __global__ void class_parameter_no_forwarding(int *out) {
    int x = 0;
    S<int> s;
    out[0] = s.f(5);
    out[1] = s.f(x);
    out[2] = s.g('c');
    out[3] = s.g(2.0);
}
// LAUNCH: class_parameter_no_forwarding<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 1, 8, 0, 0, 0, 0]
