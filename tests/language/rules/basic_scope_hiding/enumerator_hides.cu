// [basic.scope.hiding] p1: an enumerator of an inner scope hides outer names
__device__ int red = 100;
enum Outer { green = 4 };
extern "C" __global__ void enumerator_hides(int *out) {
    enum Inner { red = 1, green = red + 1 };
    out[0] = red + green * 10;
    out[1] = ::red + ::green;
    struct S { enum { red = 50 }; __device__ int get() { return red + green; } };
    S s;
    out[2] = s.get();
    { int green = green = 6; out[3] = green; }
}
// LAUNCH: enumerator_hides<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [21, 104, 52, 6]
