// [dcl.enum] dcl.init.list p3.8: a fixed enumeration may be initialised from {value}
enum class Byte : unsigned char { }; enum U : int { u1 = 1 };
__device__ int f(Byte b) { return (int)b; }
extern "C" __global__ void direct_list_initialisation(int *out) {
    Byte b{200}; out[0] = (int)b; out[1] = f(Byte{7}); U u{5}; out[2] = u; out[3] = (int)Byte(300); Byte z{}; out[4] = (int)z + 3;
}
// LAUNCH: direct_list_initialisation<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [200, 7, 5, 44, 3]
