// An operand with the constraint C is text: the constant array stands where the template names it.
template <int bits> struct Mode { static constexpr char word[] = "shr.s32"; };
template <> struct Mode<1> { static constexpr char word[] = "shl.b32"; };
template <int bits> __device__ int moved(int x) {
    int r;
    asm("%1 %0, %2, %3; // 100%% %1" : "=r"(r) : "C"(Mode<bits>::word), "r"(x), "n"(2));
    return r;
}
extern "C" __global__ void asm_text_operand(int *out) {
    int i = threadIdx.x, k = i;
    out[i] = moved<0>(i) * 100 + moved<1>(k);
}
// LAUNCH: asm_text_operand<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) // 4 * 100 + arange(8) * 4
