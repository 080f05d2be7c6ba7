// [class.access] p4: access is checked after the overload is chosen
struct B {
    __device__ int f(int) { return 1; }
private:
    __device__ int g(int) { return 2; }
public:
    __device__ int g(char) { return 3; }
};
extern "C" __global__ void overload_before_access(int *out) {
    B b;
    out[0] = b.f('c');
    out[1] = b.g('c');
}
// LAUNCH: overload_before_access<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 3, 0, 0, 0, 0, 0, 0]
