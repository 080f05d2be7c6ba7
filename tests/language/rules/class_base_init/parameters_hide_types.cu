// [class.base.init] p12: the initialisers of members are in the scope of the constructor's parameters
typedef int Size;
struct Box {
    int area;
    __device__ Box(int Size);
    __device__ Box(long Size, int n) : area((Size)-n) {}
};
__device__ Box::Box(int Size) : area(Size * Size) {}
extern "C" __global__ void parameters_hide_types(int *out) {
    out[0] = Box(5).area;
    out[1] = Box(9L, 2).area;
}
// LAUNCH: parameters_hide_types<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [25, 7]
