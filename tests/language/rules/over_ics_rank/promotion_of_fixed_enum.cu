// [over.ics.rank] p4.2: promotion to the underlying type beats promotion to the promoted underlying type
enum E : unsigned char { e };
__device__ int f(int) { return 1; }
__device__ int f(unsigned char) { return 2; }
__device__ int f(long) { return 3; }
__device__ int g(int) { return 4; }
__device__ int g(unsigned) { return 5; }
extern "C" __global__ void promotion_of_fixed_enum(int *out) {
    E v = e;
    out[0] = f(v);
    out[1] = g(v);
    out[2] = f(+v);
    out[3] = f((short)v);
}
// LAUNCH: promotion_of_fixed_enum<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [2, 4, 1, 1]
