// [dcl.pre] p6: what is asserted of a variable of the host's is for the host's compiler
int numbers[4];
static_assert(sizeof numbers == 16 && sizeof(numbers[0]) == 4, "");
extern "C" __global__ void asserted_of_host(int *out) {
    out[0] = 1;
}
// LAUNCH: asserted_of_host<<<1,1>>> out=zeros(1,i32)
// EXPECT: out == [1]
