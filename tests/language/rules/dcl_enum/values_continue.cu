// [dcl.enum] p2: an enumerator without a value is one more than the one before
enum A { a0, a1, a5 = 5, a6, an = -3, an2 }; enum { x1 = 'a', x2, x3 = sizeof(int) * 2, x4 = a6 << 1 };
extern "C" __global__ void values_continue(int *out) {
    out[0] = a1 * 100 + a6 * 10 + an2; out[1] = x2 * 100 + x3; out[2] = x4;
    enum L { l1 = 1, l2 = l1 + 4, l3 = l2 * 10 }; out[3] = l3; A a = a5; out[4] = a == l2; out[5] = a + an + true;
}
// LAUNCH: values_continue<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [158, 9808, 12, 50, 1, 3]
